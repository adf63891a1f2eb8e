import { letterhead, machineSender } from "../cars/letterhead.ts";
import type { Page } from "../parts/page.ts";
import { means } from "../structure/pairs.ts";
import type { Carrier } from "./carriers.ts";
import type { Leg } from "./leg.ts";

/** Who runs a train, a bus or a ferry: what a label says, the letterhead, whoever the seats are with, or the sender. */
export function railwayOf(page: Page, leg: Leg): Carrier | null {
  const labelled = carrierLabelled(page, leg);
  if (labelled) return labelled;
  const said = headOfInnermost(page) ?? seatsWith(page, seats) ?? ofNumber(page, leg) ?? machineSender(page);
  if (!said || samePlaceAs(leg, said.text)) return null;
  return { name: said.text, iata: null, spans: [{ start: said.start, end: said.end }] };
}

/** The first line of the innermost message: further down a name is that of a person. */
function headOfInnermost(page: Page): ReturnType<typeof letterhead> {
  const { messages, lines } = page.document;
  const first = lines.slice(messages.at(-1)?.line ?? 0).find((it) => !it.isBlank && !it.isHeader);
  const head = letterhead(page);
  return head && first && head.start >= first.start && head.end <= first.end ? head : null;
}

function samePlaceAs({ from, to }: Leg, name: string): boolean {
  return [from, to].some((it) => it !== null && (it.name.includes(name) || name.includes(it.name)));
}

const seats =
  /(?<![a-z])(?:seats?|places?|plazas?|posti|lugares|sitzplatze|platze|zitplaatsen|plaatsen|tickets?|fahrkarten?|billets?|billetes?|biglietti|bilhetes?) (?:with|mit|bei|avec|chez|con|com|met|bij) /;
const name = /^\p{Lu}[\p{L}&.'-]{1,20}(?: \p{Lu}[\p{L}&.'-]{1,20}){0,2}/u;

/** "Thank you for booking with Eurostar": an agency says the same, but no train is called after it. */
function ofNumber(page: Page, leg: Leg): Named | null {
  const said = seatsWith(page, bookedWith);
  return said && leg.number?.startsWith(`${said.text} `) ? said : null;
}

const bookedWith =
  /(?<![a-z])(?:booking|travel(?:l?ing)?|buchung|reise|voyage|viaje|viaggio|viagem|reis) (?:with|mit|bei|avec|con|com|met|bij) /;

interface Named {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** "your seats with Acme Rail are booked" */
function seatsWith({ document }: Page, words: RegExp): Named | null {
  const match = words.exec(document.folded.slice(0, 5_000));
  if (!match) return null;
  const start = match.index + match[0].length;
  const text = name.exec(document.text.slice(start, start + 70))?.[0];
  return text ? { text, start, end: start + text.length } : null;
}

/** The carrier of a train or bus: what a label says. */
function carrierLabelled(page: Page, leg: Leg): Carrier | null {
  let first: Carrier | null = null;
  for (const pair of page.document.pairs) {
    if (!means(pair, "carrier") && !means(pair, "operated_by")) continue;
    if (pair.how === "inline") continue;
    const name = pair.value.text.split(/ {2,}|[,;|(]/)[0]?.trim() ?? "";
    if (name.length < 2 || name.length > 50 || !/^[\p{Lu}\p{Lo}]/u.test(name) || /\d{3}/.test(name)) continue;
    const carrier = { name, iata: null, spans: [{ start: pair.value.start, end: pair.value.start + name.length }] };
    if (pair.value.start >= leg.start && pair.value.start <= leg.end + 200) return carrier;
    first ??= carrier;
  }
  return first;
}
