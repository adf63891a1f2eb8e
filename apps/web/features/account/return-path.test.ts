import { expect, test } from "vitest";
import { homePath, returnPath } from "./return-path.ts";

test.each([
  ["/trips/1?day=2#stop", "/trips/1?day=2#stop"],
  ["https://own.example/connect?code=1", "/connect?code=1"],
])("returns to %s", (callbackUrl, path) => {
  expect(returnPath(callbackUrl, "https://own.example")).toBe(path);
});

test.each([
  [undefined],
  [""],
  ["trips"],
  ["//evil.example"],
  ["/\\evil.example"],
  ["/\t/evil.example"],
  ["/a/..//evil.example"],
  ["https://evil.example/"],
  ["https://own.example.evil.example/"],
  ["javascript:alert(1)"],
  [["/trips", "/other"]],
])("does not return to %j", (callbackUrl) => {
  expect(returnPath(callbackUrl, "https://own.example")).toBe(homePath);
});
