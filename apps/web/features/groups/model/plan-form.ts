import { isCalendarDate } from "@caravan/domain/calendar";
import type { ErrorDetail, NewTrip } from "@/features/api-client/index.ts";
import { schemaOf } from "@/ui/form.tsx";
import { deviceZone } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import type { Alignment, Group } from "./types.ts";

/** The form for the plan of a group. */
export interface PlanDraft {
  readonly destination: string;
  readonly start_date: string;
  readonly end_date: string;
  /** Empty for no preference. */
  readonly travel_style: string;
  /** What happens to an existing plan. */
  readonly mode: "replace" | "new_version";
}

type Known = Pick<Group, "tentative_dates" | "destination_options">;

/** The last round's proposal, else what the group was created with. */
export function planDraftOf(
  group: Known,
  alignment: Pick<Alignment, "proposed_dates" | "proposed_destination"> | undefined,
): PlanDraft {
  const dates = alignment?.proposed_dates ?? group.tentative_dates;
  return {
    destination: alignment?.proposed_destination ?? group.destination_options[0] ?? "",
    start_date: dates?.start ?? "",
    end_date: dates?.end ?? "",
    travel_style: "",
    mode: "replace",
  };
}

/** The checks that need no server. */
export function planProblems({ destination, start_date, end_date }: PlanDraft): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  if (!destination.trim()) problems.push({ path: "destination", message: t("problem.where") });
  if (!isCalendarDate(start_date)) problems.push({ path: "start_date", message: t("problem.first") });
  if (!isCalendarDate(end_date)) problems.push({ path: "end_date", message: t("problem.last") });
  else if (start_date && end_date < start_date) problems.push({ path: "end_date", message: t("problem.order") });
  return problems;
}

export const planForm = schemaOf(planProblems);

/** Without `travelers`: the plan is for everybody in the group. */
export function groupPlanOf(group: Pick<Group, "trip_code" | "trip_id">, draft: PlanDraft): NewTrip {
  return {
    groupTripCode: group.trip_code,
    destination: draft.destination.trim(),
    start_date: draft.start_date,
    end_date: draft.end_date,
    timezone: deviceZone(),
    ...(draft.travel_style && { travel_style: draft.travel_style as NewTrip["travel_style"] }),
    ...(group.trip_id !== null && { regeneration_mode: draft.mode }),
  };
}
