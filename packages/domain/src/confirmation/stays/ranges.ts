import type { DateAtom } from "../atoms/atom.ts";
import { within } from "../atoms/index.ts";
import { windowOf } from "../parts/moments.ts";
import type { Page } from "../parts/page.ts";
import { means } from "../structure/pairs.ts";
import type { StayDates } from "./dates.ts";

/** "12 – 15 May 2026", "from 12 May to 15 May": after a label for the stay, else in a sentence. */
export function rangesOf(page: Page): StayDates[] {
  const { dates, folded } = page.atoms;
  const found: StayDates[] = [];
  for (const pair of page.document.pairs) {
    if (!["stay_dates", "date", "nights"].some((it) => means(pair, it as "date")) || pair.how === "inline") continue;
    const [from, until, third] = within(dates, windowOf(page.document, pair));
    if (from && until && !third) found.push(...range(from, until));
  }
  if (found.length > 0) return found;
  for (const [index, from] of dates.entries()) {
    const until = dates[index + 1];
    if (!until || until.start - from.end > farthest) continue;
    const between = folded.slice(from.end, until.start);
    if (!isTo.test(between)) continue;
    if (isDash.test(between) || isFrom.test(folded.slice(Math.max(0, from.start - 40), from.start)))
      found.push(...range(from, until));
  }
  return found;
}

const farthest = 40;
const isDash = /^\s{0,4}[-→]\s{0,4}$/;
const isTo =
  /^[\s,(]{0,6}(?:-|→|to|until|till|through|bis|au|jusqu'au|al|a|hasta|fino al|ate|ao|tot|t\/m|tot en met|do|till|til|と|から)(?:\s(?:the|zum|le|el|il|den|o|de|dia|am)){0,2}(?:\s\p{L}{2,12}\.?,?)?\s{0,3}$/u;
const isFrom =
  /(?:from|between|vom|von|du|de|del|dal|desde|entre|tra|da|van|od|fran|fra|stay|aufenthalt|sejour|estancia|soggiorno|estadia|verblijf)(?:\s(?:the|dem|el|il|le|dia|o|vom|du|del|dal|van|de)){0,2}(?:\s\p{L}{2,12}\.?,?)?[\s:]{0,3}$/u;

function range(from: DateAtom, until: DateAtom): StayDates[] {
  if (until.date <= from.date) return [];
  const span = ({ start, end }: DateAtom) => [{ start, end }];
  const extent = { start: Math.min(from.start, until.start), end: Math.max(from.end, until.end) };
  return [{ from: from.date, until: until.date, fromSpans: span(from), untilSpans: span(until), extent }];
}
