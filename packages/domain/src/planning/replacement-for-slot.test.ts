import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activity, candidatesIn, cityIds, requestFor, tripOf } from "../../test/cities.ts";
import { minutesOf } from "../calendar.ts";
import { isOpen } from "../places/opening-hours.ts";
import { legBetween } from "../places/travel-time.ts";
import { endsOf } from "../trip/activity-ends.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { apply } from "../trip/patch.ts";
import { changeActivity } from "../trip/requested-patch.ts";
import { isConsistent } from "../trip/resolve-times.ts";
import { placeOnDay } from "./add-place-to-day.ts";
import { explainPlan } from "./explain-plan.ts";
import { plan } from "./plan.ts";
import { replacementForSlot } from "./replacement-for-slot.ts";
import type { PlannedActivity, PlanRequest } from "./types.ts";

const planned = (request: PlanRequest): TripDocument => tripOf(request, plan(request));
const activitiesOf = (trip: TripDocument) => trip.days.flatMap((day) => day.activities);
const span = (it: PlannedActivity) => {
  const start = minutesOf(it.startTime ?? "");
  return { start, end: start + (it.durationMinutes ?? 0) };
};
const pointOf = ({ lat, lng }: PlannedActivity) => (lat === null || lng === null ? null : { lat, lng });

/** All reasons why a time on a day is impossible: overlaps, or no time for the way. */
function clashes(others: readonly Activity[], it: PlannedActivity): string[] {
  const { start, end } = span(it);
  // Between it and what comes before a ride is the ride.
  const before = others.filter((other) => span(other).end <= start);
  const after = others.filter((other) => span(other).start >= end);
  const neighbours = [
    before.at(-1),
    after[0],
    ...others.filter((other) => !before.includes(other) && !after.includes(other)),
  ];
  return neighbours.flatMap((other) => {
    if (!other) return [];
    const theirs = span(other);
    const { entry, exit } = endsOf(other, pointOf(other));
    const [from, to] = [legBetween(exit, pointOf(it)).minutes, legBetween(pointOf(it), entry).minutes];
    return theirs.end + from <= start || end + to <= theirs.start ? [] : [`${other.title} and ${it.title}`];
  });
}

describe("a replacement for a slot", () => {
  it("is another place that is open then, fits between its neighbours, and has alternatives", () => {
    fc.assert(
      fc.property(fc.constantFrom(...cityIds), fc.integer({ min: 2, max: 5 }), fc.string(), (city, days, seed) => {
        const request = requestFor(city, days, { seed });
        const trip = planned(request);
        const titles = activitiesOf(trip).map((it) => it.title);
        for (const day of trip.days)
          for (const target of day.activities) {
            const other = replacementForSlot(request, trip, target.id);
            if (!other) continue;
            expect(titles).not.toContain(other.title);
            const place = request.candidates.find((it) => it.id === other.placeId);
            const { start, end } = span(other);
            if (place?.hours)
              expect(isOpen(place.hours, day.date, start, end), `${other.title} at ${start}`).toBe(true);
            expect(Math.abs(start - span(target).start)).toBeLessThanOrEqual(120);
            const others = day.activities.filter((it) => it !== target);
            expect(clashes(others, other)).toEqual([]);
            expect(other.activityType === "dining").toBe(target.activityType === "dining");
            const choices = [other, ...other.alternatives].map((it) => it.title);
            expect(new Set(choices).size).toBe(choices.length);
          }
      }),
      { numRuns: 40 },
    );
  });

  it("is nearly always found, with two alternatives", () => {
    const slots = ["lisbon", "tokyo", "cusco", "nairobi"].flatMap((city) => {
      const request = requestFor(city, 3);
      const trip = planned(request);
      return activitiesOf(trip).map((it) => replacementForSlot(request, trip, it.id));
    });
    const full = slots.filter((it) => it?.alternatives.length === 2);
    expect(full.length / slots.length).toBeGreaterThan(0.85);
    for (const it of slots) if (it) expect(isConsistent(it), it.title).toBe(true);
  });

  it("is a new place each time", () => {
    const request = requestFor("paris", 3);
    let trip = planned(request);
    const id = trip.days[1]?.activities.find((it) => it.activityType !== "dining")?.id as string;
    let seen: readonly (string | null)[] = [];
    for (let round = 0; round < 4; round++) {
      const other = replacementForSlot(request, trip, id);
      expect(other, `round ${round}`).not.toBeNull();
      if (!other) return;
      expect(seen).not.toContain(other.placeId);
      seen = [other, ...other.alternatives].map((it) => it.placeId);
      trip = apply(trip, changeActivity(trip, id, other)).next;
    }
  });

  it.each(["paris", "lisbon", "tokyo"])("is a rejected place only when %s has nothing else", (city) => {
    const request = requestFor(city, 3);
    const plan = planned(request);
    let rounds = 0;
    for (const { id, placeId: first } of plan.days[1]?.activities ?? []) {
      let trip = plan;
      const turnedDown = first === null ? [] : [first];
      for (let other = replacementForSlot(request, trip, id); other?.placeId && turnedDown.length < 6; rounds++) {
        turnedDown.push(other.placeId);
        trip = apply(trip, changeActivity(trip, id, other)).next;
        other = replacementForSlot({ ...request, setAside: turnedDown }, trip, id);
        if (!turnedDown.includes(other?.placeId ?? "")) continue;
        const candidates = request.candidates.filter((it) => !turnedDown.slice(0, -1).includes(it.id));
        expect(replacementForSlot({ ...request, candidates }, trip, id)?.placeId ?? null).toBeNull();
        break;
      }
    }
    expect(rounds).toBeGreaterThan(10);
  });

  it("stays at its hour after many replacements: dinner does not move to the afternoon", () => {
    const request = requestFor("paris", 3);
    const plan = planned(request);
    for (const { id, title } of plan.days[1]?.activities ?? []) {
      let trip = plan;
      const startOf = () => minutesOf(activitiesOf(trip).find((it) => it.id === id)?.startTime ?? "");
      const start = startOf();
      for (let round = 0; round < 6; round++) {
        const other = replacementForSlot(request, trip, id);
        if (other) trip = apply(trip, changeActivity(trip, id, other)).next;
      }
      expect(start - startOf(), title).toBeLessThanOrEqual(60);
    }
  });

  it("respects a wheelchair and a vegetarian diet", () => {
    const request = requestFor("lisbon", 3, { accessibility: ["wheelchair"], dietary: ["vegetarian"] });
    const trip = planned(request);
    const places = new Map(candidatesIn("lisbon").map((it) => [it.id, it]));
    for (const it of activitiesOf(trip)) {
      const place = places.get(replacementForSlot(request, trip, it.id)?.placeId ?? "");
      expect(place?.stepFree).not.toBe("no");
      if (place?.tags.includes("seafood")) expect(place.diets).toContain("vegetarian");
    }
  });

  it("is not found in an unknown town, or for an unknown activity", () => {
    const request = requestFor("lisbon", 2, { candidates: [] });
    const trip = planned(request);
    expect(replacementForSlot(request, trip, activitiesOf(trip)[0]?.id ?? "")).toBeNull();
    expect(replacementForSlot(request, trip, "nowhere")).toBeNull();
  });
});

describe("explainPlan", () => {
  it("gives a reason for every day, and for the best places that were left out", () => {
    const request = requestFor("rome", 2, { interests: ["museums"] });
    const { days, leftOut } = explainPlan(request, planned(request));
    expect(days.map((it) => it.date)).toEqual(["2026-10-01", "2026-10-02"]);
    for (const day of days) expect(day.reason).toMatch(/^[A-Z].+\.$/);
    expect(leftOut.length).toBeGreaterThan(5);
    for (const it of leftOut) expect(it.why).toMatch(/^[A-Z].+\.$/);
  });

  it("names places that are closed, out of season, not accessible, or unwanted", () => {
    const base = requestFor("lisbon", 1, {
      startDate: "2026-10-05",
      accessibility: ["wheelchair"],
      avoid: ["museums"],
    });
    const [beach] = base.candidates.filter(
      (it) => it.stepFree !== "no" && it.category === "nature" && it.dayTrip === null,
    );
    const candidates = [
      ...(beach ? [{ ...beach, bestMonths: [7], fame: 3 as const }] : []),
      ...base.candidates.filter((it) => it !== beach),
    ];
    const trip = {
      ...planned({ ...base, candidates: base.candidates.filter((it) => it !== beach) }),
      startDate: "2026-10-05",
      endDate: "2026-10-05",
    };
    const whys = explainPlan({ ...base, candidates }, trip).leftOut.map((it) => it.why);
    expect(whys).toContain("It does not meet your accessibility needs.");
    expect(whys).toContain("You would rather have no museums.");
    expect(whys).toContain("It is out of season at that time.");
  });

  it("offers a day only where the place really fits", () => {
    fc.assert(
      fc.property(fc.constantFrom(...cityIds), fc.integer({ min: 1, max: 4 }), (city, days) => {
        const request = requestFor(city, days);
        const full = planned(request);
        // Somebody has removed activities by hand, so there is room.
        const trip = { ...full, days: full.days.map((it) => ({ ...it, activities: it.activities.slice(0, 2) })) };
        for (const { place, fitsOn } of explainPlan(request, trip).leftOut) {
          const day = trip.days.find((it) => it.id === fitsOn?.dayId);
          if (!day) continue;
          const added = placeOnDay(request, trip, place.id, day);
          expect(added?.placeId, place.name).toBe(place.id);
          if (added) expect(clashes(day.activities, added)).toEqual([]);
          if (added && place.hours)
            expect(isOpen(place.hours, day.date, span(added).start, span(added).end)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("offers nothing on a full day", () => {
    const request = requestFor("lisbon", 1);
    const trip = planned(request);
    const day = trip.days[0];
    if (!day) throw new Error("no day");
    const busy = { ...day, activities: [activity({ id: "all-day", startTime: "08:00", durationMinutes: 720 })] };
    expect(placeOnDay(request, { ...trip, days: [busy] }, "lisbon/jeronimos-monastery", busy)).toBeUndefined();
    expect(placeOnDay(request, trip, "lisbon/nowhere", day)).toBeUndefined();
  });
});
