import { describe, expect, it } from "vitest";
import type { Edit } from "../../offline/edit.ts";
import { aTrip, queued, withActivity, withoutActivity } from "../../offline/outbox/a-trip.ts";
import { answersTo } from "./question-answers.ts";
import { headingOf } from "./question-headings.ts";
import { ownWords, wordsOf } from "./question-words.ts";

const about = { activityId: "Castle", title: "Castle" };
const change: Edit = {
  kind: "change",
  ...about,
  change: { title: "Fort", notes: "Bring water", before: { title: "Castle", notes: null } },
};
const asked = queued(change, { trouble: { kind: "changed" } });
const now = withActivity(aTrip("Castle"), "Castle", { title: "Palace" });
const resultOf = (label: string, trip = now, of = asked) =>
  answersTo(of, trip).find((it) => it.label === label)?.result;

describe("a change that met another's", () => {
  it("shows both texts where both wrote, and mine alone where only I did", () => {
    expect(wordsOf(asked, now)).toEqual([
      { label: "Title", mine: "Fort", theirs: "Palace" },
      { label: "Notes", mine: "Bring water", theirs: null },
    ]);
  });

  it("keeps mine against what is there now", () => {
    expect(resultOf("Keep mine")).toMatchObject({
      change: { title: "Fort", before: { title: "Palace", notes: null } },
    });
  });

  it("takes theirs where both wrote and still sends the rest", () => {
    expect(resultOf("Take theirs")).toEqual({ ...change, change: { notes: "Bring water", before: { notes: null } } });
    const titleOnly = queued(
      { kind: "change", ...about, change: { title: "Fort", before: { title: "Castle" } } },
      { trouble: { kind: "changed" } },
    );
    expect(resultOf("Take theirs", now, titleOnly)).toBe("drop");
  });

  it("can be added again with its words when the activity is gone", () => {
    const gone = queued(change, { trouble: { kind: "gone" } });
    expect(resultOf("Add it again", withoutActivity(now, "Castle"), gone)).toMatchObject({
      kind: "add",
      fields: { title: "Fort", notes: "Bring water", itinerary_id: "one" },
    });
  });
});

it("puts two notes of a day together", () => {
  const [first, ...others] = aTrip().itinerary;
  const trip = { ...aTrip(), itinerary: [{ ...(first as NonNullable<typeof first>), notes: "Walk" }, ...others] };
  const mine = queued({ kind: "notes", dayId: "one", notes: "Tram", before: "" }, { trouble: { kind: "changed" } });
  expect(resultOf("Keep both", trip, mine)).toMatchObject({ notes: "Walk\nTram", before: "Walk" });
});

describe("a day that went while something waited to come to it", () => {
  const gone = (edit: Edit) => queued(edit, { trouble: { kind: "gone" } });
  const added = gone({ kind: "add", activityId: "new", fields: { title: "Fado", itinerary_id: "three" } });
  const moved = gone({ kind: "move", ...about, dayId: "three", afterId: null, fromDayId: "one" });
  const changed = gone({ kind: "change", ...about, change: { notes: "Early", itinerary_id: "three", before: {} } });

  it.each([
    ["added “Fado”", added],
    ["moved “Castle”", moved],
    ["moved “Castle”", changed],
  ])("is named, and nobody is said to have deleted what was %s", (what, question) => {
    expect(headingOf(question, now)).toBe(`The day that you ${what} to is no longer part of the trip.`);
  });

  it("takes nothing along: the addition goes elsewhere, and words that came with a move are still sent", () => {
    expect(resultOf("Add it to day 1", now, added)).toMatchObject({ fields: { title: "Fado", itinerary_id: "one" } });
    expect(resultOf("Leave it where it is", now, moved)).toBe("drop");
    expect(resultOf("Leave it on its day", now, changed)).toEqual({
      ...changed.edit,
      change: { notes: "Early", before: {} },
    });
  });

  it("is not the matter where the activity is gone as well", () => {
    const trip = withoutActivity(now, "Castle");
    expect(headingOf(moved, trip)).toBe("Somebody deleted “Castle” meanwhile, which you moved.");
    expect(resultOf("Add it again", trip, changed)).toMatchObject({ kind: "add", fields: { notes: "Early" } });
  });
});

describe("a change that was refused", () => {
  const refused = queued(change, { trouble: { kind: "refused", status: 403, message: "You can only look." } });

  it("can be suggested by somebody who may only look by now", () => {
    expect(resultOf("Suggest it", { ...now, role: "viewer" }, refused)).toBe("suggest");
    expect(resultOf("Try again", { ...now, role: "editor" }, refused)).toBe("again");
  });

  it("has its words without the trip, where that is closed", () => {
    expect(ownWords(change)).toEqual([
      { label: "Title", mine: "Fort", theirs: null },
      { label: "Notes", mine: "Bring water", theirs: null },
    ]);
  });
});
