import * as f from "@caravan/domain/fields";
import { mostFindings } from "@caravan/domain/fixes/check-task";
import { findingWithoutSegments } from "@caravan/domain/segments/finding-without-segments";
import { withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { query } from "../kernel/define.ts";
import { loadCheckContext } from "../planning/plan-check-context.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { findingWire, presentFinding } from "../wire/finding.ts";
import { findingsMarkdown } from "../wire/markdown/findings-markdown.ts";
import { markdownInput } from "../wire/trip-view.ts";

/** The fields of every answer with findings. */
export const findingsWire = {
  findings: z.array(findingWire).meta({ description: `At most ${mostFindings}, errors first` }),
  findings_total: z.number().int().meta({ description: "With those that are too many to list" }),
};
type Findings = z.input<z.ZodObject<typeof findingsWire>>;

export const checkTrip = query({
  name: "check_trip",
  description:
    "What cannot work or a careful traveller would change: overlaps, impossible ways, closed places, budget, pace and more, errors first; apply_fix repairs what is fixable.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" }],
  input: z.object({
    trip_id: f.id,
    include_patches: z
      .boolean()
      .default(true)
      .meta({ description: "False: what each repair does in words, without its operations" }),
    ...markdownInput,
  }),
  output: z.object(findingsWire),
  markdown: findingsMarkdown,
  rest: { method: "GET", path: "/api/trips/{id}/findings", params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "viewer");
    const found = await findingsOf(ctx, document);
    return input.include_patches ? found : { ...found, findings: found.findings.map(withoutPatches) };
  },
});

function withoutPatches({ fix, other_fix, ...finding }: Findings["findings"][number]): Findings["findings"][number] {
  const inWords = (it: typeof fix) => it && { summary: it.summary, patch: [] };
  return { ...finding, fix: inWords(fix), other_fix: inWords(other_fix) };
}

/** The findings of the plan check for this trip, for the caller's needs, with fixes. */
export async function findingsOf(ctx: Context, trip: TripDocument): Promise<Findings> {
  const { userId } = signedIn(ctx.actor);
  const segments = await segmentsOnTrip(ctx, trip.id);
  const context = await loadCheckContext(ctx, trip, await loadTravellerNeeds(ctx, userId), segments);
  const task = { kind: "findings", trip: withSegments(trip, segments), context } as const;
  const { findings, total } = await ctx.ports.checker.run(task, userId, ctx.signal);
  return { findings: findings.map((it) => presentFinding(findingWithoutSegments(it))), findings_total: total };
}
