import { readTrip } from "@caravan/domain/trip/wire";
import { type DomainError, domainError } from "@/features/api-client/index.ts";
import { unanswered } from "../connection.ts";
import { t } from "../messages/kept/index.ts";
import { additionIn, type OutboxEntry, type Trouble } from "../outbox-entry.ts";
import { detectConflict } from "./detect-conflict.ts";
import type { SentAnswer } from "./outbox-view.ts";
import { type Client, tripNow } from "./read-server-trip.ts";

/** The result of one attempt to send an edit. */
export type SendResult =
  | { readonly result: "sent"; readonly answer: SentAnswer }
  /** Nothing was left to do. */
  | { readonly result: "done" }
  /** No answer, or a temporary refusal: sending stops and continues later. */
  | { readonly result: "later"; readonly afterMs: number | null; readonly signedOut: boolean }
  | { readonly result: "trouble"; readonly trouble: Trouble; readonly error: DomainError };

const soonMs = 5_000;

/**
 * Decides about an edit whose sending failed: it is sent again later, was done anyway, or becomes a question. The trip
 * as it is now shows what is in the way.
 */
export async function resultOfError(client: Client, entry: OutboxEntry, error: DomainError): Promise<SendResult> {
  const { status, code } = error;
  if (status === 0) {
    unanswered();
    return { result: "later", afterMs: null, signedOut: false };
  }
  if (status === 401) return { result: "later", afterMs: null, signedOut: true };
  if (status === 429) return { result: "later", afterMs: (error.retryAfter ?? 10) * 1_000, signedOut: false };
  if (status >= 502 || code === "idempotency_in_progress")
    return { result: "later", afterMs: soonMs, signedOut: false };
  if (code === "target_changed" || code === "id_taken" || status === 404) {
    const now = await tripNow(client, entry.tripId).then(
      (trip) => detectConflict(entry, readTrip(trip)),
      (failure) => domainError(failure),
    );
    // Without the trip it is unknown whether only the activity is gone or the whole trip.
    if (typeof now !== "string" && ![403, 404].includes(now.status)) return resultOfError(client, entry, now);
    if (now === "done" && (entry.waited || additionIn(entry))) return { result: "done" };
    if (code === "target_changed") return askAuthor({ kind: now === "gone" ? "gone" : "changed" }, error);
    if (now === "gone") return askAuthor({ kind: "gone" }, error);
  }
  return askAuthor(
    { kind: "refused", status, message: error.message },
    { ...error, details: error.details.map(ofForm) },
  );
}

/** Forms know fields by name only, without the path to the op. */
function ofForm<Detail extends { readonly path: string }>(detail: Detail): Detail {
  return { ...detail, path: detail.path.replace(/^changes\.\d+\.(?:activity|after|before)\./, "") };
}

const conflict = (): DomainError => ({
  code: "target_changed",
  message: t("changed"),
  details: [],
  status: 409,
});

export function askAuthor(trouble: Trouble, error: DomainError = conflict()): SendResult {
  return { result: "trouble", trouble, error };
}
