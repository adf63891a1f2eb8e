import type { TravelData } from "../reading.ts";
import type { AirportAtom } from "./atom.ts";
import { scan } from "./written-dates.ts";

const three = /(?<![A-Za-z0-9])[A-Z]{3}(?![A-Za-z0-9])/g;

/** Airports' codes that are words or titles in capital letters: only brackets or another code beside them make them codes. */
const everyday = new Set(
  "THE AND FOR ALL ANY NOT YOU OUR ARE CAN NEW NOW OUT DAY PAY TAX FEE NET MAX MIN SUM EUR USD GBP CHF SEK NOK DKK CZK PLN HUF BRL CAD AUD JPY VAT IVA TVA MWS PIN PDF FAQ APP WEB SMS TEL FAX MOB REF NUM DOB SEX AGE MRS MSS MST REV DOC ADT CHD INF MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC EST PST CET GMT UTC DER DIE DAS UND VON LES DES UNE EST SUR PAR LOS LAS DEL POR QUE SIN CON PER UNA NON DOS DAS COM NOS SEA AIR VIP BUS CAR GET TOP OFF SEE USE HAS HAD WAS HIS HER ONE TWO TEN AMT QTY CLS STS STD STA ETD ETA DEP ARR OWN MEX KEY BAR SPA FIT SET LEG RUN CRS BAG PCS BOX".split(
    " ",
  ),
);

/** Airports by code, where how it stands says that it is one. */
export function findAirports(source: string, data: TravelData): AirportAtom[] {
  const found: AirportAtom[] = [];
  scan(three, source, (match) => {
    const iata = match[0];
    const start = match.index;
    const end = start + 3;
    if (data.airport(iata) && standsAsCode(source, start, end, everyday.has(iata), data))
      found.push({ start, end, iata });
    return 3;
  });
  return found;
}

const pairAfter = /^(?: {0,3}(?:-|–|—|→|➔|➜|>|\/|(?<= )(?:to|nach|via)(?= )) {0,6}| {2,8})([A-Z]{3})(?![A-Za-z0-9])/;
const pairBefore = /(?<![A-Za-z0-9])([A-Z]{3})(?: {0,3}(?:-|–|—|→|➔|➜|>|\/|(?<= )(?:to|nach|via)(?= )) {0,6}| {2,8})$/;
const beforeTimed = /^ ([A-Z]{3}) \d{1,2}[:.]?\d\d/;
const aloneWithNext = /^ ([A-Z]{3}) {0,3}(?:$|\n|\t| {2}|\|)/;
const aloneWithLast = /(?:^|\n|\t| {2}|\|) {0,3}([A-Z]{3}) $/;
const cellBefore = /(?:^|\n|\t| {2}|[|•·:,([/]) {0,8}$/;
const cellAfter = /^ {0,8}(?:$|\n|\t| {2}|[|•·,)\]/:-])/;
const timeBefore = /\d[:.h]\d\d ?h? {1,3}$/;
const timeAfter = /^ {1,3}\d{1,2}[:.h]\d\d/;
const wordBefore =
  /(?<![A-Za-z])(?:dep|arr|from|to|von|nach|ab|an|de|à|a|da|vers|para|naar|van|desde|hasta|départ|arrivée|salida|llegada|partida|chegada|partenza|arrivo|vertrek|aankomst|Abflug|Ankunft|Von|Nach|De|From|To|Van|Naar|Da|Dep|Arr|Desde|Para)[.:]? {1,3}$/;
/** "東京(羽田) HND 07:55着": scripts without capitals set a code apart by themselves. */
const eastBefore = /[\p{Script=Han}\p{Script=Katakana}）)ー] ?$/u;
const LOOK = 16;

/** `Paris CDG`, `London, LHR`: the word before is that of its city. */
function namesItsCity(before: string, iata: string, data: TravelData): boolean {
  const word = /([\p{L}]{3,24})[,]? {1,2}$/u.exec(before)?.[1];
  const airport = data.airport(iata);
  if (!word || !airport) return false;
  const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain(`${airport.city} ${airport.name}`).includes(plain(word));
}

function standsAsCode(source: string, start: number, end: number, word: boolean, data: TravelData): boolean {
  const before = source.slice(Math.max(0, start - LOOK), start);
  const after = source.slice(end, end + LOOK);
  if (/[([] ?$/.test(before) && /^ ?[)\]]/.test(after)) return true;
  if (/[([] ?$/.test(before) && /^ ?[,/ -]/.test(after)) return !word;
  const other = pairAfter.exec(after)?.[1] ?? pairBefore.exec(before)?.[1];
  if (other && !everyday.has(other) && data.airport(other)) return true;
  if (word) return false;
  const next = cellBefore.test(before) ? aloneWithNext.exec(after)?.[1] : undefined;
  const last = cellAfter.test(after) ? aloneWithLast.exec(before)?.[1] : undefined;
  if ((next && data.airport(next)) || (last && data.airport(last))) return true;
  const timed = beforeTimed.exec(after)?.[1];
  if (timed && data.airport(timed) && !everyday.has(timed)) return true;
  if (eastBefore.test(before) && /^ ?[\d\p{Script=Han}]/u.test(after)) return true;
  if (timeBefore.test(before) || timeAfter.test(after) || wordBefore.test(before)) return true;
  if (namesItsCity(source.slice(Math.max(0, start - 30), start), source.slice(start, end), data)) return true;
  return (start === 0 || cellBefore.test(before)) && cellAfter.test(after);
}
