import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allActivities, anyTripWithStops, counter, tripOf } from "../../test/trips.ts";
import { addDays, daysBetween } from "../calendar.ts";
import { changeDates } from "./change-dates.ts";
import { changeStops } from "./change-stops.ts";
import type { TripDocument, TripStop } from "./document.ts";
import { apply, type TripPatch } from "./patch.ts";
import { summaryOfPatch } from "./patch-summary.ts";
import { changesOf } from "./proposal/proposed-changes.ts";
import { patchOf, type RequestedOp } from "./requested-patch.ts";
import { stopsOf, stopsOfDay, titleAfter, titleFor, travelOfDay } from "./trip-stops.ts";
import { presentTrip, readTrip } from "./wire.ts";

const at = { rome: [41.9, 12.5], florence: [43.77, 11.26], venice: [45.44, 12.33] } as const;
const stop = (name: keyof typeof at, nights: number): TripStop => ({
  id: name,
  destination: name.charAt(0).toUpperCase() + name.slice(1),
  placeId: name,
  lat: at[name][0],
  lng: at[name][1],
  timezone: "Europe/Rome",
  nights,
});
const sight = (title: string, name: keyof typeof at) => ({ title, lat: at[name][0], lng: at[name][1] });
const ride = (from: keyof typeof at, to: keyof typeof at) => ({
  ...sight(`Train to ${to}`, to),
  ...{ activityType: "transport" as const, fromLat: at[from][0], fromLng: at[from][1], startTime: "10:00" },
});

/** Two nights in Rome, two in Florence and one in Venice; the first day is 3 May. */
const route: TripDocument = tripOf(
  "2027-05-03",
  [
    [sight("Colosseum", "rome")],
    [sight("Vatican", "rome")],
    [ride("rome", "florence"), sight("Duomo", "florence")],
    [sight("Uffizi", "florence")],
    [ride("florence", "venice"), sight("Rialto", "venice")],
    [sight("San Marco", "venice")],
  ],
  {
    stops: [stop("rome", 2), stop("florence", 2), stop("venice", 1)],
    ...{ destination: "Rome, Florence and Venice", title: "Trip to Rome, Florence and Venice" },
    ...{ cityId: "rome+florence+venice", timezone: "Europe/Rome", lat: 43.7, lng: 12.03 },
  },
);

const titlesOf = (trip: TripDocument) => trip.days.map((day) => day.activities.map((it) => it.title));
const asked = (...ops: RequestedOp[]) => apply(route, patchOf(route, ops)).next;
const nightsOf = (trip: TripDocument) => stopsOf(trip).map((it) => [it.destination, it.fromDate, it.nights]);
const ids = Array.from({ length: 9 }, (_, index) => `new-${index}`);

describe("stopsOf", () => {
  it("shows a trip without stops of its own as one stop at its destination", () => {
    const trip = tripOf("2027-05-03", [[], [], []], { destination: "Lisbon", cityId: "lisbon" });
    expect(stopsOf(trip)).toMatchObject([
      { id: "trip", destination: "Lisbon", placeId: "lisbon", nights: 2, fromDate: "2027-05-03", toDate: "2027-05-05" },
    ]);
  });

  it("knows between which stops a day travels", () => {
    expect(route.days.map(({ date }) => stopsOfDay(route, date).sleeps.id)).toEqual([
      ...["rome", "rome", "florence", "florence", "venice", "venice"],
    ]);
    expect(route.days.map(({ date }) => travelOfDay(route, date)?.from.id ?? null)).toEqual([
      ...[null, null, "rome", null, "florence", null],
    ]);
  });
});

describe("changing stops", () => {
  it("lengthens a stop with an empty day at its end, and later days move on", () => {
    const next = asked({ op: "stop.change", stopId: "rome", before: { nights: 2 }, after: { nights: 3 }, newIds: ids });
    expect(titlesOf(next)).toEqual([
      ...[["Colosseum"], ["Vatican"], [], ["Train to florence", "Duomo"], ["Uffizi"]],
      ...[["Train to venice", "Rialto"], ["San Marco"]],
    ]);
    expect([next.endDate, next.days[2]?.id]).toEqual(["2027-05-09", "new-0"]);
    expect(nightsOf(next)).toEqual([
      ["Rome", "2027-05-03", 3],
      ["Florence", "2027-05-06", 2],
      ["Venice", "2027-05-08", 1],
    ]);
  });

  it("shortens a stop by its last day, which is set aside", () => {
    const next = asked({ op: "stop.change", stopId: "florence", before: {}, after: { nights: 1 } });
    expect(next.parked.map((it) => it.title)).toEqual(["Uffizi"]);
    expect(next.endDate).toBe("2027-05-07");
  });

  it("lengthens the last stop before the day of departure", () => {
    const next = asked({ op: "stop.change", stopId: "venice", before: {}, after: { nights: 2 }, newIds: ids });
    expect(titlesOf(next).slice(4)).toEqual([["Train to venice", "Rialto"], [], ["San Marco"]]);
  });

  it("moves a stop with its days and sets aside the ways that no longer lead there", () => {
    const next = asked({ op: "stop.move", stopId: "florence", to: { after: null } });
    expect(titlesOf(next)).toEqual([...[["Duomo"], ["Uffizi"], ["Colosseum"], ["Vatican"], ["Rialto"], ["San Marco"]]]);
    expect(next.parked.map((it) => it.title)).toEqual(["Train to florence", "Train to venice"]);
    expect([next.destination, next.cityId, next.title]).toEqual([
      ...["Florence, Rome and Venice", "florence+rome+venice", "Trip to Florence, Rome and Venice"],
    ]);
  });

  it("removes a stop with its days", () => {
    const next = asked({ op: "stop.remove", stopId: "florence", before: {} });
    expect(titlesOf(next)).toEqual([["Colosseum"], ["Vatican"], ["Rialto"], ["San Marco"]]);
    expect(next.parked.map((it) => it.title)).toEqual(["Train to florence", "Duomo", "Uffizi", "Train to venice"]);
    expect([next.destination, next.cityId]).toEqual(["Rome and Venice", "rome+venice"]);
  });

  it("goes home on the morning on which one would have gone on, when the last stop goes", () => {
    const next = asked({ op: "stop.remove", stopId: "venice", before: {} });
    expect(titlesOf(next).slice(3)).toEqual([["Uffizi"], []]);
    expect(next.days.at(-1)?.id).toBe("day-5");
  });

  it("adds a stop at the end: the morning of departure becomes the one on which one goes on", () => {
    const trip = tripOf("2027-05-03", [[], [], [sight("Breakfast", "rome")]], {
      ...{ destination: "Rome", title: "Trip to Rome", cityId: "rome", lat: at.rome[0], lng: at.rome[1] },
    });
    const patch = patchOf(trip, [{ op: "stop.add", stop: stop("florence", 2), newIds: ids }]);
    const { next, inverse } = apply(trip, patch);
    expect(nightsOf(next)).toEqual([
      ["Rome", "2027-05-03", 2],
      ["Florence", "2027-05-05", 2],
    ]);
    expect(titlesOf(next)).toEqual([[], [], ["Breakfast"], [], []]);
    expect([next.destination, next.title, next.cityId]).toEqual([
      ...["Rome and Florence", "Trip to Rome and Florence", "rome+florence"],
    ]);
    expect(summaryOfPatch(trip, patch).text).toBe("Added Florence for 2 nights");
    expect(apply(next, inverse).next).toEqual(trip);
    const back = apply(next, patchOf(next, [{ op: "stop.remove", stopId: "florence", before: {} }])).next;
    expect({ ...back, stops: [] }).toEqual({ ...trip, lat: back.lat, lng: back.lng, timezone: back.timezone });
  });

  it("keeps a destination that is not written from the stops, and the region of its towns", () => {
    const named = { ...route, destination: "Italy with Rui", title: "Summer", cityId: "italy" };
    const patch = patchOf(named, [{ op: "stop.remove", stopId: "venice", before: {} }]);
    const { next } = apply(named, patch);
    expect([next.destination, next.title, next.cityId]).toEqual(["Italy with Rui", "Summer", "italy"]);
  });

  it("keeps booked activities on their dates", () => {
    const days = route.days.map((day, index) => ({
      ...day,
      activities: day.activities.map((it) => (index === 3 ? { ...it, bookingId: "booking" } : it)),
    }));
    const next = apply(
      { ...route, days },
      patchOf({ ...route, days }, [{ op: "stop.move", stopId: "venice", to: { after: null } }]),
    ).next;
    expect(next.days[3]?.activities.map((it) => it.title)).toContain("Uffizi");
  });

  it("refuses what the author saw differently, a thirteenth stop, and to remove the only one", () => {
    const wrong = () =>
      patchOf(route, [{ op: "stop.change", stopId: "rome", before: { nights: 4 }, after: { nights: 5 }, newIds: ids }]);
    expect(wrong).toThrow("stop rome changed");
    const one = tripOf("2027-05-03", [[], []]);
    expect(() => patchOf(one, [{ op: "stop.remove", stopId: "trip", before: {} }])).toThrow("at least one stop");
    const full = {
      ...route,
      stops: Array.from({ length: 12 }, (_, index) => ({ ...stop("rome", 1), id: `s-${index}` })),
    };
    expect(() => patchOf(full, [{ op: "stop.add", stop: stop("venice", 1), newIds: ids }])).toThrow("at most 12 stops");
  });

  it("is one change of a proposal, in words", () => {
    const patch = patchOf(route, [{ op: "stop.remove", stopId: "florence", before: {} }]);
    expect(changesOf(route, patch).map((it) => [it.id, it.summary.text])).toEqual([
      ["dates", "Removed Florence, and set 4 entries aside"],
    ]);
  });
});

const dice = fc.array(fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 6 });
const cities = Object.keys(at) as (keyof typeof at)[];

function step(trip: TripDocument, [kind = 0, one = 0, two = 0, three = 0]: readonly number[], newId: () => string) {
  const stops: readonly TripStop[] = stopsOf(trip);
  const chosen = stops[one % stops.length] as TripStop;
  const name = cities[two % cities.length] ?? "rome";
  const added = { ...stop(name, 1 + (three % 3)), id: newId() };
  const wanted = [
    () => stops.toSpliced(two % (stops.length + 1), 0, added).slice(0, 12),
    () => (stops.length === 1 ? stops : stops.filter((it) => it !== chosen)),
    () => stops.map((it) => (it === chosen ? { ...it, nights: 1 + (two % 5) } : it)),
    () => stops.filter((it) => it !== chosen).toSpliced(two % stops.length, 0, chosen),
  ];
  const positive = (list: readonly TripStop[]) => list.map((it) => ({ ...it, nights: Math.max(1, it.nights) }));
  if (kind % 5 === 4) {
    const startDate = addDays(trip.startDate, (one % 5) - 2);
    return changeDates(trip, { startDate, endDate: addDays(startDate, two % 9) }, newId).patch;
  }
  return changeStops(trip, positive(wanted[kind % 5]?.() ?? stops), newId).patch;
}

/** Many changes of stops and dates, one after the other, with each trip and the inverse that leads back. */
function walk(trip: TripDocument, rolls: readonly (readonly number[])[]) {
  const newId = counter();
  let now = trip;
  return rolls.map((roll) => {
    const patch: TripPatch = step(now, roll, newId);
    const before = now;
    const { next, inverse } = apply(now, patch);
    now = next;
    return { before, patch, next, inverse };
  });
}

describe("any changes of stops and dates", () => {
  it("have exact inverses, lose no activity and cover all nights", () => {
    fc.assert(
      fc.property(anyTripWithStops, dice, (trip, rolls) => {
        for (const { before, next, inverse } of walk(trip, rolls)) {
          expect(apply(next, inverse).next).toEqual(before);
          const kept = new Set(allActivities(next).map((it) => it.id));
          expect(allActivities(before).every((it) => kept.has(it.id))).toBe(true);
          const stops = stopsOf(next);
          expect(stops.reduce((sum, it) => sum + it.nights, 0)).toBe(daysBetween(next.startDate, next.endDate));
          expect(next.days.length).toBe(daysBetween(next.startDate, next.endDate) + 1);
          for (const [index, it] of stops.entries())
            expect(it.fromDate).toBe(stops[index - 1]?.toDate ?? next.startDate);
          if (stops.length > 1) expect(Math.min(...stops.map((it) => it.nights))).toBeGreaterThan(0);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("survive the wire", () => {
    fc.assert(
      fc.property(anyTripWithStops, dice, (trip, rolls) => {
        const next = walk(trip, rolls).at(-1)?.next ?? trip;
        expect(readTrip(presentTrip(next, "owner"))).toEqual({ ...next, ownerId: "" });
      }),
      { numRuns: 100 },
    );
  });

  it("move the days of a stop together with it", () => {
    fc.assert(
      fc.property(anyTripWithStops, fc.nat(10), fc.nat(10), (trip, one, two) => {
        const stops = stopsOf(trip);
        const chosen = stops[one % stops.length];
        if (!chosen || stops.some((it) => it.nights === 0)) return;
        const wanted = stops.filter((it) => it !== chosen).toSpliced(two % stops.length, 0, chosen);
        const { next } = apply(trip, changeStops(trip, wanted, counter()).patch);
        const daysOf = (of: TripDocument, id: string) => {
          const found = stopsOf(of).find((it) => it.id === id);
          return of.days
            .filter((it) => found && it.date >= found.fromDate && it.date < found.toDate)
            .map((it) => it.id);
        };
        for (const it of stops) expect(daysOf(next, it.id)).toEqual(daysOf(trip, it.id));
      }),
      { numRuns: 200 },
    );
  });
});

it("a title that was made from the destination follows it in its language, and one that a person wrote stays", () => {
  for (const language of ["en", "de", "es", "fr", "ja"] as const)
    expect(titleAfter(titleFor("Rome", language), "Rome", "Pisa")).toBe(titleFor("Pisa", language));
  expect(titleFor("Rome", "ja")).toBe("Romeの旅");
  expect(titleAfter("Rome at last", "Rome", "Pisa")).toBe("Rome at last");
});
