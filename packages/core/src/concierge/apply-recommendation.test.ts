import { createDatabase } from "@caravan/db/client";
import { collide } from "@caravan/db/testing";
import { verbatim } from "@caravan/domain/words/sentence";
import { afterAll, describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { createDayTrip, lateAdvice, later, option, withFakeConcierge } from "../../test/fake-concierge.ts";
import { agentOf } from "../../test/group-rows.ts";
import { addActivity } from "../activities/add-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import type { Actor } from "../kernel/actor.ts";
import { removeMember } from "../members/remove-member.ts";
import { getTrip } from "../trips/get-trip.ts";
import { applyRecommendation } from "./apply-recommendation.ts";
import { respondToRecommendation } from "./respond-to-recommendation.ts";
import { updateConciergeSettings } from "./update-concierge-settings.ts";

const { database, outside, ana } = await setUp();
const concierge = withFakeConcierge(outside.ports);
const { ports } = concierge;
/** Another process on the same database. */
const elsewhere = createDatabase(database.url);
afterAll(() => elsewhere.close());

async function open(by = ana) {
  const day = await createDayTrip(ports, by);
  const advice = await concierge.advised(day.tripId, by);
  return { ...day, advice, seen: { trip_id: day.tripId, recommendation_id: advice.id } };
}
type Seen = Awaited<ReturnType<typeof open>>["seen"];
interface How {
  readonly by?: Actor;
  readonly at?: Date;
  readonly key?: string;
  readonly on?: typeof ports;
  readonly option_id?: string;
  readonly version?: number;
  readonly trip_revision?: number;
}
const apply = (seen: Seen, { by = ana, at = now, key, on = ports, ...more }: How = {}) =>
  run(applyRecommendation, on, by, { ...seen, ...more }, { now: at, idempotencyKey: key });
const tripOf = async (trip_id: string) => (await run(getTrip, ports, ana, { trip_id })).trip;
const editsOf = async (trip_id: string) =>
  (await run(getEditLog, ports, ana, { trip_id })).entries.filter((it) => it.action === "apply_recommendation");

describe("apply_recommendation", () => {
  it("applies the first option by default, and the event to the room holds only ids", async () => {
    const { seen, tripId, castle, advice } = await open();
    const before = await concierge.state(tripId, ana);
    const answer = await apply(seen);
    expect(answer).toMatchObject({
      trip_revision: before.trip_revision + 1,
      context_revision: before.context_revision + 1,
      trip: { revision: before.trip_revision + 1 },
      recommendation: {
        id: advice.id,
        status: "applied",
        version: 2,
        applied: { option_id: "shift", edit_id: answer.edit_id, trip_revision: answer.trip_revision, undoable: true },
      },
    });
    const trip = await tripOf(tripId);
    expect(trip).toEqual(answer.trip);
    expect(trip.itinerary[0]?.activities.find((it) => it.id === castle)?.start_time).toBe("15:00");
    const edits = await editsOf(tripId);
    expect(edits).toMatchObject([
      { id: answer.edit_id, summary: "Move Castle to 15:00", author: { user_id: ana.userId } },
    ]);
    expect(JSON.stringify(edits)).not.toContain("late");
    const { rows } = await database.pool.query("select type, ids from room_events where room = $1", [`trip:${tripId}`]);
    expect(rows.at(-1)).toMatchObject({
      type: "trip.changed",
      ids: { edit_id: answer.edit_id, activity_ids: [castle] },
    });
  });

  it("applies the named option, at the expected version and revision", async () => {
    const { seen, tripId, castle, advice } = await open();
    const { trip_revision } = await concierge.state(tripId, ana);
    await apply(seen, { option_id: "skip", version: advice.version, trip_revision });
    expect((await tripOf(tripId)).parked.map((it) => it.id)).toEqual([castle]);
  });

  it("applies a snoozed one", async () => {
    const { seen } = await open();
    await run(respondToRecommendation, ports, ana, { ...seen, version: 1, action: "snooze" });
    expect((await apply(seen, { version: 2 })).recommendation).toMatchObject({
      status: "applied",
      snoozed_until: null,
    });
  });

  it("queues an evaluation for the other travellers with advice, not for the one who applied", async () => {
    const { seen, tripId } = await open();
    const rui = await addTripMember(database, tripId, "viewer");
    outside.jobs.length = 0;
    await apply(seen);
    expect(outside.jobs).toEqual([]);
    const next = await concierge.advised(tripId, ana);
    await concierge.advised(tripId, rui);
    outside.jobs.length = 0;
    await apply({ trip_id: tripId, recommendation_id: next.id });
    expect(outside.jobs.map((it) => it.name)).toEqual(["concierge.refresh"]);
  });
});

describe("apply_recommendation refuses", () => {
  it("viewers with 403, strangers with 404, and keys that need approval", async () => {
    const { tripId } = await open();
    const rui = await addTripMember(database, tripId, "viewer");
    const seen = { trip_id: tripId, recommendation_id: (await concierge.advised(tripId, rui)).id };
    expect((await concierge.state(tripId, rui)).may_apply).toBe(false);
    await expect(apply(seen, { by: rui })).rejects.toMatchObject({ kind: "forbidden", code: "forbidden" });
    const nobody = await createPerson(database, "Nobody");
    await expect(apply(seen, { by: nobody })).rejects.toMatchObject({ code: "not_found" });
    const own = await open();
    const asking = agentOf(ana, ["trips:read", "trips:write"], "propose");
    await expect(apply(own.seen, { by: asking })).rejects.toMatchObject({ code: "forbidden" });
    await apply(own.seen, { by: agentOf(ana, ["trips:write"]) });
  });

  it("somebody else's recommendation with 404, also for the owner of the trip", async () => {
    const { tripId } = await open();
    const rui = await addTripMember(database, tripId, "editor");
    const his = await concierge.advised(tripId, rui);
    const taking = apply({ trip_id: tripId, recommendation_id: his.id });
    await expect(taking).rejects.toMatchObject({ kind: "missing", code: "not_found" });
  });

  it("answered and expired ones with 410", async () => {
    const [answered, expired, replaced] = [await open(), await open(), await open()];
    await run(respondToRecommendation, ports, ana, { ...answered.seen, version: 1, action: "keep_plan" });
    const closed = { kind: "gone", code: "recommendation_closed" };
    await expect(apply(answered.seen, { option_id: "gone", version: 9 })).rejects.toMatchObject(closed);
    const late = apply(expired.seen, { at: later(60), option_id: "gone", version: 9 });
    await expect(late).rejects.toMatchObject({ kind: "gone", code: "recommendation_expired" });
    concierge.says(null);
    await concierge.look(replaced.tripId, ana);
    await expect(apply(replaced.seen)).rejects.toMatchObject(closed);
  });

  it("with 409 to give up a booking that nobody chose to give up, and names it", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const breaks = [verbatim("You will be 40 minutes late for Dinner (19:00, booked)")];
    const breaking = (trip: Parameters<typeof lateAdvice>[0]) => {
      const advice = lateAdvice(trip);
      const options = advice.options.map((it) => ({ ...it, consequences: { ...it.consequences, breaks } }));
      return { ...advice, options };
    };
    await run(updateConciergeSettings, ports, ana, { trip_id: tripId });
    concierge.says(breaking);
    await concierge.look(tripId, ana);
    const [advice] = (await concierge.state(tripId, ana)).recommendations;
    const seen = { trip_id: tripId, recommendation_id: advice?.id ?? "" };
    await expect(apply(seen)).rejects.toMatchObject({ kind: "conflict", code: "option_not_chosen" });
    await expect(apply(seen)).rejects.toThrow("Dinner (19:00, booked)");
    expect((await apply(seen, { option_id: "shift" })).recommendation.status).toBe("applied");
  });

  it("with 409 another version, another option or another plan, in this order", async () => {
    const { seen, tripId } = await open();
    const refused = (how: How) => apply(seen, how).catch((error) => [error.kind, error.code]);
    expect(await refused({ version: 2, option_id: "gone", trip_revision: 1 })).toEqual([
      "conflict",
      "recommendation_stale",
    ]);
    expect(await refused({ version: 1, option_id: "gone", trip_revision: 1 })).toEqual(["conflict", "option_stale"]);
    expect(await refused({ version: 1, option_id: "skip", trip_revision: 1 })).toEqual(["conflict", "trip_stale"]);
    await run(addActivity, ports, ana, { trip_id: tripId, title: "Tea" });
    expect((await concierge.state(tripId, ana)).recommendations[0]?.stale).toBe(true);
    expect(await refused({})).toEqual(["conflict", "trip_stale"]);
    const { trip_revision } = await concierge.state(tripId, ana);
    expect(await refused({ trip_revision })).toEqual(["conflict", "trip_stale"]);
    expect(await editsOf(tripId)).toEqual([]);
  });

  it("an option that does not fit the plan with 409, and the recommendation stays open", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    await concierge.advised(tripId, ana);
    const unfit = option("unfit", [
      {
        op: "activity.set",
        activityId: crypto.randomUUID(),
        before: { startTime: null },
        after: { startTime: "15:00" },
      },
    ]);
    concierge.says((trip) => lateAdvice(trip, { options: [unfit] }));
    await concierge.look(tripId, ana);
    const [advice] = (await concierge.state(tripId, ana)).recommendations;
    const seen = { trip_id: tripId, recommendation_id: advice?.id ?? "" };
    await expect(apply(seen)).rejects.toMatchObject({ kind: "conflict", code: "target_changed" });
    expect((await concierge.state(tripId, ana)).recommendations[0]?.status).toBe("open");
  });
});

describe("fifty simultaneous calls", () => {
  const fifty = (seen: Seen, keyOf: (index: number) => string) =>
    collide(database, { table: "recommendations", count: 2 }, () =>
      Promise.allSettled(
        Array.from({ length: 50 }, (_, index) =>
          apply(seen, { key: keyOf(index), on: index % 2 ? ports : { ...ports, database: elsewhere } }),
        ),
      ),
    );

  it("with one key change the plan once and get the same answer", async () => {
    const { seen, tripId } = await open();
    const answers = await fifty(seen, () => "tap");
    expect(answers.map((it) => it.status)).toEqual(Array(50).fill("fulfilled"));
    const said = answers.flatMap((it) => (it.status === "fulfilled" ? [JSON.stringify(it.value)] : []));
    expect(new Set(said).size).toBe(1);
    expect(await editsOf(tripId)).toHaveLength(1);
  });

  it("with one key each change the plan once, and the others are refused", async () => {
    const { seen, tripId } = await open();
    const answers = await fifty(seen, (index) => `tap-${tripId}-${index}`);
    expect(answers.filter((it) => it.status === "fulfilled")).toHaveLength(1);
    const why = answers.flatMap((it) => (it.status === "rejected" ? [`${it.reason.kind} ${it.reason.code}`] : []));
    expect(new Set(why)).toEqual(new Set(["gone recommendation_closed"]));
    expect(await editsOf(tripId)).toHaveLength(1);
  });

  it("to apply and fifty to respond: one succeeds", async () => {
    const { seen, tripId } = await open();
    const dismissing = { ...seen, version: 1, action: "dismiss" } as const;
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 ? apply(seen) : run(respondToRecommendation, ports, ana, dismissing),
      ),
    );
    const heard = answers.flatMap((it) => (it.status === "fulfilled" ? [it.value.recommendation.status] : []));
    expect(heard).toHaveLength(1);
    const why = answers.flatMap((it) => (it.status === "rejected" ? [it.reason.code] : []));
    expect(new Set(why)).toEqual(new Set(["recommendation_closed"]));
    expect(await editsOf(tripId)).toHaveLength(heard[0] === "applied" ? 1 : 0);
  });

  it("of several people for different recommendations: one succeeds for each revision", async () => {
    const { tripId } = await open();
    const people = await Promise.all(Array.from({ length: 8 }, () => addTripMember(database, tripId, "editor")));
    const all: { by: Actor; seen: Seen }[] = [];
    for (const by of people)
      all.push({ by, seen: { trip_id: tripId, recommendation_id: (await concierge.advised(tripId, by)).id } });
    const answers = await Promise.allSettled(all.map(({ by, seen }) => apply(seen, { by })));
    expect(answers.filter((it) => it.status === "fulfilled")).toHaveLength(1);
    const why = answers.flatMap((it) => (it.status === "rejected" ? [it.reason.code] : []));
    expect(new Set(why)).toEqual(new Set(["trip_stale"]));
  });
});

describe("the same Idempotency-Key", () => {
  it("returns the stored answer for ever, whatever else is sent", async () => {
    const { seen, tripId } = await open();
    const first = await apply(seen, { key: "for ever" });
    await run(addActivity, ports, ana, { trip_id: tripId, title: "Tea" });
    await database.pool.query("update idempotent_calls set created_at = created_at - interval '1 year'");
    const again = await apply(seen, {
      key: "for ever",
      option_id: "skip",
      version: 7,
      trip_revision: 1,
      at: later(2 * 1440),
    });
    expect(again).toEqual(first);
    expect(await editsOf(tripId)).toHaveLength(1);
  });

  it("of another member is another call", async () => {
    const { seen, tripId } = await open();
    const first = await apply(seen, { key: "mine" });
    const rui = await addTripMember(database, tripId, "editor");
    const his = await concierge.advised(tripId, rui);
    const mine = apply(seen, { by: rui, key: "mine" });
    await expect(mine).rejects.toMatchObject({ code: "not_found" });
    const answer = await apply({ trip_id: tripId, recommendation_id: his.id }, { by: rui, key: "mine" });
    expect(answer.edit_id).not.toBe(first.edit_id);
    expect(await apply(seen, { key: "mine" })).toEqual(first);
  });

  it("with another recommendation is refused with 422", async () => {
    const [one, other] = [await open(), await open()];
    await apply(one.seen, { key: "reused" });
    const reused = apply(other.seen, { key: "reused" });
    await expect(reused).rejects.toMatchObject({ kind: "unprocessable", code: "idempotency_mismatch" });
  });

  it("does not store refusals: a refused call can be repeated", async () => {
    const { seen } = await open();
    await expect(apply(seen, { key: "retry", version: 9 })).rejects.toMatchObject({ code: "recommendation_stale" });
    await apply(seen, { key: "retry", version: 1 });
  });

  it("returns nothing to somebody who has left the trip, and their answers are deleted", async () => {
    const { tripId } = await open();
    const rui = await addTripMember(database, tripId, "editor");
    const seen = { trip_id: tripId, recommendation_id: (await concierge.advised(tripId, rui)).id };
    await apply(seen, { by: rui, key: "left" });
    const kept = () => database.prisma.idempotentCall.count({ where: { subject: `user:${rui.userId}` } });
    expect(await kept()).toBe(1);
    await run(removeMember, ports, rui, { trip_id: tripId, user_id: rui.userId });
    await expect(apply(seen, { by: rui, key: "left" })).rejects.toMatchObject({ code: "not_found" });
    expect(await kept()).toBe(0);
  });
});
