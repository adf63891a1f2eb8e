import { describe, expect, it } from "vitest";
import { outsideLayouts } from "./all.ts";
import { say } from "./facts/dates.ts";
import type { ExpectedSegment, OutsideCase } from "./types.ts";

const cases: readonly OutsideCase[] = outsideLayouts.flatMap((layout) => layout.cases());

const bare = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const states = (text: string, value: string): boolean => bare(text).includes(bare(value));

/** A clock in any of the ways that people write it. */
function tells(text: string, moment: string): boolean {
  const ways = [
    "HH:mm",
    "H:mm",
    "HH.mm",
    "H.mm",
    "HH'h'mm",
    "H'h'mm",
    "H' h 'mm",
    "HHmm",
    "hh:mm a",
    "h:mm a",
    "hh:mma",
    "hhmma",
  ];
  const short = moment.endsWith(":00") ? ["ha", "h a"] : ["h.mma"];
  const low = text.toLowerCase();
  const half = say(moment, "hhmma").slice(0, 5);
  return [...ways, ...short].some((way) => low.includes(say(moment, way).toLowerCase())) || text.includes(half);
}

const dated = (text: string, moment: string): boolean => {
  const day = Number(moment.slice(8, 10));
  return new RegExp(`(?<!\\d)0?${day}(?!\\d)|(?<!\\d)${moment.slice(0, 10).replaceAll("-", "")}T`, "u").test(text);
};

function unsaid({ text }: OutsideCase, one: ExpectedSegment): readonly string[] {
  const missing: string[] = [];
  const need = (field: string, said: boolean): void => {
    if (!said) missing.push(field);
  };
  for (const field of ["flight_number", "train_number"] as const) {
    const value = one[field];
    if (typeof value === "string") need(field, states(text, value.replace(/^.*?(?=\d+$)/, "")));
  }
  for (const field of ["confirmation_number", "provider"] as const) {
    const value = one[field];
    if (typeof value === "string") need(field, states(text, value));
  }
  for (const field of ["start", "end"] as const) {
    const value = one[field];
    if (typeof value !== "string") continue;
    if (value.length > 10) need(`${field} clock`, tells(text, value));
    const follows = field === "end" && typeof one.start === "string" && one.start.length > 10 && value.length > 10;
    if (!follows) need(`${field} day`, dated(text, value));
  }
  for (const field of ["from", "to", "place"] as const) {
    const value = one[field];
    if (typeof value === "string") need(field, states(text, value));
    if (typeof value === "string" && one[`${field}_accept`] !== undefined) {
      need(`${field} among accepted`, one[`${field}_accept`]?.includes(value) === true);
    }
  }
  for (const name of one.travellers ?? [])
    need(
      name,
      name.split(" ").every((part) => states(text, part)),
    );
  return missing;
}

describe("the mails from outside", () => {
  it("are many, of every kind", () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
    for (const kind of ["flight", "hotel", "car_rental", "meeting", "train"]) {
      expect(outsideLayouts.filter((layout) => layout.kind === kind).length, kind).toBeGreaterThanOrEqual(10);
    }
  });

  it("have names of their own", () => {
    expect(new Set(cases.map((one) => one.id)).size).toBe(cases.length);
  });

  it("are the same texts each time", () => {
    expect(outsideLayouts.flatMap((layout) => layout.cases()).map((one) => one.text)).toEqual(
      cases.map((one) => one.text),
    );
  });

  it("say everything that is expected of their reader", () => {
    const found = cases.flatMap((one) =>
      one.expected.segments.flatMap((segment) => unsaid(one, segment).map((field) => `${one.id}: ${field}`)),
    );
    expect(found).toEqual([]);
  });

  it("hold no leftovers of their making", () => {
    expect(cases.filter(({ text }) => /\b(?:undefined|NaN|null)\b|\[object/.test(text)).map((one) => one.id)).toEqual(
      [],
    );
  });
});
