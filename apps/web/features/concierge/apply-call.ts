import { type ApiOutputs, domainError, type useApi, type useRunMutation } from "@/features/api-client/index.ts";
import type { Option, Recommendation } from "./types.ts";

const pausesMs = [1_000, 3_000];

export interface ApplyCall {
  readonly tripId: string;
  readonly recommendation: Pick<Recommendation, "id" | "version" | "trip_revision">;
  readonly option: Pick<Option, "id">;
  /** Names the call: however often it is sent, the plan changes once. */
  readonly idempotencyKey: string;
}

/** Applies an option, and sends it again under the same key when the connection fails. Rejects with what `domainError` reads. */
export async function applyOption(
  api: ReturnType<typeof useApi>,
  run: ReturnType<typeof useRunMutation>,
  { tripId, recommendation, option, idempotencyKey }: ApplyCall,
): Promise<ApiOutputs["concierge"]["applyOption"]> {
  const options = api.concierge.applyOption.mutationOptions({ trpc: { context: { idempotencyKey } } });
  const send = () =>
    run(options, {
      trip_id: tripId,
      recommendation_id: recommendation.id,
      option_id: option.id,
      version: recommendation.version,
      trip_revision: recommendation.trip_revision,
    });
  for (const pause of pausesMs) {
    try {
      return await send();
    } catch (error) {
      if (!maySucceedLater(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send();
}

/** No answer, a gateway's answer, or the first attempt has arrived and is still running. */
function maySucceedLater(error: unknown): boolean {
  const { status, code } = domainError(error);
  return status === 0 || status >= 502 || code === "idempotency_in_progress";
}
