import type { NumberAtom } from "./atom.ts";
import { inOrder } from "./numbers.ts";
import { scan } from "./written-dates.ts";

const trainWord =
  /(?:^|[^a-z])(?:trains?|zug(?:nummer|nr)?|treno|treni|tren|trenes|comboio|trem|trein(?:nummer)?|vlak|spoj|pociag|tag(?:nummer)?|tog(?:nummer)?|juna|列車)(?: ?(?:number|nummer|numero|num|n[ro]?))?(?:\.|o)?[ :#.|/-]{0,6}\n?[ ]{0,40}$/;
const WORD = 80;

/** Kinds of trains that railways share or print before the number; what they are called, not who runs them. */
const categories =
  "ICE|ICN|ICL|ICD|IC|ECE|EC|EN|NJ|RJX|RJ|TGV|INOUI|OUIGO|AVE|AVLO|ALVIA|AVANT|EUROMED|MD|FR|FA|FB|RE|RB|IRE|IRN|IR|TER|THA|EST|ES|SPR|SC|Rx|Sp|Os|Ex|EIP|EIC|TLK|IP|AP|S|R|RS|RV|REG|D|EX|WB|FLX|REX|Frecciarossa|FRECCIAROSSA|Frecciargento|FRECCIARGENTO|Frecciabianca|Intercity|InterCity|INTERCITY|Intercités|INTERCITES|Eurocity|EuroCity|EUROCITY|Regionale|REGIONALE|Eurostar|EUROSTAR|Thalys|Railjet|railjet|Nightjet|Italo|ITALO|Alfa Pendular|Intercidades|Pendolino|Sprinter|Regional|Snabbtåg|InterCityLyn|Lyntog|Nozomi|NOZOMI|Hikari|HIKARI|Kodama|Sakura|Mizuho|Hayabusa|のぞみ|ひかり|こだま|はやぶさ|さくら|みずほ|X2000|SJ|TG";
const categoryNumber = new RegExp(
  `(?<![A-Za-z0-9])((?:TGV |IC |ICE )?(?:${categories})) {0,6}(?:n[.º°o]? ?|N[.º°o]? ?|Nr\\.? ?|#)?(\\d{1,6})(?:号)?(?![A-Za-z0-9:]|[.,/-]\\d)`,
  "g",
);
const labelledTrain =
  /(?<![a-z])(?:trains?|zug(?:nummer|nr)?|treno|tren|comboio|trem|trein(?:nummer)?|vlak|spoj|pociag|tag|tog|juna|列車(?:番号)?)(?: (?:number|nummer|numero|num|nr|no|n|c\.|cislo))?(?:[.o]|o\.)?[ :#]{0,4}(?:([a-z][a-z.]{0,14}(?: [a-z]{2,12})?) ?)?(\d{1,6}(?![\d:/]|[.,-]\d)|\d{3,6}(?=: ))/g;

/** Where one letter is a kind of train: in the row of a timetable, as "09:07 R 945" and "07:49   10 A-B   S0". */
const besideClock = /\d\d[:.]\d\d(?: {1,12}|[^\n]{0,40} {2})$/;

const people =
  /^ ?(?:x|adults?|adultes?|adult[oi]s?|erwachsene|pers|passag|passeng|pasajer|reizigers|of \d|von \d|de \d|\/ ?\d)/;
const way = /^(?:to|from|nach|von|vers|para|hacia|naar|van|til|fra|till|fran|depuis|desde) /;

/** "Train: Berlin ABC123" is a place and a code, "train to Berlin 2027" a place and a year, "Train 2 adults" people. */
function isNoTrain(category: string | undefined, whole: string, after: string): boolean {
  if (people.test(after)) return true;
  if (!category) return false;
  return way.test(category) || (category.includes(" ") && /[a-z]\d+$/.test(whole));
}

/** Trains by number, with their category as it is printed. */
export function findTrains(folded: string, source: string): NumberAtom[] {
  const found: NumberAtom[] = [];
  scan(categoryNumber, source, (match) => {
    const [whole, category, digits] = match;
    const labelled = trainWord.test(folded.slice(Math.max(0, match.index - WORD), match.index));
    const row = folded.slice(Math.max(0, match.index - WORD), match.index);
    if ((category as string).length === 1 && !labelled && !besideClock.test(row)) return 1;
    // "のぞみ225号" is one word; elsewhere a space stands between kind and number however wide it was printed.
    const number = /^[a-z]/i.test(category as string)
      ? `${category}${/^[a-z]\d/i.test(whole) ? "" : " "}${digits}`
      : whole;
    found.push({ start: match.index, end: match.index + whole.length, number, airline: null, labelled });
    return whole.length;
  });
  scan(labelledTrain, folded, (match) => {
    const [whole, category, digits] = match;
    const end = match.index + whole.length;
    if (isNoTrain(category, whole, folded.slice(end, end + 14))) return 4;
    // Swedish "tåg" without its ring is a German day.
    if (/^tag/.test(whole) && !/^t[åÅ]/i.test(source.slice(match.index, match.index + 3))) return 3;
    const words = category ? source.slice(end - (whole.length - whole.indexOf(category, 3)), end) : (digits as string);
    const capital = /^\p{Lu}|^\d/u.test(words);
    const number = (capital ? words : (digits as string)).replace(/\s+/g, " ").trim();
    if (/^(?:n|no|nr|numero|number|on|at|am|um|de|du|vom|von|to|the)[. ]/i.test(number)) return 4;
    found.push({
      start: end - (capital ? words.length : (digits as string).length),
      end,
      number,
      airline: null,
      labelled: true,
    });
    return whole.length;
  });
  return inOrder(found);
}
