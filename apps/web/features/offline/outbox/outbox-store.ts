import { deviceOf, timesCreated } from "../device/database.ts";
import { lastAccount } from "../device/last-account.ts";
import { isUnderWay, type OutboxEntry } from "../outbox-entry.ts";

/**
 * The stored outbox of an account: in IndexedDB, or in memory while that fails. Other windows write there too, so an entry
 * is read again in the transaction that changes it, and a deleted one is not written back.
 */
export class OutboxStore {
  readonly #account: string;
  /** Set while IndexedDB fails. */
  #memory: EntryTable | null = null;
  /** The places of the entries when that began. */
  #placesBefore: readonly number[] = [];
  #lastRead: readonly OutboxEntry[] = [];
  #timesCreated: number | null = null;

  constructor(account: string) {
    this.#account = account;
  }

  /** False when a reload would lose what waits. */
  get lasts(): boolean {
    return this.#memory === null;
  }

  async all(): Promise<readonly OutboxEntry[]> {
    await this.#backToDevice();
    const found = await this.#run("readonly", (table) => table.all());
    this.#lastRead = (await this.#restore(found)) ?? found;
    return this.#lastRead;
  }

  /** Puts an edit at the end, also when the clock was set back. */
  append(entry: OutboxEntry): Promise<OutboxEntry> {
    return this.#run("readwrite", async (table) => {
      const placed = { ...entry, place: Math.max((await table.last()) + 1, entry.place) };
      await table.put(placed);
      return placed;
    });
  }

  /** Changes an edit that is still there. Null: it is not. */
  amend(place: number, fields: Partial<Omit<OutboxEntry, "place">>): Promise<OutboxEntry | null> {
    return this.#run("readwrite", async (table) => {
      const now = await table.get(place);
      if (!now) return null;
      const next = { ...now, ...fields };
      await table.put(next);
      return next;
    });
  }

  /** Takes an edit out unless it is under way; false when it stayed or was gone. */
  takeOut(place: number): Promise<boolean> {
    return this.#run("readwrite", async (table) => {
      const now = await table.get(place);
      if (!now || isUnderWay(now)) return false;
      await table.delete(place);
      return true;
    });
  }

  async delete(place: number): Promise<void> {
    await this.#run("readwrite", (table) => table.delete(place));
  }

  /** When the browser deleted the database while the page was open, writes back what was last read. Not after signing out. */
  async #restore(found: readonly OutboxEntry[]): Promise<readonly OutboxEntry[] | null> {
    const before = this.#timesCreated;
    this.#timesCreated = timesCreated(this.#account);
    if (before === null || before === this.#timesCreated || lastAccount() !== this.#account) return null;
    const known = new Set(found.map((it) => it.place));
    const lost = this.#lastRead.filter((it) => !known.has(it.place));
    return this.#run("readwrite", async (table) => {
      for (const entry of lost) await table.put(entry);
      return table.all();
    });
  }

  /** Tries to move the entries from memory to IndexedDB. */
  async #backToDevice(): Promise<void> {
    const memory = this.#memory;
    if (!memory) return;
    const entries = await memory.all();
    const gone = this.#placesBefore.filter((place) => !entries.some((it) => it.place === place));
    try {
      await onDevice(this.#account, "readwrite", async (table) => {
        for (const place of gone) await table.delete(place);
        for (const entry of entries) await table.put(entry);
      });
      this.#memory = null;
    } catch {
      // IndexedDB still fails.
    }
  }

  async #run<Answer>(mode: "readonly" | "readwrite", work: (table: EntryTable) => Promise<Answer>): Promise<Answer> {
    if (this.#memory) return work(this.#memory);
    const attempt = () => onDevice(this.#account, mode, work);
    try {
      // Retried once, since the database may have been closed meanwhile.
      return await attempt().catch(attempt);
    } catch {
      if (!this.#memory) {
        this.#memory = inMemory(this.#lastRead);
        this.#placesBefore = this.#lastRead.map((it) => it.place);
      }
      return work(this.#memory);
    }
  }
}

/** The entries of an account within one transaction. */
interface EntryTable {
  /** In the order of their places. */
  all(): Promise<readonly OutboxEntry[]>;
  get(place: number): Promise<OutboxEntry | undefined>;
  put(entry: OutboxEntry): Promise<unknown>;
  delete(place: number): Promise<unknown>;
  /** The last place that is taken; 0 for none. */
  last(): Promise<number>;
}

/** In IndexedDB, in one transaction. Rejects where there is no storage. */
async function onDevice<Answer>(
  account: string,
  mode: "readonly" | "readwrite",
  work: (table: EntryTable) => Promise<Answer>,
): Promise<Answer> {
  const change = (await deviceOf(account)).transaction(["edits"], mode);
  const edits = change.objectStore("edits");
  const [answer] = await Promise.all([
    work({
      all: () => edits.getAll(),
      get: (place) => edits.get(place),
      put: async (entry) => edits.put?.(entry),
      delete: async (place) => edits.delete?.(place),
      last: async () => (await edits.openKeyCursor(null, "prev"))?.key ?? 0,
    }),
    change.done,
  ]);
  return answer;
}

/** In memory, starting with these entries. */
function inMemory(entries: readonly OutboxEntry[]): EntryTable {
  const edits = new Map(entries.map((entry) => [entry.place, entry]));
  return {
    all: async () => [...edits.values()].sort((a, b) => a.place - b.place),
    get: async (place) => edits.get(place),
    put: async (entry) => edits.set(entry.place, entry),
    delete: async (place) => edits.delete(place),
    last: async () => Math.max(0, ...edits.keys()),
  };
}
