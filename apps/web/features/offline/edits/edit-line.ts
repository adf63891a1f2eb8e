import { askNow, isReachable, onConnection } from "../connection.ts";
import { newId } from "../new-id.ts";
import { Authors } from "./authors.ts";
import {
  dependsOn,
  type Edit,
  isTemporary,
  type QueuedEdit,
  renamed,
  type Trouble,
  targetOf,
  tidied,
  withoutNeighbour,
} from "./edit.ts";
import { EditStore } from "./edit-store.ts";
import { emptyLine, type LineState, type Outcome, type SentEdit } from "./line-state.ts";
import { aloneOnDevice, type News, NewsRoom } from "./news.ts";
import { isHeldUp, nextOf } from "./order.ts";
import type { Client, SentAnswer } from "./send-edit.ts";
import { together } from "./together.ts";
import { attempt, type Verdict } from "./verdict.ts";

/**
 * How long the screen waits for what this device keeps: a busy one takes its time, and without a connection there is nothing
 * else to see. A browser may never answer.
 */
const lookMs = { connected: 3_000, alone: 12_000 };
const mostSent = 500;
/** When a device that refused to tell what it keeps is asked again. */
const askAgainMs = [1_000, 3_000, 10_000, 30_000];

/**
 * The line in which one account's edits go out from this device: in the order they were made, one after the other, kept
 * until the server has answered. An edit that meets trouble stays and is asked about; only what builds on it waits with it.
 */
export class EditLine {
  readonly #account: string;
  readonly #client: Client;
  readonly #store: EditStore;
  readonly #news: NewsRoom;
  readonly #authors = new Authors();
  readonly #listeners = new Set<() => void>();
  readonly #onSent = new Set<(tripId: string) => void>();
  #names = new Map<string, string>();
  #turn: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #refusals = 0;
  #state: LineState = emptyLine;

  constructor(account: string, client: Client) {
    this.#account = account;
    this.#client = client;
    this.#store = new EditStore(account);
    this.#news = new NewsRoom(account, (news) => void this.#hear(news));
    onConnection(() => isReachable() && this.goOn());
    setTimeout(() => isReachable() && this.#show({ looked: true }), lookMs.connected);
    setTimeout(() => this.#show({ looked: true }), lookMs.alone);
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
    const now = Date.now();
    const entry: QueuedEdit = {
      place: Math.max((this.#state.entries.at(-1)?.place ?? 0) + 1, now * 1_000),
      id: newId(),
      tripId,
      suggests,
      edit: this.#byNames(tidied(made)),
      madeAt: now,
      waited: !isReachable(),
      triedAt: null,
      forRevision: null,
      trouble: null,
    };
    this.#show({ entries: [...this.#state.entries, entry] });
    await this.#store.append(entry);
    await this.#read();
    this.#news.tell({ type: "changed" });
    const waits = entry.waited || isHeldUp(this.#state.entries, entry);
    const outcome = waits ? ({ state: "waiting", id: entry.id } as const) : this.#authors.wait(entry.id);
    this.goOn();
    return outcome;
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

  /**
   * Takes an edit back that was not sent, with what was done to an activity that then never was. False: it was sent, or
   * may have been.
   */
  async discard(id: string): Promise<boolean> {
    const entry = this.#state.entries.find((it) => it.id === id);
    const out = entry !== undefined && (await this.#store.takeOut(entry.place));
    if (out && entry.edit.kind === "add") await this.#discardAllOf(targetOf(entry.edit));
    await this.#read();
    this.#news.tell({ type: "changed" });
    this.goOn();
    return out;
  }

  async #discardAllOf(temporaryId: string): Promise<void> {
    for (const it of this.#state.entries) {
      if (targetOf(it.edit) === temporaryId) await this.#store.delete(it.place);
      else if (dependsOn(it.edit).includes(temporaryId))
        await this.#store.amend(it.place, { edit: withoutNeighbour(it.edit, temporaryId) });
    }
  }

  /** Puts another edit in the place of one that met trouble; null only clears the trouble, to try the same again. */
  async settle(id: string, edit: Edit | null, suggests?: boolean): Promise<void> {
    const entry = this.#state.entries.find((it) => it.id === id);
    if (!entry) return;
    // Another request under the same name would be refused.
    const fresh = { id: newId(), triedAt: null, forRevision: null, trouble: null };
    await this.#store.amend(entry.place, {
      ...fresh,
      ...(edit && { edit }),
      ...(suggests !== undefined && { suggests }),
    });
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
        const verdict = await attempt(this.#client, entry, ({ place, ...now }) =>
          this.#store.amend(place, now).then((it) => it !== null),
        );
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
    if (verdict.result === "trouble") {
      if (this.#authors.has(entry.id)) await this.#store.delete(entry.place);
      else await this.#ask(entry, verdict.trouble);
      await this.#read();
      this.#news.tell({ type: "refused", id: entry.id, error: verdict.error });
      this.#authors.refused(entry.id, verdict.error);
      return;
    }
    const answer: SentAnswer = verdict.result === "sent" ? verdict.answer : { revision: 0, edit_id: null };
    if (entry.edit.kind === "add" && answer.activity) {
      this.#names.set(entry.edit.temporaryId, answer.activity.id);
      await this.#store.added(entry.place, entry.edit.temporaryId, answer.activity.id);
    } else {
      await this.#store.delete(entry.place);
    }
    await this.#read(sentAs(entry, answer));
    this.#news.tell({ type: "sent", id: entry.id, answer });
    this.#authors.sent(entry.id, answer);
  }

  async #ask(entry: QueuedEdit, trouble: Trouble): Promise<void> {
    const { edit, taken } = together(entry, this.#state.entries);
    await this.#store.amend(entry.place, { edit, waited: true, trouble });
    for (const it of taken) await this.#store.delete(it.place);
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
      this.#authors.letGo(entry.id);
      if (!entry.waited) await this.#store.amend(entry.place, { waited: true });
    }
    await this.#read();
  }

  async #hear(news: News): Promise<void> {
    const entry = news.type === "changed" ? undefined : this.#state.entries.find((it) => it.id === news.id);
    if (news.type === "sent" && entry?.edit.kind === "add" && news.answer.activity)
      this.#names.set(entry.edit.temporaryId, news.answer.activity.id);
    if (news.type === "refused" && entry && this.#authors.has(entry.id)) {
      await this.#store.delete(entry.place);
      this.#authors.refused(entry.id, news.error);
    }
    if (news.type === "sent") this.#authors.sent(news.id, news.answer);
    await this.#read(news.type === "sent" && entry ? sentAs(entry, news.answer) : undefined);
    if (news.type === "sent" && entry) for (const listener of this.#onSent) listener(entry.tripId);
  }

  async #read(sent?: SentEdit): Promise<void> {
    const found = await this.#store.all();
    if (!this.#state.looked || found.some((it) => dependsOn(it.edit).some(isTemporary)))
      for (const [temporaryId, id] of await this.#store.names()) this.#names.set(temporaryId, id);
    if (!this.#store.lasts) this.#askAgain();
    const entries = found.map((it) => ({ ...it, edit: this.#byNames(it.edit) }));
    this.#show({
      entries,
      looked: true,
      fleeting: !this.#store.lasts && entries.length > 0,
      ...(sent && {
        sent: [...this.#state.sent, sent].slice(-mostSent),
        // A suggestion changes nothing yet.
        through: this.#state.through + (sent.entry.suggests ? 0 : 1),
      }),
    });
  }

  #askAgain(): void {
    const pause = askAgainMs[this.#refusals];
    this.#refusals += 1;
    if (pause !== undefined) setTimeout(() => this.#closed || this.goOn(), pause);
  }

  /** Another window may have sent the addition that this builds on. */
  #byNames(edit: Edit): Edit {
    return dependsOn(edit)
      .filter(isTemporary)
      .reduce((now, temporaryId) => renamed(now, temporaryId, this.nameOf(temporaryId)), edit);
  }

  #show(change: Partial<LineState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** What was sent, by the name that it has on the server: what builds on it speaks of that one. */
function sentAs(entry: QueuedEdit, { revision, activity }: SentAnswer): SentEdit {
  const { edit } = entry;
  if (edit.kind !== "add" || !activity) return { entry, revision };
  return { entry: { ...entry, edit: { ...edit, temporaryId: activity.id } }, revision };
}
