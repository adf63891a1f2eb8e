import type { Span } from "../reading.ts";

export interface Code extends Span {
  readonly code: string;
}

const word = /[A-Za-z0-9][A-Za-z0-9._/-]{2,39}(?![A-Za-z0-9])/g;
/** Words that stand where a code might: what a label's other half, a status or a greeting says. */
const noCodes = new Set(
  "booking number reference confirmation confirmed code please your passenger ticket order status details itinerary flight train hotel change cancel manage view display online check-in checkin email phone mail total price reserva codigo localizador buchung buchungsnummer bestaetigt reservierung reservation numero prenotazione codice boeking reservering nummer bevestigd dossier voyage client reservado confirmada confirmado confirme confirmata online rezervace".split(
    " ",
  ),
);

/**
 * The confirmation code at the beginning of what a label names: letters and digits, or five capital letters and more. Null
 * when the words are only words.
 */
export function codeIn(source: string, span: Span): Code | null {
  const text = source.slice(span.start, Math.min(span.end, span.start + 80));
  const groups = /^[^\d\n]{0,3}(\d{3,5}(?: \d{3,5}){1,4}(?: [A-Z]{2}(?: \d{1,2})?(?=\s{0,3}$))?)(?![\d.,:/-])/.exec(
    text,
  );
  if (groups?.[1]) {
    const start = span.start + groups[0].length - groups[1].length;
    return { start, end: start + groups[1].length, code: groups[1] };
  }
  // "VY7 204 118": letters before the groups, which fill the rest.
  const lettered = /^[^\p{L}\d\n]{0,3}([A-Z]{2,3}\d{1,3}(?: \d{3}){2,4})\s{0,3}$/u.exec(text);
  if (lettered?.[1]) {
    const start = span.start + text.indexOf(lettered[1]);
    return { start, end: start + lettered[1].length, code: lettered[1] };
  }
  word.lastIndex = 0;
  for (let tries = 0; tries < 3; tries++) {
    const match = word.exec(text);
    if (!match) return null;
    const code = match[0].replace(/[._/-]+$/, "");
    if (isCode(code) && text.charAt(match.index + match[0].length) !== ":") {
      const start = span.start + match.index;
      return { start, end: start + code.length, code };
    }
    // A code stands first, or after one word that the label left over ("is", "number").
    if (match.index > 24) return null;
  }
  return null;
}

/** Whether a word could be a booking's code rather than a word, a date or a clock. */
export function isCode(text: string): boolean {
  if (text.length < 4 || text.length > 30 || noCodes.has(text.toLowerCase())) return false;
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const digits = text.replace(/[^0-9]/g, "").length;
  if (digits > 0)
    return /^[A-Z0-9._/-]+$/.test(text)
      ? digits + text.replace(/[^A-Z]/g, "").length >= 4
      : digits >= 2 && /^[A-Za-z0-9-]+$/.test(text);
  return /^[A-Z]{5,8}$/.test(text);
}
