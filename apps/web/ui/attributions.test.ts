import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Attributions } from "./attributions.tsx";

const markup = (names: readonly string[]) => renderToStaticMarkup(createElement(Attributions, { names }));

it("links the name that the licence asks for to the licence", () => {
  expect(markup(["© OpenStreetMap contributors"])).toMatch(
    /<a href="https:\/\/www\.openstreetmap\.org\/copyright"[^>]*>© OpenStreetMap contributors<\/a>/,
  );
});

it("shows a name that it has no link for, and nothing where there are none", () => {
  expect(markup(["Somebody"])).toContain("Somebody");
  expect(markup([])).toBe("");
});
