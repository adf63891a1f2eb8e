import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activity, candidatesIn, contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { placeCategories } from "../field-choices.ts";
import { check } from "../trip/check.ts";
import { enforceLockedIn } from "./enforce-locked-in.ts";
import type { Board, BoardPlace } from "./group-board.ts";
import { withLockedIn } from "./locked-in-candidates.ts";
import { plan } from "./plan.ts";
import type { Plan, PlannedActivity, PlanRequest } from "./types.ts";

type On = PlannedActivity & { readonly date: string };
const activitiesOf = (made: Plan): readonly On[] =>
  made.days.flatMap((day) =>
    day.items.flatMap((it) => (it.kind === "planned" ? [{ ...it.activity, date: day.date }] : [])),
  );
const warned = (made: Plan) => made.warnings.map((it) => it.code);

/** A place that only the board knows, with what matters for a test. */
function place(id: string, fields: Partial<BoardPlace> = {}): BoardPlace {
  return {
    id: `board:${id}`,
    name: `Place ${id}`,
    ...{ city: null, neighborhood: null, category: "sight", blurb: null, lat: null, lng: null },
    wantedBy: ["Ana"],
    lockedInBy: "Ana",
    elsewhere: false,
    ...fields,
  };
}

function known(id: string, fields: Partial<BoardPlace> = {}): BoardPlace {
  const { name, lat, lng, category } = candidatesIn(id.split("/")[0] ?? "").find((it) => it.id === id) ?? {};
  if (!name || lat === undefined || lng === undefined) throw new Error(`no place ${id}`);
  return place("", { id, name, lat, lng, category: category ?? null, ...fields });
}

function withBoard(request: PlanRequest, board: Partial<Board>): PlanRequest {
  const whole: Board = { lockedIn: [], runnersUp: [], members: 5, ...board };
  return { ...request, board: whole, candidates: withLockedIn(request.candidates, whole, request.destination) };
}

const lisbon = (days: number, board: Partial<Board>, wishes: Partial<PlanRequest> = {}) =>
  withBoard(requestFor("lisbon", days, wishes), board);

describe("a plan for any board", () => {
  const cities = ["lisbon", "rome", "tokyo", "prague"];
  const spot = fc.record({
    known: fc.option(fc.nat(), { nil: null }),
    category: fc.constantFrom(...placeCategories, null),
    at: fc.option(
      fc.tuple(fc.double({ min: -0.08, max: 0.08, noNaN: true }), fc.double({ min: -0.08, max: 0.08, noNaN: true })),
      { nil: null },
    ),
    elsewhere: fc.boolean(),
    voters: fc.integer({ min: 0, max: 6 }),
  });
  const boards = fc.record({
    city: fc.constantFrom(...cities, "nowhere"),
    days: fc.integer({ min: 1, max: 10 }),
    spots: fc.array(spot, { maxLength: 40 }),
    seed: fc.string(),
  });
  type Wish = typeof boards extends fc.Arbitrary<infer T> ? T : never;

  function requestOf({ city, days, spots, seed }: Wish): PlanRequest {
    const base = requestFor(city === "nowhere" ? "lisbon" : city, days, { seed });
    const nowhere = { ...base.destination, text: "Nowhere", lat: null, lng: null };
    const request = city === "nowhere" ? { ...base, destination: nowhere, candidates: [] } : base;
    const taken = new Set<string>();
    const lockedIn = spots.map((it, index): BoardPlace => {
      const record =
        it.known === null ? undefined : request.candidates[it.known % Math.max(1, request.candidates.length)];
      const wantedBy = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"].slice(0, it.voters);
      const vote = { wantedBy, lockedInBy: it.voters === 0 ? "Gil" : null };
      if (record && !taken.has(record.id)) {
        taken.add(record.id);
        return known(record.id, vote);
      }
      const { lat, lng } = request.destination;
      const at = it.at && lat !== null && lng !== null ? { lat: lat + it.at[0], lng: lng + it.at[1] } : {};
      return place(String(index), { category: it.category, elsewhere: it.elsewhere, ...at, ...vote });
    });
    return withBoard(request, { lockedIn });
  }

  it("has each locked-in place once, no overlaps, and no error in the check", () => {
    fc.assert(
      fc.property(boards, (wish) => {
        const request = requestOf(wish);
        const made = plan(request);
        const all = activitiesOf(made);
        const ids = all.filter((it) => it.provenance === "board").map((it) => it.placeId);
        expect([...ids].sort()).toEqual(request.board?.lockedIn.map((it) => it.id).sort());
        const named = new Set(request.board?.lockedIn.map((it) => it.id));
        expect(all.filter((it) => named.has(it.placeId ?? "")).length).toBe(named.size);
        expect(all.every((it) => it.provenance !== "board" || it.reason !== null)).toBe(true);
        const trip = tripOf(request, made);
        const timed = new Set(
          trip.days.flatMap((day) => day.activities.flatMap((it) => (it.startTime === null ? [] : [it.id]))),
        );
        const errors = check(trip, contextOf(request)).filter(
          (it) => it.severity === "error" && it.activityIds.every((id) => timed.has(id)),
        );
        expect(errors).toEqual([]);
        for (const day of trip.days) {
          const starts = day.activities.flatMap((it) => it.startTime ?? []);
          expect(starts).toEqual([...starts].sort());
        }
        const away = new Set(request.board?.lockedIn.flatMap((it) => (it.elsewhere ? [it.id] : [])));
        const noTime = all.filter((it) => it.provenance === "board" && it.startTime === null);
        const isSqueezed = noTime.some((it) => !away.has(it.placeId ?? "") && it.activityType !== "accommodation");
        expect(warned(made).includes("board_place_squeezed")).toBe(isSqueezed);
        expect(warned(made).includes("place_elsewhere")).toBe(away.size > 0);
      }),
      { numRuns: 50 },
    );
  });
});

describe("a locked-in place", () => {
  const [first, second] = candidatesIn("lisbon").filter((it) => it.category === "food" && it.meals.includes("dinner"));
  const club = candidatesIn("lisbon").find((it) => it.category === "nightlife");
  const cafe = candidatesIn("lisbon").find(
    (it) => it.category === "food" && !it.meals.includes("dinner") && !it.meals.includes("lunch"),
  );
  const sights = candidatesIn("lisbon")
    .filter((it) => it.category === "sight")
    .slice(-4);
  const lockedIn = [first, second, club, cafe, ...sights].flatMap((it) => (it ? [known(it.id)] : []));

  it("gets a suitable time: sights in daytime, restaurants at meals, a bar after dinner, a pastry shop between", () => {
    expect(lockedIn.length).toBe(8);
    const made = plan(lisbon(4, { lockedIn }));
    const board = activitiesOf(made).filter((it) => it.provenance === "board");
    expect(board.map((it) => [it.title, it.startTime === null])).toEqual(board.map((it) => [it.title, false]));
    expect(board.length).toBe(8);
    const at = (id: string | undefined) => board.find((it) => it.placeId === id);
    for (const it of [first, second]) expect(at(it?.id)?.activityType).toBe("dining");
    expect(at(club?.id)?.startTime).toMatch(/^2/);
    expect(warned(made)).toEqual([]);
  });

  it("is planned even when it exceeds the budget", () => {
    const dear = candidatesIn("lisbon").filter(
      (it) => Number(it.entryPrice?.amount ?? 0) > 10 && it.category !== "food",
    );
    const places = dear.slice(0, 3).map((it) => known(it.id));
    const made = plan(lisbon(2, { lockedIn: places }, { budgetPerPerson: "40" }));
    const ids = activitiesOf(made).map((it) => it.placeId);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((it) => !ids.includes(it.id))).toEqual([]);
    expect(warned(made)).toContain("budget_too_small");
  });

  it.each([
    [["Ana"], "Ana", /^Ana wants it/],
    [["Ana", "Ben"], "Ana", /^Ana and Ben want it/],
    [["Ana", "Ben", "Cleo"], "Ana", /^Ana, Ben and Cleo want it/],
    [["Ana", "Ben", "Cleo", "Dan"], "Ana", /^Ana, Ben and 2 more want it/],
    [[], "Gil", /^Gil locked it in/],
    [[], null, /^The group locked it in/],
  ])("names who wants it: %j, locked in by %j", (wantedBy, lockedInBy, reason) => {
    const lockedIn = [known("lisbon/belem-tower", { wantedBy, lockedInBy }), place("x", { wantedBy, lockedInBy })];
    const reasons = activitiesOf(plan(lisbon(3, { lockedIn }))).filter((it) => it.provenance === "board");
    expect(reasons.length).toBe(2);
    for (const it of reasons) expect(it.reason).toMatch(reason);
  });

  it("without a position is planned in its own words, without a point on the map", () => {
    const secret = place("s", {
      name: "Rui's terrace",
      blurb: "Ring twice",
      neighborhood: "Alfama",
      category: "other",
    });
    const made = activitiesOf(plan(lisbon(3, { lockedIn: [secret] }))).find((it) => it.placeId === secret.id);
    expect(made).toMatchObject({
      title: "Rui's terrace",
      description: "Ring twice",
      activityType: "general",
      location: "Alfama",
      ...{ lat: null, lng: null, verified: false, durationMinutes: 60, provenance: "board" },
    });
    expect(made?.startTime).not.toBeNull();
  });

  it("that is a stay goes on the first day; one in another city on the last day with room", () => {
    const hotel = place("h", { name: "Hotel Tejo", category: "stay" });
    const palace = place("p", { name: "Pena Palace", city: "Sintra", elsewhere: true });
    const made = plan(lisbon(3, { lockedIn: [hotel, palace] }));
    const on = (id: string) => activitiesOf(made).find((it) => it.placeId === id);
    expect(on(hotel.id)).toMatchObject({ date: "2026-10-01", activityType: "accommodation", startTime: null });
    expect(on(palace.id)).toMatchObject({ date: "2026-10-03", startTime: null, location: "Sintra" });
    expect(made.warnings).toEqual([
      {
        code: "place_elsewhere",
        message: expect.objectContaining({ text: "Pena Palace is not in Lisbon, so it has no time in the plan." }),
      },
    ]);
  });

  it("that does not suit somebody's needs is planned without a time and with a note", () => {
    const steep = candidatesIn("lisbon").find((it) => it.stepFree === "no" && it.category !== "food");
    const lockedIn = [known(steep?.id ?? "")];
    const made = plan(lisbon(3, { lockedIn }, { accessibility: ["wheelchair"] }));
    expect(activitiesOf(made).find((it) => it.placeId === steep?.id)?.startTime).toBeNull();
    expect(warned(made)).toContain("board_place_unsuitable");
  });

  it("is not planned again when it is pinned already, by place or by name", () => {
    const [tower, terrace] = [known("lisbon/belem-tower"), place("t", { name: "Rui's terrace" })];
    const kept = [
      activity({
        id: "a",
        title: "The tower",
        placeId: tower.id,
        startTime: "10:00",
        durationMinutes: 60,
        pinned: true,
      }),
      activity({ id: "b", title: "Dinner at Rui’s Terrace", startTime: "20:00", durationMinutes: 90, pinned: true }),
    ];
    const fixed = kept.map((it) => ({ date: "2026-10-02", activity: it }));
    const made = plan(lisbon(3, { lockedIn: [tower, terrace] }, { fixed }));
    expect(activitiesOf(made).filter((it) => it.provenance === "board" || it.title === tower.name)).toEqual([]);
  });

  it("that was added or withdrawn during planning is corrected without planning again", () => {
    const [tower, late] = [known("lisbon/belem-tower"), place("late")];
    const request = lisbon(3, { lockedIn: [tower] });
    const made = enforceLockedIn(lisbon(3, { lockedIn: [late] }), plan(request));
    const board = activitiesOf(made).filter((it) => it.provenance === "board");
    expect(board.map((it) => it.placeId)).toEqual([late.id]);
    expect(activitiesOf(made).some((it) => it.placeId === tower.id)).toBe(false);
  });
});

describe("a place with votes", () => {
  const request = requestFor("lisbon", 3);
  const chosen = new Set(activitiesOf(plan(request)).map((it) => it.placeId));
  const unused = request.candidates.filter((it) => !chosen.has(it.id));
  const museum = unused.find((it) => it.category === "sight" && it.tags.includes("museum"));
  const table = unused.find((it) => it.category === "food" && it.meals.includes("dinner"));

  it("is the first alternative of a slot of its kind, with its votes; at most three are listed", () => {
    const runnersUp = [museum, table].flatMap((it) => (it ? [known(it.id, { wantedBy: ["Ana", "Ben", "Cleo"] })] : []));
    const made = activitiesOf(plan(lisbon(3, { runnersUp })));
    for (const place of runnersUp) {
      const slots = made.filter((it) => it.alternatives[0]?.placeId === place.id);
      expect(slots).toHaveLength(1);
      const [slot] = slots;
      expect(slot?.alternatives[0]).toMatchObject({ title: place.name, reason: "3 of 5 want it too." });
      expect(slot?.activityType).toBe(slot?.alternatives[0]?.activityType);
    }
    expect(Math.max(...made.map((it) => it.alternatives.length))).toBeLessThanOrEqual(3);
    expect(made.flatMap((it) => it.alternatives).filter((it) => it.reason.startsWith("3 of 5"))).toHaveLength(2);
  });

  it("is sorted by votes, three for a slot, also when only the board knows it", () => {
    const runnersUp = [5, 4, 3, 2].map((votes) =>
      place(String(votes), {
        category: "nature",
        wantedBy: Array.from({ length: votes }, (_, index) => `Voter ${index}`),
      }),
    );
    const made = activitiesOf(plan(lisbon(1, { runnersUp })));
    const offered = made.map((it) => it.alternatives.filter((other) => other.placeId?.startsWith("board:")));
    expect(
      offered
        .flat()
        .map((it) => it.reason)
        .sort(),
    ).toEqual(["2 of 5 want it too.", "3 of 5 want it too.", "4 of 5 want it too.", "5 of 5 want it too."]);
    for (const list of offered)
      expect(list.map((it) => it.reason)).toEqual(
        list
          .map((it) => it.reason)
          .sort()
          .reverse(),
      );
    expect(Math.max(...offered.map((it) => it.length))).toBeLessThanOrEqual(3);
  });

  it("is not an alternative for itself", () => {
    const runnersUp = [...chosen].flatMap((it) => (it === null ? [] : [known(it)]));
    const made = activitiesOf(plan(lisbon(3, { runnersUp })));
    const others = new Set(made.flatMap((it) => it.alternatives.flatMap((other) => other.placeId ?? [])));
    expect(made.filter((it) => others.has(it.placeId ?? "")).map((it) => it.title)).toEqual([]);
  });
});
