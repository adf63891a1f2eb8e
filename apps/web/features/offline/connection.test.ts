import { expect, it } from "vitest";
import { isOurs } from "./connection.ts";

const answer = (status: number, type: string) => new Response("", { status, headers: { "content-type": type } });

it.each([
  ["what Caravan says", answer(200, "application/json"), true],
  ["what Caravan refuses", answer(429, "application/json; charset=utf-8"), true],
  ["a gateway that does not reach it", answer(502, "text/html"), false],
  ["a gateway that says so in JSON", answer(503, "application/json"), false],
  ["a network that wants to be signed in to first", answer(200, "text/html"), false],
])("tells from an answer whether there is a way to the server: %s", (_name, response, reaches) => {
  expect(isOurs(response)).toBe(reaches);
});
