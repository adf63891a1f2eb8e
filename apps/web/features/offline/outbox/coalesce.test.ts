import { expect, it } from "vitest";
import type { Edit } from "../edit.ts";
import { queued } from "./a-trip.ts";
import { coalesce } from "./coalesce.ts";

const about = { activityId: "Castle", title: "Castle" };
const change = (fields: object, before: object): Edit => ({ kind: "change", ...about, change: { ...fields, before } });
const line = (...edits: Edit[]) => edits.map((edit, at) => queued(edit, { id: `edit ${at}`, place: at + 1 }));
const asked = (...edits: Edit[]) => {
  const entries = line(...edits);
  const { edit, taken } = coalesce(entries[0] ?? expect.fail(), entries);
  return { edit, taken: taken.map((it) => it.id) };
};

const one = change({ notes: "one" }, { notes: null });
const two = change({ notes: "two", title: "Fort" }, { notes: "one", title: "Castle" });
const three = change({ title: "Gate" }, { title: "Fort" });
const other: Edit = { ...three, activityId: "Museum" } as Edit;
const move: Edit = { kind: "move", ...about, dayId: "two", afterId: null, fromDayId: "one" };

it("asks about the last words against what was seen first", () => {
  expect(asked(one, other, two, three)).toEqual({
    edit: change({ notes: "two", title: "Gate" }, { notes: null, title: "Castle" }),
    taken: ["edit 2", "edit 3"],
  });
});

it("takes no more than what stands before a move", () => {
  expect(asked(one, move, two)).toEqual({ edit: one, taken: [] });
});

it("asks once about the note of a day", () => {
  const note = (notes: string, before: string): Edit => ({ kind: "notes", dayId: "one", notes, before });
  expect(asked(note("Tram", ""), note("Tram at nine", "Tram"))).toEqual({
    edit: note("Tram at nine", ""),
    taken: ["edit 1"],
  });
});
