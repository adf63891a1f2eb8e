import { deviceOf } from "../kept/database.ts";
import { type QueuedEdit, renamed } from "./edit.ts";

/** Where the line of an account lies: in IndexedDB, or in this window alone where that is not to be had. */
export class EditStore {
  readonly #account: string;
  /** Set once the device has refused. */
  #memory: Map<number, QueuedEdit> | null = null;
  /** What was there when it last answered. */
  #seen: readonly QueuedEdit[] = [];

  constructor(account: string) {
    this.#account = account;
  }

  /** False when a reload would lose what waits. */
  get lasts(): boolean {
    return this.#memory === null;
  }

  async all(): Promise<readonly QueuedEdit[]> {
    this.#seen = await this.#either(
      async () => (await deviceOf(this.#account)).getAll("edits"),
      (memory) => [...memory.values()].sort((a, b) => a.place - b.place),
    );
    return this.#seen;
  }

  async put(entry: QueuedEdit): Promise<void> {
    await this.#either<unknown>(
      async () => (await deviceOf(this.#account)).put("edits", entry),
      (memory) => memory.set(entry.place, entry),
    );
  }

  async delete(place: number): Promise<void> {
    await this.#either<unknown>(
      async () => (await deviceOf(this.#account)).delete("edits", place),
      (memory) => memory.delete(place),
    );
  }

  /** An addition went through: it leaves, and what follows speaks of the activity by its new name. */
  async added(place: number, temporaryId: string, id: string): Promise<void> {
    await this.#either(
      async () => {
        const change = (await deviceOf(this.#account)).transaction(["edits", "names"], "readwrite");
        const edits = change.objectStore("edits");
        await edits.delete(place);
        await change.objectStore("names").put(id, temporaryId);
        for (const entry of await edits.getAll())
          await edits.put({ ...entry, edit: renamed(entry.edit, temporaryId, id) });
        await change.done;
      },
      (memory) => {
        memory.delete(place);
        for (const [key, entry] of memory) memory.set(key, { ...entry, edit: renamed(entry.edit, temporaryId, id) });
      },
    );
  }

  async names(): Promise<ReadonlyMap<string, string>> {
    return this.#either(
      async () => {
        const device = await deviceOf(this.#account);
        const [keys, ids] = await Promise.all([device.getAllKeys("names"), device.getAll("names")]);
        return new Map(keys.map((key, index) => [key, ids[index] as string]));
      },
      () => new Map(),
    );
  }

  async #either<Answer>(
    onDevice: () => Promise<Answer>,
    inMemory: (memory: Map<number, QueuedEdit>) => Answer,
  ): Promise<Answer> {
    if (!this.#memory) {
      try {
        return await onDevice();
      } catch {
        this.#memory ??= new Map(this.#seen.map((entry) => [entry.place, entry]));
      }
    }
    return inMemory(this.#memory);
  }
}
