import * as f from "@caravan/domain/fields";
import type { Plan } from "@caravan/domain/planning/types";
import { replanPatch } from "@caravan/domain/trip/replan";
import { z } from "zod";
import { staleRevision, tripFor, tripForChange } from "../access.ts";
import { signedIn } from "../actor.ts";
import { command } from "../define.ts";
import { changeTrip } from "../history.ts";
import { needsOf } from "../planning/needs.ts";
import { planRequest } from "../planning/plan-request.ts";
import { mergeWarnings } from "./create-trip.ts";
import { presentTrip, tripWire, warningsWire } from "./wire.ts";

export const regenerateItinerary = command({
  name: "regenerate_itinerary",
  description:
    "Plans the trip anew. Keeps what people pinned, what is booked and what a group locked in; day notes and the parked tray stay. The edit log keeps the old plan.",
  audience: "trips:write",
  capability: true,
  logged: true,
  hints: { destructive: true, idempotent: false },
  errors: ["not_found", "forbidden", "stale_revision"],
  input: z.object({ trip_id: f.id, expected_revision: f.expectedRevision.optional() }),
  output: z.object({ trip: tripWire, edit_id: f.id.nullable(), warnings: warningsWire }),
  rest: { method: "POST", path: "/api/trips/{id}/regenerate", params: { id: "trip_id" } },
  async prepare(scene, input): Promise<Plan> {
    const { document } = await tripFor(scene, input.trip_id, "editor");
    if (input.expected_revision !== undefined && input.expected_revision !== document.revision) {
      throw staleRevision(input.expected_revision, document.revision);
    }
    const needs = await needsOf(scene, signedIn(scene.actor).userId);
    return scene.ports.planner.plan(planRequest(document, needs, `${document.id}:${document.revision}`), scene.signal);
  },
  async run(scene, input, plan) {
    // What was pinned while we planned stays too: the patch is made against the trip as it is now.
    const trip = await tripForChange(scene, input.trip_id, "editor", input.expected_revision);
    const change = await changeTrip(scene, trip, {
      action: "regenerate_itinerary",
      summary: "Planned the trip anew",
      patch: replanPatch(trip.document, plan, scene.newId),
    });
    scene.ledger.warnings.push(...mergeWarnings([], plan));
    return { trip: presentTrip(change.document, trip.role), edit_id: change.editId };
  },
});
