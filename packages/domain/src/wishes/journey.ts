import { foldClause } from "./clauses.ts";

/** What a text says of the way in and out. Times are minutes after midnight. */
export interface Journey {
  /** When they arrive on the first day. */
  readonly lands: number | null;
  /** Where, in folded words: "heraklion", "aix tgv". */
  readonly startsIn: string | null;
  /** When the flight, train or ferry leaves on the last day. */
  readonly leaves: number | null;
  readonly endsIn: string | null;
  /** By train, ferry, bus or car, so no airport concerns them. */
  readonly byLand: { readonly in: boolean; readonly out: boolean };
}

const clock =
  "(?<past>half past )?(?<hour>one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|[012]?\\d)(?:[:.](?<minutes>\\d\\d))?(?:\\s*(?<half>am|pm|a\\.m\\.|p\\.m\\.|in the (?:morning|afternoon|evening)|at night))?(?![\\d%]|\\s*(?:days?|nights?|hours?|people))";
const timed = new RegExp(`(?<before>[^.;]{0,60}?)\\b(?:at|around|about) ${clock}`, "i");
const arrival =
  /\b(?:land(?:s|ing)?|arriv(?:e|es|ing|al)|(?:fly|flying) in(?:to)?|into(?= [^.;]{2,40}?\b(?:home|back|out) (?:from|of|via)\b)|com(?:e|ing)\b[^.;,]{0,20}? by)\b/gi;
const departure =
  /\b(?:(?:flights?|planes?|trains?|ferr(?:y|ies)|bus)\b[^.;]{0,25}?\b(?:home|back|leaves?|departs?|goes)|fl(?:y|ying) (?:home|back|out|on|from)|depart(?:s|ing|ure)?|leav(?:e|es|ing)|(?:go(?:ing)?|head(?:ing)?|driv(?:e|ing)|travel(?:ling)?) (?:back|home)|home (?:from|via))\b/gi;
const ends = /\b(?:end(?:s|ing)?|finish(?:es|ing)?|return(?:s|ing)?|back)\b/gi;
/** A ring has one name for both of its ends: "arriving and leaving at Kochi". */
const ring =
  /\b(?:arriv(?:e|ing)|land(?:ing)?|start(?:ing)?|begin(?:ning)?|fly(?:ing)? in|in)(?: and| to)? (?:leav(?:e|ing)|depart(?:ing)?|end(?:ing)?|finish(?:ing)?|fly(?:ing)? out|fly home|out|return(?:ing)?)(?: home)? (?:at|in|of|from|via|through|to) (?:the )?([a-z]+(?: [a-z]+)?)/;
const thereAndBack = /\bfrom (?:the )?([a-z]+(?: [a-z]+)?) (?:and )?back (?:again )?(?:to \1|there)\b/;
const loop = /\b(?:loop|round ?trip|circle|circuit) (?:from|out of|starting in) (?:the )?([a-z]+(?: [a-z]+)?)/;
const named =
  /\b(?:at|in|into|from|to|of|via|through)\s+(?:the\s+)?(\p{Lu}[\p{L}'’-]*(?:\s+(?:de\s+|del\s+|la\s+)?\p{Lu}[\p{L}'’-]*)*)/u;
/** Where a journey to somewhere begins is not where one arrives. */
const origin = /\bfrom\s+(?:the\s+)?\p{Lu}[\p{L}'’-]*/gu;
const goal = /\binto\s+(?:the\s+)?\p{Lu}[\p{L}'’-]*/gu;
const weekday =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
/** "Leave at nine" is how a day starts; the journey home names its day, its place or home. */
const homeward = /\b(?:home|again|from|flight|plane|train|ferry|bus|fly\w*|depart\w*|\w+day|last)\b/i;
const overLand = /\b(?:trains?|tgv|rail\w*|stations?|hauptbahnhof|eurostar|coach|bus|ferry|by car|we drive)\b/i;
const byAir = /\b(?:fl(?:y|ying|ights?)|planes?|airports?)\b/i;
const landing = /\bland(?:s|ing)?\b/i;
/** "At five" of a journey is the afternoon. */
const EARLIEST = 6 * 60;
const hourWords = "noon one two three four five six seven eight nine ten eleven".split(" ");
/** One comes by it in the morning. */
const nightTrain = /\b(?:night|overnight|sleeper) (?:train|bus|ferry|flight|boat|coach)\b/gi;
const LONGEST = 110;

/** @param texts as the travellers wrote them */
export function journeyOf(texts: readonly string[]): Journey {
  const sentences = texts.flatMap((it) => it.split(/[.!?\n]+(?=\s|$)|;/));
  const [ins, outs] = [partsFrom(sentences, arrival, departure), partsFrom(sentences, departure, arrival)];
  const folded = foldClause(texts.join(". "));
  const round = ring.exec(folded)?.[1] ?? loop.exec(folded)?.[1] ?? thereAndBack.exec(folded)?.[1] ?? null;
  const toEnd = partsFrom(sentences, ends, arrival);
  const comes = sentences.filter((it) => it.search(arrival) >= 0 && !byAir.test(it) && !landing.test(it));
  const inByLand = [...ins.filter((it) => !byAir.test(it)), ...comes].some((it) => overLand.test(it));
  const outByLand = outs.some((it) => overLand.test(it));
  const outByAir = outs.some((it) => byAir.test(it));
  return {
    lands: firstOf(ins, timeIn),
    startsIn: round ?? firstOf(ins, (it) => nameIn(it.replace(origin, " "))),
    leaves: firstOf(
      outs.filter((it) => homeward.test(timed.exec(it)?.groups?.before ?? "")),
      timeIn,
    ),
    endsIn:
      round ??
      firstOf(outs, (it) => nameIn(it.replace(goal, " "))) ??
      firstOf(sentences, lastNightIn) ??
      firstOf(toEnd, nameIn),
    byLand: { in: inByLand, out: outByLand ? !outByAir : inByLand && !outByAir },
  };
}

/** Whether a part of a sentence only says how and when one comes or goes. */
export function isAboutJourney(said: string): boolean {
  return [...partsFrom([said], arrival, departure), ...partsFrom([said], departure, arrival)].some(
    (it) => timeIn(it) !== null || (nameIn(it) !== null && /\b(?:land|arriv|fly|depart|leav)/i.test(it)),
  );
}

/** The texts from each verb of one kind to the next one of the other kind, or to the end of the sentence. */
function partsFrom(sentences: readonly string[], verb: RegExp, other: RegExp): readonly string[] {
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(verb)].map((it) => {
      const rest = sentence.slice(it.index, it.index + LONGEST);
      const next = [...rest.matchAll(other)].find((one) => one.index > 0 && !/^\w*\W*$/.test(rest.slice(0, one.index)));
      return next ? rest.slice(0, next.index) : rest;
    }),
  );
}

function firstOf<T>(parts: readonly string[], read: (part: string) => T | null): T | null {
  for (const it of parts) {
    const found = read(it);
    if (found !== null) return found;
  }
  return null;
}

/** "A last night in Florence". */
const lastNight = /\b(?:last|final) (?:\w+ )?nights? (?=(?:in|at) )/i;

function lastNightIn(sentence: string): string | null {
  const at = sentence.search(lastNight);
  return at < 0 ? null : nameIn(sentence.slice(at));
}

function nameIn(part: string): string | null {
  const name = named.exec(part)?.[1];
  return name === undefined || weekday.test(name) ? null : foldClause(name);
}

/** Without a half of the day the likelier one. */
function timeIn(part: string): number | null {
  const { hour = "", past, minutes, half = "", before = "" } = timed.exec(part)?.groups ?? {};
  if (hour === "") return null;
  const word = hourWords.indexOf(hour.toLowerCase());
  const said = word === 0 ? 12 : word > 0 ? word : Number(hour);
  const time = said * 60 + (past ? 30 : Number(minutes ?? "0"));
  if (
    /p|after|even|night/i.test(half) ||
    (half === "" && /\b(?:night|evening|afternoon)\b/i.test(before.replace(nightTrain, " ")))
  )
    return said < 12 ? time + 720 : time;
  if (/a|morn/i.test(half)) return time % 720;
  return (minutes === undefined || word > 0) && time < EARLIEST && said < 12 ? time + 720 : time;
}
