import type { TravelData } from "../reading.ts";
import type { NumberAtom } from "./atom.ts";
import { scan } from "./written-dates.ts";

const flightWord =
  /(?:^|[^a-z])(?:flights?|flug(?:nummer|nr)?|vols?|vuelos?|voli?|volo|voos?|vluchte?n?|vlucht(?:nummer|nr)?|let|lot|flyg(?:nummer)?|fly(?:nummer)?|lento|ucus|flt|flight (?:number|no|nr|code)|numero (?:de |do |di )?(?:vol|vuelo|voo|volo)|cislo letu|numer lotu|便名|便|フライト)(?: ?(?:\(s\)|details?|information|number|nummer|numero|n[ro]?))?(?:\.|o)?[ ]{0,2}[:#.|/-]{0,4}\n?[ ]{0,40}$/;
const WORD = 80;

const designator =
  /(?<![A-Za-z0-9])(?<![A-Za-z0-9][/-])([A-Z][A-Z0-9]|[0-9][A-Z])([ ]{0,4}-?[ ]?)(\d{1,4})([A-Z]?)(?![A-Za-z0-9])(?!-(?!20\d\d )\d)(?!:\d)(?!\.\d)(?!\/\d)(?! \d[A-Z]{2}(?![A-Z]))/g;
/** Some airlines print the code of three letters that controllers use. */
const threeLetters =
  /(?<![A-Za-z0-9])(?!VAT|TEL|FAX|REF|PNR|SEQ|ROW|TGV|ICE|AVE|RJX|REX|FLX|EIP|EIC|TLK|TER|IRE|IRN|ECE|THA|SPR|MAX|MIN|ISO|PIN|USD|EUR|GBP)[A-Z]{3}\d{3,4}(?![A-Za-z0-9])/g;
const endsCell = /(?:^|\n| {2}|\t|\| ?)$/;
const startsCell = /^ *(?:$|\n| {2}|\t|\|)/;
const digitsAfterWord =
  /(?<![a-z])(?:flights?|flug|vol|vuelo|volo|voo|vlucht|let|lot|flyg|fly|lento|flt|便名)(?: ?(?:number|nummer|numero|no|nr|n))?(?:\.|o)?[ :#.]{1,4}(\d{2,4})(?![\d.,:/-])(?! ?(?:hours?|std|[€$%]|eur|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/g;

/** Codes of airlines that are words in capital letters: with a space before the digits they are taken for the word. */
const everyday = new Set(
  "AM PM AT TO IN ON OR NO SO US IS AS BY MY DE LA EL AB UM AN ZU IM DU ET EN IF OF UP WE BE DO GO HE ME VS OK ID CO EU UK TV PC CA RE OB IL LE AL DA MI SE TU UN NR VI VA BP PR SC HR HS KM KG MB GB ST FL PO ZI BI".split(
    " ",
  ),
);

/** What stands in front of gates, seats and the like, which look like numbers of flights: "Gate  B42", "Seat 7C 12". */
const otherNumber =
  /(?<![a-z])(?:gates?|flugsteig|ausgang|steig|porte|puerta|uscita|portao|porta|seats?|sitz(?:platz|platze)?|sieges?|places?|asientos?|plazas?|posti|posto|lugar(?:es)?|assentos?|stoel(?:en)?|zitplaats|row|reihe|group|gruppe|groupe|grupo|gruppo|groep|zone|terminal|hall|halle|stand|room|zimmer|chambre|seq(?:uence)?|sec)(?:\.| ?(?:no|nr|n)\.?)?[ :#]{0,4}$/;
/** "Delta Air Lines 264": the airline in words and its number, which fill their cell but for a class or a mark. */
const named =
  /(?<=(?:^|\n| {2}|\t|[|·] ?))[ ]{0,3}(\p{Lu}[\p{L}.&'-]{1,20}(?: \p{Lu}[\p{L}.&'-]{0,20}){0,3}),? {1,2}(\d{2,4})(?= {0,3}(?:$|\n| {2}|\t|[|·,(]))/gu;

/** Flights by number. Without a word for flight before it, a designator has to be that of an airline which flies. */
export function findFlights(folded: string, source: string, data: TravelData): NumberAtom[] {
  const found: NumberAtom[] = [];
  scan(designator, source, (match) => {
    const [whole, code, gap, digits, letter] = match;
    const before = folded.slice(Math.max(0, match.index - WORD), match.index);
    if (otherNumber.test(before)) return 1;
    const labelled = flightWord.test(before);
    const airline = data.airline(code as string);
    const spaced = (gap as string).length > 0;
    // "FLIGHT NO 139": the word for number, not an airline.
    if (labelled && spaced && (code === "NO" || code === "NR")) return 1;
    const readable = labelled && !everyday.has(code as string) && (digits as string).length > 1;
    const isCell =
      endsCell.test(source.slice(Math.max(0, match.index - 3), match.index)) &&
      startsCell.test(source.slice(match.index + whole.length, match.index + whole.length + 4));
    if (isCell && airline && !everyday.has(code as string) && letter === "") {
      const number = `${code}${(digits as string).replace(/^0+(?=\d)/, "")}`;
      found.push({ start: match.index, end: match.index + whole.length, number, airline: code as string, labelled });
      return whole.length;
    }
    const known =
      airline !== undefined ? labelled || (digits as string).length > (airline.flights > 0 ? 1 : 2) : readable;
    if (!known || (!labelled && (letter !== "" || (spaced && everyday.has(code as string))))) return 1;
    if (!labelled && !spaced && /^\d/.test(code as string) && (digits as string).length < 3) return 1;
    const number = `${code}${(digits as string).replace(/^0+(?=\d)/, "")}${letter}`;
    found.push({ start: match.index, end: match.index + whole.length, number, airline: code as string, labelled });
    return whole.length;
  });
  scan(threeLetters, source, (match) => {
    const { 0: whole, index } = match;
    const labelled = flightWord.test(folded.slice(Math.max(0, index - WORD), index));
    const fillsCell =
      endsCell.test(source.slice(Math.max(0, index - 3), index)) &&
      startsCell.test(source.slice(index + whole.length, index + whole.length + 4));
    if (labelled || fillsCell) {
      found.push({ start: index, end: index + whole.length, number: whole, airline: null, labelled });
    }
    return whole.length;
  });
  scan(named, source, (match) => {
    const [whole, name, digits] = match;
    const airline = data.airlineNamed(name as string);
    const start = match.index + whole.indexOf(name as string);
    const number = `${airline?.iata}${(digits as string).replace(/^0+(?=\d)/, "")}`;
    if (airline) found.push({ start, end: match.index + whole.length, number, airline: airline.iata, labelled: false });
    return whole.length;
  });
  scan(digitsAfterWord, folded, (match) => {
    const digits = match[1] as string;
    const end = match.index + match[0].length;
    const start = end - digits.length;
    found.push({ start, end, number: digits.replace(/^0+(?=\d)/, ""), airline: null, labelled: true });
    return match[0].length;
  });
  // "EG-428-KT" is the plate of a car.
  return inOrder(found.filter((it) => !/^-[A-Z]/.test(source.slice(it.end, it.end + 2))));
}

/** Overlapping forms are one number: the one that begins first, the longer one, stands. */
export function inOrder(found: readonly NumberAtom[]): NumberAtom[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: NumberAtom[] = [];
  for (const number of sorted) {
    const last = kept.at(-1);
    if (!last || number.start >= last.end) kept.push(number);
  }
  return kept;
}
