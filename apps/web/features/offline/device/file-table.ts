import type { IDBPTransaction } from "idb";
import { type FilePart, keyOfBytes } from "../worker-contract.ts";
import { type DeviceSchema, deviceOf, type KeptBytes, type KeptFile } from "./database.ts";

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
export async function deleteFiles(change: Change, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await change.objectStore("files").delete(id);
    for (const part of parts) await change.objectStore("bytes").delete(keyOfBytes(id, part));
  }
}
