import { describe, expect, it } from "vitest";
import { addTripMember, now, run, setUp } from "../../test/context.ts";
import { createDayTrip, later, withFakeConcierge } from "../../test/fake-concierge.ts";
import { reopenSnoozed } from "./reopen-snoozed.ts";
import { respondToRecommendation } from "./respond-to-recommendation.ts";

const { database, outside, ana } = await setUp();
const concierge = withFakeConcierge(outside.ports);
const { ports } = concierge;

async function open() {
  const day = await createDayTrip(ports, ana);
  const advice = await concierge.advised(day.tripId, ana);
  outside.jobs.length = 0;
  return { ...day, advice, seen: { trip_id: day.tripId, recommendation_id: advice.id, version: advice.version } };
}
type Seen = Awaited<ReturnType<typeof open>>["seen"];
const respond = (
  seen: Seen,
  action: "dismiss" | "keep_plan" | "snooze",
  { at = now, by = ana, snooze_minutes }: { at?: Date; by?: typeof ana; snooze_minutes?: number } = {},
) => run(respondToRecommendation, ports, by, { ...seen, action, snooze_minutes }, { now: at });

describe("respond_to_recommendation", () => {
  it.each([
    ["dismiss", "dismissed"],
    ["keep_plan", "kept"],
  ] as const)("with %s closes it, at the next version", async (action, status) => {
    const { seen, tripId } = await open();
    const before = await concierge.state(tripId, ana);
    const { recommendation, context_revision } = await respond(seen, action);
    expect(recommendation).toMatchObject({ status, version: 2, snoozed_until: null });
    expect(context_revision).toBe(before.context_revision + 1);
    const after = await concierge.state(tripId, ana);
    expect(after.recommendations).toEqual([recommendation]);
    expect(after.trip_revision).toBe(before.trip_revision);
    expect(outside.jobs).toEqual([]);
  });

  it("snoozes for a quarter of an hour, or for the time that is sent", async () => {
    const { seen, advice } = await open();
    const first = (await respond(seen, "snooze")).recommendation;
    expect(first).toMatchObject({ status: "snoozed", snoozed_until: later(15).toISOString(), version: 2 });
    expect(first.expires_at).toBe(advice.expires_at);
    const second = await respond({ ...seen, version: 2 }, "snooze", { snooze_minutes: 90 });
    expect(second.recommendation).toMatchObject({
      snoozed_until: later(90).toISOString(),
      expires_at: later(120).toISOString(),
      version: 3,
    });
  });

  it("returns 404 for other people's recommendations", async () => {
    const { seen, tripId } = await open();
    const rui = await addTripMember(database, tripId, "owner");
    const stranger = (await open()).seen;
    await expect(respond(seen, "dismiss", { by: rui })).rejects.toMatchObject({ code: "not_found", kind: "missing" });
    const elsewhere = { ...seen, trip_id: stranger.trip_id };
    await expect(respond(elsewhere, "dismiss")).rejects.toMatchObject({ code: "not_found" });
    const unknown = { ...seen, recommendation_id: crypto.randomUUID() };
    await expect(respond(unknown, "dismiss")).rejects.toMatchObject({ code: "not_found" });
  });

  it("refuses one that was answered before it checks anything else", async () => {
    const { seen } = await open();
    await respond(seen, "dismiss");
    const again = respond({ ...seen, version: 7 }, "snooze", { at: later(600) });
    await expect(again).rejects.toMatchObject({ kind: "gone", code: "recommendation_closed" });
  });

  it("refuses one that has expired, whatever version was seen", async () => {
    const { seen } = await open();
    const late = respond({ ...seen, version: 7 }, "dismiss", { at: later(60) });
    await expect(late).rejects.toMatchObject({ kind: "gone", code: "recommendation_expired" });
    await respond(seen, "dismiss", { at: later(59) });
  });

  it("refuses one that has changed since it was seen", async () => {
    const { seen } = await open();
    await respond(seen, "snooze");
    const stale = respond(seen, "dismiss");
    await expect(stale).rejects.toMatchObject({
      kind: "conflict",
      code: "recommendation_stale",
      details: [{ path: "version", version: 2 }],
    });
  });

  it("accepts one of many simultaneous answers", async () => {
    const { seen, tripId } = await open();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => respond(seen, "snooze")));
    expect(answers.filter((it) => it.status === "fulfilled")).toHaveLength(1);
    const why = answers.flatMap((it) => (it.status === "rejected" ? [it.reason.code] : []));
    expect(new Set(why)).toEqual(new Set(["recommendation_stale"]));
    expect((await concierge.state(tripId, ana)).recommendations[0]?.version).toBe(2);
  });
});

describe("a snoozed recommendation", () => {
  it("opens again by itself, and the schedule sends a push", async () => {
    const { seen, tripId, advice } = await open();
    const { context_revision } = await respond(seen, "snooze");
    await reopenSnoozed(concierge.by(later(14)));
    expect((await concierge.state(tripId, ana, later(14))).recommendations[0]?.status).toBe("snoozed");
    const between = (await concierge.state(tripId, ana, later(15))).recommendations[0];
    expect(between).toMatchObject({ status: "open", snoozed_until: null, version: 2 });

    await reopenSnoozed(concierge.by(later(15)));
    await reopenSnoozed(concierge.by(later(16)));
    const woken = await concierge.state(tripId, ana, later(16));
    expect(woken.recommendations[0]).toMatchObject({ status: "open", version: 3 });
    expect(woken.context_revision).toBe(context_revision + 1);
    const told = outside.jobs.flatMap((it) => (it.name === "push.tell" && "tripId" in it.data ? [it.data] : []));
    const about = { kind: "recommendation", tripId, userId: ana.userId, recommendationId: advice.id };
    expect(told.filter((it) => it.tripId === tripId)).toEqual([{ ...about, version: 3 }]);
  });

  it("expires without a push", async () => {
    const { seen, tripId } = await open();
    const { context_revision } = await concierge.state(tripId, ana);
    expect((await concierge.state(tripId, ana, later(60))).recommendations[0]).toMatchObject({
      status: "expired",
      version: 1,
    });
    await reopenSnoozed(concierge.by(later(60)));
    const after = await concierge.state(tripId, ana, later(61));
    expect(after.recommendations[0]).toMatchObject({ status: "expired", version: 2 });
    expect(after.context_revision).toBe(context_revision + 1);
    expect(outside.jobs).toEqual([]);
    const late = respond({ ...seen, version: 2 }, "dismiss", { at: later(61) });
    await expect(late).rejects.toMatchObject({ code: "recommendation_expired" });
    expect((await concierge.state(tripId, ana, later(60 + 1441))).recommendations).toEqual([]);
  });
});
