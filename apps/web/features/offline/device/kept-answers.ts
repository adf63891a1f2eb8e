import type { IDBPTransaction } from "idb";
import type { ApiOutputs } from "@/features/api-client/index.ts";
import { pageAccount } from "../../../ui/page-account.ts";
import { type FilePart, keyOfBytes } from "../worker-contract.ts";
import { answerKey, type DeviceSchema, deviceOf, type KeptAnswer, type KeptBytes, type KeptFile } from "./database.ts";
import { announceKept } from "./kept-channel.ts";

/** Answers that pages of a trip need. Others are not kept. */
const kept: ReadonlySet<string> = new Set([
  "trips.list",
  "trips.get",
  "trips.check",
  "trips.explain",
  "segments.list",
  "documents.list",
  "documents.covers",
  "expenses.list",
  "expenses.summary",
  "members.list",
  "proposals.list",
  "history.list",
  "destinations.labels",
  "pictures.photo",
  "concierge.state",
]);

/** Which part of an answer is kept; null for none. */
const tidied: Readonly<Record<string, (data: unknown) => unknown>> = { "concierge.state": stateWithoutPlace };

/** Leaves out the location, which the server keeps for minutes only. Null for an answer without a state. */
export function stateWithoutPlace(data: unknown): unknown {
  const { state } = data as { state: object | null };
  return state && { ...(data as object), state: { ...state, location: null } };
}

const mostAnswers = 1200;
const longestMs = 60 * 86_400_000;

/**
 * Whether an answer is kept. A search among documents is not: offline, pages search in the whole list, and an old result
 * could show a document that this account may not see any more.
 */
export function isKept(path: string, input: unknown): boolean {
  return kept.has(path) && !(path === documentsPath && asksForSome(input));
}

function asksForSome(input: unknown): boolean {
  const { search, kind } = (input ?? {}) as { search?: unknown; kind?: unknown };
  return Boolean(search) || Boolean(kind);
}

/** Keeps the newest answer to a query, if it is of a kind that is kept. Never rejects. */
export async function keepAnswer(path: string, input: unknown, data: unknown): Promise<void> {
  const account = pageAccount();
  if (!account || !isKept(path, input)) return;
  try {
    const tidy = tidied[path];
    const part = tidy ? tidy(data) : data;
    if (part === null) return;
    const device = await deviceOf(account);
    const value = { data: part, at: Date.now(), tripId: tripOf(input) };
    await device.put("answers", value, answerKey(path, input));
    if (path === documentsPath) announceKept("documents");
    if ((await device.count("answers")) > mostAnswers) await prune(account);
  } catch {
    // Storage is full, forbidden or deleted: old answers are removed, and the next answer is tried again.
    await prune(account).catch(() => undefined);
  }
}

/** The kept answer to this query, if there is one. */
export async function keptAnswer(path: string, input: unknown): Promise<KeptAnswer | null> {
  const account = pageAccount();
  if (!account) return null;
  try {
    return (await (await deviceOf(account)).get("answers", answerKey(path, input))) ?? null;
  } catch {
    return null;
  }
}

/** Removes everything of a trip that was deleted or is closed to this account. */
export async function dropTrip(tripId: string): Promise<void> {
  const account = pageAccount();
  if (!account) return;
  const device = await deviceOf(account);
  const change = device.transaction(["answers", "trips", "files", "bytes"], "readwrite");
  for (let at = await change.objectStore("answers").openCursor(); at; at = await at.continue())
    if (at.value.tripId === tripId) await at.delete();
  await change.objectStore("trips").delete(tripId);
  await deleteFiles(change, await change.objectStore("files").index("tripId").getAllKeys(tripId));
  await change.done;
  announceKept("trips");
}

const documentsPath = "documents.list";
type Documents = ApiOutputs["documents"]["list"]["documents"];

/** The kept documents of a trip; none when they were never read here. */
export async function keptDocuments(account: string, trip_id: string): Promise<Documents> {
  const answer = await (await deviceOf(account)).get("answers", answerKey(documentsPath, { trip_id }));
  return (answer?.data as { documents?: Documents } | undefined)?.documents ?? [];
}

async function prune(account: string): Promise<void> {
  const change = (await deviceOf(account)).transaction("answers", "readwrite");
  let tooMany = (await change.store.count()) - Math.floor(mostAnswers * 0.8);
  for (let at = await change.store.index("at").openCursor(); at; at = await at.continue()) {
    if (tooMany <= 0 && Date.now() - at.value.at < longestMs) break;
    await at.delete();
    tooMany -= 1;
  }
  await change.done;
}

function tripOf(input: unknown): string | null {
  const id = (input as { trip_id?: unknown } | null | undefined)?.trip_id;
  return typeof id === "string" ? id : null;
}

const parts: readonly FilePart[] = ["file", "preview"];

type Change = IDBPTransaction<DeviceSchema, ("answers" | "trips" | "files" | "bytes")[], "readwrite">;

export async function keptFiles(account: string): Promise<readonly KeptFile[]> {
  return (await deviceOf(account)).getAll("files");
}

export async function keptFilesOf(account: string, tripId: string): Promise<readonly KeptFile[]> {
  return (await deviceOf(account)).getAllFromIndex("files", "tripId", tripId);
}

/** The file of that document as the server gave it, if it is on this device. */
export async function keptBytes(account: string, documentId: string): Promise<KeptBytes | null> {
  return (await (await deviceOf(account)).get("bytes", keyOfBytes(documentId, "file"))) ?? null;
}

/** Rejects where there is no room; then nothing of it is there. */
export async function putFile(account: string, note: KeptFile, file: KeptBytes, preview: KeptBytes | null) {
  const change = (await deviceOf(account)).transaction(["files", "bytes"], "readwrite");
  const bytes = change.objectStore("bytes");
  await Promise.all([
    change.objectStore("files").put(note),
    bytes.put(file, keyOfBytes(note.id, "file")),
    preview ? bytes.put(preview, keyOfBytes(note.id, "preview")) : bytes.delete(keyOfBytes(note.id, "preview")),
    change.done,
  ]);
}

export async function dropFiles(account: string, ids: readonly string[]): Promise<void> {
  const change = (await deviceOf(account)).transaction(["answers", "trips", "files", "bytes"], "readwrite");
  await deleteFiles(change, ids);
  await change.done;
}

/** Deletes these files with all parts, in a transaction of the caller. */
async function deleteFiles(change: Change, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await change.objectStore("files").delete(id);
    for (const part of parts) await change.objectStore("bytes").delete(keyOfBytes(id, part));
  }
}
