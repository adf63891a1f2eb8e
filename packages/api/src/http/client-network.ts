import { isIPv6 } from "node:net";

/**
 * The network that rate limits count. With IPv6 one customer has at least 2^64 addresses, so the network is counted.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = address.split("%")[0] ?? address;
  if (!isIPv6(plain)) return address;
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const behind = tail === "" ? 0 : tail.split(":").length;
    while (groups.length < 8 - behind) groups.push("0");
  }
  const network = groups.slice(0, 4).map((it) => Number.parseInt(it, 16).toString(16));
  return `${network.join(":")}::/64`;
}
