import { expect, test } from "vitest";
import { codeInPath, readTripCode } from "./trip-code.ts";

test.each([
  "K7MPQ2XW",
  "k7mpq2xw",
  " K7MP-Q2XW ",
  "k7mp q2xw",
  "K7MP–Q2XW",
  "https://caravan.example/join/K7MPQ2XW",
  "caravan.example/join/k7mpq2xw?join=1",
  "https://caravan.example/groups/K7MPQ2XW#people",
])("reads the code in %j", (text) => {
  expect(readTripCode(text)).toBe("K7MPQ2XW");
});

test.each([
  "",
  "K7MPQ2X",
  "K7MPQ2XWA",
  "K7MPQ2X0",
  "K7MPQ2XI",
  "https://caravan.example/trips/K7MPQ2XW",
  "Lisbon in May",
])("finds none in %j", (text) => {
  expect(readTripCode(text)).toBeNull();
});

test("decodes escapes of an address, and finds none with broken ones", () => {
  expect(codeInPath("k7mp%20q2xw")).toBe("K7MPQ2XW");
  expect(codeInPath("%E0%A4%A")).toBeNull();
});
