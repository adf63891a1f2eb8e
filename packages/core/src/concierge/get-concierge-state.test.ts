import { verbatim } from "@caravan/domain/words/sentence";
import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { createDayTrip, lateAdvice, later, withFakeConcierge } from "../../test/fake-concierge.ts";
import { agentOf } from "../../test/group-rows.ts";
import { addActivity } from "../activities/add-activity.ts";
import { addSegment } from "../bookings/add-segment.ts";
import { removeSegment } from "../bookings/remove-segment.ts";
import type { Actor } from "../kernel/actor.ts";
import { acceptInvitation } from "../members/accept-invitation.ts";
import { changeRole } from "../members/change-role.ts";
import { createInvitation } from "../members/create-invitation.ts";
import { applyRecommendation } from "./apply-recommendation.ts";
import { getConciergeState } from "./get-concierge-state.ts";
import { reopenSnoozed } from "./reopen-snoozed.ts";
import { reportStatusEvent } from "./report-status-event.ts";
import { requestEvaluation } from "./request-evaluation.ts";
import { respondToRecommendation } from "./respond-to-recommendation.ts";
import { shareLocation } from "./share-location.ts";
import { stopSharingLocation } from "./stop-sharing-location.ts";
import { updateConciergeSettings } from "./update-concierge-settings.ts";

const { database, outside, ana } = await setUp();
const concierge = withFakeConcierge(outside.ports);
const { ports } = concierge;

const read = (trip_id: string, by: Actor, seen: { trip_revision?: number; context_revision?: number } = {}, at = now) =>
  run(getConciergeState, ports, by, { trip_id, ...seen }, { now: at });
const here = { latitude: 38.71, longitude: -9.13, captured_at: now.toISOString() };

/** Whether a client that knows the state of one moment gets a new one at another. */
async function changes(trip_id: string, by: Actor, at: Date, seenAt = now): Promise<boolean> {
  const { trip_revision, context_revision } = await read(trip_id, by, {}, seenAt);
  return (await read(trip_id, by, { trip_revision, context_revision }, at)).changed;
}

describe("get_concierge_state", () => {
  it("answers every member and nobody else", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const viewer = await addTripMember(database, tripId, "viewer");
    expect((await concierge.state(tripId, viewer)).may_apply).toBe(false);
    expect((await concierge.state(tripId, ana)).may_apply).toBe(true);
    await expect(read(tripId, await createPerson(database, "Nobody"))).rejects.toMatchObject({ code: "not_found" });
    await expect(read(crypto.randomUUID(), ana)).rejects.toMatchObject({ kind: "missing" });
  });

  it("tells whether the caller may apply: not with a read-only key or one that needs approval", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const may = async (by: Actor) => (await read(tripId, by)).state?.may_apply;
    expect(await may(agentOf(ana, ["trips:read"]))).toBe(false);
    expect(await may(agentOf(ana, ["trips:read", "trips:write"], "propose"))).toBe(false);
    expect(await may(agentOf(ana, ["trips:read", "trips:write"]))).toBe(true);
    const limited = { ...agentOf(ana, ["trips:read"]), tripIds: [crypto.randomUUID()] };
    await expect(read(tripId, limited)).rejects.toMatchObject({ code: "not_found" });
  });

  it("uses the time zone of the trip", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const at = new Date("2026-11-21T23:30:00Z");
    const { timezone, outlook } = await concierge.state(tripId, ana, at);
    expect(timezone).toBe("Europe/Lisbon");
    expect(outlook.local_time).toEqual({ date: "2026-11-21", time: "23:30" });
    await database.prisma.trip.update({ where: { id: tripId }, data: { timezone: "Asia/Tokyo" } });
    expect((await concierge.state(tripId, ana, at)).outlook.local_time).toEqual({ date: "2026-11-22", time: "08:30" });
    await database.prisma.trip.update({ where: { id: tripId }, data: { timezone: null } });
    expect(await concierge.state(tripId, ana, at)).toMatchObject({
      timezone: null,
      outlook: { local_time: { time: "23:30" } },
    });
  });

  it("lists the last five answered recommendations after the open ones", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    await run(updateConciergeSettings, ports, ana, { trip_id: tripId });
    for (let index = 0; index < 8; index++) {
      concierge.says((trip) => lateAdvice(trip, { key: `late:${index}`, reason: verbatim(`${index}`) }));
      await concierge.look(tripId, ana, { at: later(index) });
      const [open] = (await concierge.state(tripId, ana, later(index))).recommendations;
      const seen = { trip_id: tripId, recommendation_id: open?.id ?? "", version: 1 };
      if (index < 7)
        await run(respondToRecommendation, ports, ana, { ...seen, action: "dismiss" }, { now: later(index) });
    }
    const shown = async (at: Date) => (await concierge.state(tripId, ana, at)).recommendations.map((it) => it.reason);
    expect(await shown(later(8))).toEqual(["7", "6", "5", "4", "3", "2"]);
    expect(await shown(later(1440 + 5))).toEqual(["7", "6"]);
    expect(await shown(later(1440 + 70))).toEqual([]);
  });

  it("writes nothing", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    await read(tripId, ana);
    expect(await database.prisma.concierge.count({ where: { tripId } })).toBe(0);
    await concierge.advised(tripId, ana);
    const rows = async () => ({
      concierges: await database.prisma.concierge.findMany({ where: { tripId } }),
      recommendations: await database.prisma.recommendation.findMany({ where: { tripId } }),
    });
    const before = await rows();
    await read(tripId, ana, {}, later(500));
    expect(await rows()).toEqual(before);
  });
});

describe("get_concierge_state with known revisions", () => {
  it("returns only that nothing changed", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const { trip_revision, context_revision } = await read(tripId, ana);
    const seen = { trip_revision, context_revision };
    expect(await read(tripId, ana, seen)).toEqual({ changed: false, ...seen, state: null });
    for (const other of [
      { trip_revision },
      { context_revision },
      { ...seen, trip_revision: 0 },
      { ...seen, context_revision: 9 },
    ])
      expect(await read(tripId, ana, other)).toMatchObject({ changed: true, ...seen, state: { trip_id: tripId } });
  });

  it("returns the state once after each change of the plan or of personal state", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const trip_id = tripId;
    concierge.says(lateAdvice);
    const acts: (() => Promise<unknown>)[] = [
      () => run(addActivity, ports, ana, { trip_id, title: "Tea" }),
      () => run(updateConciergeSettings, ports, ana, { trip_id, max_detour_minutes: 3 }),
      () => run(shareLocation, ports, ana, { trip_id, ...here }),
      () => run(stopSharingLocation, ports, ana, { trip_id }),
      () => run(reportStatusEvent, ports, ana, { trip_id, client_event_id: "1" }),
      () => run(requestEvaluation, ports, ana, { trip_id }),
      () => concierge.look(tripId, ana, { asked: true }),
    ];
    for (const act of acts) {
      const before = await read(tripId, ana);
      await act();
      const seen = { trip_revision: before.trip_revision, context_revision: before.context_revision };
      const after = await read(tripId, ana, seen);
      const grown = after.trip_revision - before.trip_revision + after.context_revision - before.context_revision;
      expect([after.changed, grown]).toEqual([true, 1]);
      expect(await changes(tripId, ana, now)).toBe(false);
    }
  });

  it("returns the state after changes of bookings, segments and roles", async () => {
    const { tripId: trip_id } = await createDayTrip(ports, ana);
    const rui = await addTripMember(database, trip_id, "editor");
    const eva = await addTripMember(database, trip_id, "editor");
    await run(updateConciergeSettings, ports, rui, { trip_id, max_detour_minutes: 3 });
    const seen = async (by: Actor) => {
      const { trip_revision, context_revision } = await read(trip_id, by);
      return { trip_revision, context_revision };
    };
    const train = { kind: "train", start: "2026-11-21T13:00", end: "2026-11-21T13:40" } as const;
    const [was, wasEva] = [await seen(rui), await seen(eva)];
    const { segment } = await run(addSegment, ports, ana, { trip_id, ...train });
    const after = await read(trip_id, rui, was);
    expect(after).toMatchObject({ changed: true, trip_revision: was.trip_revision });
    expect(after.state?.outlook.next?.segment_id).toBe(segment.id);
    expect((await read(trip_id, eva, wasEva)).changed).toBe(true);
    const [is, isEva] = [await seen(rui), await seen(eva)];
    await run(removeSegment, ports, ana, { segment_id: segment.id });
    expect((await read(trip_id, rui, is)).state?.outlook.next?.segment_id).toBeNull();
    expect((await read(trip_id, eva, isEva)).changed).toBe(true);

    for (const [person, role, may] of [
      [rui, "viewer", false],
      [rui, "editor", true],
      [eva, "viewer", false],
    ] as const) {
      const before = await seen(person);
      await run(changeRole, ports, ana, { trip_id, user_id: person.userId, role });
      expect(await read(trip_id, person, before)).toMatchObject({ changed: true, state: { may_apply: may } });
    }
    const before = await seen(eva);
    const { url } = await run(createInvitation, ports, ana, { trip_id, role: "editor" });
    await run(acceptInvitation, ports, eva, { token: url.split("/").at(-1) ?? "" });
    expect(await read(trip_id, eva, before)).toMatchObject({ changed: true, state: { may_apply: true } });
  });

  it("computes open advice again when a segment is added", async () => {
    const { tripId: trip_id } = await createDayTrip(ports, ana);
    const rui = await addTripMember(database, trip_id, "editor");
    await concierge.advised(trip_id, rui);
    outside.jobs.length = 0;
    await run(addSegment, ports, ana, { trip_id, kind: "train", start: "2026-11-21T13:00" });
    expect(outside.jobs.map(({ data }) => data)).toEqual([
      { tripId: trip_id, userId: rui.userId, asked: false, wish: null },
    ]);
  });

  it("accepts a report about a segment by the segment's id", async () => {
    const { tripId: trip_id } = await createDayTrip(ports, ana);
    const { segment } = await run(addSegment, ports, ana, { trip_id, kind: "train", start: "2026-11-21T13:00" });
    expect((await concierge.state(trip_id, ana)).outlook.next?.segment_id).toBe(segment.id);
    const missed = { client_event_id: "missed", kind: "skipped", activity_id: segment.id } as const;
    await run(reportStatusEvent, ports, ana, { trip_id, ...missed });
    expect((await concierge.state(trip_id, ana)).outlook.next).toMatchObject({ title: "Castle", segment_id: null });
  });

  it("returns the state when a location is no longer fresh", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    await run(shareLocation, ports, ana, { trip_id: tripId, ...here });
    expect(await changes(tripId, ana, later(29))).toBe(false);
    expect(await changes(tripId, ana, later(30))).toBe(true);
  });

  it("returns the state when a recommendation expires or a snooze ends, until it is stored", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const { id } = await concierge.advised(tripId, ana);
    expect(await changes(tripId, ana, later(59))).toBe(false);
    expect(await changes(tripId, ana, later(60))).toBe(true);
    const snooze = { trip_id: tripId, recommendation_id: id, version: 1, action: "snooze" } as const;
    await run(respondToRecommendation, ports, ana, snooze);
    expect(await changes(tripId, ana, later(14))).toBe(false);
    expect(await changes(tripId, ana, later(15))).toBe(true);
    await reopenSnoozed(concierge.by(later(15)));
    expect(await changes(tripId, ana, later(16), later(15))).toBe(false);
    await reopenSnoozed(concierge.by(later(60)));
    expect(await changes(tripId, ana, later(61), later(61))).toBe(false);
  });

  it("returns the state when an evaluation was lost, and no longer shows it as pending", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    await run(requestEvaluation, ports, ana, { trip_id: tripId });
    expect(await changes(tripId, ana, later(3))).toBe(false);
    expect((await concierge.state(tripId, ana, later(3))).evaluation).toMatchObject({ pending: true, next_at: null });
    expect(await changes(tripId, ana, later(4))).toBe(true);
    expect((await concierge.state(tripId, ana, later(4))).evaluation.pending).toBe(false);
    await concierge.look(tripId, ana, { asked: true, at: later(5) });
    expect(await changes(tripId, ana, later(6), later(5))).toBe(false);
  });
});

describe("personal state", () => {
  it("is in nothing that other people or operators read", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const rui = await addTripMember(database, tripId, "editor");
    const trip_id = tripId;
    const place = { latitude: 38.791357, longitude: -9.246813, accuracy_m: 17.3579, captured_at: now.toISOString() };
    const secret = "because of the blister";
    outside.jobs.length = 0;
    await run(shareLocation, ports, rui, { trip_id, ...place }, { idempotencyKey: "where" });
    const event = { trip_id, client_event_id: "blister", kind: "unwell" } as const;
    await run(reportStatusEvent, ports, rui, event);
    await run(requestEvaluation, ports, rui, { trip_id });
    concierge.says(
      (trip) => lateAdvice(trip, { reason: verbatim(secret) }),
      [{ code: "booking_at_risk", message: verbatim(secret), activityIds: [] }],
    );
    await concierge.look(tripId, rui);
    const [advice] = (await concierge.state(tripId, rui)).recommendations;
    const applied = { trip_id, recommendation_id: advice?.id ?? "" };
    const answer = await run(applyRecommendation, ports, rui, applied);
    expect(answer.recommendation.reason).toBe(secret);

    const read = await Promise.all(
      ["edit_log", "room_events", "proposals", "trips", "activities", "days", "idempotent_calls"].map(
        async (table) => (await database.pool.query(`select * from ${table}`)).rows,
      ),
    );
    const theirs = [await concierge.state(tripId, ana), read, outside.jobs, outside.announced, outside.mails];
    expect(JSON.stringify(theirs).match(/791357|246813|17\.3579|blister|unwell/g)).toBeNull();
  });

  it("is deleted with the membership", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const rui = await addTripMember(database, tripId, "editor");
    await run(shareLocation, ports, rui, { trip_id: tripId, ...here });
    await concierge.advised(tripId, rui);
    await database.prisma.member.delete({ where: { tripId_userId: { tripId, userId: rui.userId } } });
    const where = { tripId, userId: rui.userId };
    expect(await database.prisma.concierge.count({ where })).toBe(0);
    expect(await database.prisma.recommendation.count({ where })).toBe(0);
  });
});
