import { createHash } from "node:crypto";
import { statement, t } from "@caravan/db/sql";
import type { DocumentKind } from "@caravan/domain/field-choices";
import { said } from "@caravan/domain/words/sentence";
import { signedIn } from "../kernel/actor.ts";
import { concurrencyLimiter } from "../kernel/concurrency-limiter.ts";
import type { Context } from "../kernel/context.ts";
import { busy } from "../kernel/errors.ts";
import { letOthersRun } from "../kernel/let-others-run.ts";
import { recordChange } from "../kernel/record-change.ts";
import { holdRoomFor } from "./quotas.ts";
import { folded } from "./store.ts";

/** A file whose key another row gives up in the same transaction. */
export interface FileInStore {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A stored file without a row yet. */
export interface StoredFile extends FileInStore {
  readonly dueAt: Date;
}

const HELD_MS = 3_600_000;
/** There are four threads for files in all, and a large one keeps its thread until the disk has it. */
const writes = concurrencyLimiter({ mostOfOne: 1, mostWaiting: 50, refusal: () => busy(5) });
/** The longest text that is searched. Accent folding can make a text longer. */
const LONGEST_SEARCHED = 100_000;
const loosen = statement("file-loosen", "insert into loose_files (key, due_at) values ($1, $2)", [t.text, t.timestamp]);
const hold = statement(
  "file-hold",
  "delete from loose_files where key = $1 and due_at = $2 and due_at > $3 returning key",
  [t.text, t.timestamp, t.timestamp],
  { key: t.text },
);
const insert = statement(
  "document-insert",
  `insert into documents (id, trip_id, uploaded_by_id, name, kind, private, content_type, bytes, sha256, file_key, text, folded_text, created_at, updated_at, activity_id, cover)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $13, $12, $12, $14, $15)`,
  [
    t.uuid,
    t.uuid,
    t.uuid,
    t.text,
    t.text,
    t.boolean,
    t.text,
    t.integer,
    t.text,
    t.nullable(t.text),
    t.nullable(t.text),
    t.timestamp,
    t.nullable(t.text),
    t.nullable(t.uuid),
    t.boolean,
  ],
);

/** The errors of {@link storeFile}. */
export const storeErrors = ["storage_full", "malware_found", "scan_unavailable"] as const;

/**
 * Stores a file: in `prepare`, after the permission check. Its key is first written down as unused and due in an hour,
 * so that either a row gets the file or the sweep deletes it.
 */
export async function storeFile(
  ctx: Context,
  { bytes, contentType }: { readonly bytes: Uint8Array; readonly contentType: string },
): Promise<StoredFile> {
  const key = `documents/${ctx.newId()}`;
  const dueAt = new Date(ctx.now.getTime() + HELD_MS);
  await ctx.sql.rows(loosen, [key, dueAt]);
  await writes.run(signedIn(ctx.actor).userId, () => ctx.ports.files.put(key, bytes, contentType));
  return { key, contentType, bytes: bytes.byteLength, sha256: await sha256InPieces(bytes), dueAt };
}

/** Marks a file as used, in the transaction that creates its row. */
export async function claimFile(ctx: Context, file: StoredFile): Promise<void> {
  const held = await ctx.sql.rows(hold, [file.key, file.dueAt, ctx.now]);
  if (held.length === 0) throw new Error("a file was swept before a row held it");
}

export interface NewDocument {
  readonly tripId: string;
  readonly name: string;
  readonly kind: DocumentKind;
  readonly private: boolean;
  /** From {@link storeFile}, or taken over from another row; null for a text. */
  readonly file: StoredFile | FileInStore | null;
  readonly text: string | null;
  /** The stop of a photo. */
  readonly activityId?: string | null;
  /** Whether it is the cover of the trip, which must have no other. */
  readonly cover?: boolean;
}

/**
 * Adds a file or a text to a trip, with log entry and event; inside a transaction. The caller has checked the
 * permission.
 *
 * @throws conflict `documents_full`, `quota_reached`
 */
export async function addDocument(ctx: Context, it: NewDocument): Promise<{ readonly id: string }> {
  const id = ctx.newId();
  await insertDocument(ctx, { ...it, id });
  const summary = it.private
    ? said`Added a private document`
    : it.kind === "photo"
      ? said`Added the photo "${it.name}"`
      : said`Added the document "${it.name}"`;
  await recordChange(ctx, it.tripId, { action: "add_document", summary, records: "documents" });
  return { id };
}

/** The same without log entry and event, for a trip that comes with its documents. */
export async function insertDocument(ctx: Context, it: NewDocument & { readonly id: string }): Promise<void> {
  if (it.file && "dueAt" in it.file) await claimFile(ctx, it.file);
  const written = it.file ?? asFile(it.text ?? "");
  await holdRoomFor(ctx, it.tripId, written.bytes);
  await ctx.sql.rows(insert, [
    it.id,
    it.tripId,
    signedIn(ctx.actor).userId,
    it.name,
    it.kind,
    it.private,
    written.contentType,
    written.bytes,
    written.sha256,
    it.file?.key ?? null,
    it.text,
    ctx.now,
    it.text === null ? null : folded(it.text).slice(0, LONGEST_SEARCHED),
    it.activityId ?? null,
    it.cover ?? false,
  ]);
}

function asFile(text: string): Pick<StoredFile, "contentType" | "bytes" | "sha256"> {
  const bytes = Buffer.from(text);
  return { contentType: "text/plain", bytes: bytes.byteLength, sha256: sha256(bytes) };
}

const PIECE_BYTES = 256 * 1024;

/** With turns for others in between: ten megabytes take the event loop six milliseconds and more. */
async function sha256InPieces(bytes: Uint8Array): Promise<string> {
  const hash = createHash("sha256");
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
    if (at > 0) await letOthersRun();
    hash.update(bytes.subarray(at, at + PIECE_BYTES));
  }
  return hash.digest("hex");
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
