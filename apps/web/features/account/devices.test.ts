import { describe, expect, it } from "vitest";
import { reachOf } from "./devices.tsx";

describe("how far a network reaches", () => {
  it.each([
    ["127.0.0.1", "machine"],
    ["0:0:0:0::/64", "machine"],
    ["192.168.1.20", "local"],
    ["172.16.0.1", "local"],
    ["172.32.0.1", "public"],
    ["fe80:0:0:0::/64", "local"],
    ["fd12:3456:789a:1::/64", "local"],
    ["2001:db8:1:2::/64", "public"],
    ["203.0.113.9", "public"],
  ])("knows %s as %s", (network, reach) => {
    expect(reachOf(network)).toBe(reach);
  });
});
