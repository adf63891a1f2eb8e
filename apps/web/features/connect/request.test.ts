import { expect, test } from "vitest";
import { safeRedirect } from "./request.ts";

test.each([
  "https://agent.example/callback?code=abc&state=1",
  "http://127.0.0.1:4242/callback?code=abc",
  "http://[::1]:4242/callback?code=abc",
  "com.example.agent:/callback?code=abc",
])("follows %s", (address) => {
  expect(safeRedirect(address)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,hi",
  "blob:https://a.example/1",
  "http://a.example/callback",
  "http://127.0.0.1@a.example/",
  "ms-msdt://x",
  "smb://host/share",
  "/trips",
  "",
  null,
])("does not follow %j", (address) => {
  expect(safeRedirect(address)).toBeNull();
});
