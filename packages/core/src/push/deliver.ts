import type { JobCall } from "../job-call.ts";
import type { JobData } from "../jobs.ts";

/** One push to one device. Rejects when it has to be tried again. */
export async function deliver(_call: JobCall, _data: JobData["push.deliver"]): Promise<void> {
  throw new Error("not built yet");
}
