import type { ClockAtom } from "./atom.ts";
import { scan } from "./written-dates.ts";

const half = "(?: ?([ap])\\.? ?m\\b\\.?| ?([ap])(?![a-z]))";
const shift =
  "(?: {0,3}\\(?\\+ ?(\\d)(?![\\d]|[-. ]\\d)(?: ?(?:days?|tage?|jours?|dias?|giorn[oi]|dag(?:en)?|d|t|j)(?![a-z]))?\\)?)?";

const colon = new RegExp(
  `(?<!\\d)(?<!\\d:)(?<!\\d[.,])(?<!#)(\\d{1,2}):(\\d{2})(?::\\d{2}(?:\\.\\d{1,6})?)?(?![\\d:])${half}?${shift}`,
  "g",
);
const glued = /(?<=\d)t(\d{2}):?(\d{2})(?::?\d{2})?(z)?/g;
const hourLetter = new RegExp(`(?<![\\d:])(?<!\\d[.,])(\\d{1,2}) ?[hu] ?(\\d{2})(?!\\d)(?! ?m(?:in)?)${shift}`, "g");
const dotted = new RegExp(
  `(?<![\\d:])(?<!\\d[.,/-])(\\d{1,2})\\.(\\d{2})(?![\\d%]|[.,/-]\\d)${half}?( ?(?:uhr|h|hs|hrs)(?![a-z]))?${shift}`,
  "g",
);
const hourOnly =
  /(?<![\d:])(?<!\d[.,/-])(\d{1,2}) ?(?:([ap])\.?m(?![a-z])\.?|(uhr|o'clock|heures|horas)(?![a-z])|(h|hs|hrs)(?![a-z]))/g;
const bare = new RegExp(
  `(?<![\\d:.,+/a-z-])([01]\\d|2[0-3])([0-5]\\d)(?![\\d:]|[.,/-]\\d)( ?(?:uhr|h|hs|hrs|hours)(?![a-z]))?${shift}`,
  "g",
);
/** "0730P": as reservation systems print the halves of the day. */
const gluedHalf = /(?<![\d:.,+/a-z-])(0[1-9]|1[0-2])([0-5]\d)([ap])(?:m)?(?![a-z0-9])/g;
const east = /(午前|午後|上午|下午)? ?(?<!\d)(\d{1,2}) ?時(?!間) ?(?:(\d{1,2}) ?分|(半))?/g;
const eastColon = /(午前|午後) ?(\d{1,2}):(\d{2})/g;
const noon = /(?<![a-z])(?:12 )?(?:noon|midday)(?![a-z])/g;

/** Every clock that the folded text writes, in order, without overlaps. */
export function findClocks(folded: string): ClockAtom[] {
  const found: ClockAtom[] = [];
  const add = (start: number, length: number, hours: number, minutes: number, rest: Rest): void => {
    const clock = clockText(hours, minutes, rest.half);
    if (!clock || isDuration(folded, start, start + length) || isOffset(folded, start)) return;
    const dayShift = rest.shift ? Number(rest.shift) : nextDayAfter(folded, start + length);
    found.push({ start, end: start + length, clock, dayShift, sure: rest.sure ?? true });
  };
  scan(eastColon, folded, (match) => {
    add(match.index, match[0].length, Number(match[2]), Number(match[3]), { half: halfOf(match[1]) });
    return match[0].length;
  });
  scan(east, folded, (match) => {
    const minutes = match[4] ? 30 : Number(match[3] ?? 0);
    add(match.index, match[0].length, Number(match[2]), minutes, { half: halfOf(match[1]) });
    return match[0].length;
  });
  scan(glued, folded, (match) => {
    add(match.index, match[0].length, Number(match[1]), Number(match[2]), {});
    return match[0].length;
  });
  scan(colon, folded, (match) => {
    const rest = { half: match[3] ?? match[4], shift: match[5] };
    add(match.index, match[0].length, Number(match[1]), Number(match[2]), rest);
    return match[0].length;
  });
  scan(hourLetter, folded, (match) => {
    add(match.index, match[0].length, Number(match[1]), Number(match[2]), { shift: match[3] });
    return match[0].length;
  });
  scan(dotted, folded, (match) => {
    const half = match[3] ?? match[4];
    const sure = Boolean(half ?? match[5]) || clockWordBefore(folded, match.index);
    if (!isAmountBeside(folded, match.index, match.index + match[0].length)) {
      add(match.index, match[0].length, Number(match[1]), Number(match[2]), { half, shift: match[6], sure });
    }
    return match[0].length;
  });
  scan(hourOnly, folded, (match) => {
    const sure = Boolean(match[2] ?? match[3]) || clockWordBefore(folded, match.index);
    add(match.index, match[0].length, Number(match[1]), 0, { half: match[2], sure });
    return match[0].length;
  });
  scan(bare, folded, (match) => {
    if (isPostcode(folded, match.index, match.index + match[0].length)) return 4;
    add(match.index, match[0].length, Number(match[1]), Number(match[2]), { shift: match[4], sure: Boolean(match[3]) });
    return match[0].length;
  });
  scan(gluedHalf, folded, (match) => {
    add(match.index, match[0].length, Number(match[1]), Number(match[2]), { half: match[3] });
    return match[0].length;
  });
  scan(noon, folded, (match) => {
    add(match.index, match[0].length, 12, 0, {});
    return match[0].length;
  });
  return inOrder(found);
}

interface Rest {
  readonly half?: string | undefined;
  readonly shift?: string | undefined;
  readonly sure?: boolean;
}

const streetBefore =
  /(?:(?:gate|gata|gaten|gatan|vei|veien|vej|vagen|gade|strass?e|str\.|straat|weg|gasse|platz|plass|plein|laan|allee|kade|dijk|torg|torv|katu|street|road) \d{1,4} ?[a-z]?|(?:^|[^a-z])(?:rue|avenue|av\.|boulevard|bd|chaussee|via|avenida|rua) [^\n,\d]{2,40},? \d{1,4} ?[a-z]?)(?: ?[,|-]| ?\n)? {0,3}$/;

/** `0154 Oslo` behind a street and its number. */
function isPostcode(folded: string, start: number, end: number): boolean {
  return (
    /^ {1,2}[a-z]{2}/.test(folded.slice(end, end + 4)) &&
    streetBefore.test(folded.slice(Math.max(0, start - 90), start))
  );
}

function halfOf(word: string | undefined): string | undefined {
  if (!word) return undefined;
  return word === "午後" || word === "下午" ? "p" : "a";
}

function clockText(hours: number, minutes: number, half: string | undefined): string | null {
  if (hours > 23 || minutes > 59) return null;
  let hour = hours;
  if (half === "p" && hour < 12) hour += 12;
  if (half === "a" && hour === 12) hour = 0;
  return `${String(hour).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

const durationBefore =
  /(?:duration|dauer|duree|duracion|durata|duracao|duree|reisetijd|reisduur|duur|flight time|flying time|travel time|journey time|trip time|total time|elapsed|fahrzeit|flugzeit|reisezeit|umsteigezeit|umstieg|aufenthalt|layover|lay-over|stopover|connection(?: time)?|connecting time|transfer time|wait(?:ing)?(?: time)?|correspondance|temps de|tiempo de|tempo di|tempo de|escala|scalo|overstap(?:tijd)?|doba jizdy|doba letu|czas podrozy|czas lotu|restid|varaktighet|rejsetid|reisetid|varighet|matka-aika|kesto|所要時間|飛行時間)[^\n\d]{0,24}\n?[^\n\d]{0,8}$/;
const durationAfter =
  /^ ?(?:m(?:in(?:s|utes|uten|uti|utos)?)?(?![a-z])|hours?(?![a-z])|std|stunden|stdn|(?:h(?:rs?)? ?)?(?:duration|flight|non-?stop|journey))/;
const hoursAhead =
  /(?:within|after|up to|at least|less than|more than|innerhalb|binnen|mindestens|bis zu|dans les|au moins|plus de|moins de|menos de|mas de|meno di|piu di|almeno|ate|every) ?$/;

function isDuration(folded: string, start: number, end: number): boolean {
  if (durationAfter.test(folded.slice(end, end + 16))) return true;
  // "after 2pm" is a time of day.
  if (hoursAhead.test(folded.slice(Math.max(0, start - 16), start)) && !/:|[ap]\.?m/.test(folded.slice(start, end)))
    return true;
  return durationBefore.test(folded.slice(Math.max(0, start - 60), start));
}

const offsetBefore = /(?:gmt|utc|:\d\d(?:\.\d{1,6})?|\d\d:\d\d:\d\d) ?[+-]$|\+$/;

/** `GMT+01:00`, `12:34:56-03:00`: how far a zone is from UTC. A dash between two clocks is a range. */
function isOffset(folded: string, start: number): boolean {
  const before = folded.charAt(start - 1);
  if (before !== "+" && before !== "-") return false;
  const text = folded.slice(Math.max(0, start - 14), start);
  if (before === "-" && !/gmt|utc|\d\d:\d\d:\d\d/.test(text)) return false;
  return offsetBefore.test(text);
}

const clockWord =
  /(?:^|[^a-z])(?:um|kl|klo|at|alle|alle ore|ore|om|o|as|a|a las|a la|h|ab|abfahrt|ankunft|abflug|an|dep|arr)[.:]? ?$/;

function clockWordBefore(folded: string, start: number): boolean {
  return clockWord.test(folded.slice(Math.max(0, start - 12), start));
}

const moneyBefore = /(?:[€$£¥]|(?:^|[^a-z])(?:eur|usd|gbp|chf|sek|nok|dkk|czk|pln|huf|try|brl|kr|kc|zl|fr|r\$))[ .]?$/;
const moneyAfter = /^ ?(?:[€$£¥]|(?:eur|usd|gbp|chf|sek|nok|dkk|czk|pln|kr|kc|zl|euro|kg|lb|cm|km|pct)(?![a-z]))/;

function isAmountBeside(folded: string, start: number, end: number): boolean {
  return moneyBefore.test(folded.slice(Math.max(0, start - 5), start)) || moneyAfter.test(folded.slice(end, end + 6));
}

const nextDay =
  /^[ ,]{0,2}\(?(?:next day|following day|am (?:nachsten|folge)tag|nachster tag|folgetag|lendemain|le lendemain|jour suivant|dia siguiente|giorno (?:dopo|successivo|seguente)|dia seguinte|volgende dag|nasledujici den|nastepnego dnia|nasta dag|naeste dag|neste dag|翌日)/;

function nextDayAfter(folded: string, end: number): number | null {
  return nextDay.test(folded.slice(end, end + 24)) ? 1 : null;
}

/** Overlapping forms are the same clock: the one found first, the surer form, stands. */
function inOrder(found: readonly ClockAtom[]): ClockAtom[] {
  const sorted = found
    .map((clock, index) => ({ clock, index }))
    .sort((a, b) => a.clock.start - b.clock.start || a.index - b.index)
    .map(({ clock }) => clock);
  const kept: ClockAtom[] = [];
  for (const clock of sorted) {
    const last = kept.at(-1);
    if (!last || clock.start >= last.end) kept.push(clock);
    else if (clock.sure && !last.sure) kept[kept.length - 1] = clock;
  }
  return kept;
}
