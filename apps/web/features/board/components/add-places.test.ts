import { describe, expect, it } from "vitest";
import { detectInput } from "./add-places.tsx";

describe("the text in the field", () => {
  it.each([
    ["https://example.com/ten-places", "https://example.com/ten-places"],
    ["  http://example.com  ", "http://example.com"],
    ["maps.app.goo.gl/AbC123", "https://maps.app.goo.gl/AbC123"],
    ["www.timeout.com", "https://www.timeout.com"],
    ["LX Factory\nhttps://maps.app.goo.gl/AbC123", "https://maps.app.goo.gl/AbC123"],
  ])("%j is a link", (input, url) => {
    expect(detectInput(input)).toEqual({ kind: "url", url });
  });

  it.each([
    "LX Factory\nPastéis de Belém",
    "We should see the tiles museum on Monday, then take the tram up to the castle and eat somewhere there.",
    "https://example.com/a https://example.com/b",
    `Here is what I think of the whole list, at length: https://example.com. ${"It is long. ".repeat(20)}`,
  ])("%j is a text", (text) => {
    expect(detectInput(text)).toEqual({ kind: "text", text: text.trim() });
  });

  it.each(["Time Out Market", "Sr. Lisboa", "St. John's", "javascript:alert(1)", "Café A/B", "10.5 Bar"])(
    "%j is the name of a place",
    (name) => {
      expect(detectInput(name)).toEqual({ kind: "place", name });
    },
  );

  it("is nothing when it is only white space", () => {
    expect(detectInput(" \n ")).toEqual({ kind: "nothing" });
  });
});
