import { dayNumber } from "@caravan/domain/alignment/dates/day-numbers";
import { formatDays, formatSome } from "@caravan/domain/alignment/format";
import { parsePlaceName, vetoCovers } from "@caravan/domain/alignment/place-name";
import type { Warning } from "@caravan/domain/trip/warning";
import { namesOf, type Sentence, said } from "@caravan/domain/words/sentence";
import type { GroupPerson } from "../groups/group-people.ts";
import { unambiguousNames } from "../groups/unambiguous-names.ts";
import type { CreateInput } from "./create-trip-input.ts";

/**
 * Warns when a plan is for a place with a veto, or for days on which a member is not available. The plan is made
 * anyway.
 */
export function objectionWarnings(
  people: readonly Pick<GroupPerson, "name" | "preferences">[],
  input: Pick<CreateInput, "destination" | "start_date" | "end_date">,
): Warning[] {
  const names = unambiguousNames(people);
  const place = parsePlaceName(input.destination);
  const against: string[] = [];
  const away: Sentence[] = [];
  for (const [index, { name, preferences }] of people.entries()) {
    const told = names[index] ?? name;
    if (preferences?.destination?.veto.some((it) => vetoCovers(parsePlaceName(it), place))) against.push(told);
    const days =
      preferences?.dates?.blackout_dates.filter((it) => it >= input.start_date && it <= input.end_date) ?? [];
    if (days.length > 0) away.push(said`${told} can't make ${formatDays([...new Set(days)].map(dayNumber))}`);
  }
  const ruledOut = {
    code: "vetoed_destination",
    message:
      against.length === 1
        ? said`${namesOf(against, 4)} rules out ${input.destination}.`
        : said`${namesOf(against, 4)} rule out ${input.destination}.`,
    path: "destination",
  };
  const cannot = { code: "blackout_dates", message: said`${formatSome(away)}.`, path: "start_date" };
  return [...(against.length > 0 ? [ruledOut] : []), ...(away.length > 0 ? [cannot] : [])];
}
