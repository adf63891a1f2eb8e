import { expect, it } from "vitest";
import { liveAddresses, publicAddresses } from "./which-sources.ts";

const off = Object.fromEntries(Object.keys(publicAddresses).map((it) => [it, null]));
const mine = { nominatim: "http://127.0.0.1:1/maps", weather: "off" };

it("has all sources on in production, and none elsewhere", () => {
  expect(liveAddresses({ choice: undefined, byDefault: true, own: {} })).toEqual(publicAddresses);
  expect(liveAddresses({ choice: undefined, byDefault: false, own: {} })).toEqual(off);
  expect(liveAddresses({ choice: "on", byDefault: false, own: {} })).toEqual(publicAddresses);
});

it("uses an operator's own addresses, and switches single sources off", () => {
  expect(liveAddresses({ choice: undefined, byDefault: true, own: mine })).toEqual({
    ...publicAddresses,
    nominatim: mine.nominatim,
    weather: null,
  });
  expect(liveAddresses({ choice: undefined, byDefault: false, own: mine })).toEqual({
    ...off,
    nominatim: mine.nominatim,
  });
});

it("switches all off at once", () => {
  expect(liveAddresses({ choice: "off", byDefault: true, own: mine })).toEqual(off);
});
