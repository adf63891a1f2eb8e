import { presentRequest } from "@caravan/domain/trip/wire-patch";
import { type ApiInputs, domainError } from "@/features/api-client/index.ts";
import { isReachable } from "../connection.ts";
import type { OutboxEntry, Trouble } from "../edit.ts";
import { coalesce } from "./coalesce.ts";
import { detectConflict } from "./detect-conflict.ts";
import { opsOf } from "./edit-ops.ts";
import type { SentAnswer } from "./outbox-state.ts";
import type { OutboxStore } from "./outbox-store.ts";
import { askAuthor, resultOfError, type SendResult } from "./retry-policy.ts";
import { isHeldUp, nextOf } from "./send-order.ts";
import { type TabChannel, withTabLock } from "./tab-channel.ts";
import { type Client, patienceMs, tripNow } from "./trip-now.ts";
import type { WaitingForms } from "./waiting-forms.ts";

type Later = Extract<SendResult, { result: "later" }>;

export interface SenderParts {
  readonly account: string;
  readonly client: Client;
  readonly kept: OutboxStore;
  readonly authors: WaitingForms;
  readonly news: TabChannel;
  /** Told when sending stops before the end. */
  readonly putOff: (verdict: Later) => void;
}

/** Sends what an outbox keeps, one tab of the device at a time, and says what became of it. */
export class SyncWorker {
  readonly #parts: SenderParts;
  #closed = false;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** What is under way is the last that went out. */
  close(): void {
    this.#closed = true;
  }

  async drain(): Promise<void> {
    const { account, kept, putOff } = this.#parts;
    await kept.read();
    if (this.#closed || !isReachable()) return this.#letWait("all");
    if (!nextOf(kept.entries)) return this.#letWait("held up");
    let stopped = false;
    await withTabLock(account, async () => {
      const trips = new Set<string>();
      await kept.read();
      for (let entry = nextOf(kept.entries); entry && !this.#closed; entry = nextOf(kept.entries)) {
        const verdict = await this.#send(entry);
        if (verdict.result === "later") {
          putOff(verdict);
          stopped = true;
          break;
        }
        trips.add(entry.tripId);
        await this.#settled(entry, verdict);
      }
      for (const tripId of trips) kept.view.tellSent(tripId);
    });
    await this.#letWait(stopped || this.#closed ? "all" : "held up");
  }

  /** Compares an edit that waited with the trip as it is, and sends it as a patch. The server compares once more. */
  async #send(first: OutboxEntry): Promise<SendResult> {
    const { client, kept } = this.#parts;
    const { place, ...entry } = { ...first, triedAt: first.triedAt ?? Date.now() };
    const { id, edit, tripId, suggests } = entry;
    try {
      const isCompared = first.waited && !suggests;
      const trip = isCompared || needsDay(first) ? await tripNow(client, tripId) : null;
      if (trip && isCompared) {
        const fit = detectConflict(first, trip);
        if (fit === "done") return { result: "done" };
        if (fit !== "open") return askAuthor({ kind: fit });
      }
      // Its author may have taken it back meanwhile.
      if ((await kept.store.amend(place, entry)) === null) return { result: "done" };
      const changes = presentRequest(opsOf(edit, trip)) as ApiInputs["plan"]["applyChanges"]["changes"];
      // Under its own name, so that sending it again changes nothing more.
      const context = { idempotencyKey: id };
      const call = { trip_id: tripId, changes, ...(suggests && { propose: true }) };
      const signal = AbortSignal.timeout(patienceMs);
      return { result: "sent", answer: await client.plan.applyChanges.mutate(call, { context, signal }) };
    } catch (failure) {
      return resultOfError(client, { place, ...entry }, domainError(failure));
    }
  }

  async #settled(entry: OutboxEntry, verdict: Exclude<SendResult, Later>): Promise<void> {
    const { kept, authors, news } = this.#parts;
    if (verdict.result === "trouble") {
      if (authors.has(entry.id)) await kept.store.delete(entry.place);
      else await this.#ask(entry, verdict.trouble);
      await kept.read();
      news.tell({ type: "refused", id: entry.id, error: verdict.error });
      authors.refused(entry.id, verdict.error);
      return;
    }
    const answer: SentAnswer = verdict.result === "sent" ? verdict.answer : { revision: 0, edit_id: null };
    await kept.store.delete(entry.place);
    await kept.read({ entry, revision: answer.revision });
    news.tell({ type: "sent", id: entry.id, answer });
    authors.sent(entry.id, answer);
  }

  async #ask(entry: OutboxEntry, trouble: Trouble): Promise<void> {
    const { entries, store } = this.#parts.kept;
    const { edit, taken } = coalesce(entry, entries);
    await store.amend(entry.place, { edit, waited: true, trouble });
    for (const it of taken) await store.delete(it.place);
  }

  /** What does not go out now: whoever made it may close its form. */
  async #letWait(which: "all" | "held up"): Promise<void> {
    const { kept, authors } = this.#parts;
    for (const entry of kept.entries) {
      if (which === "held up" && !isHeldUp(kept.entries, entry)) continue;
      authors.letGo(entry.id);
      if (!entry.waited) await kept.store.amend(entry.place, { waited: true });
    }
    await kept.read();
  }
}

/** An addition that names no day goes on the first. */
function needsDay({ edit }: OutboxEntry): boolean {
  return edit.kind === "add" && edit.fields.itinerary_id === undefined;
}
