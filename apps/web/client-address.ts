import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Marks calls of our own pages to our own API while a page is being made. The value is known to this process alone. */
export const PAGE_HEADER = "x-caravan-page";

/**
 * Whose X-Forwarded-For is trusted: nobody's; that of this many proxies in a row; or that of proxies in these networks.
 */
export type TrustedProxies = "none" | { readonly hops: number } | { readonly networks: BlockList };

export interface AddressTrust {
  readonly proxies: TrustedProxies;
  /** The value of {@link PAGE_HEADER} which proves that a call comes from our own pages. */
  readonly pageSecret: string;
}

const MOST_HOPS = 10;

/**
 * `off`; `on` for one proxy; a number of proxies; or their networks, such as `10.0.0.0/8 fd00::/8`.
 *
 * @returns undefined when it is none of these
 */
export function readTrustedProxies(setting: string): TrustedProxies | undefined {
  if (setting === "off" || setting === "0") return "none";
  if (setting === "on") return { hops: 1 };
  if (/^\d+$/.test(setting)) return Number(setting) <= MOST_HOPS ? { hops: Number(setting) } : undefined;
  const networks = new BlockList();
  for (const part of setting.split(/[\s,]+/)) {
    const [address = "", bits, rest] = part.split("/");
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? longest : Number(bits);
    if (version === 0 || rest !== undefined || bits === "" || !(prefix >= 0 && prefix <= longest)) return undefined;
    networks.addSubnet(address, prefix, version === 4 ? "ipv4" : "ipv6");
  }
  return { networks };
}

/**
 * The caller's address: the socket's, or what a trusted proxy states. Anybody can send the header, so it is trusted
 * from no one else.
 */
export function clientAddress(request: IncomingMessage, { proxies, pageSecret }: AddressTrust): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((it) => withoutPort(it.trim()))
    .filter((it) => it !== "");
  // Pages of this process pass on the address that it has determined itself.
  if (request.headers[PAGE_HEADER] === pageSecret) return forwarded.at(-1) ?? peer;
  if (proxies === "none") return peer;
  if ("hops" in proxies) return forwarded.at(-proxies.hops) ?? forwarded[0] ?? peer;
  let address = peer;
  // From the nearest hop outwards, while the hop that reported the address is one of our proxies.
  for (const said of forwarded.toReversed()) {
    if (!isIn(proxies.networks, address) || isIP(said) === 0) break;
    address = said;
  }
  return address;
}

function isIn(networks: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").split("%")[0] ?? "";
  const version = isIP(plain);
  return version !== 0 && networks.check(plain, version === 4 ? "ipv4" : "ipv6");
}

/** Some proxies write `1.2.3.4:5678` and `[::1]:5678`. */
function withoutPort(written: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1];
  return bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written)?.[1] ?? written;
}
