import { foldClause } from "./clauses.ts";
import { clockIn, timeIn } from "./time-of-journey.ts";

/** What a text says of the way in and out. Times are minutes after midnight. */
export interface Journey {
  /** When they arrive on the first day. */
  readonly lands: number | null;
  /** Where, in folded words: "heraklion", "aix tgv". */
  readonly startsIn: string | null;
  /** When the flight, train or ferry leaves on the last day. */
  readonly leaves: number | null;
  readonly endsIn: string | null;
  /** They have to be back elsewhere by then on the last day, the ride included: "back in Tokyo by 19:00". */
  readonly backBy: { readonly place: string; readonly at: number } | null;
  /** By train, ferry, bus or car, so no airport concerns them. */
  readonly byLand: { readonly in: boolean; readonly out: boolean };
}

const arrival =
  /\b(?:land(?:s|ing)?|arriv(?:e|es|ing|al)|(?:fly|flying) in(?:to)?|into(?= [^.;]{2,40}?\b(?:home|back|out) (?:from|of|via)\b)|com(?:e|ing)\b[^.;,]{0,20}? by)\b/gi;
const departure =
  /\b(?:(?:flights?|planes?|trains?|ferr(?:y|ies)|bus)\b[^.;]{0,25}?\b(?:home|back|leaves?|departs?|goes)|fl(?:y|ying) (?:home|back|out|on|from)|depart(?:s|ing|ure)?|leav(?:e|es|ing)|(?:go(?:ing)?|head(?:ing)?|driv(?:e|ing)|travel(?:ling)?) (?:back|home)|home (?:from|via))\b/gi;
/** Words that say when one comes or goes, and too little to say where. */
const comesAt =
  /\b(?:touch(?:es|ing)? down|(?:we|i|planes?|flights?|trains?|bus|ferr(?:y|ies))(?: \w+){0,2}? gets? in(?:to)?|(?:we|i) come in (?:late |early )?on|reach(?:es|ing)?(?: the)?(?: [\w-]+){0,3} (?:station|hauptbahnhof|hbf|airport|port|harbour|central)|reach(?:es|ing)? the (?:station|hauptbahnhof|airport|port)|flights? in\b|inbound|brings? us in|(?:ship|boat|cruise|ferry) docks?|docks?(?= at \d)|check(?:ing)? in on|driv(?:e|ing) in on|(?:are|is|am|we're|i'm) at the (?:airport|station) (?:by|at|from))/gi;
const goesAt =
  /\b(?:tak(?:e|es|ing) off|(?:return|outbound|back) (?:flights?|train|plane)|flights? (?:out|back|home)\b|flight(?: is| goes)? (?:at|on)|the one back|takes us (?:away|home|back)|all aboard|set(?:s|ting)? (?:off|out) for home|home(?: it goes| we go)?(?= on (?:the )?(?:last )?\w+day\b)|out of it\b|out again\b|(?:must|have to|need to|should|want to|got to) be at the (?:airport|station))/gi;
const atAirport = /\bbe at the (airport|station)\b/i;
const beforeFlight = { airport: 120, station: 20 } as const;
const ends = /\b(?:end(?:s|ing)?|finish(?:es|ing)?|return(?:s|ing)?|back)\b/gi;
/** A ring has one name for both of its ends: "arriving and leaving at Kochi". */
const ring =
  /\b(?:arriv(?:e|ing)|land(?:ing)?|start(?:ing)?|begin(?:ning)?|fly(?:ing)? in|in)(?: and| to)? (?:leav(?:e|ing)|depart(?:ing)?|end(?:ing)?|finish(?:ing)?|fly(?:ing)? out|fly home|out|return(?:ing)?)(?: home)? (?:at|in|of|from|via|through|to) (?:the )?([a-z]+(?: [a-z]+)?)/;
/** "Into Jackson Hole on Saturday and out of it on Friday". */
const outOfIt =
  /\b(?:into|in|at|to) (?:the )?([a-z]+(?: [a-z]+)?)(?: \w+){0,10}? out (?:of|from) (?:it|there|the same)\b/;
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
const homeward =
  /\b(?:home|again|away|aboard|off|from|out of|flights?|plane|train|ferry|bus|fly\w*|depart\w*|\w+day|(?:mon|tue|wed|thu|fri|sat|sun)\b|last|be at|\d{1,2}(?:st|nd|rd|th)|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|20\d\d-\d\d-\d\d)\b/i;
const overLand = /\b(?:trains?|tgv|rail\w*|stations?|hauptbahnhof|eurostar|coach|bus|ferry|by car|we drive)\b/i;
const byAir = /\b(?:fl(?:y|ying|ights?)|planes?|airports?)\b/i;
const landing = /\bland(?:s|ing)?\b/i;
/** "We must be back in Vienna by 18:00 on the last day"; each evening, it is no journey. */
const back =
  /\b(?:back|home)(?: again)? (?:in|at|to) (?:the )?(?<place>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})(?<rest>[^.;]{0,50}?\b(?:by|at|before|no later than|until) (?:about |around )?(?:\d{1,2}(?:[:.h]\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon)\b[^.;]{0,40})/u;
const onTheLastDay = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:last|final) day|at the end|return the car)\b/i;
const LONGEST = 110;

/** @param texts as the travellers wrote them */
export function journeyOf(texts: readonly string[]): Journey {
  const sentences = texts.flatMap((it) => it.split(/[.!?\n]+(?=\s|$)|;/));
  const [ins, outs] = [partsFrom(sentences, arrival, departure), partsFrom(sentences, departure, arrival)];
  const [comes, goes] = [either(arrival, comesAt), either(departure, goesAt)];
  const [insAt, outsAt] = [partsFrom(sentences, comes, goes), partsFrom(sentences, goes, comes)];
  const folded = foldClause(texts.join(". "));
  const round =
    ring.exec(folded)?.[1] ??
    outOfIt.exec(folded)?.[1] ??
    loop.exec(folded)?.[1] ??
    thereAndBack.exec(folded)?.[1] ??
    null;
  const toEnd = partsFrom(sentences, ends, arrival);
  const coming = sentences.filter((it) => it.search(comes) >= 0 && !byAir.test(it) && !landing.test(it));
  const inByLand = [...insAt.filter((it) => !byAir.test(it)), ...coming].some((it) => overLand.test(it));
  const outByLand = outsAt.some((it) => overLand.test(it));
  const outByAir = outsAt.some((it) => byAir.test(it));
  return {
    lands: firstOf(insAt, timeIn),
    startsIn: round ?? firstOf(ins, (it) => nameIn(it.replace(origin, " "))),
    leaves: firstOf(
      outsAt.filter((it) => byVehicle.test(it) || homeward.test(it.replace(/^\w+/, " "))),
      leavesIn,
    ),
    backBy: backByIn(texts),
    endsIn:
      round ??
      firstOf(outs, (it) => nameIn(it.replace(goal, " "))) ??
      firstOf(sentences, lastNightIn) ??
      firstOf(toEnd, nameIn),
    byLand: { in: inByLand, out: outByLand ? !outByAir : inByLand && !outByAir },
  };
}

const byVehicle = /^(?:flights?|planes?|trains?|ferr(?:y|ies)|bus|return|be at|the one back)\b/i;

function either(one: RegExp, other: RegExp): RegExp {
  return new RegExp(`${one.source}|${other.source}`, "gi");
}

/** Who has to be at the airport flies two hours later. */
function leavesIn(part: string): number | null {
  const where = atAirport.exec(part)?.[1]?.toLowerCase();
  const time = timeIn(part);
  return time === null ? null : time + (where === "airport" || where === "station" ? beforeFlight[where] : 0);
}

/** The words of a journey back to where one came from, for those who read the same text for other things. */
export function backByWords(text: string): string | null {
  const found = back.exec(text);
  return found && onTheLastDay.test(found[0]) ? found[0] : null;
}

function backByIn(texts: readonly string[]): Journey["backBy"] {
  for (const text of texts) {
    const words = backByWords(text);
    const { place = "", rest = "" } = (words && back.exec(words)?.groups) || {};
    const at = clockIn(rest);
    if (at === null) continue;
    const isLater = at < 720 && /\b(?:evening|afternoon|night)\b/i.test(rest);
    return { place: foldClause(place), at: isLater ? at + 720 : at };
  }
  return null;
}

/** Whether a part of a sentence only says how and when one comes or goes. */
export function isAboutJourney(said: string): boolean {
  return [...partsFrom([said], arrival, departure), ...partsFrom([said], departure, arrival)].some(
    (it) => clockIn(it) !== null || (nameIn(it) !== null && /\b(?:land|arriv|fly|depart|leav)/i.test(it)),
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
