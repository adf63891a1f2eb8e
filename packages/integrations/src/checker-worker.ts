import { type CheckAnswers, type CheckTask, runCheckTask } from "@caravan/domain/fixes/check-task";
import { v7 } from "uuid";
import { worker } from "./for-reader.ts";
import { yieldToRequests } from "./thread-priority.ts";

yieldToRequests();

export default worker((task: CheckTask): CheckAnswers[keyof CheckAnswers] => runCheckTask(task, () => v7()));
