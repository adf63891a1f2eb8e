import { within } from "../atoms/index.ts";
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

/** The carrier of a train or bus: what a label says. */
export function carrierLabelled(page: Page, leg: Leg): Carrier | null {
  let first: Carrier | null = null;
  for (const pair of page.document.pairs) {
    if (!means(pair, "carrier") || pair.how === "inline") continue;
    const name = pair.value.text.split(/ {2,}|[,;|(]/)[0]?.trim() ?? "";
    if (name.length < 2 || name.length > 50 || !/^[\p{Lu}\p{Lo}]/u.test(name) || /\d{3}/.test(name)) continue;
    const carrier = { name, iata: null, spans: [{ start: pair.value.start, end: pair.value.start + name.length }] };
    if (pair.value.start >= leg.start && pair.value.start <= leg.end + 200) return carrier;
    first ??= carrier;
  }
  return first;
}
