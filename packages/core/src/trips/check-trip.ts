import * as f from "@caravan/domain/fields";
import { type Finding, findingCodes } from "@caravan/domain/trip/finding";
import { z } from "zod";
import { tripFor } from "../access.ts";
import { signedIn } from "../actor.ts";
import { query } from "../define.ts";
import { findingsOf } from "../planning/check-context.ts";
import { needsOf } from "../planning/needs.ts";

export const findingWire = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(["error", "warning", "info"]),
  message: z.string(),
  day_ids: z.array(z.string()),
  activity_ids: z.array(z.string()),
  fixable: z.boolean(),
});

export const checkTrip = query({
  name: "check_trip",
  description:
    "What a careful traveller would change: overlaps, impossible ways, closed places, budget, pace, repeats and more.",
  audience: "trips:read",
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ findings: z.array(findingWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/findings", params: { id: "trip_id" } },
  async run(scene, input) {
    const { document } = await tripFor(scene, input.trip_id, "viewer");
    const needs = await needsOf(scene, signedIn(scene.actor).userId);
    return { findings: (await findingsOf(scene, document, needs)).map(presentFinding) };
  },
});

function presentFinding(finding: Finding): z.input<typeof findingWire> {
  return {
    code: finding.code,
    severity: finding.severity,
    message: finding.message,
    day_ids: [...finding.dayIds],
    activity_ids: [...finding.activityIds],
    fixable: finding.fix !== null,
  };
}
