import { describe, expect, it } from "vitest";
import { aboutIn, aboutInput, countOf, nameOf } from "./about.ts";

const id = "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01";
const trip = { tripId: id };
const board = { tripCode: "ABCDEFGH" };
const none = { activity_id: null, day_id: null, proposal_id: null, candidate_id: null };

describe("what comments are about", () => {
  it("is read from an address", () => {
    expect(aboutIn("trip", trip)).toEqual({ kind: "trip" });
    expect(aboutIn(`activity:${id}`, trip)).toEqual({ kind: "activity", id });
    expect(aboutIn(`place:${id}`, board)).toEqual({ kind: "place", id });
    for (const other of [null, "", "activity", `money:${id}`, "activity:1"]) expect(aboutIn(other, trip)).toBeNull();
  });

  it("is nothing where such a thing cannot be", () => {
    for (const other of ["trip", `activity:${id}`]) expect(aboutIn(other, board)).toBeNull();
    expect(aboutIn(`place:${id}`, trip)).toBeNull();
  });

  it("is written as it is read", () => {
    for (const about of [{ kind: "trip" }, { kind: "day", id }] as const)
      expect(aboutIn(nameOf(about), trip)).toEqual(about);
  });

  it("is named as the API names it", () => {
    expect(aboutInput({ kind: "trip" })).toEqual({});
    expect(aboutInput({ kind: "day", id })).toEqual({ day_id: id });
  });

  it("is counted by itself, and altogether for the trip", () => {
    const counts = [
      { ...none, count: 2 },
      { ...none, activity_id: id, count: 3 },
    ];
    expect(countOf(counts, { kind: "activity", id })).toBe(3);
    expect(countOf(counts, { kind: "day", id })).toBe(0);
    expect(countOf(counts, { kind: "trip" })).toBe(5);
  });
});
