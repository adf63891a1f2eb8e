import { addDays, daysBetween, type Weekday } from "../calendar.ts";
import { capitalize } from "../join-words.ts";
import { numberOf, numberPattern } from "./clock-words.ts";
import { nextOn, type SaidDates, saidDates } from "./said-dates.ts";
import { saidTravelers } from "./said-travelers.ts";

/** What a sentence such as "4 days in Porto with my parents in May" says of a trip. */
export interface TripInWords {
  readonly destination: string;
  /** `YYYY-MM-DD`; null where the sentence says neither when nor how long. */
  readonly dates: { readonly start: string; readonly end: string } | null;
  /** The sentence leaves the dates open, as by naming only a month. */
  readonly isAssumed: boolean;
  readonly travelers: number | null;
  /** What else it says, for the wishes of the trip; null for nothing. */
  readonly wish: string | null;
}

export interface DatesSoFar {
  readonly today: string;
  readonly start: string | null;
  readonly end: string | null;
}

const length = new RegExp(
  `\\b(?:for |spend(?:ing)? )?(?:about |around |roughly )?(?:the )?(?:(an?|${numberPattern}|a couple of|a few)[ -](?:(?:long|full|whole|relaxed|short) )?(days?|nights?|weeks?|fortnights?)|(?:an? |one )?((?:long )?weekend))\\b(?:[ -](?:trip|city break|break|holiday|getaway|vacation|stay|tour)\\b)?`,
  "i",
);
const noun = "(?:trip|holiday|vacation|getaway|city break|break|journey|honeymoon|weekend)";
const fillers: readonly RegExp[] = [
  /^(?:hi|hello|please)\b[ ,]*/i,
  /^(?:we|i)(?:'d| would|'re|'m| are| am)? (?:want|like|love|hope|plan|need|planning|going|thinking of|looking for)\s+(?:to\s+)?/i,
  /^let'?s\s+/i,
  /^(?:plan|book|organi[sz]e)(?: (?:me|us))?\s+(?=an? |our |my )/i,
  /^(?:go|going|travel|travell?ing|fly|flying|heading|off)\s+(?=to |through |around |\0)/i,
  /^(?:visit|visiting|explore|exploring|spend|spending)\s+/i,
  new RegExp(`^(?:an? |our |my |the )?(?:\\w+ )?${noun}\\s+(?=to |in |around |through |\\0)`, "i"),
];
const linking = /^(?:(?:in|to|at|around|through|across|visiting|exploring)\s+)+/i;
const dangling = /\s+(?:in|to|at|for|on|from|with|and|during)$/i;
const count = "(?:two|three|four|five|six|seven|eight|\\d{1,2})";
const company = new RegExp(
  `\\b(?:together )?with \\S.*|\\bfor (?:the )?${count}(?: of us| people| persons| adults| friends)?$|\\bfor (?:a|my|our) (?:family|couple|group)\\b.*|\\b(?:the )?${count} (?:of us|people|persons|adults|travell?ers)\\b|\\b(?:alone|solo|by myself|on my own|as a couple|as a family)\\b`,
  "i",
);
/** Without regard to case, "Portland, ME" and "Arnhem Land" would speak. */
const speaks =
  /\b(?:[Ww]e|[Ww]e'(?:d|ll|re)|I|I'(?:d|m|ll)|i|[Mm]y|[Oo]ur|us|[Pp]lease|land|[Ll]anding|arriv\w+|[Aa]rriving|fly|[Ff]lying|leav\w+|[Ll]eaving|wants?|loves?|like|need|must|prefer|without|with|[Nn]o|[Nn]ot|[Bb]udget|[Ll]ots of|[Mm]ostly|[Ss]ome)\b|\d[:.]\d\d/;
const stays = /\b(?:we|i)(?:'ve got| have(?: got)?| stay| are there|'re staying| are staying)\b/i;
const betweenClauses = /[,;]\s+|\s[-–—]\s|[.!?]+(?:\s+|$)|\n+|\s+(?:and|but|because|so)\s+(?=(?:we|i)\b)/i;
const arrives =
  /\b(?:land|arriv|get in|getting in|fly|from|on|start|begin|leav|depart)\w*\b[^.;]{0,20}?\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*day\b/i;
const toWeekday = /\b(?:to|until|till|-|–)\s*(mon|tue|wed|thu|fri|sat|sun)[a-z]*day\b/i;

/** Without a length of their own. */
const USUAL_DAYS = 4;
const WEEKS_AHEAD = 3;

/**
 * Splits a sentence that stands where a destination is asked for. Null for a plain name: only words that no name of a place
 * has are taken away.
 */
export function tripInWords(text: string, soFar: DatesSoFar): TripInWords | null {
  const said = text
    .replaceAll("’", "'")
    .replace(/,(?=\s*20\d\d\b)/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  const places: string[] = [];
  const wishes: string[] = [];
  let days: number | null = null;
  let when: SaidDates | null = null;
  let isSentence = false;
  for (const clause of said.split(betweenClauses).map((it) => it.trim())) {
    if (clause === "") continue;
    const isSaid = places.length > 0 && clause.includes(" ") && speaks.test(clause);
    const dates = saidDates(clause, soFar.today);
    when ??= dates;
    const undated = dates ? clause.replace(dates.words, "\0") : clause;
    const long = !isSaid || stays.test(clause) ? length.exec(undated) : null;
    days ??= long && daysOf(long);
    if (isSaid) {
      wishes.push(clause);
      isSentence = true;
      continue;
    }
    const rest = long ? undated.replace(long[0], "\0") : undated;
    const party = company.exec(rest)?.[0];
    const [first = "", ...others] = partsOf(party === undefined ? rest : rest.replace(party, "\0"));
    isSentence ||= first !== clause;
    const isPlace = places.length === 0 || /^(?:the )?[^\p{Ll}]/u.test(first);
    if (first !== "") (isPlace ? places : wishes).push(first);
    if (party !== undefined) wishes.push(inOneSentence(party));
    wishes.push(...others);
  }
  const destination = places.join(", ");
  if (!isSentence || destination === "" || speaks.test(destination)) return null;
  const dates = datesOf(said, days, when, soFar);
  return {
    destination,
    dates: dates && { start: dates.start, end: dates.end },
    isAssumed: dates?.isAssumed ?? false,
    travelers: saidTravelers(said),
    wish: wishes.length === 0 ? null : wishes.map((it) => `${capitalize(it)}.`).join(" "),
  };
}

/** The texts around what was taken out, without the words that led there. */
function partsOf(clause: string): readonly string[] {
  const parts = clause.split("\0").map((it) => it.trim());
  return parts.flatMap((part, index) => {
    const follows = index < parts.length - 1 ? " \0" : "";
    const plain = fillers
      .reduce((it, filler) => it.replace(filler, ""), `${part}${follows}`)
      .replace("\0", "")
      .trim();
    const isLed = index > 0 || plain !== part;
    const name = (isLed ? plain.replace(linking, "") : plain).replace(index < parts.length - 1 ? dangling : "", "");
    return /^(?:in|to|at|for|on|from|with|and|an?|the|our|my)?$/i.test(name) ? [] : [name];
  });
}

/** "With my parents" is no sentence yet, and notes without one are not read as wishes. */
function inOneSentence(party: string): string {
  const words = party.replaceAll("\0", " ").replace(/\s+/g, " ").trim();
  const isCompany = /^(?:together )?with\b/i.test(words) && saidTravelers(words) !== null;
  return isCompany || /^(?:together )?with (?:my|our)\b/i.test(words) ? `we travel ${words}` : words;
}

function daysOf([, many = "", each = "", weekend]: RegExpExecArray): number {
  if (weekend !== undefined) return /long/i.test(weekend) ? 4 : 3;
  const written = many.toLowerCase();
  const number = /^an?$/.test(written) ? 1 : written.endsWith("few") ? 3 : (numberOf(written) ?? 2);
  if (/^night/i.test(each)) return number + 1;
  return number * (/^week/i.test(each) ? 7 : /^fortnight/i.test(each) ? 14 : 1);
}

function datesOf(
  said: string,
  days: number | null,
  when: SaidDates | null,
  { today, start: given, end: givenEnd }: DatesSoFar,
): { readonly start: string; readonly end: string; readonly isAssumed: boolean } | null {
  const weekday = arrives.exec(said)?.[1]?.toLowerCase() as Weekday | undefined;
  const lastDay = weekday && (toWeekday.exec(said)?.[1]?.toLowerCase() as Weekday | undefined);
  const isWeekend = /\bweekend\b/i.test(said);
  if (when === null && days === null && weekday === undefined) return null;
  const tomorrow = addDays(today, 1);
  const usual = nextOn("fri", addDays(today, 7 * WEEKS_AHEAD));
  const start =
    when !== null
      ? when.isMonth
        ? nextOn(weekday ?? "fri", when.start)
        : when.start
      : weekday
        ? nextOn(weekday, tomorrow)
        : isWeekend
          ? nextOn("fri", given ?? usual)
          : (given ?? usual);
  const before = given && givenEnd && givenEnd >= given ? daysBetween(given, givenEnd) + 1 : USUAL_DAYS;
  const byWeekday = lastDay && days === null ? nextOn(lastDay, addDays(start, 1)) : null;
  const end = when?.end ?? byWeekday ?? addDays(start, (days ?? before) - 1);
  return { start, end, isAssumed: when === null ? weekday !== undefined || isWeekend || given === null : when.isMonth };
}
