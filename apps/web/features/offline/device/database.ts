import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";
import type { OutboxEntry } from "../outbox-entry.ts";
import { type FormerEntry, migratedEntry } from "./migrate-edits.ts";

/** A trip that can be read without a connection. */
export interface KeptTrip {
  readonly id: string;
  readonly title: string;
  readonly destination: string;
  readonly start_date: string;
  readonly end_date: string;
  /** When everything of it was last read; milliseconds. */
  readonly at: number;
  /** Pages that open without a connection. */
  readonly pages: readonly string[];
}

export interface KeptAnswer {
  readonly data: unknown;
  readonly at: number;
  /** The trip with which it is deleted. */
  readonly tripId: string | null;
}

/** The file of a document, without its bytes. */
export interface KeptFile {
  /** Of the document. */
  readonly id: string;
  readonly tripId: string;
  /** When the document last changed, by the server; the file is fetched again when it differs. */
  readonly version: string;
  /** Of the file itself, in bytes. */
  readonly size: number;
}

/** A file as the server sent it, with the headers that say how a browser treats it. */
export interface KeptBytes {
  readonly bytes: ArrayBuffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface DeviceSchema extends DBSchema {
  answers: { key: string; value: KeptAnswer; indexes: { at: number } };
  trips: { key: string; value: KeptTrip };
  edits: { key: number; value: OutboxEntry };
  files: { key: string; value: KeptFile; indexes: { tripId: string } };
  /** Separate from the list of files, which is read often. Keys: `<document id>/file`, `<document id>/preview`. */
  bytes: { key: string; value: KeptBytes };
}

export type Device = IDBPDatabase<DeviceSchema>;

const prefix = "caravan-of-";
/** An upgrade keeps the edits that wait. */
const version = 4;
const opened = new Map<string, Promise<Device>>();
/** Accounts that signed out in this window: late answers for them are not stored. */
const signedOut = new Set<string>();
const created = new Map<string, number>();

/** What this browser keeps for one account. Rejects where nothing can be kept, such as in some private windows. */
export function deviceOf(account: string): Promise<Device> {
  if (signedOut.has(account)) return Promise.reject(new Error("this account has left the device"));
  const known = opened.get(account);
  if (known) return known;
  const device = openDB<DeviceSchema>(prefix + account, version, {
    upgrade(db, before, _now, change) {
      if (before < 1) {
        created.set(account, timesCreated(account) + 1);
        db.createObjectStore("answers").createIndex("at", "at");
        db.createObjectStore("trips", { keyPath: "id" });
        db.createObjectStore("edits", { keyPath: "place" });
      }
      if (before < 2) {
        db.createObjectStore("files", { keyPath: "id" }).createIndex("tripId", "tripId");
        db.createObjectStore("bytes");
      }
      if (before >= 1 && before < 4) carryEditsOver(db, change, before).catch(() => change.abort());
    },
    // Another tab deletes the database or upgrades it.
    blocking() {
      opened.delete(account);
      void device.then((db) => db.close());
    },
    terminated: () => opened.delete(account),
  });
  device.catch(() => opened.delete(account));
  opened.set(account, device);
  return device;
}

/** In the transaction of the upgrade, so that edits are of the new shape or the old database stays. */
async function carryEditsOver(
  db: Device,
  change: IDBPTransaction<DeviceSchema, StoreNames<DeviceSchema>[], "versionchange">,
  before: number,
) {
  const former = change as unknown as IDBPTransaction<FormerSchema, ("edits" | "names")[], "versionchange">;
  const serverIds = before < 3 && (await serverIdsIn(former));
  for (const entry of await former.objectStore("edits").getAll()) {
    const trip = await change.objectStore("answers").get(answerKey("trips.get", { trip_id: entry.tripId }));
    const days = (trip?.data as { trip?: { itinerary?: { id: string }[] } } | undefined)?.trip?.itinerary;
    const migrated = migratedEntry(entry, { firstDayId: days?.[0]?.id ?? null, ...(serverIds && { serverIds }) });
    await change.objectStore("edits").put(migrated);
  }
  if (serverIds) (db as unknown as IDBPDatabase<FormerSchema>).deleteObjectStore("names");
}

/** Before version 3, activities made without a connection had temporary ids until the server gave them theirs. */
async function serverIdsIn(former: IDBPTransaction<FormerSchema, ("edits" | "names")[], "versionchange">) {
  const names = former.objectStore("names");
  const [temporary, ids] = [await names.getAllKeys(), await names.getAll()];
  return new Map(temporary.map((key, index) => [key, ids[index] ?? key]));
}

interface FormerSchema extends DBSchema {
  edits: { key: number; value: FormerEntry };
  names: { key: string; value: string };
}

/** How often this window created the account's database: when it grows, the browser has deleted the former one. */
export function timesCreated(account: string): number {
  return created.get(account) ?? 0;
}

/** Parts of an input that do not change the answer. */
const besideQuestion: ReadonlySet<string> = new Set(["direction", "trip_revision", "context_revision"]);

/** The key of a kept answer: the same for inputs that lead to the same answer. */
export function answerKey(path: string, input: unknown): string {
  const stated = Object.entries((input ?? {}) as Record<string, unknown>).filter(
    ([name, value]) => !besideQuestion.has(name) && value !== undefined && value !== null,
  );
  return `${path} ${JSON.stringify(stated.sort(([a], [b]) => a.localeCompare(b)))}`;
}

/** Empties what is kept for an account; edits that were not sent stay unless `everything`. */
export async function forgetAccount(account: string, { everything }: { everything: boolean }): Promise<void> {
  const device = await deviceOf(account);
  if (everything) signedOut.add(account);
  // Cleared before it is deleted: an open tab could delay the deletion.
  await clearTogether(device, ["answers", "trips", "files", "bytes"]);
  if (!everything && (await device.count("edits")) > 0) return;
  await device.clear("edits");
  device.close();
  opened.delete(account);
  await deleteDB(prefix + account);
}

/** In one transaction, so that another window cannot add bytes between the stores. */
export async function clearTogether(
  device: Device,
  stores: ("answers" | "trips" | "files" | "bytes")[],
): Promise<void> {
  const change = device.transaction(stores, "readwrite");
  await Promise.all([...stores.map((store) => change.objectStore(store).clear()), change.done]);
}

/** The account's database if there is one, for the worker; never creates it. The caller closes it. */
export async function existingDeviceOf(account: string): Promise<Device | null> {
  let isThere = true;
  const device = await openDB<DeviceSchema>(prefix + account, undefined, {
    upgrade(_db, _before, _after, making) {
      isThere = false;
      making.done.catch(() => undefined);
      making.abort();
    },
  }).catch(() => null);
  if (isThere && device?.objectStoreNames.contains("bytes")) return device;
  device?.close();
  return null;
}

/** The accounts that have a database here. */
export async function accountsKept(): Promise<readonly string[]> {
  // Older browsers cannot list databases.
  const all = (await indexedDB.databases?.()) ?? [];
  return all.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}
