import { expect, test } from "vitest";
import { codeInAddress, readCode } from "./code.ts";

test.each([
  ["CVN-7K2M", "CVN-7K2M"],
  ["cvn 7k 2m", "CVN-7K2M"],
  [" 7k2m\n", "CVN-7K2M"],
  ["CVN–7K2M", "CVN-7K2M"],
  ["c v n - 7 k 2 m", "CVN-7K2M"],
  ["CVN\u200b-7K2M\u200e", "CVN-7K2M"],
  // Four characters are the code itself, also when they begin like the prefix.
  ["CVNX", "CVN-CVNX"],
  ["cvncvnx", "CVN-CVNX"],
  ["https://caravan.example/connect?code=CVN-7K2M", "CVN-7K2M"],
  ["Open https://caravan.example/connect?from=mail&code=cvn-7k2m#top now", "CVN-7K2M"],
])("reads %j", (text, code) => {
  expect(readCode(text)).toBe(code);
});

test.each([
  "",
  "CVN-",
  "CVN-7K2",
  "CVN-7K2MM",
  "ABC-7K2M",
  // The letters and digits that codes do not use.
  "CVN-7KIO",
  "CVN-7K01",
  "CVN-7KÄM",
  "https://caravan.example/connect",
  "https://caravan.example/connect?code=",
])("finds no code in %j", (text) => {
  expect(readCode(text)).toBeNull();
});

test("finds none in an address without a code", () => {
  expect(codeInAddress("https://caravan.example/connect?request=1")).toBeNull();
  expect(codeInAddress("is this it?")).toBeNull();
});
