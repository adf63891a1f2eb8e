import type { Page } from "../parts/page.ts";
import type { ReadDetails } from "../reading.ts";
import type { Concept } from "../structure/lexicon/lexicon.ts";
import { means } from "../structure/pairs.ts";
import type { Leg } from "./leg.ts";

/** How far behind a leg its seat and class may stand when no other leg follows. */
const BEHIND = 500;
/** A terminal stands in the line of its airport or in the next one. */
const TERMINAL = 60;

/** What people want to see on the day; `until` is where the next leg begins. */
export function detailsOf(page: Page, leg: Leg, until: number | null): ReadDetails {
  const part = { start: leg.start, end: Math.min(until ?? leg.end + BEHIND, leg.end + BEHIND) };
  const labelled = (concept: Concept, shape: RegExp): string | null => {
    for (const pair of page.document.pairs) {
      if (pair.label.start < part.start || pair.how === "inline" || !means(pair, concept)) continue;
      if (pair.label.start >= part.end) break;
      const match = shape.exec(pair.value.text);
      if (match) return match[0].trim();
    }
    return null;
  };
  const { from, to } = leg;
  const toFirst = from && to && to.start < from.start;
  return {
    seats: labelled(
      "seat",
      /^\d{1,3} ?[A-K]?(?![\w/:.-])(?:(?:,| and| und| et| y| e| en| \+) ?\d{1,3} ?[A-K]?(?![\w/:.-])){0,8}/,
    ),
    travelClass: labelled("class", /^\p{L}[\p{L} ]{2,28}(?:\([A-Z]\))?$|^[12](?:st|nd|\.|e|a|ª)?(?: [\p{L}]{3,10})?$/u),
    fromTerminal: from && terminalAfter(page, from.end, toFirst ? null : (to?.start ?? null)),
    toTerminal: to && terminalAfter(page, to.end, toFirst ? from.start : until),
    fromPlatform: labelled("platform", /^\d{1,3} ?[A-F]?(?:[-/][A-F\d]{1,2})?(?![\w.:])/),
    room: null,
    vehicle: null,
    guests: null,
  };
}

const terminal =
  /^[^\n]{0,24}\n?[^\n\d]{0,12}?(?:terminal|terminale|terminaal|aerogare)(?: ?\/ ?terminal)? ?:? {0,2}([0-9][a-z]?|[a-z][0-9]?)(?![a-z0-9])/;

function terminalAfter(page: Page, from: number, until: number | null): string | null {
  const end = Math.min(from + TERMINAL, until === null || until < from ? from + TERMINAL : until);
  const match = terminal.exec(page.document.folded.slice(from, end));
  return match?.[1]?.toUpperCase() ?? null;
}
