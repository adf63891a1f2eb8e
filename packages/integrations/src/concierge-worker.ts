import { evaluate } from "@caravan/domain/concierge/evaluate";
import type { Evaluation, Situation } from "@caravan/domain/concierge/types";
import { v7 } from "uuid";
import { worker } from "./for-reader.ts";
import { yieldToRequests } from "./thread-priority.ts";

yieldToRequests();

export default worker((situation: Situation): Evaluation => evaluate(situation, () => v7()));
