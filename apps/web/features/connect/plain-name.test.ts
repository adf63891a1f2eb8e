import { expect, test } from "vitest";
import { plainName } from "./plain-name.ts";

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

test("cuts at 120 characters without halving one", () => {
  expect(plainName("🧳".repeat(200))).toBe("🧳".repeat(120));
});
