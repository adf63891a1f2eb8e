import { folded as fold } from "../atoms/fold.ts";
import { firstFrom, within } from "../atoms/index.ts";
import type { Page } from "../parts/page.ts";
import type { Airline, Span } from "../reading.ts";
import { means } from "../structure/pairs.ts";
import type { Leg } from "./leg.ts";

/** A carrier in the text's own words. */
export interface Carrier {
  readonly name: string;
  readonly spans: readonly Span[];
  readonly iata: string | null;
}

const MOST_CELLS = 2_000;

/** Airlines that cells of the text and the sender name, by code. */
export function airlinesNamed(page: Page): Map<string, Carrier> {
  const found = new Map<string, Carrier>();
  const add = (text: string, start: number): void => {
    const name = text.trim().replace(/^[-–,.|:\s]+|[-–,.|:*\s]+$/g, "");
    if (name.length < 2 || name.length > 50 || !/^[\p{L}\d]/u.test(name)) return;
    const airline: Airline | undefined = page.context.data.airlineNamed(name);
    if (!airline || found.has(airline.iata)) return;
    const at = page.document.source.indexOf(name, start);
    found.set(airline.iata, { name, iata: airline.iata, spans: at < 0 ? [] : [{ start: at, end: at + name.length }] });
  };
  let cells = 0;
  for (const line of page.document.lines) {
    if (line.isHeader || line.isBlank) continue;
    for (const cell of line.cells.slice(0, 20)) {
      if (cells >= MOST_CELLS) break;
      cells += 1;
      for (const number of within(page.atoms.flights, cell)) {
        const before = page.document.text.slice(Math.max(cell.start, number.start - 50), number.start);
        const run = /((?:\p{Lu}[\p{L}.&'-]*\s+){1,5})(?:\p{Ll}+\s+){0,2}[-–(:]?\s*$/u.exec(before)?.[1];
        const words = run?.trim().split(/\s+/) ?? [];
        for (let from = 0; from < words.length; from++)
          add(words.slice(from).join(" "), Math.max(cell.start, number.start - 60));
        add(page.document.text.slice(number.end, Math.min(cell.end, number.end + 50)), number.end);
        // "Delta Air Lines 264"
        add(page.document.text.slice(number.start, number.end).replace(/ \d{1,4}$/, ""), number.start);
      }
      if (cell.text.length > 90) continue;
      add(cell.text, cell.start);
      const parts = cell.text.split(/ - | – |, |: |\|| \(|\)/);
      if (parts.length > 1 && parts.length < 6) for (const part of parts) add(part, cell.start);
    }
  }
  for (const message of page.document.messages) {
    if (!message.from) continue;
    add(message.from.text.replace(/<.*$/, "").replace(/"/g, ""), message.from.start);
  }
  return found;
}

/** The airline that the line of a number names and nothing else does: "DELTA AIR LINES   FLT: 264". */
export function airlineOnLine(page: Page, number: Span): Airline | undefined {
  const at = firstFrom(page.document.lines, number.start + 1) - 1;
  const found = new Map<string, Airline>();
  for (const cell of page.document.lines[at]?.cells.slice(0, 12) ?? []) {
    for (const part of [cell.text, ...cell.text.split(/ - | – |, |: |\|/).slice(0, 6)]) {
      const airline = part.length > 2 && part.length < 50 ? page.context.data.airlineNamed(part.trim()) : undefined;
      if (airline) found.set(airline.iata, airline);
    }
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** First words of airlines' names that mean many other things. */
const everyday = new Set(
  "air airlines american british united delta royal china swiss austrian turkish norwegian thai alaska spirit frontier southwest virgin global pacific japan korean singapore ethiopian kenya south north east west northern southern eastern western central fly flying jet sky sun blue star express international asia europe euro india egypt oman gulf cathay national regional island islands scandinavian brussels malaysia philippine vietnam saudi qatar kuwait royal iberia azul avianca aegean olympic corsair condor eagle golden great hong hainan juneyao lucky spring capital copa cape volga ural".split(
    " ",
  ),
);

/** The airline of a flight's code in the text's words, where the text names it: by name, or as "KLM", "SAS", "TAP". */
export function airlineOfCode(page: Page, iata: string): Carrier | null {
  const airline = page.context.data.airline(iata);
  if (!airline) return null;
  const { text, folded } = page.document;
  const carrier = (start: number, end: number): Carrier => ({
    name: text.slice(start, end),
    iata,
    spans: [{ start, end }],
  });
  const name = fold(airline.name);
  const whole = wordAt(folded, name);
  if (whole >= 0) return carrier(whole, whole + name.length);
  const [first = ""] = name.split(" ");
  if (first.length > 4 && !everyday.has(first)) {
    const at = wordAt(folded, first);
    const more =
      at < 0
        ? ""
        : (/^ (?:Airlines?|Airways|Air Lines)(?![a-z])/i.exec(
            text.slice(at + first.length, at + first.length + 14),
          )?.[0] ?? "");
    if (at >= 0 && /^\p{Lu}/u.test(text.slice(at))) return carrier(at, at + first.length + more.length);
  }
  const { icao } = airline;
  if (!icao || !/^[A-Z]{3}$/.test(icao)) return null;
  const at = wordAt(text, icao);
  return at < 0 ? null : carrier(at, at + 3);
}

function wordAt(text: string, word: string): number {
  const isLetter = (at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));
  for (let at = text.indexOf(word), tries = 0; at >= 0 && tries < 50; at = text.indexOf(word, at + 1), tries++)
    if ((at === 0 || !isLetter(at - 1)) && !isLetter(at + word.length)) return at;
  return -1;
}

/** Who a label says flies: of the flight's own block. Null where that is another airline than the code's. */
export function operatorLabelled(page: Page, leg: Leg, until: number): Carrier | null {
  for (const pair of page.document.pairs) {
    if (pair.label.start < leg.start - 60) continue;
    if (pair.label.start > until) break;
    if (!means(pair, "carrier") && !means(pair, "operated_by")) continue;
    if (pair.how === "inline") continue;
    const name = pair.value.text.split(/ {2,}|[,;|(]/)[0]?.trim() ?? "";
    if (name.length < 2 || name.length > 40 || !/^[\p{Lu}\p{Lo}]|^easy/u.test(name) || /\d/.test(name)) continue;
    const airline = page.context.data.airlineNamed(name);
    if (airline && leg.airline && airline.iata !== leg.airline) return null;
    return { name, iata: leg.airline, spans: [{ start: pair.value.start, end: pair.value.start + name.length }] };
  }
  return null;
}
