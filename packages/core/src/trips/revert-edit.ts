import { type RowOf, statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { findingsSince } from "@caravan/domain/fixes/find-fixes";
import { findingWithoutSegments } from "@caravan/domain/segments/finding-without-segments";
import { withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import { apply, type OpConflict, PatchConflict, type TripPatch } from "@caravan/domain/trip/patch";
import { editsBuiltOn } from "@caravan/domain/trip/revert-past-edits";
import { isWords, type Sentence, said, sentenceFrom, together, type Words } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { editsSince } from "../edit-log/read-edits.ts";
import { tripFor, tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { loadCheckContext } from "../planning/plan-check-context.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { changeInput } from "../wire/change-input.ts";
import { findingWire, presentFinding } from "../wire/finding.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";
import { viewInput } from "../wire/trip-view.ts";

const findEntry = statement(
  "edit-log-find",
  `select e.id, e.summary, e.words, e.revision, e.inverse, e.reverts, exists (select 1 from edit_log r where r.trip_id = e.trip_id and e.id = any(r.reverts)) as reverted
     from edit_log e where e.id = $1 and e.trip_id = $2`,
  [t.uuid, t.uuid],
  {
    id: t.uuid,
    summary: t.text,
    words: t.nullable(t.json<Words>()),
    revision: t.integer,
    inverse: t.nullable(t.json<TripPatch>()),
    reverts: t.nullable(t.list(t.uuid)),
    reverted: t.boolean,
  },
);

/** Enough to see what to revert first. */
const MOST_NAMED = 20;

type Entry = RowOf<typeof findEntry>;

export const revertEdit = command({
  name: "revert_edit",
  description:
    "Undoes one change, by its edit_id from an answer or from get_edit_log. Refused when later changes build on it; the error names them. After an older change, the answer states what the plan check finds since, with fixes.",
  audience: "trips:write",
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", edit_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e07" }],
  logged: true,
  approval: "proposes",
  errors: ["not_found", "forbidden", "already_reverted", "not_revertible", "revert_conflict"],
  view: "summary",
  input: z.object({ trip_id: f.id, edit_id: f.id, propose: changeInput.propose, ...viewInput }),
  output: z.object({
    trip: tripWire,
    edit_id: f.id.nullable(),
    findings: z
      .array(findingWire)
      .optional()
      .meta({ description: "New errors and warnings of the plan check, with fixes; left out when there are none" }),
    warnings: warningsWire,
  }),
  rest: { method: "POST", path: "/api/trips/{id}/edits/{editId}/revert", params: { id: "trip_id", editId: "edit_id" } },
  async prepare(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "editor");
    const segments = await segmentsOnTrip(ctx, document.id);
    const needs = await loadTravellerNeeds(ctx, signedIn(ctx.actor).userId);
    return { segments, context: await loadCheckContext(ctx, document, needs, segments) };
  },
  async run(ctx, input, { segments, context }) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const [entry] = await ctx.sql.rows(findEntry, [input.edit_id, trip.document.id]);
    if (!entry) throw notFound("edit");
    if (entry.reverted) throw conflict("already_reverted", "This change was already reverted.");
    if (!entry.inverse) throw conflict("not_revertible", "This change cannot be reverted.");
    try {
      apply(trip.document, entry.inverse);
    } catch (error) {
      if (error instanceof PatchConflict) throw await builtUpon(ctx, trip.document.id, entry, error.conflicts);
      throw error;
    }
    const change = await changeTrip(ctx, trip, {
      action: "revert_edit",
      summary: summaryOfRevert(entry),
      patch: entry.inverse,
      reverts: [entry.id],
    });
    const isOlder = entry.revision < trip.document.revision;
    const whole = (it: TripDocument) => withSegments(it, segments);
    const findings = isOlder ? findingsSince(whole(trip.document), whole(change.document), context, ctx.newId) : [];
    if (findings.length > 0)
      ctx.effects.warnings.push({
        code: "undo_left_findings",
        message: said`The plan has changed since then: ${together(findings.map((it) => it.message))}`,
        path: "edit_id",
      });
    return {
      trip: presentTrip(change.document, trip.role),
      edit_id: change.editId,
      ...(findings.length > 0 && { findings: findings.map((it) => presentFinding(findingWithoutSegments(it))) }),
    };
  },
});

/** "Undid: Moved Castle", "Redid: Moved Castle" for an undo that is undone, then "Undid: Moved Castle" again. */
export function summaryOfRevert({ summary, words, reverts }: Pick<Entry, "summary" | "words" | "reverts">): Sentence {
  const [verb, what] = reverts !== null && reverts.length > 0 ? turned(summary, words) : [null, null];
  const before = what ?? sentenceFrom(summary, words);
  return verb === "Undid" ? said`Redid: ${before}` : said`Undid: ${before}`;
}

/** What an undo or redo was about. */
function turned(summary: string, words: Words | null): readonly ["Undid" | "Redid" | null, Sentence | null] {
  const [, verb, rest = ""] = /^(Undid|Redid): (.*)$/s.exec(summary) ?? [];
  if (verb !== "Undid" && verb !== "Redid") return [null, null];
  const inner = words?.values[0];
  return [verb, sentenceFrom(rest, isWords(inner) ? inner : null)];
}

async function builtUpon(ctx: Context, tripId: string, { id, revision }: Entry, conflicts: readonly OpConflict[]) {
  const history = await editsSince(ctx.sql, tripId, revision);
  const entry = history.find((it) => it.id === id);
  const builders = new Set(entry ? editsBuiltOn(entry, conflicts, history) : []);
  return conflict(
    "revert_conflict",
    "Later changes were built on this one. Take those back first.",
    history
      .filter((it) => builders.has(it.id))
      .reverse()
      .slice(0, MOST_NAMED)
      .map((it) => ({
        path: "edit_id",
        message: sentenceFrom(it.summary, it.words),
        edit_id: it.id,
        revision: it.revision,
        author: it.author,
      })),
  );
}
