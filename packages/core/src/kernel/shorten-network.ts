/**
 * The part of a network that shows the origin but not the person: the /24 of an IPv4 address, the /48 of an IPv6
 * network. `unknown` for anything else.
 */
export function shortenNetwork(network: string): string {
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(network)?.[1];
  if (four !== undefined) return `${four}.0/24`;
  const six = /^([\da-f]{1,4}):([\da-f]{1,4}):([\da-f]{1,4}):/i.exec(network);
  return six ? `${six.slice(1, 4).join(":")}::/48` : "unknown";
}
