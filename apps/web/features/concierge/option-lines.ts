import { beforeAndAfter, titleAndTime } from "./option-words.ts";
import type { Option } from "./types.ts";

/** What a card shows of an option: a heading that fits a glance, and below it what the heading does not say. */
export interface OptionLines {
  readonly heading: string;
  readonly moves: readonly string[];
  readonly misses: readonly string[];
}

type Told = Pick<Option, "summary"> & { readonly consequences: Pick<Option["consequences"], "moves" | "misses"> };

/**
 * A summary names all that an option does, for the history: "Set Louvre aside, move Lunch to 13:00 and move Castle to 15:00".
 * Here every move has a line of its own, so the heading is the first thing, and a line that only repeats it is left out.
 * @param planned titles of the plan, by which the things of the summary are told apart
 */
export function linesOf({ summary, consequences }: Told, planned: readonly string[]): OptionLines {
  const moved = consequences.moves.map(titleOf);
  const heading = firstThingOf(summary, [...planned, ...moved]);
  return {
    heading,
    moves: consequences.moves.filter((it) => !isAddedIn(heading, it)),
    misses: consequences.misses.filter((it) => !isSetAsideIn(heading, it)),
  };
}

/** Of "Louvre 13:00 → 14:30", "Orsay 13:00 (new)" and "Orsay 2027-03-04 13:00 instead of Louvre". */
function titleOf(move: string): string {
  const there = beforeAndAfter(move)?.before ?? move.replace(/ (?:\(new\)|instead of .*)$/, "");
  return titleAndTime(there).title.replace(/ \d{4}-\d\d-\d\d$/, "");
}

function firstThingOf(summary: string, titles: readonly string[]): string {
  const named = namedIn(summary, titles);
  for (const [index, { to }] of named.entries()) {
    const next = named[index + 1];
    if (!next) return summary;
    const between = summary.slice(to, next.from);
    const [, rest, verb] = /^(.*)(?:, | and )(.+?)$/.exec(between) ?? [];
    // Without a verb of its own the next belongs to the same: "Swap Louvre and Castle".
    if (rest !== undefined && verb?.trim()) return summary.slice(0, to) + rest;
  }
  return summary;
}

/** Where titles stand, in the order of the text; of those that begin at one place the longest. */
function namedIn(summary: string, titles: readonly string[]): readonly { from: number; to: number }[] {
  const found = [...new Set(titles)]
    .filter((it) => it !== "")
    .map((title) => ({ from: summary.indexOf(title), to: summary.indexOf(title) + title.length }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from || b.to - a.to);
  return found.filter((it, index) => found.slice(0, index).every((before) => before.to <= it.from));
}

/** "Tony's 13:10 (new)" below "Add lunch at Tony's at 13:10". */
function isAddedIn(heading: string, move: string): boolean {
  const [, title = "", time = ""] = /^(.+) (\d\d:\d\d) \(new\)$/.exec(move) ?? [];
  return title !== "" && heading.endsWith(`${title} at ${time}`);
}

/** "Louvre is set aside" below "Set Louvre aside". */
function isSetAsideIn(heading: string, miss: string): boolean {
  const [, title] = /^(.+) is set aside$/.exec(miss) ?? [];
  return title !== undefined && heading.toLowerCase().startsWith(`set ${title} aside`.toLowerCase());
}
