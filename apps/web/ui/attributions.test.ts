import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Attributions } from "./attributions.tsx";

const markup = (names: readonly string[]) => renderToStaticMarkup(createElement(Attributions, { names }));

it("links the licence where it is required", () => {
  expect(markup(["© OpenStreetMap contributors"])).toMatch(
    /<a href="https:\/\/www\.openstreetmap\.org\/copyright"[^>]*>© OpenStreetMap contributors<\/a>/,
  );
});

it("shows a name without a link, and nothing when there are none", () => {
  expect(markup(["Somebody"])).toContain("Somebody");
  expect(markup([])).toBe("");
});
