import { dateOf, type Sentence, said, together } from "../../words/sentence.ts";
import type { ProposedChange } from "./proposed-changes.ts";

/** Most changes that are all named. */
const MOST_NAMED = 3;

type Named = Pick<ProposedChange, "summary" | "date">;

/** A line that says what a proposal would do: `Rename the trip to "Week off"; Add notes to the trip`. */
export function summaryOf(action: string, changes: readonly Named[]): Sentence {
  return action === "regenerate_itinerary" ? summaryOfReplan(changes) : namesOf(changes);
}

/** The changes by their own summaries. */
export function namesOf(changes: readonly Named[]): Sentence {
  const named = changes.length > MOST_NAMED ? changes.slice(0, MOST_NAMED - 1) : changes;
  const more = changes.length - named.length;
  const words = named.map((it) => it.summary);
  return together(more > 0 ? [...words, said`and ${more} more changes`] : words, "semicolons");
}

/** A new plan is summarised as one change. */
function summaryOfReplan(changes: readonly Named[]): Sentence {
  const [date, another] = new Set(changes.map((it) => it.date));
  const count = changes.length;
  if (date && another === undefined)
    return count === 1 ? said`Replan ${dateOf(date)} (1 change)` : said`Replan ${dateOf(date)} (${count} changes)`;
  return count === 1 ? said`Replan the trip (1 change)` : said`Replan the trip (${count} changes)`;
}
