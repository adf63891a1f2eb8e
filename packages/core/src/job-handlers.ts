import { evaluateTraveller } from "./concierge/evaluate-traveller.ts";
import { monitor } from "./concierge/monitor.ts";
import { refreshTrip } from "./concierge/refresh-trip.ts";
import type { JobCall } from "./kernel/job-call.ts";
import type { JobData, JobName } from "./kernel/jobs.ts";
import { deliver } from "./push/deliver.ts";
import { queueDeliveries } from "./push/queue-deliveries.ts";

/** What is done for each kind of job. Each may run more than once and must not mind. */
export const jobHandlers: { readonly [Name in JobName]: (call: JobCall, data: JobData[Name]) => Promise<void> } = {
  "push.tell": queueDeliveries,
  "push.deliver": deliver,
  "concierge.evaluate": evaluateTraveller,
  "concierge.refresh": refreshTrip,
  "concierge.monitor": monitor,
};
