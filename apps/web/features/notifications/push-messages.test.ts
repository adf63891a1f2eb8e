import { describe, expect, it } from "vitest";
import { pathWithin, readPush } from "./push-messages.ts";

const origin = "https://caravan.example";
const whole = {
  kind: "proposal",
  title: "A proposal",
  body: "For Lisbon",
  url: "/trips/1?proposals=1",
  tag: "proposal:1",
};
const plain = { kind: "other", title: "Caravan", body: "", path: "/trips", tag: "" };

describe("the notification for a push", () => {
  it("has text, tag and address", () => {
    const { url, ...rest } = whole;
    expect(readPush(JSON.stringify(whole), origin)).toEqual({ ...rest, path: url });
  });

  it.each(["", "no JSON", "null", "[]", '"text"', "{}", '{"title":"  "}', '{"title":7}'])(
    "is a general one for %j",
    (text) => expect(readPush(text, origin)).toEqual(plain),
  );

  it("accepts an unknown kind", () => {
    expect(readPush('{"kind":"later","title":"New"}', origin)).toMatchObject({
      kind: "later",
      title: "New",
      path: "/trips",
    });
  });

  it("is shortened to the limits", () => {
    const { title, body } = readPush(JSON.stringify({ title: "a".repeat(500), body: "b".repeat(5_000) }), origin);
    expect([title.length, body.length]).toEqual([120, 400]);
  });
});

describe("the address of a notification", () => {
  it.each([
    ["/trips/1/today", "/trips/1/today"],
    ["/groups/ABCD2345?tab=rounds#now", "/groups/ABCD2345?tab=rounds#now"],
    [`${origin}/trips/1`, "/trips/1"],
    ["https://elsewhere.example/trips/1", "/trips"],
    ["//elsewhere.example/trips/1", "/trips"],
    ["\\\\elsewhere.example", "/trips"],
    [`${origin}.elsewhere.example/trips`, "/trips"],
    ["http://caravan.example/trips/1", "/trips"],
    ["javascript:alert(1)", "/trips"],
    ["data:text/html,hello", "/trips"],
    ["http://[", "/trips"],
    [undefined, "/trips"],
    [{ href: "/trips/1" }, "/trips"],
  ])("%j: %s", (address, path) => {
    expect(pathWithin(address, origin)).toBe(path);
  });
});
