import { type RowOf, statement, t } from "@caravan/db/sql";
import type { TripDocument } from "@caravan/domain/trip/document";
import { apply, type OpConflict, PatchConflict, type TripPatch } from "@caravan/domain/trip/patch";
import { editsBuiltOn } from "@caravan/domain/trip/revert-past-edits";
import { isWords, type Sentence, said, sentenceFrom, type Words } from "@caravan/domain/words/sentence";
import { editsSince } from "../edit-log/read-edits.ts";
import type { Context } from "../kernel/context.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import { pacer } from "../kernel/let-others-run.ts";

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

/** An entry with the patch that takes it back. */
export type Revertible = Entry & { readonly inverse: TripPatch };

/** @throws notFound; conflict `already_reverted`, `not_revertible` */
export async function revertibleEdit(ctx: Context, trip: TripDocument, editId: string): Promise<Revertible> {
  const [entry] = await ctx.sql.rows(findEntry, [editId, trip.id]);
  if (!entry) throw notFound("edit");
  const { inverse } = entry;
  if (entry.reverted) throw conflict("already_reverted", "This change was already reverted.");
  if (!inverse) throw conflict("not_revertible", "This change cannot be reverted.");
  return { ...entry, inverse };
}

/**
 * The patch that takes back these entries, the newest first.
 *
 * @throws conflict `revert_conflict` with the changes that build on one of them
 */
export async function patchOfRevert(
  ctx: Context,
  trip: TripDocument,
  entries: readonly Revertible[],
): Promise<TripPatch> {
  let next = trip;
  const pause = pacer();
  const newestFirst = entries.toSorted((a, b) => b.revision - a.revision);
  for (const entry of newestFirst) {
    await pause();
    try {
      next = apply(next, entry.inverse).next;
    } catch (error) {
      if (error instanceof PatchConflict) throw await builtUpon(ctx, trip.id, entry, error.conflicts);
      throw error;
    }
  }
  return newestFirst.flatMap(({ inverse }) => inverse);
}

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
    "Later changes were built on this one. Undo those first.",
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
