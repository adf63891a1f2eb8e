import { type PlanFileTask, runPlanFileTask } from "@caravan/domain/export/plan-file";
import { worker } from "./for-reader.ts";
import { yieldToRequests } from "./thread-priority.ts";

yieldToRequests();

export default worker((task: PlanFileTask) => runPlanFileTask(task));
