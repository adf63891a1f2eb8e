import { describe, expect, it } from "vitest";
import { aTrip, queued } from "../offline/edits/a-trip.ts";
import type { Edit } from "../offline/edits/edit.ts";
import { withActivity, withoutActivity } from "./arrange.ts";
import { answersTo } from "./question-answers.ts";
import { wordsOf } from "./question-words.ts";

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
