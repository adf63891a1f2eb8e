import { type PlanFileTask, runPlanFileTask } from "@caravan/domain/export/plan-file";
import { yieldToRequests } from "./thread-priority.ts";

yieldToRequests();

export default (task: PlanFileTask) => runPlanFileTask(task);
