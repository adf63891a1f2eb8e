import fc from "fast-check";
import { v7 } from "uuid";
import { describe, expect, it } from "vitest";
import { patchFor, rolls } from "../../../domain/test/arbitrary-patches.ts";
import { addTripMember, run, setUp } from "../../test/context.ts";
import { createDayTrip, lateAdvice, option, withFakeConcierge } from "../../test/fake-concierge.ts";
import { addActivity } from "../activities/add-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import type { Person } from "../kernel/actor.ts";
import { getTrip } from "../trips/get-trip.ts";
import { revertEdit } from "../trips/revert-edit.ts";
import { applyRecommendation } from "./apply-recommendation.ts";
import { undoRecommendation } from "./undo-recommendation.ts";

const { database, outside, ana } = await setUp();
const concierge = withFakeConcierge(outside.ports);
const { ports } = concierge;

async function applied(by = ana, tripId?: string) {
  const day = tripId === undefined ? await createDayTrip(ports, by) : { tripId };
  const advice = await concierge.advised(day.tripId, by);
  const seen = { trip_id: day.tripId, recommendation_id: advice.id };
  const before = await planOf(day.tripId);
  const answer = await run(applyRecommendation, ports, by, seen);
  return { tripId: day.tripId, seen, before, answer };
}
const undo = (seen: { trip_id: string; recommendation_id: string }, by: Person = ana) =>
  run(undoRecommendation, ports, by, seen);

/** The document without revision and timestamps. */
async function planOf(trip_id: string) {
  const { revision: _, updated_at: __, ...plan } = (await run(getTrip, ports, ana, { trip_id })).trip;
  return plan;
}

describe("undo_recommendation", () => {
  it("reverts what was applied, and the log says so", async () => {
    const { tripId, seen, before, answer } = await applied();
    const { context_revision } = await concierge.state(tripId, ana);
    const undone = await undo(seen);
    expect(undone).toMatchObject({
      trip_revision: answer.trip_revision + 1,
      context_revision: context_revision + 1,
      recommendation: { status: "undone", version: 3, applied: { edit_id: answer.edit_id, undoable: false } },
    });
    expect(await planOf(tripId)).toEqual(before);
    const { entries } = await run(getEditLog, ports, ana, { trip_id: tripId });
    expect(entries[0]).toMatchObject({
      id: undone.edit_id,
      action: "undo_recommendation",
      summary: "Undid: Move Castle to 15:00",
      reverts: answer.edit_id,
    });
    expect(entries[1]).toMatchObject({ id: answer.edit_id, reverted: true });
  });

  it("returns 409 for one that is not applied, or was already undone", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const waiting = { trip_id: tripId, recommendation_id: (await concierge.advised(tripId, ana)).id };
    await expect(undo(waiting)).rejects.toMatchObject({ kind: "conflict", code: "not_applied" });
    const { seen } = await applied();
    await undo(seen);
    await expect(undo(seen)).rejects.toMatchObject({ kind: "conflict", code: "not_applied" });
  });

  it("returns 409 when anybody has edited the trip since, and changes nothing", async () => {
    const { tripId, seen } = await applied();
    const rui = await addTripMember(database, tripId, "editor");
    await run(addActivity, ports, rui, { trip_id: tripId, title: "Tea" });
    const before = await planOf(tripId);
    const state = await concierge.state(tripId, ana);
    expect(state.recommendations[0]?.applied?.undoable).toBe(false);
    await expect(undo(seen)).rejects.toMatchObject({ kind: "conflict", code: "edit_intervened" });
    expect(await planOf(tripId)).toEqual(before);
  });

  it("returns 409 also when the edit was reverted through the history", async () => {
    const { tripId, seen, answer } = await applied();
    await run(revertEdit, ports, ana, { trip_id: tripId, edit_id: answer.edit_id });
    await expect(undo(seen)).rejects.toMatchObject({ code: "edit_intervened" });
  });

  it("is allowed for the person who applied it while they may edit", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const rui = await addTripMember(database, tripId, "editor");
    const { seen } = await applied(rui, tripId);
    await expect(undo(seen, ana)).rejects.toMatchObject({ kind: "missing", code: "not_found" });
    expect((await concierge.state(tripId, rui)).recommendations[0]?.applied?.undoable).toBe(true);
    const key = { tripId, userId: rui.userId };
    await database.prisma.member.update({ where: { tripId_userId: key }, data: { role: "viewer" } });
    expect((await concierge.state(tripId, rui)).recommendations[0]?.applied?.undoable).toBe(false);
    await expect(undo(seen, rui)).rejects.toMatchObject({ kind: "forbidden", code: "forbidden" });
  });

  it("succeeds for one of many simultaneous calls", async () => {
    const { tripId, seen, before } = await applied();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => undo(seen)));
    expect(answers.filter((it) => it.status === "fulfilled")).toHaveLength(1);
    const why = answers.flatMap((it) => (it.status === "rejected" ? [it.reason.code] : []));
    expect(new Set(why)).toEqual(new Set(["not_applied"]));
    expect(await planOf(tripId)).toEqual(before);
  });

  it("restores the plan exactly, whatever the option did", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    await concierge.advised(tripId, ana);
    await fc.assert(
      fc.asyncProperty(rolls, async (dice) => {
        // Each time on the plan that the last undo left, so that leftovers would show.
        concierge.says((trip) =>
          lateAdvice(trip, {
            options: [
              option(
                "any",
                patchFor(trip, dice, () => v7()),
              ),
            ],
          }),
        );
        await concierge.look(tripId, ana, { asked: true });
        const advice = (await concierge.state(tripId, ana)).recommendations.find((it) => it.status === "open");
        if (!advice || advice.options[0]?.patch.length === 0) return;
        const seen = { trip_id: tripId, recommendation_id: advice.id };
        const before = await planOf(tripId);
        const { trip } = await run(applyRecommendation, ports, ana, seen);
        const { trip: back } = await undo(seen);
        expect(await planOf(tripId)).toEqual(before);
        const { revision, updated_at: _, ...told } = back;
        expect(told).toEqual(before);
        expect(revision).toBe(trip.revision + 1);
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});
