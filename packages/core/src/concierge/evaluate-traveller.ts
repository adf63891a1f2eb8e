import type { JobCall } from "../job-call.ts";
import type { JobData } from "../jobs.ts";

/** Looks at the plan for one traveller and keeps what was found; tells them of what is new. */
export async function evaluateTraveller(_call: JobCall, _data: JobData["concierge.evaluate"]): Promise<void> {
  throw new Error("not built yet");
}
