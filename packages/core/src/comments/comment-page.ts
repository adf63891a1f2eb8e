import * as f from "@caravan/domain/fields";
import { z } from "zod";
import type { Context } from "../kernel/context.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { type CommentFilter, countStored, listStored } from "./store.ts";
import { subjectOf } from "./subject.ts";
import { commentWire, countsWire, presentComment } from "./wire.ts";

export const pageInput = {
  limit: z.number().int().min(1).max(100).default(50),
  cursor: f.opaque.optional().meta({ description: "next_cursor of the page before" }),
};

export const pageWire = z.object({
  comments: z.array(commentWire).meta({ description: "The newest first" }),
  counts: countsWire,
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
});

/**
 * One page, the newest first. The counts are those of the whole trip or group, whatever the page is about.
 *
 * @param moderates the caller may delete what others wrote
 */
export async function commentPage(
  ctx: Context,
  filter: CommentFilter,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
  moderates: boolean,
): Promise<z.input<typeof pageWire>> {
  const [at, id] = cursor === undefined ? [null, null] : decodeCursor(cursor, "instant");
  const [rows, counts] = await Promise.all([
    listStored(ctx.sql, filter, { at: at === null ? null : new Date(at), id }, limit + 1),
    countStored(ctx.sql, { ...filter, ...subjectOf({}) }),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    comments: shown.map((it) => presentComment(ctx.actor, it, moderates)),
    counts,
    has_more: last !== undefined,
    next_cursor: last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}
