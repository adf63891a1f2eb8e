import { describe, expect, it } from "vitest";
import {
  additionOf,
  aTrip,
  changeOf,
  moveOf,
  notesOf,
  queued,
  withActivity,
  withoutActivity,
} from "../../offline/outbox/test-trip.ts";
import type { Edit } from "../../offline/outbox-entry.ts";
import { answersTo } from "./question-answers.ts";
import { headingOf, wordsOf } from "./question-words.ts";

const change = changeOf("Castle", { title: "Fort", notes: "Bring water" }, { title: "Castle", notes: null });
const asked = queued(change, { trouble: { kind: "changed" } });
const now = withActivity(aTrip("Castle"), "Castle", { title: "Palace" });
const resultOf = (label: string, trip = now, of = asked) =>
  answersTo(of, trip).find((it) => it.label === label)?.result;

describe("a change with a conflict", () => {
  it("shows both values of contested fields, and only the author's of others", () => {
    expect(wordsOf(asked, now)).toEqual([
      { label: "Title", mine: "Fort", theirs: "Palace" },
      { label: "Notes", mine: "Bring water", theirs: null },
    ]);
  });

  it("can keep the author's values against the trip as it is now", () => {
    expect(resultOf("Keep mine")).toMatchObject([
      { after: { title: "Fort" }, before: { title: "Palace", notes: null } },
    ]);
  });

  it("can give way in contested fields and still sends the rest", () => {
    expect(resultOf("Take theirs")).toEqual(changeOf("Castle", { notes: "Bring water" }, { notes: null }).ops);
    const titleOnly = queued(changeOf("Castle", { title: "Fort" }, { title: "Castle" }), {
      trouble: { kind: "changed" },
    });
    expect(resultOf("Take theirs", now, titleOnly)).toBe("drop");
  });

  it("can be added again when the activity is gone", () => {
    const gone = queued(change, { trouble: { kind: "gone" } });
    expect(resultOf("Add it again", withoutActivity(now, "Castle"), gone)).toMatchObject([
      { op: "activity.add", fields: { title: "Fort", notes: "Bring water" }, at: { dayId: "one" } },
    ]);
  });
});

it("joins two notes of a day", () => {
  const [first, ...others] = aTrip().itinerary;
  const trip = { ...aTrip(), itinerary: [{ ...(first as NonNullable<typeof first>), notes: "Walk" }, ...others] };
  const mine = queued(notesOf("one", "Tram", ""), { trouble: { kind: "changed" } });
  expect(resultOf("Keep both", trip, mine)).toMatchObject([
    { after: { notes: "Walk\nTram" }, before: { notes: "Walk" } },
  ]);
});

describe("an edit whose target day is gone", () => {
  const gone = (edit: Edit) => queued(edit, { trouble: { kind: "gone" } });
  const added = gone(additionOf("Fado", "three"));
  const moved = gone(moveOf("Castle", "three"));
  const words = changeOf("Castle", { notes: "Early" }, {}).ops;
  const changed = gone({
    title: "Castle",
    ops: [...words, { op: "activity.move", activityId: "Castle", to: { dayId: "three" } }],
  });

  it.each([
    ["added “Fado”", added],
    ["moved “Castle”", moved],
    ["moved “Castle”", changed],
  ])("is named, without saying that somebody deleted the activity that was %s", (what, question) => {
    expect(headingOf(question, now)).toBe(`The day that you ${what} to is no longer part of the trip.`);
  });

  it("keeps the rest: an addition goes to another day, and fields changed with a move are still sent", () => {
    expect(resultOf("Add it to day 1", now, added)).toMatchObject([
      { fields: { title: "Fado" }, at: { dayId: "one" } },
    ]);
    expect(resultOf("Leave it where it is", now, moved)).toBe("drop");
    expect(resultOf("Leave it on its day", now, changed)).toEqual(words);
  });

  it("says that the activity is gone when both are", () => {
    const trip = withoutActivity(now, "Castle");
    expect(headingOf(moved, trip)).toBe("Somebody deleted “Castle” meanwhile, which you moved.");
    expect(resultOf("Add it again", trip, changed)).toMatchObject([{ op: "activity.add", fields: { notes: "Early" } }]);
  });
});

describe("a change that was refused", () => {
  const refused = queued(change, { trouble: { kind: "refused", status: 403, message: "You can only look." } });

  it("can be suggested by an editor who became a viewer", () => {
    expect(resultOf("Suggest it", { ...now, role: "viewer" }, refused)).toBe("suggest");
    expect(resultOf("Try again", { ...now, role: "editor" }, refused)).toBe("again");
  });

  it("is shown without the trip when that is no longer accessible", () => {
    expect(wordsOf(asked, null)).toEqual([
      { label: "Title", mine: "Fort", theirs: null },
      { label: "Notes", mine: "Bring water", theirs: null },
    ]);
  });
});

it("an unreadable entry of an older version is shown, and can only be dropped", () => {
  const edit: Edit = { title: null, ops: [] };
  const trouble = { kind: "refused", status: 0, message: "It was made by an older version." } as const;
  const unread = queued(edit, { trouble, unread: { kind: "repaint", colour: "red" } });
  expect(headingOf(unread, now)).toBe("Your change to the plan was not accepted: It was made by an older version.");
  expect(wordsOf(unread, now)).toMatchObject([{ mine: expect.stringContaining("red") }]);
  expect(answersTo(unread, now)).toEqual([{ label: "Discard my change", result: "drop" }]);
});
