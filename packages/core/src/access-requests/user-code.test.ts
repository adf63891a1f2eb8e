import { describe, expect, it } from "vitest";
import { formatUserCode, newUserCode, readUserCode } from "./user-code.ts";

describe("user codes", () => {
  it("have four characters of the alphabet, each with the same probability", () => {
    const seen = new Map<string, number>();
    const codes = 20_000;
    for (let n = 0; n < codes; n++) {
      const code = newUserCode();
      expect(readUserCode(formatUserCode(code))).toBe(code);
      for (const letter of code) seen.set(letter, (seen.get(letter) ?? 0) + 1);
    }
    expect([...seen.keys()].sort().join("")).toBe("23456789ABCDEFGHJKLMNPQRSTUVWXYZ");
    const expected = (codes * 4) / 32;
    // Eight standard deviations: a fair draw never gets there, a bias of a sixth does at once.
    for (const count of seen.values()) expect(Math.abs(count - expected)).toBeLessThan(8 * Math.sqrt(expected));
  });

  it.each([
    "CVN-AB2C",
    "cvn-ab2c",
    "AB2C",
    "ab2c",
    "CVN AB2C",
    " c v n - a b 2 c ",
    "CVNAB2C",
    "cvn\u2013ab\u20112c",
    "ab-2c",
  ])("reads %j as AB2C", (typed) => expect(readUserCode(typed)).toBe("AB2C"));

  it("reads a code whose characters begin like the prefix", () => {
    expect(readUserCode("CVN2")).toBe("CVN2");
    expect(readUserCode("CVN-CVN2")).toBe("CVN2");
  });

  it.each(["", "CVN-", "AB2", "AB2CD", "XYZ-AB2C", "CVN-AB0C", "CVN-IOIO", "CVN_AB2C", "AB2Ç", "\u{1d400}B2C"])(
    "rejects %j",
    (typed) => expect(readUserCode(typed)).toBeUndefined(),
  );
});
