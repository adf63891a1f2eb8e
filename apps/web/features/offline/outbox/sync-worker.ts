import { joinPatches, withoutDoneMoves } from "@caravan/domain/trip/resolve-conflict";
import { readTrip } from "@caravan/domain/trip/wire";
import { presentRequest } from "@caravan/domain/trip/wire-patch";
import { type ApiInputs, domainError } from "@/features/api-client/index.ts";
import { isReachable } from "../connection.ts";
import { isHeldUp, isUnderWay, nextOf, type OutboxEntry, type Trouble, targetOf } from "../outbox-entry.ts";
import { detectConflict } from "./detect-conflict.ts";
import type { OutboxView, SentAnswer } from "./outbox-view.ts";
import { type Client, patienceMs, tripNow } from "./read-server-trip.ts";
import { askAuthor, resultOfError, type SendResult } from "./retry-policy.ts";
import { type TabChannel, withTabLock } from "./tab-channel.ts";
import type { WaitingForms } from "./waiting-forms.ts";

type Later = Extract<SendResult, { result: "later" }>;

export interface SyncParts {
  readonly account: string;
  readonly client: Client;
  readonly view: OutboxView;
  readonly forms: WaitingForms;
  readonly channel: TabChannel;
  /** Called when sending stops before the end. */
  readonly putOff: (later: Later) => void;
}

/** Sends the entries of an outbox, one tab at a time. */
export class SyncWorker {
  readonly #parts: SyncParts;
  #closed = false;

  constructor(parts: SyncParts) {
    this.#parts = parts;
  }

  /** Sends nothing after the current entry. */
  close(): void {
    this.#closed = true;
  }

  async drain(): Promise<void> {
    const { account, view, putOff } = this.#parts;
    await view.read();
    if (this.#closed || !isReachable()) return this.#letWait("all");
    if (!nextOf(view.entries)) return this.#letWait("held up");
    let stopped = false;
    await withTabLock(account, async () => {
      const trips = new Set<string>();
      await view.read();
      for (let entry = nextOf(view.entries); entry && !this.#closed; entry = nextOf(view.entries)) {
        const result = await this.#send(entry);
        if (result.result === "later") {
          putOff(result);
          stopped = true;
          break;
        }
        trips.add(entry.tripId);
        await this.#finish(entry, result);
      }
      for (const tripId of trips) view.tellSent(tripId);
    });
    await this.#letWait(stopped || this.#closed ? "all" : "held up");
  }

  /** Compares an edit that waited with the trip as it is now, and sends it. The server compares again. */
  async #send(first: OutboxEntry): Promise<SendResult> {
    const { client, view } = this.#parts;
    const { place, id, tripId, suggests } = first;
    let { ops } = first;
    const triedAt = first.triedAt ?? Date.now();
    try {
      if (first.waited && !suggests) {
        const trip = readTrip(await tripNow(client, tripId));
        const fit = detectConflict(first, trip);
        if (fit === "done") return { result: "done" };
        if (fit !== "open") return askAuthor({ kind: fit });
        // A retry sends the same request, because the idempotency key belongs to it.
        if (first.triedAt === null) ops = withoutDoneMoves(trip, ops);
      }
      // It may have been discarded meanwhile.
      if ((await view.store.amend(place, { ops, triedAt })) === null) return { result: "done" };
      const changes = presentRequest(ops) as ApiInputs["plan"]["applyChanges"]["changes"];
      // So that a retry does not apply it twice.
      const context = { idempotencyKey: id };
      const call = { trip_id: tripId, changes, ...(suggests && { propose: true }) };
      const signal = AbortSignal.timeout(patienceMs);
      return { result: "sent", answer: await client.plan.applyChanges.mutate(call, { context, signal }) };
    } catch (failure) {
      return resultOfError(client, { ...first, ops, triedAt }, domainError(failure));
    }
  }

  async #finish(entry: OutboxEntry, result: Exclude<SendResult, Later>): Promise<void> {
    const { view, forms, channel } = this.#parts;
    if (result.result === "trouble") {
      if (forms.has(entry.id)) await view.store.delete(entry.place);
      else await this.#ask(entry, result.trouble);
      await view.read();
      channel.tell({ type: "refused", id: entry.id, error: result.error });
      forms.refused(entry.id, result.error);
      return;
    }
    const answer: SentAnswer = result.result === "sent" ? result.answer : { revision: 0, edit_id: null };
    await view.store.delete(entry.place);
    await view.read({ entry, revision: answer.revision });
    channel.tell({ type: "sent", id: entry.id, answer });
    forms.sent(entry.id, answer);
  }

  async #ask(entry: OutboxEntry, trouble: Trouble): Promise<void> {
    const { entries, store } = this.#parts.view;
    const { ops, taken } = coalesce(entry, entries);
    await store.amend(entry.place, { ops, waited: true, trouble });
    for (const it of taken) await store.delete(it.place);
  }

  /** Marks entries that are not sent now as waiting, and releases their forms. */
  async #letWait(which: "all" | "held up"): Promise<void> {
    const { view, forms } = this.#parts;
    for (const entry of view.entries) {
      if (which === "held up" && !isHeldUp(view.entries, entry)) continue;
      forms.letGo(entry.id);
      if (!entry.waited) await view.store.amend(entry.place, { waited: true });
    }
    await view.read();
  }
}

/** The ops of an edit joined with those of later entries, and which entries these are. */
interface Coalesced {
  readonly ops: OutboxEntry["ops"];
  readonly taken: readonly OutboxEntry[];
}

/**
 * Joins an edit with later ones that only set more fields of the same thing, so that its author is asked once, about the last
 * values.
 */
export function coalesce(first: OutboxEntry, entries: readonly OutboxEntry[]): Coalesced {
  const behind = entries.slice(entries.findIndex((it) => it.id === first.id) + 1);
  let { ops } = first;
  const taken: OutboxEntry[] = [];
  for (const entry of behind) {
    if (targetOf(entry) !== targetOf(first)) continue;
    const isFree = entry.suggests === first.suggests && !isUnderWay(entry) && !entry.trouble;
    const joined = isFree ? joinPatches(ops, entry.ops) : null;
    if (!joined) break;
    ops = joined;
    taken.push(entry);
  }
  return { ops, taken };
}
