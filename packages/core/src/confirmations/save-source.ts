import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import type { ReadConfirmation } from "../kernel/ports.ts";
import { insertSource, type Origin, type Source, type SourceFile } from "./store.ts";

/**
 * When unsaved confirmations are deleted. Mails are kept longer, because they arrive without somebody waiting for them.
 */
const KEPT_MS = 24 * 3_600_000;
const MAIL_KEPT_MS = 30 * KEPT_MS;

/** Stores a reading for its owner's review; its file has a row then. */
export async function saveSource(
  ctx: Context,
  read: ReadConfirmation,
  it: { readonly origin: Origin; readonly file: SourceFile | null },
): Promise<Source> {
  const source = {
    id: ctx.newId(),
    userId: signedIn(ctx.actor).userId,
    origin: it.origin,
    subject: read.subject,
    text: read.text,
    reading: read.reading,
    file: it.file,
    createdAt: ctx.now,
    addedByKeyId: ctx.actor.kind === "agent" ? ctx.actor.keyId : null,
  };
  await insertSource(ctx.sql, source, new Date(ctx.now.getTime() + (it.origin === "mail" ? MAIL_KEPT_MS : KEPT_MS)));
  return { ...source, tripId: null, savedAt: null };
}
