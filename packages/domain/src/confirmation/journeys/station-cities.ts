import type { City, ReadPlace, TravelData } from "../reading.ts";
import { type Place, readPlace } from "./places.ts";

/** The two ends of a way by train, bus or ferry, with the cities that the names of their stations leave no doubt about. */
export function readEnds(
  from: Place | null,
  to: Place | null,
  data: TravelData,
): { readonly from: ReadPlace | null; readonly to: ReadPlace | null } {
  const [one, other] = [from, to].map((it) => (it && it.airports.length === 0 ? stationCity(it.name, data) : null));
  const far = one && other ? distance(one.city, other.city) : null;
  const trusted = (mine: Found | null | undefined, yours: Found | null | undefined): City | undefined => {
    if (!mine || (far !== null && far > LONGEST_WAY)) return undefined;
    // "Porto Ceresio" is not in Porto: its other end, in Milan, says so.
    return mine.sure || (yours && far !== null && far <= NEAR) ? mine.city : undefined;
  };
  return { from: from && placed(from, trusted(one, other), data), to: to && placed(to, trusted(other, one), data) };
}

/** No train, bus or ferry goes further in one leg, in kilometres: a namesake on another continent is meant by nobody. */
const LONGEST_WAY = 2_500;
/** So near lie the ends of a way one of which is only known by its first words. */
const NEAR = 1_000;

function placed(place: Place, city: City | undefined, data: TravelData): ReadPlace {
  if (place.airports.length > 0) return readPlace(place, data);
  return {
    name: place.name,
    iata: null,
    city: city?.name ?? null,
    country: city?.country ?? null,
    address: null,
    lat: city?.lat ?? null,
    lng: city?.lng ?? null,
    timezone: city?.timezone ?? null,
  };
}

interface Found {
  readonly city: City;
  /** Whether the whole name is that of a city and its station; else only its first words name one. */
  readonly sure: boolean;
}

/** Stations that are known by a name without their city. */
const ownNames: readonly (readonly [city: string, names: RegExp])[] = [
  [
    "London, United Kingdom",
    /^(?:london )?(?:st\.? ?pancras(?: international| intl\.?)?|king'?s cross|kings cross(?: st\.? pancras)?|euston|paddington|liverpool street|charing cross|marylebone|fenchurch street|blackfriars|victoria coach station)$/,
  ],
  [
    "Paris, France",
    /^(?:paris )?(?:gare )?(?:du nord|de lyon|de l'est|montparnasse|saint-lazare|d'austerlitz|de bercy|de paris bercy)$/,
  ],
  ["Rome, Italy", /^termini$/],
  ["Florence, Italy", /^(?:firenze )?(?:santa maria novella|s\. ?m\. ?n\.?)$/],
  ["New York, United States", /^(?:new york )?(?:penn station|grand central(?: terminal)?|moynihan train hall)$/],
];

/** Names with which the station of any city ends. */
const ending =
  /(?:^|[ (),-])\(?(?:hbf|hauptbahnhof|bahnhof|bhf|bf|station|railway station|train station|bus station|coach station|central|centrale|centraal|central station|centralstation|centralna|centralny|centrum|c\.?le|hl\. ?n\.?|hlavni nadrazi|glowny|glowna|gl\.?|wschodnia|zachodnia|tief|termini|ville|spa|hb|sbb|cff|ffs|h|s|c|ost|west|sud|nord|mitte|zob|midi|zuid|noord|north|south|est|ouest|tgv|avtobusna postaja|rautatieasema|asema|banegard|banegaard|international|intl)\)?$/;
/** Names of stations that are told together with their city's, and are no towns. */
const stationNames =
  /(?:^|[ (),-])\(?(?:gare du nord|gare de lyon|gare de l'est|gare montparnasse|montparnasse|austerlitz|saint-lazare|part-dieu|part dieu|perrache|saint-charles|st-charles|saint-jean|st-jean|matabiau|cornavin|st\.? pancras(?: international| intl)?|king'?s cross|euston|paddington|waterloo|victoria|piccadilly|new street|temple meads|waverley|queen street|lime street|sants|santa justa|puerta de atocha(?: almudena grandes)?|atocha|chamartin|joaquin sorolla|maria zambrano|oriente|santa apolonia|campanha|sao bento|rogoredo|porta garibaldi|porta nuova|porta susa|santa lucia|mestre|s\. ?lucia|s\. ?m\. ?novella|s\. ?m\. ?n\.?|santa maria novella|tiburtina|piazza principe|brignole|p\.? ?principe|sudkreuz|gesundbrunnen|ostbahnhof|altona|dammtor|spandau|pasing|messe\/deutz|meidling|florenc|holesovice)\)?$/;
/** What stands before the city in the name of its station. */
const beginning =
  /^(?:gare (?:de |du |d')?|gare routiere (?:de |d')?|estacion de (?:tren de |autobuses de )?|estacao de |stazione (?:di |centrale di )?|bahnhof |station |shin-)/;
/** After these a town's own name goes on: "Linz am Rhein", "Palma del Río", "San Sebastián de los Reyes". */
const goesOn =
  /^(?:am|an|auf|im|in|bei|ob|vor|der|de|del|della|dei|di|da|do|dos|du|des|la|le|les|los|las|el|sur|sous|en|upon|on|by|under|op|aan|nad|pod|and|und|et|y|e|i|san|santo|santa|street|road|lane|gate|square|park|city|springs|beach|[^a-z].*)$/;
const beginnings = new Set(
  "san santa santo saint sankt bad new la le les los las el den port porto villa vila".split(" "),
);

function stationCity(name: string, data: TravelData): Found | null {
  if (name.length > 60) return null;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return eastern(name, data);
  const plain = plainly(name);
  const own = ownNames.find(([, names]) => names.test(plain));
  if (own) return sure(data.city(own[0]));
  // "Waterloo" alone is a station before it is a town.
  if ([ending, stationNames].some((it) => it.exec(plain)?.index === 0)) return null;
  // Letters of `plain` stand where those of the name do, so that its accents reach the data.
  let rest = plain;
  let from = 0;
  for (let count = 0; count < 3; count++) {
    const end = (ending.exec(rest) ?? stationNames.exec(rest))?.index ?? 0;
    if (end <= 0) break;
    rest = rest.slice(0, end).replace(/[ (,-]+$/, "");
  }
  // "Frankfurt (Oder)" is another town than Frankfurt.
  rest = rest.replace(/ ?\((?:main|m|breisgau)\)?$/, "");
  if (/[(/]/.test(rest)) return null;
  const lead = beginning.exec(rest)?.[0].length ?? 0;
  if (lead > 0 && lead < rest.length) {
    from = lead;
    rest = rest.slice(lead);
  }
  const city = rest.length > 1 ? data.city(name.slice(from, from + rest.length)) : undefined;
  if (city) return sure(city);
  return firstWords(name.slice(from, from + rest.length), rest, data);
}

function sure(city: City | undefined): Found | null {
  return city ? { city, sure: true } : null;
}

/** "Berlin Charlottenburg": the longest first words that name a city which has an airport. */
function firstWords(name: string, plain: string, data: TravelData): Found | null {
  const breaks = Array.from(plain.matchAll(/[ -]+|(?=\()/g), (it) => [it.index, it.index + it[0].length] as const);
  for (const [end, next] of breaks.reverse()) {
    const lead = plain.slice(0, end);
    const following = plain.slice(next).split(/[ -]/)[0] ?? "";
    if (lead.length < 4 || beginnings.has(lead) || goesOn.test(following)) continue;
    const words = name.slice(0, end);
    const city = data.city(words);
    if (city && data.airportsNamed(words).length > 0) return { city, sure: false };
  }
  return null;
}

/** 東京駅, 新大阪: the city with or without the word for station, or for the new one. */
function eastern(name: string, data: TravelData): Found | null {
  const bare = name.replace(/駅$/, "");
  const direct = data.city(bare);
  return sure(direct ?? (bare.length > 2 && bare.startsWith("新") ? data.city(bare.slice(1)) : undefined));
}

function plainly(name: string): string {
  return Array.from(name.toLowerCase(), (letter) => {
    if (letter === "ø") return "o";
    if (letter === "ł") return "l";
    if (letter === "’") return "'";
    return letter.normalize("NFKD").charAt(0);
  }).join("");
}

/** Kilometres along the great circle. */
function distance(one: City, other: City): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat, otherLat] = [radians(one.lat), radians(other.lat)];
  const angle =
    Math.sin(lat) * Math.sin(otherLat) + Math.cos(lat) * Math.cos(otherLat) * Math.cos(radians(other.lng - one.lng));
  return 6_371 * Math.acos(Math.min(1, Math.max(-1, angle)));
}
