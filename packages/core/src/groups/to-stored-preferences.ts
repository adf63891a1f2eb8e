import type { StoredBudget, StoredPreferences } from "./group-people.ts";
import type { GroupPreferencesInput } from "./preferences-input.ts";

type Sent<Key extends keyof GroupPreferencesInput> = Exclude<GroupPreferencesInput[Key], undefined>;

/**
 * Converts sent preferences to the stored form: a missing key is left out, and a cleared one is null. Only known fields
 * are kept; the input accepts others, to warn of them.
 */
export function toStoredPreferences(said: GroupPreferencesInput): Partial<StoredPreferences> {
  const { dates, destination, budget, accommodation, activities } = said;
  return {
    ...(dates === undefined ? {} : { dates: keptDates(dates) }),
    ...(destination === undefined ? {} : { destination: keptDestination(destination) }),
    ...(budget === undefined ? {} : { budget: keptBudget(budget) }),
    ...(accommodation === undefined ? {} : { accommodation }),
    ...(activities === undefined ? {} : { activities }),
  };
}

function keptDates(dates: Sent<"dates">): StoredPreferences["dates"] {
  if (dates === null) return null;
  const { ideal_start, ideal_end, flexibility_days, blackout_dates } = dates;
  const ideal = ideal_start === undefined || ideal_end === undefined ? {} : { ideal_start, ideal_end };
  return { ...ideal, flexibility_days, blackout_dates };
}

function keptDestination(destination: Sent<"destination">): StoredPreferences["destination"] {
  return destination && { top_choices: destination.top_choices, veto: destination.veto };
}

/** A budget that is not an object counts as not stated (the interface). */
function keptBudget(budget: Sent<"budget">): StoredBudget | null {
  if (budget === null) return null;
  if (typeof budget !== "object" || Array.isArray(budget)) return { ignored: true };
  const { min, max } = budget;
  return { private: budget.private, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}
