import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { evaluate } from "../../test/concierge/in-english.ts";
import { counter } from "../../test/trips.ts";
import { statusEventKinds, transportModes } from "../field-choices.ts";
import { plan } from "../planning/plan.ts";
import { newProblems } from "../trip/check/compare-findings.ts";
import { check } from "../trip/check.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { isKept } from "../trip/kept-activities.ts";
import { apply } from "../trip/patch.ts";
import type { Situation } from "./types.ts";

/** Plans as our planner makes them, with some of it booked or pinned. */
const plans = ["lisbon", "rome", "kyoto"].map((city) => {
  const request = requestFor(city, 4, { interests: ["history"] });
  const trip = tripOf(request, plan(request));
  const hold = (it: Activity, index: number): Activity =>
    index % 5 === 3 ? { ...it, bookingId: "booking" } : index % 7 === 5 ? { ...it, pinned: true } : it;
  const days = trip.days.map((day) => ({ ...day, activities: day.activities.map(hold) }));
  return { trip: { ...trip, days }, context: contextOf(request) };
});

const someone: fc.Arbitrary<Situation> = fc.constantFrom(...plans).chain(({ trip, context }) => {
  const activities = trip.days.flatMap((it) => it.activities);
  const spot = fc.tuple(fc.constantFrom(...activities), fc.double({ min: -0.03, max: 0.03, noNaN: true }));
  return fc.record({ day: fc.constantFrom(...trip.days), minutes: fc.integer({ min: 0, max: 1439 }) }).chain((moment) =>
    fc.record({
      trip: fc.constant(trip),
      context: fc.constant(context),
      now: fc.constant({ date: moment.day.date, minutes: moment.minutes }),
      place: fc.option(
        spot.map(([{ lat, lng }, off]) => ({ lat: (lat ?? 0) + off, lng: (lng ?? 0) + off / 3, accuracyM: 30 })),
        { nil: null },
      ),
      mode: fc.option(fc.constantFrom(...transportModes), { nil: null }),
      maxDetourMinutes: fc.integer({ min: 0, max: 60 }),
      events: fc.array(
        fc.record({
          kind: fc.constantFrom(...statusEventKinds),
          minutes: fc.option(fc.integer({ min: 1, max: 300 }), { nil: null }),
          activityId: fc.option(fc.constantFrom(...moment.day.activities.map((it) => it.id)), { nil: null }),
          at: fc
            .integer({ min: 0, max: 180 })
            .map((ago) => ({ date: moment.day.date, minutes: Math.max(0, moment.minutes - ago) })),
        }),
        { maxLength: 3 },
      ),
      wish: fc.constantFrom(null, "what_now" as const),
    }),
  );
});

const runningLate = (trip: TripDocument) =>
  trip.days.flatMap((day) => day.activities.filter(isKept).map((it) => ({ date: day.date, it })));

describe("for any situation", () => {
  it("each option applies, causes no findings, keeps fixed stops and can be undone exactly", () => {
    fc.assert(
      fc.property(someone, (situation) => {
        const { trip, context } = situation;
        const { advice } = evaluate(situation, counter());
        for (const { patch } of advice?.options ?? []) {
          const { next, inverse } = apply(trip, patch);
          expect(newProblems(check(trip, context), check(next, context))).toEqual([]);
          expect(runningLate(next)).toEqual(runningLate(trip));
          expect(apply(next, inverse).next).toEqual(trip);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("advice has two to four different options, and is deterministic", () => {
    fc.assert(
      fc.property(someone, (situation) => {
        const evaluation = evaluate(situation, counter());
        const options = evaluation.advice?.options ?? [];
        if (evaluation.advice) expect([2, 3, 4]).toContain(options.length);
        const after = options.map((it) => JSON.stringify(apply(situation.trip, it.patch).next));
        expect(new Set(after).size).toBe(options.length);
        expect(new Set(options.map((it) => it.id)).size).toBe(options.length);
        expect(evaluate(situation, counter())).toEqual(evaluation);
      }),
      { numRuns: 60 },
    );
  });

  it("the first option misses no booked or pinned stop that another one keeps", () => {
    fc.assert(
      fc.property(someone, (situation) => {
        const missed = (evaluate(situation, counter()).advice?.options ?? []).map(
          (it) => it.consequences.breaks.length,
        );
        if (missed.length > 0) expect(missed[0]).toBe(Math.min(...missed));
      }),
      { numRuns: 60 },
    );
  });

  it("no text reveals where the traveller is", () => {
    fc.assert(
      fc.property(someone, (situation) => {
        const told = JSON.stringify(evaluate(situation, counter()));
        for (const degrees of situation.place ? [situation.place.lat, situation.place.lng] : [])
          expect(told).not.toContain(degrees.toFixed(5));
        const { advice, alerts } = evaluate(situation, counter());
        const words = [
          advice?.reason,
          ...alerts.map((it) => it.message),
          ...(advice?.options ?? []).map((it) => it.summary),
        ];
        for (const text of words) expect(text ?? "").not.toMatch(/\d\.\d{3}/);
      }),
      { numRuns: 40 },
    );
  });

  it("advice is not repeated after an option was applied", () => {
    fc.assert(
      fc.property(someone, (situation) => {
        const created = { ...situation.trip, createdAt: "2026-01-01T00:00:00Z" };
        const { advice } = evaluate({ ...situation, trip: created }, counter());
        const [option] = advice?.options ?? [];
        if (!advice || !option || advice.situation === "free_time") return;
        const next = { ...apply(created, option.patch).next, updatedAt: `${situation.now.date}T23:59:00Z` };
        expect(evaluate({ ...situation, trip: next }, counter("later")).advice?.key).not.toBe(advice.key);
      }),
      { numRuns: 60 },
    );
  });

  it("advice is not repeated when the plan at the time of the report is known", () => {
    fc.assert(
      fc.property(someone, (situation) => {
        const { trip } = situation;
        const events = situation.events.map((it) => ({ ...it, plan: trip }));
        const { advice } = evaluate({ ...situation, events }, counter());
        const [option] = advice?.options ?? [];
        if (!advice || !option || advice.situation === "free_time") return;
        const { next } = apply(trip, option.patch);
        expect(evaluate({ ...situation, events, trip: next }, counter("later")).advice?.key).not.toBe(advice.key);
      }),
      { numRuns: 60 },
    );
  });

  it("a traveller on schedule gets no advice", () => {
    const kept = plans.map(({ trip, context }) => ({ trip: { ...trip, days: trip.days }, context }));
    for (const { trip, context } of kept) {
      const flawed = new Set(
        check(trip, context)
          .filter((it) => it.severity !== "info")
          .flatMap((it) => it.dayIds),
      );
      for (const day of trip.days.filter((it) => !flawed.has(it.id))) {
        for (let minutes = 0; minutes < 1440; minutes += 7) {
          const base = { trip, context, place: null, mode: null, maxDetourMinutes: 30, events: [], wish: null };
          expect(evaluate({ ...base, now: { date: day.date, minutes } }, counter())).toEqual({
            advice: null,
            alerts: [],
          });
        }
      }
    }
  });
});
