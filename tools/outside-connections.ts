import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { BlockList, isIP, Socket } from "node:net";

const local = new BlockList();
local.addSubnet("127.0.0.0", 8);
local.addAddress("::1", "ipv6");
local.addSubnet("::ffff:127.0.0.0", 104, "ipv6");

const isLocalAddress = (ip: string) => local.check(ip, isIP(ip) === 6 ? "ipv6" : "ipv4");
/** Names of this machine, and those that no name server ever answers (RFC 6761). */
const isLocalName = (name: string) => name === "localhost" || /\.(?:localhost|invalid)$/.test(name);

/** Where a call of `connect` goes; undefined for sockets of this machine without a host. */
function hostOf(args: readonly unknown[]): string | undefined {
  const [first, second] = (Array.isArray(args[0]) ? args[0] : args) as readonly unknown[];
  if (typeof first === "object" && first !== null) {
    const { path, host } = first as { path?: unknown; host?: unknown };
    return path ? undefined : String(host ?? "localhost");
  }
  return typeof second === "string" ? second : "localhost";
}

/**
 * Refuses every connection of this process that leaves the machine, and every question to name servers, and reports
 * them: nothing of the project depends on, or bothers, a server of somebody else while it is tested.
 */
export function refuseOutside(report: (host: string) => void): void {
  const refused = (host: string) => {
    report(host);
    return new Error(`A test reached for ${host}, which is outside.`);
  };
  const { lookup } = dns;
  dns.lookup = Object.assign((name: string, ...more: unknown[]) => {
    if (isIP(name) !== 0 || isLocalName(name)) return Reflect.apply(lookup, dns, [name, ...more]);
    const error = Object.assign(refused(name), { code: "ENOTFOUND" });
    process.nextTick(more.at(-1) as (error: Error) => void, error);
    return undefined;
  }, lookup) as typeof dns.lookup;
  syncBuiltinESMExports();
  const connect = Socket.prototype.connect;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const host = hostOf(args);
    if (host === undefined) return Reflect.apply(connect, this, args);
    if (isIP(host) !== 0 && !isLocalAddress(host)) return this.destroy(refused(host));
    // What a name means is known only after its look-up, which a test may answer itself.
    this.once("lookup", (_error, ip: string) => {
      if (isIP(ip) !== 0 && !isLocalAddress(ip)) this.destroy(refused(`${host} (${ip})`));
    });
    return Reflect.apply(connect, this, args);
  } as typeof connect;
}
