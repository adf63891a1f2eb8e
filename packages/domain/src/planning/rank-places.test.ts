import { describe, expect, it } from "vitest";
import { requestFor, tripOf } from "../../test/cities.ts";
import type { Activity } from "../trip/document.ts";
import { apply } from "../trip/patch.ts";
import { plan } from "./plan.ts";
import { rankPlaces } from "./rank-places.ts";
import { replanPatch } from "./replan-patch.ts";
import type { PlanRequest } from "./types.ts";

const placesIn = (request: PlanRequest) =>
  plan(request).days.flatMap((day) => day.items.flatMap((it) => (it.kind === "planned" ? [it.activity.placeId] : [])));
const rankOf = (request: PlanRequest, id: string) =>
  rankPlaces(request).places.findIndex((it) => it.candidate.id === id);

describe("rankPlaces", () => {
  it("gives a first visit of four days nearly all main sights", () => {
    for (const city of ["paris", "rome", "new-york", "tokyo", "london", "istanbul"]) {
      const request = requestFor(city, 4);
      const famous = request.candidates.filter((it) => it.fame === 3 && it.category !== "food" && it.dayTrip === null);
      const used = new Set(placesIn(request));
      const seen = famous.filter((it) => used.has(it.id));
      expect(seen.length / famous.length, city).toBeGreaterThanOrEqual(0.75);
    }
  });

  it("reads a negated interest as a dislike and excludes such places", () => {
    const { places, excluded } = rankPlaces(requestFor("paris", 3, { interests: ["food", "no museums or churches"] }));
    expect(places.some((it) => it.candidate.tags.includes("museum"))).toBe(false);
    expect(places.some((it) => it.candidate.tags.includes("church"))).toBe(false);
    expect(excluded.map((it) => it.why)).toContain("You would rather have no museums.");
  });

  it("counts an interest as met by a place that also meets a sentence with its word", () => {
    const interests = ["design", "We love Danish design and would like to swim."];
    const request = requestFor("copenhagen", 4, { interests });
    expect(rankPlaces(request).unmet).toEqual([]);
    expect(placesIn(request)).toContain("copenhagen/designmuseum");
    expect(rankPlaces(requestFor("copenhagen", 4, { interests: ["bullfighting"] })).unmet).toEqual(["bullfighting"]);
  });

  it("warns when wishes contradict each other, and then ignores them", () => {
    const request = requestFor("paris", 3, { interests: ["museums"], avoid: ["museums"] });
    expect(rankPlaces(request)).toMatchObject({ contradictions: ["museums"], unmet: [] });
    expect(plan(request).warnings.map((it) => it.code)).toContain("wishes_contradict");
    expect(rankPlaces(request).places.some((it) => it.candidate.tags.includes("museum"))).toBe(true);
  });

  it("excludes a seasonal place out of season", () => {
    const base = requestFor("barcelona", 2, { startDate: "2026-01-10" });
    const [beach] = base.candidates.filter((it) => it.tags.includes("beach"));
    if (!beach) throw new Error("Barcelona has a beach");
    const seasonal = { ...beach, bestMonths: [6, 7, 8] };
    const inMonth = (startDate: string) => {
      const request = requestFor("barcelona", 2, { startDate });
      return { ...request, candidates: [...request.candidates.filter((it) => it.id !== beach.id), seasonal] };
    };
    expect(rankOf(inMonth("2026-07-10"), beach.id)).toBeGreaterThanOrEqual(0);
    expect(rankOf(inMonth("2026-01-10"), beach.id)).toBe(-1);
    const [why] = rankPlaces(inMonth("2026-01-10")).excluded.filter((it) => it.candidate.id === beach.id);
    expect(why?.why).toBe("It is out of season at that time.");
  });

  it("plans what a group locked in, and names who wanted it", () => {
    const base = requestFor("lisbon", 3);
    const least = rankPlaces(base)
      .places.filter((it) => it.candidate.category !== "food" && it.candidate.category !== "nightlife")
      .slice(-3)
      .map((it) => it.candidate);
    const candidates = base.candidates.map((it) =>
      least.includes(it) ? { ...it, provenance: "board" as const, wantedBy: ["Ana", "Ben"] } : it,
    );
    const items = plan({ ...base, candidates }).days.flatMap((day) => day.items);
    const wanted = items.flatMap((it) =>
      it.kind === "planned" && it.activity.provenance === "board" ? [it.activity] : [],
    );
    expect(wanted.map((it) => it.placeId).sort()).toEqual(least.map((it) => it.id).sort());
    for (const it of wanted) expect(it.reason).toMatch(/^Ana and Ben want it/);
  });
});

describe("replanning one day", () => {
  const request = requestFor("rome", 4);
  const trip = tripOf(request, plan(request));
  const [, second] = trip.days;
  if (!second) throw new Error("no second day");
  const fixed = trip.days.flatMap((day) =>
    day === second ? [] : day.activities.map((activity) => ({ date: day.date, activity })),
  );
  const setAside = second.activities.flatMap((it) => it.placeId ?? []);
  const again = plan({ ...request, fixed, only: [second.date], setAside });
  let count = 0;
  const next = apply(
    trip,
    replanPatch(trip, again, () => `new-${count++}`),
  ).next;

  it("changes no other day", () => {
    expect(again.days.map((it) => it.date)).toEqual([second.date]);
    for (const day of next.days)
      if (day.id !== second.id) expect(day).toEqual(trip.days.find((it) => it.id === day.id));
  });

  it("plans nearly only new places, none of them planned on another day", () => {
    const fresh = next.days.find((it) => it.id === second.id)?.activities ?? [];
    const ids = (list: readonly Activity[]) => list.flatMap((it) => it.placeId ?? []);
    expect(fresh.length).toBeGreaterThan(2);
    expect(ids(fresh).filter((it) => setAside.includes(it)).length).toBeLessThanOrEqual(1);
    const elsewhere = new Set(fixed.flatMap((it) => it.activity.placeId ?? []));
    expect(ids(fresh).filter((it) => elsewhere.has(it))).toEqual([]);
  });
});

describe("progress while planning", () => {
  it("reports each day once, in order, as it is in the plan", () => {
    const heard: unknown[] = [];
    const made = plan(requestFor("madrid", 5), (day) => heard.push(day));
    expect(heard).toEqual(made.days);
  });
});
