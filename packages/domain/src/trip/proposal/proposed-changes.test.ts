import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { patchFor, rolls } from "../../../test/arbitrary-patches.ts";
import { inEnglish } from "../../../test/in-english.ts";
import { anyTrip, counter, tripOf } from "../../../test/trips.ts";
import { changeDates } from "../change-dates.ts";
import type { Activity, TripDocument } from "../document.ts";
import { blankActivity } from "../new-activity.ts";
import { apply, type TripPatch } from "../patch.ts";
import { patchOf } from "../requested-patch.ts";
import { splitByGroup } from "./group-ops.ts";
import { namesAtProposal } from "./names-in-proposal.ts";
import { changesOf, InvalidSelection, type ProposedChange, subPatch } from "./proposed-changes.ts";

/** A trip without the order of activities, which is not guaranteed when changes are accepted one by one. */
function unordered(trip: TripDocument) {
  const sorted = (list: readonly Activity[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    ...trip,
    days: trip.days.map((day) => ({ ...day, activities: sorted(day.activities) })),
    parked: sorted(trip.parked),
  };
}

/** The chosen changes and all their dependencies. */
function closed(changes: readonly ProposedChange[], chosen: readonly string[]): string[] {
  const ids = new Set<string>();
  const take = (id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    for (const need of changes.find((it) => it.id === id)?.needs ?? []) take(need);
  };
  chosen.forEach(take);
  return [...ids];
}

/** Every change after its dependencies, otherwise in the order of `keys`. */
function inSomeOrder(changes: readonly ProposedChange[], keys: readonly number[]): ProposedChange[] {
  const waiting = changes.map((it, index) => ({ it, key: keys[index % keys.length] ?? 0 }));
  waiting.sort((a, b) => a.key - b.key);
  const done: ProposedChange[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ it }) => it.needs.every((id) => done.some((other) => other.id === id)));
    done.push(...waiting.splice(next, 1).map(({ it }) => it));
  }
  return done;
}

/** A patch of some verbs, or its inverse. */
const proposals = fc.record({ trip: anyTrip, dice: rolls, isRevert: fc.boolean() }).map(({ trip, dice, isRevert }) => {
  const patch = patchFor(trip, dice, counter());
  const { next, inverse } = apply(trip, patch);
  return isRevert
    ? { trip: next, patch: inverse, changes: changesOf(next, inverse) }
    : { trip, patch, changes: changesOf(trip, patch) };
});

describe("changesOf", () => {
  it("puts every op into exactly one change", () => {
    fc.assert(
      fc.property(proposals, ({ patch, changes }) => {
        const all = changes.flatMap((it) => it.ops).sort((a, b) => a - b);
        expect(all).toEqual([...splitByGroup(patch).keys()]);
      }),
      { numRuns: 500 },
    );
  });

  it("finds no conflict in what fits, and keeps texts short", () => {
    fc.assert(
      fc.property(proposals, ({ changes }) => {
        for (const it of changes) {
          expect(it.obstacle).toBeNull();
          expect(it.summary.text).toMatch(/\w+ \S+/);
          expect(it.summary.text).not.toMatch(/undefined|null|\[object|\d{4}-\d{2}-\d{2}|that has gone/);
          expect(it.summary.text.length).toBeLessThanOrEqual(300);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("groups the same way and with the same ids, whatever happens to the trip", () => {
    fc.assert(
      fc.property(proposals, anyTrip, ({ patch, changes }, other) => {
        const again = changesOf({ ...other, days: other.days.slice(0, 1) }, patch);
        const parts = (list: readonly ProposedChange[]) => new Map(list.map((it) => [it.id, [it.ops, it.needs]]));
        expect(parts(again)).toEqual(parts(changes));
      }),
      { numRuns: 200 },
    );
  });

  it("marks changes that no longer fit, and all others can be accepted together", () => {
    fc.assert(
      fc.property(proposals, rolls, ({ trip, patch }, since) => {
        const now = apply(trip, patchFor(trip, since, counter("since"))).next;
        const changes = changesOf(now, patch, namesAtProposal(trip, patch));
        const fitting = changes.filter((it) => it.obstacle === null).map((it) => it.id);
        expect(() => apply(now, subPatch(patch, changes, fitting))).not.toThrow();
        for (const it of changes.filter((change) => change.obstacle !== null)) {
          expect(it.obstacle).not.toMatch(/undefined|null|\[object|that has gone/);
          expect((it.obstacle as string).length).toBeLessThanOrEqual(500);
          expect(() => apply(now, subPatch(patch, changes, closed(changes, [it.id])))).toThrow();
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("subPatch", () => {
  it("of all changes is the whole patch", () => {
    fc.assert(
      fc.property(proposals, ({ trip, patch, changes }) => {
        const all = changes.map((it) => it.id);
        expect(subPatch(patch, changes, all)).toEqual(patch);
        expect(apply(trip, splitByGroup(patch)).next).toEqual(apply(trip, patch).next);
      }),
      { numRuns: 300 },
    );
  });

  it("of any complete selection applies without conflict", () => {
    fc.assert(
      fc.property(proposals, fc.array(fc.nat(1000), { maxLength: 8 }), ({ trip, patch, changes }, dice) => {
        const chosen = changes.length === 0 ? [] : dice.map((die) => changes[die % changes.length]?.id as string);
        expect(() => apply(trip, subPatch(patch, changes, closed(changes, chosen)))).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  it("leads to the same trip one change at a time, in any order that respects dependencies", () => {
    fc.assert(
      fc.property(
        proposals,
        fc.array(fc.nat(1000), { minLength: 8, maxLength: 8 }),
        ({ trip, patch, changes }, keys) => {
          let current = trip;
          for (const it of inSomeOrder(changes, keys)) {
            const ops = splitByGroup(patch);
            current = apply(
              current,
              it.ops.map((index) => ops[index] as TripPatch[number]),
            ).next;
          }
          expect(unordered(current)).toEqual(unordered(apply(trip, patch).next));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("refuses a selection without its dependencies, and unknown ids", () => {
    const trip = tripOf("2027-05-03", [[]]);
    const { patch } = changeDates(trip, { startDate: "2027-05-03", endDate: "2027-05-04" }, counter());
    const added: TripPatch = [
      ...patch,
      { op: "activity.add", activity: { ...blankActivity("Fado"), id: "fado" }, at: { dayId: "new-1", after: null } },
    ];
    const changes = changesOf(trip, added);
    expect(changes.find((it) => it.id === "activity:fado")?.needs).toEqual(["dates"]);
    for (const [choice, message] of [
      ["activity:fado", '"Add "Fado" to Day 2, 4 May" needs "Make the trip longer by 1 day: 3–4 May" (dates).'],
      ["activity:rock", "There is no change activity:rock in this proposal."],
    ] as const) {
      const refused = () => subPatch(added, changes, [choice]);
      expect(refused).toThrow(InvalidSelection);
      expect(refused).toThrow(message);
    }
  });
});

describe("the text of a change", () => {
  const trip = tripOf(
    "2027-05-03",
    [[{ title: "Castle", startTime: "09:00", estimatedCost: "10" }], [{ title: "Fado" }]],
    {
      totalBudget: "900",
    },
  );
  const summaries = (patch: TripPatch, now = trip) =>
    changesOf(now, patch, namesAtProposal(trip, patch)).map((it) => it.summary.text);
  const edit = (changes: Partial<Activity>, dayIndex?: number) => {
    const day = dayIndex === undefined ? undefined : trip.days[dayIndex];
    return patchOf(trip, [
      { op: "activity.set", activityId: "a-1-1", before: {}, after: changes },
      ...(day ? ([{ op: "activity.move", activityId: "a-1-1", to: { dayId: day.id } }] as const) : []),
    ]);
  };
  const tram: Activity = { ...blankActivity("Tram ride"), id: "tram", startTime: "10:00", estimatedCost: "3.5" };
  const addTram: TripPatch = [{ op: "activity.add", activity: tram, at: { dayId: "day-2", after: null } }];

  it.each([
    ["an addition", addTram, 'Add "Tram ride" to Day 2, 4 May, 10:00'],
    [
      "a removal",
      [
        { op: "activity.remove", activity: trip.days[0]?.activities[0], at: { dayId: "day-1", after: null } },
      ] as TripPatch,
      'Remove "Castle" from Day 1, 3 May, 09:00',
    ],
    ["another time", edit({ startTime: "11:30" }), 'Move "Castle" from 09:00 to 11:30'],
    ["another day", edit({}, 1), 'Move "Castle" to Day 2, 4 May'],
    ["another day and time", edit({ startTime: "11:30" }, 1), 'Move "Castle" to Day 2, 4 May, 11:30'],
    ["a new title", edit({ title: "Palace" }), 'Rename "Castle" to "Palace"'],
    ["several fields", edit({ estimatedCost: "12", notes: "x" }), 'Change "Castle": cost per person and notes'],
  ])("describes %s", (_, patch, summary) => {
    expect(summaries(patch)).toEqual([summary]);
  });

  it("lists fields with old and new values", () => {
    const [change] = changesOf(trip, edit({ estimatedCost: "12.5", startTime: "10:00", durationMinutes: 90 }, 1));
    expect(inEnglish(change)).toMatchObject({
      kind: "change",
      date: "2027-05-04",
      fields: [
        { label: "day", before: "Day 1, 3 May", after: "Day 2, 4 May" },
        { label: "start time", before: "09:00", after: "10:00" },
        { label: "end time", before: null, after: "11:30" },
        { label: "duration", before: null, after: "1 h 30 min" },
        { label: "cost per person", before: "10 EUR", after: "12.50 EUR" },
      ],
    });
  });

  it("splits trip fields into separate changes; a destination includes its position", () => {
    const keys = {
      title: "Week in Porto",
      destination: "Porto",
      lat: 41.15,
      lng: -8.61,
      totalBudget: "1200",
      currency: "USD",
    };
    const before = Object.fromEntries(Object.keys(keys).map((key) => [key, trip[key as keyof TripDocument]]));
    const changes = changesOf(trip, [{ op: "trip.set", before, after: keys }]);
    expect(changes.map((it) => [it.id, it.summary.text])).toEqual([
      ["trip:title", 'Rename the trip to "Week in Porto"'],
      ["trip:destination", "Change the destination from Lisbon to Porto"],
      ["trip:budget", "Change the total budget and currency"],
    ]);
    expect(inEnglish(changes[2]?.fields[0])).toEqual({ label: "total budget", before: "900 EUR", after: "1,200 USD" });
  });

  it("describes new dates as one change, with what they park", () => {
    const dates = { startDate: "2027-05-10", endDate: "2027-05-10" };
    const changes = changesOf(trip, changeDates(trip, dates, counter()).patch);
    expect(inEnglish(changes)).toMatchObject([
      {
        id: "dates",
        kind: "dates",
        summary: "Make the trip shorter by 1 day: 10 May, and set 1 entry aside",
        fields: [
          { label: "first day", before: "3 May 2027", after: "10 May 2027" },
          { label: "last day", before: "4 May 2027", after: "10 May 2027" },
          { label: "days removed", after: "1" },
          { label: "set aside", after: '"Fado"' },
        ],
      },
    ]);
  });

  it("describes a revert of new dates as one change", () => {
    const dates = { startDate: "2027-05-10", endDate: "2027-05-10" };
    const { next, inverse } = apply(trip, changeDates(trip, dates, counter()).patch);
    expect(changesOf(next, inverse).map((it) => [it.id, it.summary.text])).toEqual([
      ["dates", "Make the trip longer by 1 day: 3–4 May"],
    ]);
  });

  it("tells what has changed since", () => {
    const since = (patch: TripPatch) => apply(trip, patch).next;
    const obstacle = (patch: TripPatch, now: TripDocument) =>
      changesOf(now, patch, namesAtProposal(trip, patch))[0]?.obstacle;
    expect(obstacle(edit({ startTime: "11:30" }), since(edit({ startTime: "12:00" })))).toBe(
      'The start time of "Castle" is 12:00 now, not 09:00.',
    );
    expect(obstacle(edit({}, 1), { ...trip, days: trip.days.slice(1) })).toBe('"Castle" is no longer in the trip.');
    expect(obstacle(addTram, { ...trip, days: trip.days.slice(0, 1) })).toBe("4 May is no longer part of the trip.");
    expect(obstacle(addTram, since(addTram))).toBe('"Tram ride" is in the trip already.');
    const title: TripPatch = [{ op: "trip.set", before: { title: "A trip" }, after: { title: "B" } }];
    expect(obstacle(title, { ...trip, title: "C" })).toBe('The title is "C" now, not "A trip".');
  });

  it("keeps the names of deleted activities", () => {
    const gone = { ...trip, days: trip.days.slice(1) };
    expect(summaries(edit({ startTime: "11:30" }, 1), gone)).toEqual(['Move "Castle" to Day 1, 4 May, 11:30']);
    expect(summaries(addTram, { ...trip, days: [] })).toEqual(['Add "Tram ride" to 4 May, 10:00']);
  });
});
