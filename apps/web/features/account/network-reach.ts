/**
 * How far a session's network reaches: an IPv4 address or the /64 of an IPv6 one. The ranges are those of RFC 1918,
 * 3927, 4193 and 4291; `0:0:0:0::/64` is the loopback's.
 */
export function reachOf(network: string): "machine" | "local" | "public" {
  if (/^127\.|^0:0:0:0::\/64$/.test(network)) return "machine";
  const isLocal = /^10\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\.|^fe[89ab][0-9a-f]:|^f[cd][0-9a-f]{2}:/i;
  return isLocal.test(network) ? "local" : "public";
}
