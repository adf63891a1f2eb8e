import type { OutboxEntry } from "../edit.ts";
import { deviceOf } from "../kept/database.ts";

/** The edits of an account, as one piece of work sees them: nobody writes in between. */
export interface OutboxTable {
  /** In the order of their places. */
  all(): Promise<readonly OutboxEntry[]>;
  get(place: number): Promise<OutboxEntry | undefined>;
  put(entry: OutboxEntry): Promise<unknown>;
  delete(place: number): Promise<unknown>;
  /** The last place that is taken; 0 for none. */
  last(): Promise<number>;
}

/** Works on what the device keeps, in one transaction. Rejects where the device keeps nothing. */
export async function onDevice<Answer>(
  account: string,
  mode: "readonly" | "readwrite",
  work: (table: OutboxTable) => Promise<Answer>,
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

/** The same in this window alone, beginning with what was there. */
export function inMemory(entries: readonly OutboxEntry[]): OutboxTable {
  const edits = new Map(entries.map((entry) => [entry.place, entry]));
  return {
    all: async () => [...edits.values()].sort((a, b) => a.place - b.place),
    get: async (place) => edits.get(place),
    put: async (entry) => edits.set(entry.place, entry),
    delete: async (place) => edits.delete(place),
    last: async () => Math.max(0, ...edits.keys()),
  };
}
