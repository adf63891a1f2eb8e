import { accountHeader } from "@/features/api-client/account-header.ts";
import { saidIn } from "@/features/api-client/domain-error.ts";
import { Refused } from "@/features/api-client/refused.ts";
import type { Option, Recommendation } from "./types.ts";

const pausesMs = [1_000, 3_000];

/**
 * Applies an option: over REST, for its Idempotency-Key and its statuses. When the connection fails it is sent again under
 * the same key, which changes the plan once at most. Rejects with what `domainError` reads.
 */
export async function applyOption(
  tripId: string,
  recommendation: Pick<Recommendation, "id" | "version" | "trip_revision">,
  option: Pick<Option, "id">,
  key: string,
): Promise<{ readonly recommendation: Recommendation }> {
  const { id, version, trip_revision } = recommendation;
  const send = () =>
    fetch(`/api/trips/${encodeURIComponent(tripId)}/concierge/recommendations/${encodeURIComponent(id)}/apply`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key, ...accountHeader() },
      body: JSON.stringify({ option_id: option.id, version, trip_revision }),
      cache: "no-store",
    });
  const response = await persistently(send);
  const body = await response.json().catch(() => null);
  if (body?.success) return body;
  throw new Refused(response.status, saidIn(body));
}

async function persistently(send: () => Promise<Response>): Promise<Response> {
  for (const pause of pausesMs) {
    try {
      const response = await send();
      if (response.status < 502 && !(await isStillRunning(response))) return response;
    } catch {
      // No answer: it may have arrived or not, which the key makes all one.
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send();
}

/** The first attempt has arrived and is not over: its answer will be ours. */
async function isStillRunning(response: Response): Promise<boolean> {
  if (response.status !== 409) return false;
  const body = await response.clone().json();
  return body?.error?.code === "idempotency_in_progress";
}
