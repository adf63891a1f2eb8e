import { codeIn, isCode } from "../atoms/codes.ts";
import { confirmationIn, type FoundCode } from "../parts/codes.ts";
import type { Page } from "../parts/page.ts";
import { lineAt } from "../structure/lines.ts";
import { means } from "../structure/pairs.ts";
import type { Leg } from "./leg.ts";

/** The booking's code that all legs share, or null. */
export function sharedCode(page: Page, isTrain: boolean): FoundCode | null {
  const whole = { start: 0, end: page.document.text.length };
  return (
    withoutAirline(confirmationIn(page, whole)) ??
    codeOfDump(page) ??
    codeInSubject(page) ??
    (isTrain ? ticketNumber(page) : null)
  );
}

/** The code that stands inside a leg and differs from that of other legs. */
export function codesOfLegs(page: Page, legs: readonly Leg[]): (FoundCode | null)[] {
  return legs.map((leg, index) => {
    const next = legs[index + 1];
    const end = next ? next.start : Math.min(leg.end + 600, page.document.text.length);
    return end > leg.start ? withoutAirline(confirmationIn(page, { start: leg.start, end })) : null;
  });
}

const LINES_BELOW = 8;

/** The code in the paragraph of a leg, where other paragraphs are of other bookings: a hotel's, a car's. */
export function codeBeside(page: Page, leg: Leg): FoundCode | null {
  const { lines } = page.document;
  const first = lineAt(lines, leg.start);
  let last = lineAt(lines, leg.end);
  for (let step = 0; step < LINES_BELOW && lines[last + 1] && !lines[last + 1]?.isBlank; step++) last += 1;
  const [start, end] = [lines[first]?.start ?? leg.start, lines[last]?.end ?? leg.end];
  return end - start > 1200 ? null : withoutAirline(confirmationIn(page, { start, end }));
}

/** `LH/L3TT5J`: the airline's own code behind its letters. */
function withoutAirline(found: FoundCode | null): FoundCode | null {
  if (!found) return null;
  const match = /^[A-Z0-9]{2}\/([A-Z0-9]{5,8})$/.exec(found.code);
  return match?.[1] ? { code: match[1], spans: found.spans } : found;
}

/** The line above a reservation system's itinerary ends with the record's code. */
function codeOfDump(page: Page): FoundCode | null {
  for (const line of page.document.lines) {
    if (!line.text.startsWith("RP/") || line.text.length > 120) continue;
    const code = / ([A-Z0-9]{6})$/.exec(line.text)?.[1];
    if (code) return { code, spans: [{ start: line.end - 6, end: line.end }] };
  }
  return null;
}

const bookingWord =
  /(?<![a-z])(?:booking|reservation|confirmation|itinerary|reference|pnr|code|buchung|buchungscode|reservierung|reserva|reserve|localizador|prenotazione|boeking|reservering|dossier|commande|rezervace|rezerwacja|bokning|booket|varaus)(?![a-z])/;

/** Subjects say the code after or before a word for the booking: "Your travel itinerary: GW8PSD". */
function codeInSubject(page: Page): FoundCode | null {
  const { subject } = page.document;
  if (!subject || !bookingWord.test(page.document.folded.slice(subject.start, subject.end))) return null;
  for (const match of subject.text.slice(0, 300).matchAll(/(?<![A-Za-z0-9-])[A-Z0-9]{6,8}(?![A-Za-z0-9-])/g)) {
    const [code] = match;
    const looksMixed = /\d/.test(code) && /[A-Z]/.test(code);
    const shouts = subject.text === subject.text.toUpperCase();
    if (!isCode(code) || /^\d+$/.test(code) || (!looksMixed && shouts)) continue;
    const start = subject.start + match.index;
    return { code, spans: [{ start, end: start + code.length }] };
  }
  return null;
}

/** What stands for a booking's code on tickets that have none. */
function ticketNumber(page: Page): FoundCode | null {
  for (const pair of page.document.pairs) {
    if (!means(pair, "ticket_number") || pair.how === "inline") continue;
    const code = codeIn(page.document.text, pair.value);
    if (code && code.code.length >= 5) return { code: code.code, spans: [{ start: code.start, end: code.end }] };
  }
  return null;
}
