import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import type { ReadConfirmation } from "../kernel/ports.ts";
import { insertSource, type Origin, type Source, type SourceFile } from "./store.ts";

/** What is not saved by then is deleted. */
const KEPT_MS = 24 * 3_600_000;

/** Keeps what was read, for its owner to review; the file is no longer loose then. */
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
  };
  await insertSource(ctx.sql, source, new Date(ctx.now.getTime() + KEPT_MS));
  return { ...source, tripId: null, savedAt: null };
}
