import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientAddress, PAGE_HEADER, readTrustedProxies } from "./client-address.ts";

const pageSecret = "known to this process";

/** The client address of a request from this peer, with this setting. */
function addressOf(setting: string, peer: string, forwarded?: string, page?: string): string {
  const proxies = readTrustedProxies(setting);
  if (!proxies) throw new Error(`${setting} is not valid`);
  const headers = { ...(forwarded && { "x-forwarded-for": forwarded }), ...(page && { [PAGE_HEADER]: page }) };
  return clientAddress({ headers, socket: { remoteAddress: peer } } as unknown as IncomingMessage, {
    proxies,
    pageSecret,
  });
}

describe("the caller's address", () => {
  it.each([
    ["nobody's header is believed by default", "off", "203.0.113.9", "1.1.1.1", "203.0.113.9"],
    ["one proxy: the entry that it wrote", "on", "10.0.0.1", "6.6.6.6, 203.0.113.9", "203.0.113.9"],
    ["two proxies: the second entry from the end", "2", "10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
    ["fewer entries than proxies: the first", "3", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["a proxy without a header", "on", "10.0.0.1", undefined, "10.0.0.1"],
    ["networks: past every proxy of ours", "10.0.0.0/8", "10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
    ["networks: a stranger's header is not believed", "10.0.0.0/8", "203.0.113.9", "1.1.1.1", "203.0.113.9"],
    ["networks: IPv4 in an IPv6 socket", "10.0.0.0/8", "::ffff:10.0.0.1", "203.0.113.9", "203.0.113.9"],
    [
      "networks: IPv6, brackets and a port",
      "fd00::/8, 10.0.0.0/8",
      "fd00::1",
      "[2001:db8::5]:4711, 10.0.0.2:99",
      "2001:db8::5",
    ],
    ["networks: what is no address ends the walk", "10.0.0.0/8", "10.0.0.1", "203.0.113.9, unknown", "10.0.0.1"],
  ])("%s", (_, setting, peer, forwarded, address) => {
    expect(addressOf(setting, peer, forwarded)).toBe(address);
  });

  it("is taken from our own pages, and from nobody else who claims it", () => {
    expect(addressOf("off", "127.0.0.1", "203.0.113.9", pageSecret)).toBe("203.0.113.9");
    expect(addressOf("off", "127.0.0.1", "203.0.113.9", "a guess")).toBe("127.0.0.1");
  });

  it.each(["yes", "-1", "11", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8/8", "fd00::/129", "proxy.example"])(
    "%s is not a valid setting",
    (setting) => {
      expect(readTrustedProxies(setting)).toBeUndefined();
    },
  );
});
