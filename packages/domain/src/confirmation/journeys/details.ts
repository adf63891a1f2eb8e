import type { Page } from "../parts/page.ts";
import type { ReadDetails, Span } from "../reading.ts";
import type { Concept } from "../structure/lexicon/lexicon.ts";
import { means } from "../structure/pairs.ts";
import type { Leg } from "./leg.ts";

/** How far behind a leg its seat and class may stand when no other leg follows. */
const BEHIND = 500;
/** A terminal stands in the line of its airport or in the next one. */
const TERMINAL = 60;
/** A platform stands in the line of its station. */
const PLATFORM = 60;

/** What people want to see on the day; `until` is where the next leg begins. */
export function detailsOf(page: Page, leg: Leg, until: number | null): ReadDetails {
  const part = { start: leg.start, end: Math.min(until ?? leg.end + BEHIND, leg.end + BEHIND) };
  const labelled = (concept: Concept, shape: RegExp, label?: (words: string) => boolean): string | null => {
    for (const pair of page.document.pairs) {
      if (pair.label.start < part.start || pair.how === "inline" || !means(pair, concept)) continue;
      if (pair.label.start >= part.end) break;
      if (label && !label(pair.label.text)) continue;
      const match = shape.exec(pair.value.text);
      if (match) return match[0].trim();
    }
    return null;
  };
  const { from, to } = leg;
  const toFirst = from && to && to.start < from.start;
  const endOfFrom = toFirst ? null : (to?.start ?? null);
  const endOfTo = toFirst ? from.start : until;
  return {
    seats:
      seatInCoach(page, part) ??
      labelled(
        "seat",
        /^\d{1,3} ?[A-K]?(?![\w/:.-])(?:(?:,| and| und| et| y| e| en| \+) ?\d{1,3} ?[A-K]?(?![\w/:.-])){0,8}/,
      ),
    travelClass:
      labelled("class", /^\p{L}[\p{L} ]{2,28}(?:\([A-Z]\))?$|^[12](?:st|nd|\.|e|a|ª)?(?: [\p{L}]{3,10})?$/u) ??
      classIn(page, part),
    fromTerminal:
      (from && terminalAfter(page, from, endOfFrom)) ?? labelled("terminal", ofTerminal, (words) => leaves.test(words)),
    toTerminal:
      (to && terminalAfter(page, to, endOfTo)) ?? labelled("terminal", ofTerminal, (words) => arrives.test(words)),
    fromPlatform:
      (from && leg.kind !== "flight" ? platformAfter(page, from, endOfFrom) : null) ??
      labelled("platform", /^\d{1,3} ?[A-F]?(?:[-/][A-F\d]{1,2})?(?![\w.:])/, (words) => !arrives.test(words)),
    room: null,
    vehicle: null,
    guests: null,
  };
}

const ofTerminal = /^(?:\d[A-Z]?|[A-Z]\d?)(?![\w.:])/;
const leaves = /depart|abflug|abfahrt|départ|salida|partenza|partida|vertrek/i;
const arrives = /arriv|ankunft|llegada|chegada|aankomst/i;

const terminal =
  /^[^\n]{0,24}\n?[^\n\d]{0,12}?(?:terminal|terminale|terminaal|aerogare)(?: ?\/ ?terminal)? ?:? {0,2}([0-9][a-z]?|[a-z][0-9]?)(?![a-z0-9])/;
const ownTerminal =
  /(?<![a-z])(?:terminal|terminale|terminaal|aerogare) ?:? {0,2}([0-9][a-z]?|[a-z][0-9]?)(?![a-z0-9])/;

/** The terminal that stands among the words of a place, or behind them. */
function terminalAfter(page: Page, place: Span, until: number | null): string | null {
  const { folded } = page.document;
  const end = Math.min(place.end + TERMINAL, until === null || until < place.end ? place.end + TERMINAL : until);
  const match =
    ownTerminal.exec(folded.slice(place.start, Math.min(place.end + 1, place.start + 200))) ??
    terminal.exec(folded.slice(place.end, end));
  return match?.[1]?.toUpperCase() ?? null;
}

const platform =
  /(?<![a-z])(?:(?:abfahrts)?gleis|gl\.|bahnsteig|platform|plat\.|track|voie|quai|binario|bin\.|via|anden|(?:vertrek)?spoor|perron|spor|spar|nastupiste|nast\.|kolej|peron|linha|laituri)(?: (?:nr|no|n)\.?)? ?:? {0,2}(\d{1,3}(?: ?[a-f](?:-[a-f])?)?)(?![a-z0-9:./])/;

/** "Gleis 7" in the line of the station where the way begins, up to where it ends. */
function platformAfter(page: Page, from: Span, until: number | null): string | null {
  const { folded } = page.document;
  const far = Math.min(from.end + PLATFORM, until !== null && until >= from.end ? until : from.end + PLATFORM);
  const line = folded.indexOf("\n", from.end);
  const end = line < 0 ? far : Math.min(far, line);
  const match = platform.exec(folded.slice(Math.max(from.start, from.end - 100), Math.max(end, from.end)));
  return match?.[1]?.toUpperCase() ?? null;
}

const coach =
  "(?:wagen(?:nummer)?|wg\\.|voiture|voit\\.|carrozza|coche|coach|carriage|rijtuig|vagn|vogn|vuz|wagon|vaunu|carruagem|vagao)(?: ?(?:nr|no|n)\\.?o?)? ?:? {0,3}(?:\\d{1,3}|[a-z])";
const place =
  "(?:seats?|sitz(?:platz|platze)?|platz|platze|places?|sieges?|posti|posto|plazas?|asientos?|zitplaats(?:en)?|plaats(?:en)?|stoel(?:en)?|lugar(?:es)?|plats(?:er)?|plads(?:er)?|plass(?:er)?|sate|misto|mista|miejsc[ea]|paikka)(?: ?(?:nr|no|n)\\.?o?)? ?:? {0,3}\\d{1,3} ?[a-k]?(?![a-z0-9:.])(?:(?:,| and| und| et| y| e| en| \\+| &|/) ?\\d{1,3} ?[a-k]?(?![a-z0-9:.])){0,8}";
const inCoach = new RegExp(
  `(?<![a-z])${coach}(?: ?[,;|/-] ?| {1,4}| ?\\n ?)${place}|(?<!\\d)\\d{1,2}号車[ 、,]{0,2}\\d{1,3}番? ?-?[a-e]席?`,
);

/** "Wagen 12, Platz 45", in the words of the text: a seat's number says little without its coach. */
function seatInCoach(page: Page, part: Span): string | null {
  const match = inCoach.exec(page.document.folded.slice(part.start, part.end));
  if (!match) return null;
  const start = part.start + match.index;
  return page.document.text
    .slice(start, start + match[0].length)
    .replace(/ ?\n ?/g, ", ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Folded, so that "グリーン車" has lost its marks. */
const ownClass =
  /(?<=(?:^|[\n|,;/(]|- | {2}) {0,3})(?:[12](?:\.|st|nd|re|ere|er|e|eme|de|nde|a|o)? ?(?:klasse|kl\.|classe|class|clase|klas|klass|luokka|trida|klasa)|(?:first|second|standard|economy|premium economy|premium|business|comfort|turista|preferente|eerste|tweede|erste|zweite|premiere|seconde|prima|seconda|primera|segunda|primeira) (?:klasse|classe|class|clase|klas|klass)|クリーン車|クランクラス|普通車)(?= {0,3}(?:$|[\n|,;/)]|- | {2}))/;

/** A class that stands in a cell of its own. */
function classIn(page: Page, part: Span): string | null {
  const match = ownClass.exec(page.document.folded.slice(part.start, part.end));
  const start = part.start + (match?.index ?? 0);
  return match ? page.document.text.slice(start, start + match[0].length).replace(/\s+/g, " ") : null;
}
