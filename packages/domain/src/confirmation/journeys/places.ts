import type { Airport, ReadPlace, Span, TravelData } from "../reading.ts";

/** What words may mean as one end of a journey. */
export interface Place extends Span {
  /** The text's words, tidied. */
  readonly name: string;
  /** Airports that the words can mean; empty for stations and for what the data does not know. */
  readonly airports: readonly Airport[];
  /** Whether the code itself stands there. */
  readonly stated: boolean;
  /** The same for the two ends of a way that stand together: "Harwich - Hook of Holland". */
  readonly route?: number;
}

const LONGEST = 80;
const terminal =
  /[,;(-]{0,1} {0,2}(?<!\p{L})(?:(?:(?:north|south|main|international) )?terminal(?: ?\/ ?terminal)?(?: ?:? {0,2}(?:[0-9][a-z]?|[a-z][0-9]?)(?!\p{L}|\d))?|(?:term\.?|aerogare|halle?|gate|t) ?:? {0,2}[0-9][a-z]?(?!\p{L}|\d))\)?/giu;
const terminalTail = /[,;-] {0,2}terminal(?!\p{L}).*$/iu;

const platformTail =
  /[-,(–;]? {0,2}(?<!\p{L})(?:gleis|bahnsteig|gl\.|platform|platf\.|plat\.|voie|quai|binario|bin\.|v[ií]a|and[eé]n|spoor|perron|spor|sp[aå]r|n[aá]st\.|n[aá]stupi[sš]t[eě]|kolej|peron|linha|laituri)\s{0,2}\d.*$/iu;
const platformWord = /[-,(–;]? {0,2}(?<!\p{L})(?:gleis|bahnsteig|platform|voie|quai|binario|and[eé]n|spoor|perron)$/iu;
const openBracket = / ?\([^)]*$/u;

/** "München Hbf Gleis 18" without its platform. */
export function withoutPlatform(text: string): string {
  return text.slice(0, LONGEST * 2).replace(platformTail, "");
}

/** Tidies words to a place's name: no terminal, no brackets around nothing, no marks at the ends. */
export function tidyName(text: string): string {
  return text
    .slice(0, LONGEST * 2)
    .replace(/^ ?[発着](?=[ →])/u, "")
    .replace(terminalTail, "")
    .replace(platformTail, "")
    .replace(platformWord, "")
    .replace(openBracket, "")
    .replace(terminal, "")
    .replace(/\( {0,3}\)/g, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:.|/>→()*•@-]+(?![\s(])/u, "")
    .replace(/[\s,;:|/>→(*•@-]+$/u, "")
    .trim();
}

/** The airports that a name can mean; the parts of `Berlin, DE (TEGEL)` narrow each other down. */
export function airportsOf(name: string, data: TravelData): readonly Airport[] {
  if (name.length < 3 || name.length > LONGEST || !/\p{L}{3}/u.test(name)) return [];
  const whole = data.airportsNamed(name);
  if (whole.length > 0) return whole;
  const parts = name
    .split(/[,()]| - | – /)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);
  if (parts.length < 2 || parts.length > 5) return [];
  const found = parts.map((part) => data.airportsNamed(part)).filter((list) => list.length > 0);
  const [first, ...rest] = found;
  if (!first) return [];
  const common = first.filter((airport) => rest.every((list) => list.some((it) => it.iata === airport.iata)));
  if (common.length > 0) return common;
  return [];
}

/** A place whose code stands in the text, alone or after its name. */
export function codedPlace(span: Span, name: string, iata: string, data: TravelData): Place {
  const airport = data.airport(iata);
  return { ...span, name, airports: airport ? [airport] : [], stated: true };
}

export function samePlace(one: Place, other: Place): boolean {
  if (one.airports.length > 0 && other.airports.length > 0) {
    return one.airports.some((airport) => other.airports.some((it) => it.iata === airport.iata));
  }
  return nameKey(one.name) === nameKey(other.name);
}

function nameKey(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** The shape for readers: facts only from airports that the words leave no doubt about, or from what all of them share. */
export function readPlace(place: Place, data: TravelData): ReadPlace {
  const [only, ...others] = place.airports;
  if (only && others.length === 0) {
    const { iata, city, country, lat, lng, timezone } = only;
    return { name: place.name, iata, city, country, address: null, lat, lng, timezone };
  }
  const city = cityOf(place.name, data);
  const zones = new Set(place.airports.map((it) => it.timezone));
  return {
    name: place.name,
    iata: null,
    city: city?.name ?? null,
    country: city?.country ?? null,
    address: null,
    lat: city?.lat ?? null,
    lng: city?.lng ?? null,
    timezone: city?.timezone ?? (zones.size === 1 ? (only?.timezone ?? null) : null),
  };
}

const stationWords =
  /(?<!\p{L})(?:hbf|hauptbahnhof|bahnhof|bf|gare(?: de| du| d')?|estaci[oó]n(?: de)?|estação(?: de)?|stazione(?: di)?|station|central|centrale|centraal|centrum|c\.le|hl\. ?n\.?|hlavn[ií] n[aá]dra[zž][ií]|n[aá]dra[zž][ií]|g[lł][oó]wn[ay]|tief|termini|airport|flughafen|a[eé]roport|ville|st\.?|\(tief\)|駅)(?!\p{L})/giu;

function cityOf(name: string, data: TravelData): ReturnType<TravelData["city"]> {
  const direct = data.city(name);
  if (direct) return direct;
  const bare = name.replace(stationWords, " ").replace(/[(),]/g, " ").replace(/\s+/g, " ").trim();
  if (bare !== name && bare.length > 2) {
    const found = data.city(bare);
    if (found) return found;
  }
  return undefined;
}
