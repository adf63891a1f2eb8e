import type { JobCall } from "../job-call.ts";

/** Has the plans of those looked at who switched monitoring on, share where they are, and have something ahead. */
export async function monitor(_call: JobCall): Promise<void> {
  throw new Error("not built yet");
}
