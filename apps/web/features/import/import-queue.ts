import {
  type ApiInputs,
  type ApiOutputs,
  type DomainError,
  domainError,
  type Sending,
  wasAborted,
} from "@/features/api-client/index.ts";

export type Confirmation = ApiOutputs["confirmations"]["get"]["confirmation"];

/** A pasted text or a file that is to be read. */
export interface Unread {
  readonly name: string;
  readonly read: (watch: Sending) => Promise<Confirmation>;
}

export interface QueueEntry {
  readonly id: number;
  readonly name: string;
  readonly state: "waiting" | "sending" | "reading" | "read" | "failed";
  /** From 0 to 1 while it is being sent. */
  readonly sent: number;
  readonly confirmationId: string | null;
  /** How many segments were recognised. */
  readonly found: number;
  readonly problem: DomainError | null;
}

/** Reads confirmations one after another, and keeps across pages which ones still wait for a review. */
export class ImportQueue {
  entries: readonly QueueEntry[] = [];
  readonly #unread = new Map<number, Unread>();
  readonly #listeners = new Set<() => void>();
  #stop = new AbortController();
  #running = false;
  #lastId = 0;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Resolves when everything that waits has been read. */
  add(all: readonly Unread[]): Promise<void> {
    for (const unread of all) {
      const id = ++this.#lastId;
      this.#unread.set(id, unread);
      const fresh = { state: "waiting", sent: 0, confirmationId: null, found: 0, problem: null } as const;
      this.#publish([...this.entries, { id, name: unread.name, ...fresh }]);
    }
    return this.#run();
  }

  retry(id: number): Promise<void> {
    this.#change(id, { state: "waiting", sent: 0, problem: null });
    return this.#run();
  }

  /** Also stops it while it is being read. */
  drop(id: number): void {
    const entry = this.entries.find((it) => it.id === id);
    if (entry?.state === "sending" || entry?.state === "reading") this.#stop.abort(new DOMException("", "AbortError"));
    this.#unread.delete(id);
    this.#publish(this.entries.filter((it) => it.id !== id));
  }

  /** It has been saved or discarded. Returns the next one to review. */
  done(confirmationId: string): QueueEntry | undefined {
    this.#publish(this.entries.filter((it) => it.confirmationId !== confirmationId));
    return this.entries.find((it) => it.state === "read");
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#next(); next; next = this.#next()) await this.#read(next.id);
    this.#running = false;
  }

  #next = () => this.entries.find((it) => it.state === "waiting");

  async #read(id: number): Promise<void> {
    this.#stop = new AbortController();
    this.#change(id, { state: "sending" });
    try {
      const confirmation = await this.#unread.get(id)?.read({
        signal: this.#stop.signal,
        onProgress: (sent) => this.#change(id, sent < 1 ? { sent } : { sent, state: "reading" }),
      });
      if (!confirmation) return;
      this.#unread.delete(id);
      this.#change(id, { state: "read", confirmationId: confirmation.id, found: confirmation.segments.length });
    } catch (failure) {
      if (!wasAborted(failure)) this.#change(id, { state: "failed", problem: domainError(failure) });
    }
  }

  #change(id: number, change: Partial<QueueEntry>): void {
    this.#publish(this.entries.map((it) => (it.id === id ? { ...it, ...change } : it)));
  }

  #publish(entries: readonly QueueEntry[]): void {
    this.entries = entries;
    for (const listener of this.#listeners) listener();
  }
}

/** One for the window: what was read on one page is reviewed on another. */
export const importQueue = new ImportQueue();

export type FoundSegment = Confirmation["segments"][number];
export type Saved = ApiOutputs["confirmations"]["save"];
export type SegmentWish = NonNullable<ApiInputs["confirmations"]["save"]["segments"]>[number];
/** A trip that segments may be saved on, suggested or chosen. */
export type TripOption = NonNullable<Confirmation["suggestion"]["trip"]>;
