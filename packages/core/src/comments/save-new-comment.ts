import { statement, t } from "@caravan/db/sql";
import { mentionedIn } from "@caravan/domain/comments/mentions";
import { said } from "@caravan/domain/words/sentence";
import type { z } from "zod";
import { displayNameSql } from "../identity/display-name-sql.ts";
import { author, signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { conflict } from "../kernel/errors.ts";
import { groupRoom, recordRoomEvent, tripRoom } from "../kernel/room-events.ts";
import { type CommentSubject, findStored, insertComment, type StoredComment } from "./store.ts";
import { type commentWire, presentComment } from "./wire.ts";

/** On one trip or in one group. */
const MOST = 2000;

export interface CommentHome {
  readonly tripId: string | null;
  readonly groupId: string | null;
}

const members = statement(
  "comment-members",
  `select u.id, ${displayNameSql("u")} as name from users u
    where u.kind = 'person'
      and (u.id in (select user_id from members where trip_id = $1)
           or u.id in (select user_id from group_members where group_id = $2 and removed_at is null))`,
  [t.nullable(t.uuid), t.nullable(t.uuid)],
  { id: t.uuid, name: t.text },
);

/** The members whom a text mentions. */
export async function mentionsIn(ctx: Context, { tripId, groupId }: CommentHome, text: string) {
  return text.includes("@") ? mentionedIn(text, await ctx.sql.rows(members, [tripId, groupId])) : [];
}

/** Says in the room of the trip or group that its comments have changed. */
export async function recordCommentChange(ctx: Context, { tripId, groupId }: CommentHome, id: string): Promise<void> {
  if (tripId !== null)
    await recordRoomEvent(ctx, tripRoom(tripId), "comments.changed", { trip_id: tripId, comment_id: id });
  if (groupId !== null)
    await recordRoomEvent(ctx, groupRoom(groupId), "comments.changed", { group_trip_id: groupId, comment_id: id });
}

/** Its caller has checked the permission and the subject. */
export async function saveNewComment(
  ctx: Context,
  it: CommentHome & CommentSubject & { readonly text: string },
  moderates: boolean,
): Promise<z.input<typeof commentWire>> {
  const id = ctx.newId();
  const mentions = await mentionsIn(ctx, it, it.text);
  const { userId } = signedIn(ctx.actor);
  const added = await insertComment(ctx.sql, { ...it, ...author(ctx.actor), userId, id, mentions, now: ctx.now }, MOST);
  if (!added) throw conflict("too_many_comments", said`There can be at most ${MOST} comments. Delete some first.`);
  await recordCommentChange(ctx, it, id);
  await ctx.ports.jobs.add(ctx.sql, "push.tell", { kind: "comment", commentId: id });
  return presentComment(ctx.actor, (await findStored(ctx.sql, id)) as StoredComment, moderates);
}
