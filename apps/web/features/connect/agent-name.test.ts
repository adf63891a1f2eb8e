import { expect, test } from "vitest";
import { plainName, programName } from "./agent-name.tsx";

test.each([
  ["Planner", "Planner"],
  ["  Trip\n\n\tplanner  ", "Trip planner"],
  ["Planner\u202egnitset\u202c", "Plannergnitset"],
  ["Car\u200bavan\u2066 \u2069", "Caravan"],
  ["Z\u0300\u0301\u0302\u0303\u0304algo", "Z\u0300\u0301algo"],
  ["Planificador de viajes de José", "Planificador de viajes de José"],
  ["👩‍🚀 crew", "👩‍🚀 crew"],
  ["مخطط الرحلات", "مخطط الرحلات"],
  ["\u3164\u2800\u200b", ""],
])("%j becomes %j", (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

test("cuts at 120 characters without splitting one", () => {
  expect(plainName("🧳".repeat(200))).toBe("🧳".repeat(120));
});

test.each([
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    "Chrome on macOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0",
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1",
    "Safari on iOS",
  ],
  ["curl/8.5.0", "curl 8.5.0"],
  ["node", "node"],
  ["python-requests/2.32.3 (like Firefox/133 on Windows)", "python-requests 2.32.3"],
  ["Mozilla/5.0", "Mozilla 5.0"],
  ["", null],
  [null, null],
])("%j is %j", (userAgent, words) => {
  expect(programName(userAgent)).toBe(words);
});
