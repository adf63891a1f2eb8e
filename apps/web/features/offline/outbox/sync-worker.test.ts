import { expect, it } from "vitest";
import type { Edit } from "../outbox-entry.ts";
import { coalesce } from "./sync-worker.ts";
import { changeOf, moveOf, notesOf, queued } from "./test-trip.ts";

const entriesOf = (...edits: Edit[]) => edits.map((edit, at) => queued(edit, { id: `edit ${at}`, place: at + 1 }));
const asked = (...edits: Edit[]) => {
  const entries = entriesOf(...edits);
  const { ops, taken } = coalesce(entries[0] ?? expect.fail(), entries);
  return { ops, taken: taken.map((it) => it.id) };
};

const one = changeOf("Castle", { notes: "one" }, { notes: null });
const two = changeOf("Castle", { notes: "two", title: "Fort" }, { notes: "one", title: "Castle" });
const three = changeOf("Castle", { title: "Gate" }, { title: "Fort" });
const other = changeOf("Museum", { title: "Gate" }, { title: "Fort" });
const move = moveOf("Castle", "two");

it("joins edits of one activity: the latest values, compared with what was seen first", () => {
  expect(asked(one, other, two, three)).toEqual({
    ops: changeOf("Castle", { notes: "two", title: "Gate" }, { notes: null, title: "Castle" }).ops,
    taken: ["edit 2", "edit 3"],
  });
});

it("joins nothing after a move", () => {
  expect(asked(one, move, two)).toEqual({ ops: one.ops, taken: [] });
});

it("joins edits of the note of a day", () => {
  expect(asked(notesOf("one", "Tram", ""), notesOf("one", "Tram at nine", "Tram"))).toEqual({
    ops: notesOf("one", "Tram at nine", "").ops,
    taken: ["edit 1"],
  });
});
