import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isKnownPassword, knownPasswordsFile } from "./known-passwords.ts";

it.each(["qwertyuiop", "1234567890", "QwertyUiop"])("knows %s", (password) => {
  expect(isKnownPassword(password)).toBe(true);
});

it.each(["a quiet road by night", "correct horse battery staple 7", "qwertyuiop but longer"])(
  "does not know %s",
  (it) => {
    expect(isKnownPassword(it)).toBe(false);
  },
);

it("does not contain the passwords themselves", () => {
  const lines = readFileSync(knownPasswordsFile, "utf8").trim().split("\n");
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => !/^[0-9a-f]{12}$/.test(line))).toEqual([]);
});
