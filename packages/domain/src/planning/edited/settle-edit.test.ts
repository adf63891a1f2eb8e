import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contextOf, requestFor, tripOf } from "../../../test/cities.ts";
import { isNoWorse } from "../../trip/check/compare-findings.ts";
import { check } from "../../trip/check.ts";
import { plan } from "../plan.ts";
import type { Plan, PlanRequest } from "../types.ts";
import { settleEdit } from "./settle-edit.ts";
import { type EditedDay, type EditedPlan, type EditedStop, editedKinds } from "./types.ts";

const empty: EditedPlan = {
  read: { arrives: null, leaves: null, blocks: [] },
  ...{ understood: [], advice: [], nights: [], days: [] },
};

function settled(request: PlanRequest, edit: Partial<EditedPlan>, draft: Plan = plan(request)) {
  const tripWith = (it: Plan) => tripOf(request, it);
  const context = contextOf(request);
  const before = check(tripWith(draft), context);
  const made = settleEdit({ request, draft, tripWith, context, before }, { ...empty, ...edit });
  return { ...made, before, after: check(tripWith(made.plan), context), draft };
}

const rome = requestFor("rome", 3);
const placeIn = (request: PlanRequest, id: string) => request.candidates.find((it) => it.id === id) ?? null;

function stopAt(id: string, start: number, minutes: number, more: Partial<EditedStop> = {}): EditedStop {
  const place = placeIn(rome, `rome/${id}`);
  return {
    ...{ kind: "visit", place, title: place?.name ?? id, area: null, start, minutes, why: `Why ${id}`, order: null },
    ...{ way: null, cost: null, from: null, to: null, ...more },
  };
}

const meal = (id: string, start: number, minutes = 75) => stopAt(id, start, minutes, { kind: "meal" });
const dayOf = (...stops: readonly EditedStop[]): EditedDay => ({
  ...{ date: "2026-10-02", line: "A day.", asked: stops.length, stops },
});
const timesOf = ({ plan: made }: { plan: Plan }) =>
  (made.days[1]?.items ?? []).flatMap((it) =>
    it.kind === "planned" ? [`${it.activity.title} ${it.activity.startTime}-${it.activity.endTime}`] : [],
  );
const H = 60;

describe("a plan that somebody edited", () => {
  it("has the model's day, and moves a stop only as far as the way to it takes", () => {
    const made = settled(rome, {
      days: [
        dayOf(stopAt("colosseum", 9 * H, 120), stopAt("pantheon", 11 * H, 60), meal("armando-al-pantheon", 13 * H)),
      ],
    });
    expect(made.dates).toEqual(new Set(["2026-10-02"]));
    const [colosseum, pantheon] = timesOf(made);
    expect(colosseum).toMatch(/^Colosseum.* 09:00-10:\d\d$/);
    expect(pantheon).toMatch(/^Pantheon 11:00-12:00$/);
  });

  it("keeps the hours of a nap free, and says what is in its way", () => {
    const blocks = [{ what: "Nap", from: 13 * H, to: 15 * H, dates: null }];
    const made = settled(rome, {
      read: { arrives: null, leaves: null, blocks },
      days: [
        dayOf(
          stopAt("pantheon", 10 * H, 60),
          meal("armando-al-pantheon", 11.75 * H, 70),
          stopAt("capitoline-museums", 13.5 * H, 60),
        ),
      ],
    });
    expect(timesOf(made)).toContain("Nap 13:00-15:00");
    expect(made.leftOut).toEqual([
      expect.objectContaining({ reason: expect.objectContaining({ text: "Nap is from 13:00 to 15:00" }) }),
    ]);
  });

  it("has nothing before the arrival and nothing after the way home", () => {
    const read = { arrives: 14 * H, leaves: 12 * H, blocks: [] };
    const first = {
      ...dayOf(
        stopAt("pantheon", 10 * H, 60),
        stopAt("trevi-fountain", 15 * H, 30),
        stopAt("piazza-navona", 16 * H, 45),
        meal("armando-al-pantheon", 19 * H),
      ),
      date: "2026-10-01",
    };
    const last = {
      ...dayOf(
        stopAt("spanish-steps", 7.5 * H, 30),
        stopAt("piazza-del-popolo", 8.5 * H, 30),
        stopAt("capitoline-museums", 9.75 * H, 75),
        stopAt("villa-borghese", 14 * H, 60),
      ),
      date: "2026-10-03",
    };
    const made = settled(rome, { read, days: [first, last] });
    expect(made.leftOut.map((it) => it.reason.text)).toEqual(
      expect.arrayContaining(["it would be before you arrive at 14:00", "you leave at 12:00"]),
    );
  });

  it("leaves out what is closed, with the reason", () => {
    // The Vatican Museums close on Sundays.
    const sunday = requestFor("rome", 3, { startDate: "2026-10-03" });
    const day = {
      ...dayOf(
        stopAt("vatican-museums", 10 * H, 120),
        stopAt("pantheon", 14 * H, 60),
        stopAt("trevi-fountain", 16 * H, 30),
        stopAt("piazza-navona", 18 * H, 45),
      ),
      date: "2026-10-04",
    };
    const { leftOut } = settled(sunday, { days: [day] });
    expect(leftOut[0]).toMatchObject({ date: "2026-10-04", reason: { text: "it is closed that day" } });
  });

  it("is the draft's where nothing of a day can be kept", () => {
    const made = settled(rome, { days: [dayOf(), { ...dayOf(stopAt("pantheon", 10 * H, 60)), date: "1999-01-01" }] });
    expect(made.plan.days).toEqual(made.draft.days);
    expect(made.dates.size).toBe(0);
  });
});

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const requests = [
  rome,
  requestFor("tuscany", 5),
  requestFor("lisbon", 2, { dietary: ["vegan"], budgetPerPerson: "90" }),
];
const drafts = requests.map((it) => plan(it));

describe("whatever an editor answers", () => {
  it("the plan has no more errors, and no more errors and warnings, than the draft", () => {
    const anEdit = fc.integer({ min: 0, max: requests.length - 1 }).chain((which) => {
      const request = requests[which] as PlanRequest;
      const dates = drafts[which]?.days.map((it) => it.date) ?? [];
      const aStop = fc.record({
        kind: fc.constantFrom(...editedKinds),
        place: fc.option(fc.constantFrom(...request.candidates), { freq: 3 }),
        title: fc.constantFrom("Flight home", "To the airport", "Train to Milan", "Picnic", "Nap"),
        area: fc.constant(null),
        start: fc.integer({ min: 0, max: 1440 }),
        minutes: fc.integer({ min: 1, max: 900 }),
        why: fc.constantFrom(null, "Why not."),
        order: fc.constant(null),
        way: fc.constant(null),
        cost: fc.option(fc.integer({ min: 0, max: 100_000 })),
        from: fc.option(point),
        to: fc.option(point),
      });
      const aDay = fc.record({
        date: fc.constantFrom(...dates),
        line: fc.constantFrom(null, "A day."),
        asked: fc.integer({ min: 0, max: 9 }),
        stops: fc.array(
          aStop.map((it): EditedStop => ({ ...it, title: it.place?.name ?? it.title })),
          { maxLength: 9 },
        ),
      });
      const minute = fc.option(fc.integer({ min: 0, max: 1440 }));
      const aBlock = fc.record({
        what: fc.constant("Work"),
        from: fc.integer({ min: 0, max: 1440 }),
        to: fc.integer({ min: 0, max: 1440 }),
        dates: fc.option(fc.subarray([...dates])),
      });
      const bases = request.guide?.bases.map((it) => it.id) ?? [];
      const aNight = fc.record({
        base: fc.constantFrom("nowhere", ...bases),
        nights: fc.integer({ min: -1, max: 4 }),
        point: fc.option(point),
      });
      return fc.record({
        which: fc.constant(which),
        edit: fc.record({
          read: fc.record({ arrives: minute, leaves: minute, blocks: fc.array(aBlock, { maxLength: 3 }) }),
          understood: fc.constant([]),
          advice: fc.constant([]),
          nights: fc.array(aNight, { maxLength: 3 }),
          days: fc.array(aDay, { maxLength: 6 }),
        }),
      });
    });
    fc.assert(
      fc.property(anEdit, ({ which, edit }) => {
        const { before, after, plan: made, draft } = settled(requests[which] as PlanRequest, edit, drafts[which]);
        expect(isNoWorse(before, after)).toBe(true);
        expect(made.days.map((it) => it.date)).toEqual(draft.days.map((it) => it.date));
      }),
      { numRuns: 60, seed: 20 },
    );
  });
});
