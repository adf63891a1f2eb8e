import type { MessagePort } from "node:worker_threads";
import { plan } from "@caravan/domain/planning/plan";
import type { Plan, PlanRequest } from "@caravan/domain/planning/types";

export interface PlannerTask {
  readonly request: PlanRequest;
  /** Each final day is posted there; null without a listener. */
  readonly days: MessagePort | null;
}

export default ({ request, days }: PlannerTask): Plan => plan(request, (day) => days?.postMessage(day));
