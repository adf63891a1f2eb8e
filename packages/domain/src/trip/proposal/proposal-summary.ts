import { dayAndMonth } from "../../date-words.ts";
import { countWords } from "../../join-words.ts";
import { truncate } from "../../truncate.ts";
import type { ProposedChange } from "./proposed-changes.ts";

const LONGEST = 500;
/** Longest summary of one of several changes. */
const LONGEST_OF_ONE = 150;
/** Most changes that are all named. */
const MOST_NAMED = 3;

type Named = Pick<ProposedChange, "summary" | "date">;

/** A line that says what a proposal would do: `Rename the trip to "Week off"; Add notes to the trip`. */
export function summaryOf(action: string, changes: readonly Named[]): string {
  return action === "regenerate_itinerary" ? summaryOfReplan(changes) : namesOf(changes);
}

/** The changes by their own summaries. */
export function namesOf(changes: readonly Named[]): string {
  const [only] = changes;
  if (only && changes.length === 1) return only.summary;
  const named = changes.length > MOST_NAMED ? changes.slice(0, MOST_NAMED - 1) : changes;
  const words = named.map((it) => truncate(it.summary, LONGEST_OF_ONE));
  const more = changes.length - named.length;
  return truncate([...words, ...(more > 0 ? [`and ${more} more changes`] : [])].join("; "), LONGEST);
}

/** A new plan is summarised as one change. */
function summaryOfReplan(changes: readonly Named[]): string {
  const [date, another] = new Set(changes.map((it) => it.date));
  const what = date && another === undefined ? dayAndMonth(date) : "the trip";
  return `Replan ${what} (${countWords(changes.length, "change")})`;
}
