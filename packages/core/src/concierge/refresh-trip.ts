import type { JobCall } from "../job-call.ts";
import type { JobData } from "../jobs.ts";

/** Has the recommendations of a trip whose plan has changed made anew. */
export async function refreshTrip(_call: JobCall, _data: JobData["concierge.refresh"]): Promise<void> {
  throw new Error("not built yet");
}
