import type { Proposal } from "@caravan/domain/alignment/types";
import { dateRangeWords } from "@caravan/domain/date-words";
import type { Warning } from "@caravan/domain/trip/warning";
import { said } from "@caravan/domain/words/sentence";
import { nameKey } from "@caravan/gazetteer/spelling";
import type { OpenedGroup } from "../groups/access.ts";
import { knownDestination } from "../planning/resolve-destination.ts";
import type { CreateInput } from "./create-trip-input.ts";

/** Warns when a plan has other dates or another destination than the last round. The plan is made anyway. */
export function consensusWarnings(
  proposal: Proposal | null,
  input: Pick<CreateInput, "destination" | "start_date" | "end_date">,
): Warning[] {
  if (!proposal) return [];
  const { dates, destination } = proposal;
  const isElsewhere = destination !== null && !isSamePlace(destination, input.destination);
  const isOtherTime = dates !== null && (dates.start !== input.start_date || dates.end !== input.end_date);
  if (!isElsewhere && !isOtherTime) return [];
  const where = destination === null || !isElsewhere ? null : destination;
  const when = dates === null || !isOtherTime ? null : dateRangeWords(dates);
  const message = said`The group's last round came to ${[where, when].filter((it) => it !== null).join(", ")}. This plan is as you asked.`;
  return [{ code: "differs_from_consensus", message, path: isElsewhere ? "destination" : "start_date" }];
}

/** Warns that a plan has no budget, when the group agreed on an amount that could reveal a private budget. */
export function privateBudgetWarnings(group: Pick<OpenedGroup, "proposal" | "reconciled"> | null): Warning[] {
  if (!group?.reconciled || !group.proposal || group.proposal.budget !== null) return [];
  const message =
    "The group's budgets overlap, but the amount stays private, so the trip has no budget. Set one that everybody may see.";
  return [{ code: "budget_is_private", message, path: "budget_per_person" }];
}

/** "Lisbon" and "Lisboa, Portugal" are equal. */
function isSamePlace(one: string, other: string): boolean {
  if (nameKey(one) === nameKey(other)) return true;
  const [a, b] = [knownDestination(one).place, knownDestination(other).place];
  if (a.cityId !== null || b.cityId !== null) return a.cityId === b.cityId;
  return a.lat !== null && a.lat === b.lat && a.lng === b.lng;
}
