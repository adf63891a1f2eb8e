import { describe, expect, it } from "vitest";
import { segmentKinds } from "../../../src/confirmation/reading.ts";
import type { ExpectedSegment } from "../outside/types.ts";
import { unseenLayouts } from "./all.ts";
import { digits } from "./dates.ts";

const cases = unseenLayouts.flatMap((one) => one.cases());
const segments = cases.flatMap(({ id, text, expected }) =>
  expected.segments.map((segment, index) => ({ name: `${id}[${index}]`, text, segment })),
);

/** Every way in which the mails write an hour. */
const clocks = [
  "HH:mm",
  "H:mm",
  "HH.mm",
  "H.mm",
  "HH[h]mm",
  "H[h]mm",
  "h:mm A",
  "hh:mm A",
  "h:mma",
  "h:mm a",
  "hh:mmA",
  "h.mm a",
  "THHmm",
];

function hasClock(text: string, at: string): boolean {
  if (!at.includes("T")) return true;
  const patterns = at.endsWith(":00") ? [...clocks, "ha", "h a", "H[h]"] : clocks;
  return patterns.some((pattern) =>
    new RegExp(`(?:(?<!\\d)|(?=T))${digits(at, pattern).replaceAll(".", "\\.")}`).test(text),
  );
}

function hasDay(text: string, at: string): boolean {
  const day = Number(at.slice(8, 10));
  return new RegExp(`(?<!\\d)0?${day}(?!\\d)`).test(text) || text.includes(digits(at, "YYYYMMDD"));
}

const wordsOf = (segment: ExpectedSegment) => [
  [segment.confirmation_number],
  [segment.provider],
  [segment.train_number],
  [segment.from, ...(segment.from_accept ?? [])],
  [segment.to, ...(segment.to_accept ?? [])],
  [segment.place, ...(segment.place_accept ?? [])],
];

describe("the unseen cases", () => {
  it("have eight layouts or more of every kind but `other`", () => {
    for (const kind of segmentKinds.filter((one) => one !== "other"))
      expect(unseenLayouts.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(8);
  });

  it("have ids and texts of their own", () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(new Set(cases.map(({ text }) => text)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(140);
  });

  it.each(cases.map(({ id, text }) => [id, text]))("%s is filled in", (_id, text) => {
    expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
  });

  it.each(segments.map((one) => [one.name, one] as const))(
    "%s says what is expected of it",
    (_name, { text, segment }) => {
      for (const [value, ...accepted] of wordsOf(segment))
        if (typeof value === "string")
          expect(
            [value, ...accepted].some((word) => typeof word === "string" && holds(text, word)),
            value,
          ).toBe(true);
      for (const at of [segment.start, segment.end])
        if (typeof at === "string") {
          expect(hasClock(text, at), at).toBe(true);
          // What leaves late lands on a day that the mail may leave unsaid.
          expect(hasDay(text, at) || (at === segment.end && hasDay(text, segment.start ?? at)), at).toBe(true);
        }
      if (typeof segment.flight_number === "string")
        expect(text).toMatch(
          new RegExp(`(?<!\\d)0*${segment.flight_number.replace(/^([A-Z]{3}|[A-Z\d]{2})0*/, "")}(?!\\d)`),
        );
      for (const name of segment.travellers ?? [])
        for (const part of name.split(" ")) expect(holds(text, part), part).toBe(true);
    },
  );

  it.each(segments.map(({ name, segment }) => [name, segment] as const))(
    "%s ends after it begins",
    (_name, segment) => {
      if (typeof segment.start !== "string" || typeof segment.end !== "string") return;
      expect(new Date(segment.start).getTime()).not.toBeNaN();
      // Flights may land by the clock of another zone when they left.
      if (segment.kind === "flight") expect(segment.end.slice(0, 10) >= segment.start.slice(0, 10)).toBe(true);
      else expect(segment.end > segment.start).toBe(true);
    },
  );
});

function holds(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}
