import { plan } from "@caravan/domain/planning/plan";
import type { Plan, PlanRequest } from "@caravan/domain/planning/types";

export default (request: PlanRequest): Plan => plan(request);
