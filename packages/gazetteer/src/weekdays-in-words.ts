import { type PlaceRecord, type Week, weekdays } from "./destination-schema.ts";
import { parseDays, weekOf } from "./opening-times.ts";

/** Something that the sentences of a record say of weekdays. */
export interface SaidOfDays {
  readonly what: "closed" | "only" | "best" | "avoid";
  readonly days: readonly Weekday[];
  /** The words that say it. */
  readonly words: string;
}

type Weekday = (typeof weekdays)[number];

const name = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const short: Readonly<Record<string, Weekday>> = {
  ...{ mon: "mon", tues: "tue", wednes: "wed", thurs: "thu", fri: "fri", satur: "sat", sun: "sun" },
};
const days = `(?<days>(?:${name}|weekends?|weekdays)(?:(?:,? (?:and|or|to|till|until|through) |, |[-–])(?:${name}))*)`;
/** A day that comes once a month is no day of the week. */
const monthly = new RegExp(
  `\\b(?:first|second|third|fourth|last|one|1st|2nd|3rd|every other|alternate|some|certain)(?: (?:and|or) (?:first|second|third|fourth|last))? ${name}`,
  "i",
);
/** "Friday mosque", "Good Friday", "Sunday roast" are names. */
const names = new RegExp(
  `\\b(?:(?:Good|Black|Easter|Palm|Shrove|Super|Pentecost|Whit) ${name}|${name}(?:['’]s)? (?:mosque|roast|best|church|prayers?|school|times?|Bloody)|Chick ${name}|Freaky ${name}|Ruby Tuesday|Man Friday|Joe Friday)`,
  "gi",
);

const patterns: readonly (readonly [SaidOfDays["what"], RegExp])[] = [
  [
    "closed",
    new RegExp(
      `\\b(?:closed|closes|shut|shuts|dark|not open|does not open|doesn't open|rests?|no (?:visits|entry|tours|service|lunch|dinner|sales))(?: all day)?,?(?: on| every)? ${days}`,
      "i",
    ),
  ],
  [
    "closed",
    new RegExp(
      `\\b(?:daily|every day|open|all week|days?)(?: \\w+){0,2}? (?:except|but|bar|save)(?: on)? ${days}`,
      "i",
    ),
  ],
  [
    "only",
    new RegExp(
      `\\bonly(?: open| held| comes?| runs?| plays?| worth it)?(?: on)? ${days}(?! (?:before|after|from|in|morning|evening|night))`,
      "i",
    ),
  ],
  ["only", new RegExp(`\\b${days} only\\b`, "i")],
  [
    "avoid",
    new RegExp(
      `\\b(?:avoid|skip|not on|crowded|crowds|busy|busiest|packed|jammed|rammed|mobbed|full(?! of)|queues?|hordes|noisy|heaving|sells out|fills it)(?: \\w+){0,2}?(?: on| at)? ${days}`,
      "i",
    ),
  ],
  [
    "avoid",
    new RegExp(
      `\\b${days} (?:are|is|get|gets|can be|queue|queues) (?:\\w+ )?(?:busy|crowded|packed|mobbed|heaving|full|loud|noisy|an hour)`,
      "i",
    ),
  ],
  [
    "best",
    new RegExp(
      `\\b(?:best|liveliest|come|go|better|quietest|quieter|market|markets|bazaar|flea|fair|music|jazz|bands?|concerts?|milongas?|dancing|dances?|samba|salsa|fado|flamenco|tango|shows?|plays?|sessions?|auction|parade|procession|brunch|tastings?|opens? late|open late|late|late opening|taarab|drumm(?:ing|ers)|drag|comedy|karaoke|organ|choir|mass|evensong|barbecue|biryani|feijoada|farmers)(?: (?!on\\b|every\\b)\\w+){0,3}?(?: on| every| each)? ${days}`,
      "i",
    ),
  ],
  [
    "best",
    new RegExp(
      `\\b${days} (?:(?:mornings?|nights?|evenings?|afternoons?) )?(?:\\w+ )?(?:market|markets|bazaar|flea|fair|music|jazz|bands?|concerts?|milongas?|dancing|samba|salsa|sessions?|auction|parade|procession|brunch|tastings?|late|drummers|drums|farmers|night|nights|is best|are best|is the day|is when|biryani|feijoada)\\b`,
      "i",
    ),
  ],
];

/** What the sentences of a place say of weekdays, without what comes once a month. The first reading of words counts. */
export function daysInWords({ why, order, catch: drawback }: Pick<PlaceRecord, "why" | "order" | "catch">) {
  const found: SaidOfDays[] = [];
  const unread: string[] = [];
  for (const sentence of [why, drawback, order].flatMap((it) => it?.split(/[.;](?=\s|$)/) ?? [])) {
    let text = sentence.replace(names, " ");
    if (!anyDay.test(text) || monthly.test(text)) continue;
    for (const [what, pattern] of patterns) {
      const match = pattern.exec(text);
      const said = match?.groups?.days;
      if (!match || !said) continue;
      const before = text.slice(0, text.indexOf(said));
      // "From Thursday" has no end, and what is for others is no reason to come.
      if ((/\bfrom $/i.test(before) && !range.test(said)) || /\badults\b|\bnot only\b/i.test(text)) continue;
      found.push({ what: isPartly(what, sentence) ? weaker[what] : what, days: daysOf(said, text), words: match[0] });
      text = text.replace(said, " ");
    }
    if (anyDay.test(text)) unread.push(sentence.trim());
  }
  return { found, unread };
}

const anyDay = new RegExp(`\\b(?:${name}|weekends?)\\b`, "i");

/** A part of the place, of the day or of the year: one may go, and rather goes on another day. */
const partly =
  /\b(?:winter|summer|season|from \w+ to|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|mornings?|afternoons?|noon|in part|partly|halls?|shops?|stalls?|most|many|some|rooms|apartments?|tower|tram|below|centre is)\b/i;
const weaker = { closed: "avoid", only: "best", best: "best", avoid: "avoid" } as const;

function isPartly(what: SaidOfDays["what"], sentence: string): boolean {
  return (what === "closed" || what === "only") && partly.test(sentence);
}

const range = /day (?:to|till|until|through) |day[-–]/i;
/** At night the weekend begins on Friday and is over on Sunday. */
const nights = /\b(?:nights?|bands?|live music|jazz|drag|taarab|dj|dance floor|cocktails?|fado|piano)\b/i;

function daysOf(said: string, sentence: string): readonly Weekday[] {
  const lower = said.toLowerCase();
  if (lower.startsWith("weekday")) return weekdays.slice(0, 5);
  const named = [...lower.matchAll(/(mon|tues|wednes|thurs|fri|satur|sun)day|weekend/g)].flatMap((it) =>
    it[1] ? [short[it[1]] as Weekday] : nights.test(sentence) ? (["fri", "sat"] as const) : (["sat", "sun"] as const),
  );
  const isRange = range.test(lower) && named.length === 2;
  const [first, last] = named;
  if (!isRange || !first || !last) return [...new Set(named)];
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => weekdays[(from + index) % 7] as Weekday);
}

/** What is said of weekdays and stands in no field: neither in hours nor in closing, best or avoided days. */
export function missingDays(place: PlaceRecord): readonly SaidOfDays[] {
  const week = weekOf(place);
  const isShut = (day: Weekday) => week !== null && week[day].length === 0;
  const [best, avoid] = [parseDays(place.best_days ?? ""), parseDays(place.avoid_days ?? "")];
  return daysInWords(place).found.filter(({ what, days: said }) => {
    const others = weekdays.filter((day) => !said.includes(day));
    if (what === "closed") return !said.some((day) => isShut(day) || avoid.includes(day) || hasOwnHours(week, day));
    if (what === "avoid") return !said.some((day) => avoid.includes(day) || isShut(day));
    if (best.length > 0) return false;
    return !said.some((day) => hasOwnHours(week, day)) && !others.some(isShut);
  });
}

/** Whether a day has other hours than most: what is said of it may be said by them. */
function hasOwnHours(week: Week | null, day: Weekday): boolean {
  if (week === null) return false;
  const same = weekdays.filter((it) => week[it].join() === week[day].join());
  return same.length <= 2;
}

const shortDay: Readonly<Record<Weekday, string>> = {
  ...{ mon: "mo", tue: "tu", wed: "we", thu: "th", fri: "fr", sat: "sa", sun: "su" },
};

/** Days as fields have them: `mo,we,fr`. */
function inField(days: readonly Weekday[]): string {
  return weekdays
    .filter((it) => days.includes(it))
    .map((it) => shortDay[it])
    .join(",");
}

/** What "only on Sundays" is for a place that is there all week. */
const EVENTS =
  /\b(?:market|bazaar|flea|fair|auction|ceremony|parade|procession|session|milonga|show|concert|mass|choir)\b/i;

/**
 * The record with fields for what its words say of weekdays. Closed days come into `closed` where there are no hours, else the
 * days are taken out of the hours; what is on some days only is best on them, and closed on others where it is a market or
 * the like and nothing else is known.
 */
export function withDaysInFields(place: PlaceRecord): PlaceRecord {
  let made = place;
  for (const { what, days: said } of missingDays(place)) {
    if (what === "closed") made = closedOn(made, said);
    else if (what === "avoid") made = { ...made, avoid_days: inField([...parseDays(made.avoid_days ?? ""), ...said]) };
    else if (what === "only" && EVENTS.test(made.name) && weekOf(made) === null)
      made = closedOn(
        made,
        weekdays.filter((day) => !said.includes(day)),
      );
    else made = { ...made, best_days: inField([...parseDays(made.best_days ?? ""), ...said]) };
  }
  return made;
}

function closedOn(place: PlaceRecord, days: readonly Weekday[]): PlaceRecord {
  if (place.hours === undefined) return { ...place, closed: inField([...parseDays(place.closed ?? ""), ...days]) };
  return { ...place, hours: `${place.hours === "always" ? "daily 00:00-24:00" : place.hours}; ${inField(days)} off` };
}
