import {
  type ApiOutputs,
  ConnectionLost,
  connectionLost,
  ResponseError,
  streamCall,
  type useApiClient,
  type Watch,
} from "@/features/api-client/index.ts";
import { t } from "../messages/index.ts";

type Client = ReturnType<typeof useApiClient>;
type Replanned = Pick<ApiOutputs["trips"]["regenerate"], "edit_id" | "warnings">;

/** Replans a trip. When the connection breaks before the answer, it checks whether the new plan was stored. */
export async function replan(client: Client, tripId: string, watch: Watch): Promise<Replanned> {
  const newest = async (signal?: AbortSignal) => {
    const page = await client.history.list.query({ trip_id: tripId, limit: 1 }, { ...(signal && { signal }) });
    return page.entries[0];
  };
  const before = await newest(watch.signal);
  try {
    return await streamCall("trips.regenerate", { trip_id: tripId }, watch);
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    const after = await newest().catch(() => null);
    if (after === null) throw unknownOutcome(t("edit.planUnknown"));
    if (after?.action === "regenerate_itinerary" && after.id !== before?.id)
      return { edit_id: after.id, warnings: undefined };
    throw unknownOutcome(t("edit.planBroke"));
  }
}

function unknownOutcome(message: string): Error {
  return new ResponseError(0, connectionLost(message));
}
