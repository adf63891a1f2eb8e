import type { JobCall } from "../job-call.ts";
import type { Notice } from "../jobs.ts";

/** Finds out who is to hear of something, and makes one delivery for each of their devices. */
export async function tell(_call: JobCall, _notice: Notice): Promise<void> {
  throw new Error("not built yet");
}
