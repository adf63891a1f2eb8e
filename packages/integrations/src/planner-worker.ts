import type { MessagePort } from "node:worker_threads";
import { plan } from "@caravan/domain/planning/plan";
import type { Plan, PlanRequest } from "@caravan/domain/planning/types";
import { worker } from "./for-reader.ts";
import { yieldToRequests } from "./thread-priority.ts";

export interface PlannerTask {
  readonly request: PlanRequest;
  /** Each final day is posted there; null without a listener. */
  readonly days: MessagePort | null;
}

yieldToRequests();

export default worker(({ request, days }: PlannerTask): Plan => plan(request, (day) => days?.postMessage(day)));
