import { describe, expect, it } from "vitest";
import { activity, candidatesIn } from "../../test/cities.ts";
import { evaluate } from "../../test/concierge/in-english.ts";
import { daily } from "../../test/concierge/towns.ts";
import { emptySegment, placeAt } from "../../test/segments.ts";
import { counter, tripOf } from "../../test/trips.ts";
import { checkWithFixes } from "../fixes/find-fixes.ts";
import { withSegments } from "../segments/segments-on-plan.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { apply } from "../trip/patch.ts";
import type { Situation, StatusEvent } from "./types.ts";

/** A Thursday. */
const today = "2026-10-01";
const lisbon = candidatesIn("lisbon");
// The times below depend on these hours.
const lateCathedral = { id: "lisbon/lisbon-cathedral", ...daily("09:30-19:00") };
const candidates = new Map(lisbon.map((it) => [it.id, it.id === lateCathedral.id ? { ...it, ...lateCathedral } : it]));

function place(slug: string, startTime: string, endTime: string, more: Partial<Activity> = {}): Activity {
  const it = candidates.get(`lisbon/${slug}`);
  if (!it) throw new Error(`Lisbon has no ${slug}`);
  const { name: title, id: placeId, lat, lng } = it;
  return activity({ id: slug, title, placeId, lat, lng, startTime, endTime, activityType: "sightseeing", ...more });
}

const dinner = activity({
  id: "dinner",
  title: "Dinner at Ramiro",
  activityType: "dining",
  startTime: "19:00",
  endTime: "20:30",
  lat: 38.7206,
  lng: -9.1358,
  bookingId: "booking",
});

function situation(trip: TripDocument, clock: string, more: Partial<Situation> = {}): Situation {
  return {
    trip,
    context: { candidates, dietary: [], accessibility: [] },
    now: { date: today, minutes: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) },
    place: null,
    mode: null,
    maxDetourMinutes: 20,
    events: [],
    wish: null,
    ...more,
  };
}

function said(kind: StatusEvent["kind"], clock: string, more: Partial<StatusEvent> = {}): Partial<Situation> {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return { events: [{ kind, minutes: null, activityId: null, at: { date: today, minutes }, ...more }] };
}

const castle = place("st-georges-castle", "10:00", "11:30", { priority: 8 });
const cathedral = place("lisbon-cathedral", "12:00", "12:40", { priority: 3 });
const fado = place("fado-museum", "15:00", "16:00", { priority: 6 });
const day = tripOf(today, [[castle, cathedral, fado, dinner], [place("carmo-convent", "10:00", "10:45")]]);
const kinds = (it: Situation) => evaluate(it, counter()).advice?.options.map((option) => option.kind);

describe("no advice", () => {
  it.each([
    ["on a plan that is kept", situation(day, "10:20")],
    ["before the trip", { ...situation(day, "10:20"), now: { date: "2026-09-30", minutes: 600 } }],
    ["after the trip", { ...situation(day, "10:20"), now: { date: "2026-10-03", minutes: 600 } }],
    ["when nothing is left today", situation(day, "22:00", said("running_late", "22:00", { minutes: 60 }))],
    ["about less than the tolerance", situation(day, "09:50", said("running_late", "09:50", { minutes: 8 }))],
    ["about what has gone from the plan", situation(day, "09:50", said("cancelled", "09:50", { activityId: "gone" }))],
    [
      "about what was said yesterday",
      situation(day, "09:50", {
        events: [{ kind: "unwell", minutes: null, activityId: null, at: { date: "2026-09-30", minutes: 1300 } }],
      }),
    ],
    [
      "in a stay, and in a frame of the whole day",
      situation(
        tripOf(today, [
          [
            activity({ id: "hotel", activityType: "accommodation", startTime: "08:00" }),
            activity({ id: "beach", title: "Beach day", startTime: "00:00", endTime: "23:59" }),
            castle,
          ],
        ]),
        "10:20",
      ),
    ],
  ])("%s", (_name, it) => {
    expect(evaluate(it, counter())).toEqual({ advice: null, alerts: [] });
  });

  it("with a dinner of last night that is still going on", () => {
    const late = activity({ id: "party", title: "Party", startTime: "22:00", endTime: "01:00" });
    const trip = tripOf("2026-09-30", [[late], [castle]]);
    expect(evaluate(situation(trip, "00:30"), counter())).toEqual({ advice: null, alerts: [] });
  });
});

describe("a traveller who is late", () => {
  const late = situation(day, "09:50", said("running_late", "09:50", { minutes: 40 }));

  it("gets the reason, the stops and the expiry", () => {
    const { advice, alerts } = evaluate(late, counter());
    expect(advice).toMatchObject({
      situation: "late",
      key: `late:st-georges-castle:${today}`,
      activityIds: ["st-georges-castle"],
      reason: "You will be about 40 minutes late for São Jorge Castle (10:00).",
    });
    expect(advice?.expiresInMinutes).toBeGreaterThanOrEqual(1);
    expect(advice?.expiresInMinutes).toBeLessThanOrEqual(240);
    expect(alerts).toEqual([]);
  });

  it("gets two to four different options that keep booked stops", () => {
    const options = evaluate(late, counter()).advice?.options ?? [];
    expect(options.length).toBeGreaterThanOrEqual(2);
    expect(options.length).toBeLessThanOrEqual(4);
    expect(new Set(options.map((it) => it.kind)).size).toBe(options.length);
    expect(JSON.stringify(options.map((it) => it.patch))).not.toContain('"activityId":"dinner"');
  });

  it("is detected by location alone, from the time of the way", () => {
    const belem = { lat: 38.6979, lng: -9.2063, accuracyM: 15 };
    const { advice } = evaluate(situation(day, "10:05", { place: belem }), counter());
    expect(advice?.situation).toBe("late");
    expect(advice?.reason).toMatch(
      /^You will be about .* late for São Jorge Castle \(10:00\): getting there takes about/,
    );
    expect(evaluate(situation(day, "10:05", { place: { ...belem, accuracyM: 4000 } }), counter()).advice).toBeNull();
  });

  it("gets advice with the same key as time goes on", () => {
    const later = { ...late, now: { date: today, minutes: 600 } };
    expect(evaluate(later, counter()).advice?.key).toBe(evaluate(late, counter()).advice?.key);
  });

  it("gets no further advice after the plan has changed", () => {
    const createdAt = "2026-01-01T00:00:00Z";
    const { trip } = late;
    for (const { patch } of evaluate({ ...late, trip: { ...trip, createdAt } }, counter()).advice?.options ?? []) {
      const next = { ...apply(trip, patch).next, createdAt, updatedAt: `${today}T09:55:00Z` };
      expect(evaluate({ ...late, trip: next }, counter()).advice).toBeNull();
    }
  });

  it("gets an option that leaves out a stop when nothing less keeps a booking", () => {
    const tight = tripOf(today, [[place("fado-museum", "17:30", "18:30", { priority: 2 }), dinner]]);
    const { advice, alerts } = evaluate(
      situation(tight, "17:25", said("running_late", "17:25", { minutes: 70 })),
      counter(),
    );
    expect(advice?.options[0]).toMatchObject({ kind: "skip", summary: "Set Fado Museum aside" });
    expect(advice?.options[0]?.patch).toContainEqual({
      op: "activity.set",
      activityId: "fado-museum",
      before: { parked: null },
      after: { parked: { date: today, dayNotes: "", reason: "set_aside" } },
    });
    expect(alerts).toEqual([]);
  });
});

describe("a fixed stop", () => {
  it("is named in an alert and in every option when it cannot be reached", () => {
    const far = { lat: 38.7979, lng: -9.3907, accuracyM: 10 };
    const { advice, alerts } = evaluate(situation(day, "18:30", { place: far }), counter());
    expect(advice).toBeNull();
    expect(alerts).toMatchObject([{ code: "booking_at_risk", activityIds: ["dinner"] }]);
    expect(alerts[0]?.message).toMatch(/late for Dinner at Ramiro \(19:00, booked\)/);
  });

  it("keeps its time when other stops move", () => {
    const segment = {
      ...emptySegment,
      id: "ic",
      kind: "train" as const,
      number: "IC 520",
      start: `${today}T13:30`,
      end: `${today}T16:30`,
      from: placeAt("Oriente", 38.7678, -9.099),
      to: placeAt("Porto", 41.15, -8.58),
    };
    const plain = tripOf(today, [[castle, cathedral]], { lat: 38.71, lng: -9.14 });
    const trip = withSegments(plain, [segment]);
    const { advice } = evaluate(situation(trip, "09:50", said("running_late", "09:50", { minutes: 120 })), counter());
    expect(advice?.options.length).toBeGreaterThanOrEqual(2);
    for (const { patch, consequences } of advice?.options ?? []) {
      expect(JSON.stringify(patch)).not.toContain("segment:");
      expect(consequences.breaks).toEqual([]);
      expect(apply(apply(plain, patch).next, apply(plain, patch).inverse).next).toEqual(plain);
    }
  });

  it("is not moved when it was cancelled, and the traveller is told", () => {
    const { advice, alerts } = evaluate(
      situation(day, "15:00", said("cancelled", "15:00", { activityId: "dinner" })),
      counter(),
    );
    expect(advice).toBeNull();
    expect(alerts).toMatchObject([{ code: "booking_at_risk", activityIds: ["dinner"] }]);
  });
});

describe("the texts of advice", () => {
  const oriente = { lat: 38.7678, lng: -9.0991 };
  const train = {
    ...emptySegment,
    id: "ap",
    kind: "train" as const,
    number: "AP 124",
    start: `${today}T15:00`,
    end: `${today}T18:00`,
    from: placeAt("Porto", 41.15, -8.585),
    to: placeAt("Lisbon Oriente", oriente.lat, oriente.lng),
  };
  const arriving = withSegments(tripOf(today, [[dinner]], { lat: 38.71, lng: -9.14 }), [train]);
  const said1600 = (more: Partial<StatusEvent>) =>
    evaluate(situation(arriving, "16:00", said("delayed", "16:00", more)), counter());

  it("count the way out of the station and to the restaurant", () => {
    const [alert] = said1600({ minutes: 30 }).alerts;
    expect(alert?.message).toBe(
      "You will be about 20 minutes late for Dinner at Ramiro (19:00, booked). A taxi would still get you there in time.",
    );
  });

  it("tell the latest safe delay when a report has no minutes", () => {
    const { advice, alerts } = said1600({});
    expect(advice).toBeNull();
    expect(alerts.map((it) => it.message)).toEqual([
      "If Train AP 124 Porto to Lisbon Oriente is 15 minutes late or more, you will not be in time for Dinner at Ramiro (19:00, booked).",
    ]);
    expect(said1600({ minutes: 5 }).alerts).toEqual([]);
  });

  it("after a dismissal are only about a booking at risk", () => {
    const tight = tripOf(today, [
      [place("lisbon-cathedral", "16:30", "17:10"), place("fado-museum", "17:20", "18:30"), dinner],
    ]);
    const late = situation(tight, "16:20", said("running_late", "16:20", { minutes: 100 }));
    const key = `late:lisbon-cathedral:${today}`;
    expect(evaluate(late, counter()).advice?.key).toBe(key);
    expect(evaluate({ ...late, answered: [key] }, counter()).advice).toMatchObject({ activityIds: ["dinner"] });
    const loose = situation(day, "09:50", said("running_late", "09:50", { minutes: 120 }));
    const first = evaluate(loose, counter()).advice?.key ?? "";
    expect(evaluate({ ...loose, answered: [first] }, counter()).advice?.key).toBe(first);
  });
});

describe("options", () => {
  it("move a stop to another day, or bring the next stops forward", () => {
    const { advice } = evaluate(
      situation(day, "10:10", said("skipped", "10:10", { activityId: "st-georges-castle" })),
      counter(),
    );
    expect(advice?.situation).toBe("skipped");
    expect(advice?.options.map((it) => it.kind)).toContain("move_day");
  });

  it("replace a cancelled stop with its own alternative", () => {
    const alternative = {
      placeId: "lisbon/national-pantheon",
      title: "National Pantheon",
      activityType: "sightseeing" as const,
      location: null,
      lat: 38.715,
      lng: -9.1247,
      estimatedCost: null,
      durationMinutes: 45,
      verified: true,
      reason: "Near.",
    };
    const trip = tripOf(today, [[castle, { ...fado, alternatives: [alternative] }, dinner]]);
    const it = situation(trip, "12:00", said("cancelled", "12:00", { activityId: "fado-museum" }));
    expect(kinds(it)).toContain("swap");
  });

  it("move outdoor stops indoors, to a dry day, or after the rain", () => {
    const { advice } = evaluate(situation(day, "09:00", said("weather", "09:00")), counter());
    expect(advice?.key).toBe(`weather:${today}`);
    for (const { patch } of advice?.options ?? []) {
      const left = apply(day, patch).next.days[0]?.activities.map((it) => it.placeId) ?? [];
      expect(left.filter((id) => candidates.get(id ?? "")?.setting === "outdoor")).toEqual([]);
    }
  });

  it("make the day lighter and keep dinner", () => {
    const { advice } = evaluate(situation(day, "09:00", said("unwell", "09:00")), counter());
    expect(advice?.situation).toBe("unwell");
    for (const { patch, summary } of advice?.options ?? []) {
      const left = apply(day, patch).next.days[0]?.activities.filter((it) => it.activityType !== "dining") ?? [];
      expect(left.length).toBeLessThanOrEqual(1);
      expect(summary).not.toMatch(/unwell|rest/);
    }
  });

  it("move what follows a delayed stop, and not the stop", () => {
    const { advice } = evaluate(
      situation(day, "09:30", said("delayed", "09:30", { activityId: "st-georges-castle", minutes: 60 })),
      counter(),
    );
    expect(advice).toMatchObject({ situation: "delayed", activityIds: ["lisbon-cathedral"] });
    expect(JSON.stringify(advice?.options.map((it) => it.patch))).not.toContain('"activityId":"st-georges-castle"');
  });
});

describe("free time", () => {
  const here = { lat: 38.7106, lng: -9.1305, accuracyM: 10 };
  const free = situation(tripOf(today, [[castle, fado]]), "12:30", { place: here, wish: "what_now" });

  it("gets a nearby place that fits, at noon lunch first", () => {
    const { advice } = evaluate(free, counter());
    expect(advice?.situation).toBe("free_time");
    const [first] = advice?.options ?? [];
    expect(first?.kind).toBe("fill");
    expect(first?.summary).toMatch(/^Add lunch (near|at) /);
    for (const { patch } of advice?.options ?? []) {
      const [op] = patch;
      if (op?.op === "activity.add") expect(op.activity.endTime?.localeCompare("15:00")).toBe(-1);
    }
  });

  it("has no advice without a request, or when there is none", () => {
    expect(evaluate({ ...free, wish: null }, counter()).advice).toBeNull();
    expect(evaluate({ ...free, now: { date: today, minutes: 885 } }, counter()).advice).toBeNull();
  });
});

describe("a trouble that the plan check finds too", () => {
  const plans: readonly [string, readonly Activity[], string][] = [
    ["an overlap", [castle, { ...cathedral, startTime: "11:00", endTime: "11:40" }, fado, dinner], "overlap"],
    ["a closed place", [castle, { ...fado, startTime: "18:30", endTime: "19:30" }], "closed"],
  ];
  it.each(plans)("has the same answer first: %s", (_, activities, code) => {
    const trip = tripOf(today, [activities, [place("carmo-convent", "10:00", "10:45")]]);
    const whole = { ...trip, days: trip.days.map((it, index) => (index === 0 ? { ...it, activities } : it)) };
    const { context, ...seen } = situation(whole, "09:00");
    const finding = checkWithFixes(whole, context, counter()).find((it) => it.code === code);
    const [first] = evaluate({ context, ...seen }, counter()).advice?.options ?? [];
    expect(finding?.fix).not.toBeNull();
    expect(first?.summary).toBe(finding?.fix?.summary.text);
    expect(first?.patch).toEqual(finding?.fix?.patch);
  });
});
