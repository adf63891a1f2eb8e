import { askNow, isReachable, onConnection } from "../connection.ts";
import { newId } from "../new-id.ts";
import { dependsOn, type Edit, type QueuedEdit, renamed, targetOf } from "./edit.ts";
import { EditStore } from "./edit-store.ts";
import type { LineState, Outcome, SentEdit } from "./line-state.ts";
import { aloneOnDevice, type News, NewsRoom } from "./news.ts";
import { isHeldUp, nextOf } from "./order.ts";
import { refusal } from "./refusal.ts";
import type { Client } from "./send-edit.ts";
import { attempt, type Verdict } from "./verdict.ts";

interface Author {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

/** How long a form waits for the answer before the edit goes on without it. */
const attentionMs = 8_000;
const mostSent = 50;

/**
 * The line in which one account's edits go out from this device: in the order they were made, one after the other, kept
 * until the server has answered. An edit that meets trouble stays and is asked about; only what builds on it waits with it.
 */
export class EditLine {
  readonly #account: string;
  readonly #client: Client;
  readonly #store: EditStore;
  readonly #news: NewsRoom;
  readonly #authors = new Map<string, Author>();
  readonly #listeners = new Set<() => void>();
  readonly #onSent = new Set<(tripId: string) => void>();
  #names = new Map<string, string>();
  #lastPlace = 0;
  #turn: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #state: LineState = { entries: [], sent: [], signedOut: false, fleeting: false };

  constructor(account: string, client: Client) {
    this.#account = account;
    this.#client = client;
    this.#store = new EditStore(account);
    this.#news = new NewsRoom(account, (news) => void this.#hear(news));
    onConnection(() => isReachable() && this.goOn());
    this.goOn();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): LineState => this.#state;

  /** Calls back when edits of a trip went through; returns how to stop. */
  onSent(listener: (tripId: string) => void): () => void {
    this.#onSent.add(listener);
    return () => this.#onSent.delete(listener);
  }

  /** The id that the server gave an activity which was made here. */
  nameOf(activityId: string): string {
    return this.#names.get(activityId) ?? activityId;
  }

  /** Takes an edit into the line. Rejects when the server refuses it while its author still waits. */
  async add(tripId: string, suggests: boolean, made: Edit): Promise<Outcome> {
    let edit = made;
    for (const [temporaryId, id] of this.#names) edit = renamed(edit, temporaryId, id);
    const now = Date.now();
    this.#lastPlace = Math.max(this.#lastPlace + 1, now * 1_000);
    const entry: QueuedEdit = {
      place: this.#lastPlace,
      id: newId(),
      tripId,
      suggests,
      edit,
      madeAt: now,
      waited: !isReachable(),
      triedAt: null,
      forRevision: null,
      trouble: null,
    };
    this.#show({ entries: [...this.#state.entries, entry] });
    await this.#store.put(entry);
    this.#news.tell({ type: "changed" });
    const answer = new Promise<Outcome>((resolve, reject) => {
      const waits = { state: "waiting", id: entry.id } as const;
      if (entry.waited || isHeldUp(this.#state.entries, entry)) return resolve(waits);
      this.#authors.set(entry.id, { resolve, reject });
      setTimeout(() => this.#authors.delete(entry.id) && resolve(waits), attentionMs);
    });
    this.goOn();
    return answer;
  }

  /** Does something that only the server can do, after what was changed before it. */
  after<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#turn.then(() => this.#drain()).then(call);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Sends what can be sent; called when something was added, and when the connection is back. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.#turn = this.#turn.then(() => this.#drain()).catch(() => undefined);
  }

  /** Asks again right away. */
  async tryNow(): Promise<void> {
    this.#show({ signedOut: false });
    await askNow();
    this.goOn();
  }

  /** Takes an edit back that was not sent, with what builds on an activity that then never was. False: it is gone already. */
  async discard(id: string): Promise<boolean> {
    const entry = this.#state.entries.find((it) => it.id === id);
    if (!entry) return false;
    const lost =
      entry.edit.kind === "add"
        ? this.#state.entries.filter((it) => dependsOn(it.edit).includes(targetOf(entry.edit)))
        : [entry];
    for (const it of lost) await this.#store.delete(it.place);
    await this.#read();
    this.#news.tell({ type: "changed" });
    this.goOn();
    return true;
  }

  /** Puts another edit in the place of one that met trouble; null only clears the trouble, to try the same again. */
  async settle(id: string, edit: Edit | null): Promise<void> {
    const entry = this.#state.entries.find((it) => it.id === id);
    if (!entry) return;
    // Another request under the same name would be refused.
    const fresh = { id: newId(), triedAt: null, forRevision: null, trouble: null };
    await this.#store.put({ ...entry, ...fresh, ...(edit && { edit }) });
    await this.#read();
    this.#news.tell({ type: "changed" });
    this.goOn();
  }

  /** Nothing more goes out: somebody signs out. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #drain(): Promise<void> {
    await this.#read();
    if (this.#closed || !isReachable()) return this.#letWait("all");
    if (!nextOf(this.#state.entries)) return this.#letWait("held up");
    let stopped = false;
    await aloneOnDevice(this.#account, async () => {
      const trips = new Set<string>();
      await this.#read();
      for (let entry = nextOf(this.#state.entries); entry && !this.#closed; entry = nextOf(this.#state.entries)) {
        const verdict = await attempt(this.#client, entry, (it) => this.#store.put(it));
        if (verdict.result === "later") {
          this.#putOff(verdict);
          stopped = true;
          break;
        }
        trips.add(entry.tripId);
        await this.#settled(entry, verdict);
      }
      for (const tripId of trips) for (const listener of this.#onSent) listener(tripId);
    });
    await this.#letWait(stopped || this.#closed ? "all" : "held up");
  }

  async #settled(entry: QueuedEdit, verdict: Exclude<Verdict, { result: "later" }>): Promise<void> {
    const author = this.#authors.get(entry.id);
    this.#authors.delete(entry.id);
    if (verdict.result === "trouble") {
      // A form that is still open asks by itself, and holds the words.
      if (author) await this.#store.delete(entry.place);
      else await this.#store.put({ ...entry, waited: true, trouble: verdict.trouble });
      await this.#read();
      this.#news.tell({ type: "refused", id: entry.id, error: verdict.error });
      author?.reject(refusal(verdict.error));
      return;
    }
    const answer = verdict.result === "sent" ? verdict.answer : { revision: 0, edit_id: null };
    if (entry.edit.kind === "add" && answer.activity) {
      this.#names.set(entry.edit.temporaryId, answer.activity.id);
      await this.#store.added(entry.place, entry.edit.temporaryId, answer.activity.id);
    } else {
      await this.#store.delete(entry.place);
    }
    await this.#read({ entry, revision: answer.revision });
    this.#news.tell({ type: "sent", id: entry.id, answer });
    author?.resolve({ state: "sent", answer });
  }

  #putOff({ afterMs, signedOut }: Extract<Verdict, { result: "later" }>): void {
    this.#show({ signedOut });
    // Without a connection, its return is what starts the line again.
    if (afterMs !== null) this.#timer = setTimeout(() => this.goOn(), afterMs);
  }

  /** What does not go out now: whoever made it may close its form. */
  async #letWait(which: "all" | "held up"): Promise<void> {
    for (const entry of this.#state.entries) {
      if (which === "held up" && !isHeldUp(this.#state.entries, entry)) continue;
      const author = this.#authors.get(entry.id);
      this.#authors.delete(entry.id);
      author?.resolve({ state: "waiting", id: entry.id });
      if (!entry.waited) await this.#store.put({ ...entry, waited: true });
    }
    await this.#read();
  }

  async #hear(news: News): Promise<void> {
    const entry = news.type === "changed" ? undefined : this.#state.entries.find((it) => it.id === news.id);
    const author = entry && this.#authors.get(entry.id);
    if (entry) this.#authors.delete(entry.id);
    if (news.type === "sent" && entry?.edit.kind === "add" && news.answer.activity)
      this.#names.set(entry.edit.temporaryId, news.answer.activity.id);
    if (news.type === "refused" && entry && author) {
      await this.#store.delete(entry.place);
      author.reject(refusal(news.error));
    }
    if (news.type === "sent") author?.resolve({ state: "sent", answer: news.answer });
    await this.#read(news.type === "sent" && entry ? { entry, revision: news.answer.revision } : undefined);
    if (news.type === "sent" && entry) for (const listener of this.#onSent) listener(entry.tripId);
  }

  async #read(sent?: SentEdit): Promise<void> {
    if (this.#names.size === 0) this.#names = new Map(await this.#store.names());
    const entries = await this.#store.all();
    this.#show({
      entries,
      fleeting: !this.#store.lasts && entries.length > 0,
      ...(sent && { sent: [...this.#state.sent, sent].slice(-mostSent) }),
    });
  }

  #show(change: Partial<LineState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
