import { describe, expect, it } from "vitest";
import { findInPalette, type PaletteGroup } from "./palette.ts";

const item = (title: string, detail?: string) => ({
  id: title,
  title,
  ...(detail && { detail }),
  run: () => undefined,
});
const groups: PaletteGroup[] = [
  { title: "Actions", items: [item("Add activity"), item("Undo: Moved Castle")] },
  { title: "Stops", onlyFound: true, items: [item("Lunch at the castle"), item("Castelo de São Jorge", "Wed 23 Dec")] },
];
const found = (search: string) =>
  findInPalette(groups, search).map((group) => [group.title, ...group.items.map((it) => it.title)]);

describe("the search of the command palette", () => {
  it("shows no stops before something is searched for", () => {
    expect(found("  ")).toEqual([["Actions", "Add activity", "Undo: Moved Castle"]]);
  });

  it("finds what has all words, without accents and case, where the title begins with them first", () => {
    expect(found("sao wed")).toEqual([["Stops", "Castelo de São Jorge"]]);
    expect(found("CAST")).toEqual([
      ["Actions", "Undo: Moved Castle"],
      ["Stops", "Castelo de São Jorge", "Lunch at the castle"],
    ]);
    expect(found("astle")).toEqual([]);
  });

  it("shows the first of many", () => {
    const many = { title: "Stops", items: Array.from({ length: 30 }, (_, index) => item(`Walk ${index}`)) };
    expect(findInPalette([many], "walk")[0]?.items).toHaveLength(8);
  });
});
