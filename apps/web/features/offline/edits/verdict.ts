import { type DomainError, domainError } from "@/features/api-client/index.ts";
import { unanswered } from "../connection.ts";
import type { QueuedEdit, Trouble } from "./edit.ts";
import { type Client, type SentAnswer, sendEdit, tripNow } from "./send-edit.ts";
import { standingOf } from "./standing.ts";

/** What became of one attempt to send an edit. */
export type Verdict =
  | { readonly result: "sent"; readonly answer: SentAnswer }
  /** Nothing was left to do. */
  | { readonly result: "done" }
  /** Nobody answered, or not now: the line stops here and goes on later. */
  | { readonly result: "later"; readonly afterMs: number | null; readonly signedOut: boolean }
  | { readonly result: "trouble"; readonly trouble: Trouble; readonly error: DomainError };

const soonMs = 5_000;
const mostComparisons = 4;

/**
 * Compares an edit that waited with the trip as it is, and sends it. `keep` is told before it goes out, and says whether
 * its author has not taken it back meanwhile.
 *
 * A move and a deletion carry no fields that the server could compare: they are sent for the revision they were compared
 * with, and compared again when that has passed.
 */
export async function attempt(
  client: Client,
  first: QueuedEdit,
  keep: (entry: QueuedEdit) => Promise<boolean>,
): Promise<Verdict> {
  let entry = first;
  for (let turn = 0; turn < mostComparisons; turn += 1) {
    try {
      if (entry.waited && !entry.suggests) {
        const trip = await tripNow(client, entry.tripId);
        const standing = standingOf(entry, trip, Date.now());
        if (standing === "done") return { result: "done" };
        if (standing !== "open") return troubled({ kind: standing });
        const compared = entry.edit.kind === "move" || entry.edit.kind === "remove";
        if (compared) entry = { ...entry, forRevision: trip.revision };
      }
      entry = { ...entry, triedAt: entry.triedAt ?? Date.now() };
      if (!(await keep(entry))) return { result: "done" };
      return { result: "sent", answer: await sendEdit(client, entry) };
    } catch (failure) {
      const error = domainError(failure);
      if (error.code !== "stale_revision") return verdictOn(client, entry, error);
      entry = { ...entry, waited: true };
    }
  }
  return { result: "later", afterMs: soonMs, signedOut: false };
}

async function verdictOn(client: Client, entry: QueuedEdit, error: DomainError): Promise<Verdict> {
  const { status, code } = error;
  if (status === 0) {
    unanswered();
    return { result: "later", afterMs: null, signedOut: false };
  }
  if (status === 401) return { result: "later", afterMs: null, signedOut: true };
  if (status === 429) return { result: "later", afterMs: (error.retryAfter ?? 10) * 1_000, signedOut: false };
  if (status >= 502 || code === "idempotency_in_progress")
    return { result: "later", afterMs: soonMs, signedOut: false };
  if (code === "day_not_found") return troubled({ kind: "gone" }, error);
  if (code === "target_changed" || status === 404) {
    const now = await tripNow(client, entry.tripId).then(
      (trip) => standingOf(entry, trip, Date.now()),
      (failure) => domainError(failure),
    );
    // Whether the activity is gone or the whole trip is to be told, so nothing is told before it is known.
    if (typeof now !== "string" && ![403, 404].includes(now.status)) return verdictOn(client, entry, now);
    if (now === "done" && entry.waited) return { result: "done" };
    if (code === "target_changed") return troubled({ kind: now === "gone" ? "gone" : "changed" }, error);
    if (now === "gone") return troubled({ kind: "gone" }, error);
  }
  return troubled({ kind: "refused", status, message: error.message }, error);
}

const conflict: DomainError = {
  code: "target_changed",
  message: "Somebody changed this meanwhile.",
  details: [],
  status: 409,
};

function troubled(trouble: Trouble, error: DomainError = conflict): Verdict {
  return { result: "trouble", trouble, error };
}
