import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../../../test/in-english.ts";
import { counter, tripOf } from "../../../test/trips.ts";
import { activityColumns, activityFieldNames, type ColumnKind, provenances } from "../activity-fields.ts";
import { changeDates } from "../change-dates.ts";
import type { Activity, ActivityFields, Alternative, TripDocument, TripFields } from "../document.ts";
import { blankActivity } from "../new-activity.ts";
import { apply, type TripPatch } from "../patch.ts";
import { patchOf } from "../requested-patch.ts";
import { namesAtProposal } from "./names-in-proposal.ts";
import { summaryOf } from "./proposal-summary.ts";
import { changesOf } from "./proposed-changes.ts";

const summaries = (trip: TripDocument, patch: TripPatch) => changesOf(trip, patch).map((it) => it.summary.text);
const parked = { date: "2027-05-03", dayNotes: "", reason: "set_aside" } as const;
const boat: Alternative = {
  ...{ placeId: null, title: "Boat", activityType: "general", location: null, lat: null, lng: null },
  ...{ estimatedCost: null, durationMinutes: null, verified: false, reason: "" },
};

/** Stored values of every field. */
const tripValues: { readonly [Field in keyof TripFields]: readonly TripFields[Field][] } = {
  title: ["A trip", "Week off"],
  destination: ["Lisbon", "Porto"],
  startDate: ["2027-05-03"],
  endDate: ["2027-05-04"],
  travelers: [1, 3],
  interests: [[], ["tiles"], ["tiles", "fado"]],
  travelStyle: [null, "luxury", "budget"],
  accommodationType: [null, "bb", "hotel"],
  budgetPerPerson: [null, "100", "20.5"],
  totalBudget: [null, "900"],
  currency: ["EUR", "USD"],
  status: ["draft", "confirmed"],
  notes: [null, "Tickets", "x".repeat(2000)],
  cityId: [null, "lisbon", "pt-porto"],
  lat: [null, 38.7],
  lng: [null, -9.1],
  timezone: [null, "Europe/Lisbon", "Europe/Paris"],
};
type ActivityValues = { readonly [Field in keyof ActivityFields]: readonly ActivityFields[Field][] };
const valuesOfKind: Readonly<Record<ColumnKind, readonly unknown[]>> = {
  text: [null, "Something"],
  clock: [null, "09:00"],
  integer: [null, 2],
  degrees: [null, 38.7],
  amount: [null, "10"],
  flag: [true, false],
  id: [null, "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01"],
  type: ["general", "dining"],
  provenance: [...provenances],
  alternatives: [[], [boat]],
  parked: [null, parked],
};
const activityValues: ActivityValues = {
  ...(Object.fromEntries(
    activityFieldNames.map((name) => [name, valuesOfKind[activityColumns[name].kind]]),
  ) as unknown as ActivityValues),
  title: ["Castle", "Palace"],
  description: [null, "A place", "y".repeat(2000)],
  activityType: ["general", "dining"],
  startTime: [null, "09:00", "10:30"],
  endTime: [null, "11:00"],
  durationMinutes: [null, 60, 95],
  location: [null, "Alfama"],
  address: [null, "Rua A 1"],
  estimatedCost: [null, "10", "0"],
  priority: [5, 7],
  notes: [null, "Bring cash"],
  lng: [null, -9.1],
  placeId: [null, "lisbon/castle", "lisbon/palace"],
  reason: [null, "Near"],
  bookingId: [null, "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e02"],
  segmentId: [null, "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e03"],
};
const anyOf = <Fields>(values: { readonly [Field in keyof Fields]: readonly Fields[Field][] }) =>
  fc.record(
    Object.fromEntries(Object.entries(values).map(([key, of]) => [key, fc.constantFrom(...(of as unknown[]))])),
  ) as unknown as fc.Arbitrary<Fields>;

const activities = anyOf(activityValues);
const trips = anyOf(tripValues);

/** A change of some fields, and the trip after somebody else has changed the same ones. */
const cases = fc
  .record({
    onTrip: fc.boolean(),
    now: fc.tuple(trips, activities),
    wanted: fc.tuple(trips, activities),
    since: fc.tuple(trips, activities),
    kept: fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }),
  })
  .map(({ onTrip, now, wanted, since, kept }) => {
    const tripWith = ([trip, activity]: [TripFields, ActivityFields]) =>
      tripOf("2027-05-03", [[activity, { title: "Fado" }], []], trip);
    const side = onTrip ? 0 : 1;
    const value = (from: object, field: string) => (from as Record<string, unknown>)[field];
    const differs = (field: string) =>
      JSON.stringify(value(now[side], field)) !== JSON.stringify(value(wanted[side], field));
    const fields = Object.keys(now[side]).filter((field, index) => kept.includes(index) && differs(field));
    const some = (from: object) => Object.fromEntries(fields.map((field) => [field, value(from, field)]));
    const sides = { before: some(now[side]), after: some(wanted[side]) };
    const patch: TripPatch = [
      onTrip ? { op: "trip.set", ...sides } : { op: "activity.set", activityId: "a-1-1", ...sides },
    ];
    return { fields, trip: tripWith(now), patch, later: tripWith(since) };
  })
  .filter(({ fields }) => fields.length > 0);

describe("the text of any proposal", () => {
  it("has no ids, field names, raw dates or empty words", () => {
    const unreadable =
      /undefined|null|\[object|\d{4}-\d{2}-\d{2}|[a-z][A-Z]|0197a1c4|lisbon\/|pt-porto|gazetteer|\b1 \w+s\b|\b(\w+) \1\b| {2}|\.\.|, ,|: $/;
    fc.assert(
      fc.property(cases, ({ trip, patch, later }) => {
        for (const change of changesOf(trip, patch)) {
          expect(change.summary.text).not.toMatch(unreadable);
          expect(change.summary.text).toMatch(/^[A-Z]/);
          for (const { label, before, after } of change.fields) {
            expect(`${label.text}: ${before ?? "-"} > ${after ?? "-"}`).not.toMatch(unreadable);
            expect(before ?? after).not.toBeNull();
          }
          expect(new Set(change.fields.map((it) => it.label.text)).size).toBe(change.fields.length);
        }
        for (const { obstacle } of changesOf(later, patch, namesAtProposal(trip, patch)))
          if (obstacle !== null) expect(obstacle).not.toMatch(unreadable);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the text for one field", () => {
  const trip = tripOf("2027-05-03", [[{ title: "Castle", startTime: "09:00", bookingId: "b" }], []]);
  const set = (after: Partial<Activity>): TripPatch => {
    const now = trip.days[0]?.activities[0] as Activity;
    const before = Object.fromEntries(Object.keys(after).map((key) => [key, now[key as keyof Activity]]));
    return [{ op: "activity.set", activityId: "a-1-1", before, after }];
  };

  it.each<[Partial<Activity>, string]>([
    [{ pinned: true }, 'Pin "Castle"'],
    [{ bookingId: "c" }, 'Change the booking of "Castle"'],
    [{ bookingId: null }, 'Remove the booking from "Castle"'],
    [{ notes: "Bring cash" }, 'Add notes to "Castle"'],
    [{ location: "Alfama" }, 'Set the location of "Castle" to Alfama'],
    [{ activityType: "dining" }, 'Change the type of "Castle" from general to dining'],
    [{ alternatives: [boat] }, 'Set the alternatives to "Castle"'],
    [{ reason: "Near" }, 'Set the reason for "Castle"'],
    [{ title: "Palace", startTime: "10:00" }, 'Rename "Castle" to "Palace" and change its time'],
    [
      { location: "Alfama", address: "Rua A", notes: "x", priority: 7, endTime: "11:00" },
      'Change "Castle": end time, location, address and 2 more',
    ],
  ])("of an activity: %j", (after, summary) => {
    expect(summaries(trip, set(after))).toEqual([summary]);
  });

  it("describes a move with a new name in one sentence", () => {
    const after = { title: "Palace", startTime: "10:00" };
    const patch = patchOf(trip, [
      { op: "activity.set", activityId: "a-1-1", before: {}, after },
      { op: "activity.move", activityId: "a-1-1", to: { dayId: "day-2" } },
    ]);
    expect(summaries(trip, patch)).toEqual([
      'Rename "Castle" to "Palace", change its time and move it to Day 2, 4 May',
    ]);
  });

  it("counts travelers", () => {
    const patch: TripPatch = [{ op: "trip.set", before: { travelers: 1 }, after: { travelers: 3 } }];
    expect(summaries(trip, patch)).toEqual(["Change the number of travellers from 1 to 3"]);
  });
});

describe("new dates", () => {
  it.each([
    ["2026-12-21", "2026-12-25", "Move the trip from 21–24 December to 25–28 December"],
    ["2026-12-21", "2026-12-30", "Move the trip from 21–24 December 2026 to 30 December 2026 – 2 January 2027"],
    ["2026-04-26", "2026-04-28", "Move the trip from 26–29 April to 28 April – 1 May"],
  ])("from %s to %s are a range", (from, startDate, summary) => {
    const days = tripOf(from, [[], [], [], []]);
    const endDate = new Date(Date.parse(startDate) + 3 * 86_400_000).toISOString().slice(0, 10);
    expect(summaries(days, changeDates(days, { startDate, endDate }, counter()).patch)).toEqual([summary]);
  });

  it("name up to twenty parked activities, then say how many more", () => {
    const after = (entries: number) => {
      const titles = Array.from({ length: entries }, (_, index) => ({ title: `Stop ${index + 1}` }));
      const trip = tripOf("2027-05-03", [[], titles]);
      const { patch } = changeDates(trip, { startDate: "2027-05-03", endDate: "2027-05-03" }, counter());
      return changesOf(trip, patch)[0]?.fields.find((it) => it.label.text === "set aside")?.after;
    };
    expect(after(21)).toMatch(/"Stop 19", "Stop 20" and "Stop 21"$/);
    expect(after(30)).toMatch(/"Stop 19", "Stop 20" and 10 more$/);
  });

  it("write out the date of notes that are moved", () => {
    const trip = tripOf("2027-05-03", [[], []]);
    const noted = { ...trip, days: trip.days.map((it) => ({ ...it, notes: "Tickets" })) };
    const { patch } = changeDates(noted, { startDate: "2027-05-03", endDate: "2027-05-03" }, counter());
    expect(inEnglish(changesOf(noted, patch)[0]?.fields.at(-1))).toEqual({
      label: "set aside",
      before: null,
      after: '"Notes of Tue 4 May"',
    });
  });
});

describe("the reason why a change no longer fits", () => {
  const trip = tripOf("2027-05-03", [[{ title: "Castle", startTime: "09:00" }]]);
  const castle = trip.days[0]?.activities[0] as Activity;
  const remove: TripPatch = [{ op: "activity.remove", activity: castle, at: { dayId: "day-1", after: null } }];
  const obstacle = (now: Partial<Activity>) => {
    const days = trip.days.map((day) => ({ ...day, activities: [{ ...castle, ...now }] }));
    return changesOf({ ...trip, days }, remove)[0]?.obstacle;
  };

  it.each<[Partial<Activity>, string]>([
    [{ parked }, '"Castle" is set aside now.'],
    [{ pinned: true }, '"Castle" is pinned now.'],
    [{ bookingId: "b" }, '"Castle" has a booking now.'],
    [{ startTime: null }, 'The start time of "Castle" is no longer set; it was 09:00.'],
    [{ location: "Alfama" }, 'The location of "Castle" is "Alfama" now; it was not set.'],
    [{ notes: "x" }, 'The notes of "Castle" have changed since.'],
    [{ lat: 38.7, lng: -9.1 }, 'The place on the map of "Castle" has changed since.'],
    [
      { lat: 38.7, lng: -9.1, notes: "x", location: "A", address: "B", endTime: "10:00" },
      '"Castle" has changed since: end time, location, address and notes.',
    ],
  ])("is a sentence: %j", (now, message) => {
    expect(obstacle(now)).toBe(message);
  });
});

describe("the summary of a proposal", () => {
  const trip = tripOf("2027-05-03", [[], []]);
  const add = (count: number, title = "Stop", dayId = "day-2"): TripPatch =>
    Array.from({ length: count }, (_, index) => ({
      op: "activity.add",
      activity: { ...blankActivity(`${title} ${index + 1}`), id: `new-${dayId}-${index}` },
      at: { dayId, after: null },
    }));
  const summary = (patch: TripPatch, action = "update_trip") => summaryOf(action, changesOf(trip, patch)).text;

  it("names up to three changes, and of more the first two", () => {
    const one = (number: number) => `Add "Stop ${number}" to Day 2, 4 May`;
    expect(summary(add(1))).toBe(one(1));
    expect(summary(add(3))).toBe([one(1), one(2), one(3)].join("; "));
    expect(summary(add(4))).toBe(`${one(1)}; ${one(2)}; and 2 more changes`);
  });

  it("of a new plan tells its scope and how much it changes", () => {
    expect(summary(add(1), "regenerate_itinerary")).toBe("Replan 4 May (1 change)");
    const all = [...add(2), ...add(2, "Stop", "day-1")];
    expect(summary(all, "regenerate_itinerary")).toBe("Replan the trip (4 changes)");
  });

  it("has at most 500 characters, whatever the titles", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 255 }), fc.integer({ min: 1, max: 6 }), (title, count) => {
        const { length } = summary(add(count, title));
        expect(length).toBeLessThanOrEqual(500);
      }),
      { numRuns: 100 },
    );
  });

  it("is the same after the change was applied, also for the inverse", () => {
    const { next, inverse } = apply(trip, add(1));
    expect(summaryOf("revert_edit", changesOf(next, inverse)).text).toBe('Remove "Stop 1" from Day 2, 4 May');
  });
});
