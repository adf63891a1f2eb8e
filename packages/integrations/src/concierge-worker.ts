import { evaluate } from "@caravan/domain/concierge/evaluate";
import type { Evaluation, Situation } from "@caravan/domain/concierge/types";
import { v7 } from "uuid";
import { yieldToRequests } from "./thread-priority.ts";

yieldToRequests();

export default (situation: Situation): Evaluation => evaluate(situation, () => v7());
