import { isUnderWay, type OutboxEntry } from "../edit.ts";
import { makingsOf } from "../kept/database.ts";
import { lastAccount } from "../kept/last-account.ts";
import { inMemory, type OutboxTable, onDevice } from "./outbox-table.ts";

/**
 * Where the outbox of an account lies: in IndexedDB, or in this window alone while that is not to be had. Other windows
 * write there too, so an edit is only ever changed as it is at that moment, and one that has left does not come back.
 */
export class OutboxStorage {
  readonly #account: string;
  /** Set while the device refuses. */
  #memory: OutboxTable | null = null;
  /** Where the edits stand with which that began. */
  #began: readonly number[] = [];
  /** What was there when it last answered. */
  #seen: readonly OutboxEntry[] = [];
  #makings: number | null = null;

  constructor(account: string) {
    this.#account = account;
  }

  /** False when a reload would lose what waits. */
  get lasts(): boolean {
    return this.#memory === null;
  }

  async all(): Promise<readonly OutboxEntry[]> {
    await this.#backToDevice();
    const found = await this.#work("readonly", (table) => table.all());
    this.#seen = (await this.#bringBack(found)) ?? found;
    return this.#seen;
  }

  /** Puts an edit at the end, whatever the clock said when those before it were made. */
  append(entry: OutboxEntry): Promise<OutboxEntry> {
    return this.#work("readwrite", async (table) => {
      const placed = { ...entry, place: Math.max((await table.last()) + 1, entry.place) };
      await table.put(placed);
      return placed;
    });
  }

  /** Changes an edit that is still there. Null: it is not. */
  amend(place: number, fields: Partial<Omit<OutboxEntry, "place">>): Promise<OutboxEntry | null> {
    return this.#work("readwrite", async (table) => {
      const now = await table.get(place);
      if (!now) return null;
      const next = { ...now, ...fields };
      await table.put(next);
      return next;
    });
  }

  /** Takes an edit out unless it is under way; false when it stayed or was gone. */
  takeOut(place: number): Promise<boolean> {
    return this.#work("readwrite", async (table) => {
      const now = await table.get(place);
      if (!now || isUnderWay(now)) return false;
      await table.delete(place);
      return true;
    });
  }

  async delete(place: number): Promise<void> {
    await this.#work("readwrite", (table) => table.delete(place));
  }

  /** The browser threw the database away under an open page: what the page still knows goes back. Not after signing out. */
  async #bringBack(found: readonly OutboxEntry[]): Promise<readonly OutboxEntry[] | null> {
    const before = this.#makings;
    this.#makings = makingsOf(this.#account);
    if (before === null || before === this.#makings || lastAccount() !== this.#account) return null;
    const known = new Set(found.map((it) => it.place));
    const lost = this.#seen.filter((it) => !known.has(it.place));
    return this.#work("readwrite", async (table) => {
      for (const entry of lost) await table.put(entry);
      return table.all();
    });
  }

  /** A device that refused once, busy or full, may take it now: what lies in this window goes there. */
  async #backToDevice(): Promise<void> {
    const memory = this.#memory;
    if (!memory) return;
    const edits = await memory.all();
    const left = this.#began.filter((place) => !edits.some((it) => it.place === place));
    try {
      await onDevice(this.#account, "readwrite", async (table) => {
        for (const place of left) await table.delete(place);
        for (const entry of edits) await table.put(entry);
      });
      this.#memory = null;
    } catch {
      // Not yet.
    }
  }

  async #work<Answer>(mode: "readonly" | "readwrite", work: (table: OutboxTable) => Promise<Answer>): Promise<Answer> {
    if (this.#memory) return work(this.#memory);
    const attempt = () => onDevice(this.#account, mode, work);
    try {
      // A database that was closed in the middle is opened again.
      return await attempt().catch(attempt);
    } catch {
      if (!this.#memory) {
        this.#memory = inMemory(this.#seen);
        this.#began = this.#seen.map((it) => it.place);
      }
      return work(this.#memory);
    }
  }
}
