import { segmentIdOf } from "@caravan/domain/segments/segments-on-plan";
import { type Finding, type Fix, findingCodes } from "@caravan/domain/trip/finding";
import { presentPatch } from "@caravan/domain/trip/wire-patch";
import { z } from "zod";
import { word } from "../kernel/word.ts";
import { patchWire } from "./patch.ts";

export const findingWire = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(["error", "warning", "info"]).meta({
    description: "error cannot be done as it stands, warning a careful traveller would change, info is good to know",
  }),
  message: z.string(),
  day_ids: z.array(z.string()),
  activity_ids: z.array(z.string()),
  segment_ids: z.array(z.string()).meta({ description: "Flights, trains and the like that it is about" }),
  fixable: z.boolean(),
  fix: z
    .object({ summary: z.string().meta({ description: "What it does, in one line" }), patch: patchWire })
    .nullable()
    .meta({
      description:
        "A repair that was tried: it settles this finding and brings no new error or warning. Null when none is known.",
    }),
  other_fix: z
    .object({ summary: z.string(), patch: patchWire })
    .nullable()
    .meta({ description: "Of free hours: keeping them free on purpose, instead of fix" }),
  why_no_fix: z.string().nullable().meta({ description: "Why there is neither fix nor other_fix, as a sentence" }),
});

/** An error or a warning that a change adds, or would add. */
export const newFindingWire = findingWire.omit({
  fixable: true,
  fix: true,
  other_fix: true,
  why_no_fix: true,
  segment_ids: true,
});

/** One that a change has added. */
export const addedFindingWire = newFindingWire.extend({
  fix: z
    .string()
    .optional()
    .meta({ description: "What apply_fix would do, called with its code, activity_ids and day_ids" }),
});

export function presentFinding(finding: Finding): z.input<typeof findingWire> {
  return {
    code: finding.code,
    severity: finding.severity,
    message: word(finding.message),
    day_ids: [...finding.dayIds],
    activity_ids: finding.activityIds.filter((it) => segmentIdOf(it) === null),
    segment_ids: [...new Set(finding.activityIds.flatMap((it) => segmentIdOf(it) ?? []))],
    fixable: finding.fix !== null,
    fix: presentFix(finding.fix),
    other_fix: presentFix(finding.otherFix),
    why_no_fix: finding.whyNoFix && word(finding.whyNoFix),
  };
}

function presentFix(fix: Fix | null) {
  return fix && { summary: word(fix.summary), patch: presentPatch(fix.patch) };
}
