import type { MessagePort } from "node:worker_threads";
import { plan } from "@caravan/domain/planning/plan";
import type { Plan, PlanRequest } from "@caravan/domain/planning/types";

export interface PlannerTask {
  readonly request: PlanRequest;
  /** Each day goes there once it is final; null when nobody watches. */
  readonly days: MessagePort | null;
}

export default ({ request, days }: PlannerTask): Plan => plan(request, (day) => days?.postMessage(day));
