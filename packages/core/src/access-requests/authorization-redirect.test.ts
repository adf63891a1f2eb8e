import { expect, it } from "vitest";
import { authorizationRedirect } from "./authorization-redirect.ts";

const iss = "https://trips.example";

it.each([
  ["https://app.example/cb", "s", `https://app.example/cb?code=c&state=s&iss=https%3A%2F%2Ftrips.example`],
  ["https://app.example/cb?a=b%20c", null, `https://app.example/cb?a=b%20c&code=c&iss=https%3A%2F%2Ftrips.example`],
  ["com.example.app:/cb", "a&b=c", `com.example.app:/cb?code=c&state=a%26b%3Dc&iss=https%3A%2F%2Ftrips.example`],
])("adds the answer to the query of %s and keeps the rest of the address", (uri, state, expected) => {
  expect(authorizationRedirect(uri, { code: "c" }, { state, iss })).toBe(expected);
});
