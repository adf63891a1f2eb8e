import { runCheckTask } from "@caravan/domain/fixes/check-task";
import type { EditedStop } from "@caravan/domain/planning/edited/types";
import { plan } from "@caravan/domain/planning/plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import { blankActivity } from "@caravan/domain/trip/new-activity";
import { afterAll, expect, it } from "vitest";
import { contextOf, requestFor, tripOf } from "../../domain/test/cities.ts";
import { checkerPool } from "./checker-pool.ts";

const checker = checkerPool();
afterAll(() => checker.stop());
const patient = new AbortController().signal;
const context = { candidates: new Map(), dietary: [], accessibility: [] };

/** Days on which all activities are at the same time. */
function overlapping(days: number, onEach: number) {
  const dates = Array.from({ length: days }, (_, index) =>
    new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const times = { startTime: "09:00", endTime: "20:00", durationMinutes: 660 };
  const trip = {
    ...{ id: "t", ownerId: "o", revision: 1, title: "Trip", destination: "Nowhere", travelers: 1, interests: [] },
    ...{ startDate: dates[0], endDate: dates.at(-1), travelStyle: null, budgetPerPerson: null, totalBudget: null },
    ...{ currency: "EUR", cityId: null, lat: null, lng: null, timezone: null, parked: [], stops: [] },
    days: dates.map((date) => ({
      id: date,
      date,
      notes: "",
      activities: Array.from({ length: onEach }, (_, index) => ({
        ...blankActivity(`Thing ${index}`),
        ...times,
        id: `${date} ${index}`,
      })),
    })),
  };
  return { kind: "findings", trip: trip as unknown as TripDocument, context } as const;
}

it("gives the same answer on a worker thread as on the event loop, which stays free", async () => {
  const small = await checker.run(overlapping(1, 3), "ana", patient);
  expect([small.total, small.findings[0]?.code]).toEqual([small.findings.length, "overlap"]);
  let turns = 0;
  const timer = setInterval(() => turns++, 5);
  const large = await checker.run(overlapping(100, 10), "ana", patient);
  clearInterval(timer);
  expect([large.findings.length, large.total >= 900]).toEqual([200, true]);
  expect(turns).toBeGreaterThan(5);
});

it("stops a check whose caller hung up, and runs the next", async () => {
  const gone = new AbortController();
  const left = checker.run(overlapping(100, 10), "ana", gone.signal);
  gone.abort(new Error("hung up"));
  await expect(left).rejects.toThrow();
  expect((await checker.run(overlapping(10, 4), "ben", patient)).total).toBeGreaterThan(0);
});

it("settles a plan of twenty days that somebody edited off the event loop, as on it", async () => {
  const request = requestFor("rome", 20);
  const draft = plan(request);
  // The same six places each day, at times that overlap.
  const stops = request.candidates.slice(0, 6).map(
    (place, index): EditedStop => ({
      ...{ kind: "visit", place, title: place.name, area: null, start: 540 + 40 * index, minutes: 80 },
      ...{ why: null, order: null, way: null, cost: null, from: null, to: null },
    }),
  );
  const task = {
    kind: "edit",
    trip: tripOf(request, { ...draft, days: draft.days.map((it) => ({ ...it, items: [] })) }),
    towns: {},
    context: contextOf(request),
    request,
    plan: draft,
    edit: {
      read: { arrives: null, leaves: null, blocks: [] },
      ...{ understood: [], advice: [], nights: [] },
      days: draft.days.map(({ date }) => ({ date, line: null, asked: 6, stops })),
    },
  } as const;
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const made = await checker.run(task, "ana", patient);
  clearInterval(timer);
  expect(made).toEqual(runCheckTask(task, () => crypto.randomUUID()));
  expect(made.refused.length).toBeGreaterThan(0);
  expect(turns).toBeGreaterThan(5);
});
