import { expect, it } from "vitest";
import { progressWords, sectionsOf, withTicks } from "./checklist-progress.ts";

const item = (id: string, section: string | null, done = false) => ({ id, section, text: id, done, done_by: null });
const items = [item("a", "Clothes", true), item("b", null), item("c", "Clothes"), item("d", "Things")];

it("says how far all lists are", () => {
  expect(progressWords([{ items }, { items: [item("e", null, true)] }])).toBe("2 of 5 done");
  expect(progressWords([{ items: [] }])).toBeNull();
});

it("puts items under their headings, and those without one first", () => {
  const sections = sectionsOf(items).map((it) => [it.name, it.items.map((one) => one.id)]);
  expect(sections).toEqual([
    [null, ["b"]],
    ["Clothes", ["a", "c"]],
    ["Things", ["d"]],
  ]);
});

it("ticks and unticks before the server has answered", () => {
  const list = { id: "1", trip_id: "2", kind: "todo" as const, title: "", shared: true, created_at: "", items };
  expect(withTicks(list, ["b"], true).items.map((it) => it.done)).toEqual([true, true, false, false]);
  expect(withTicks(list, ["a"], false).items.map((it) => it.done)).toEqual([false, false, false, false]);
});
