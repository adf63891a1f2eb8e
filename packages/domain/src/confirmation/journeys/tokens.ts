import type { NumberAtom } from "../atoms/atom.ts";
import { type Atoms, firstFrom, within } from "../atoms/index.ts";
import type { Span, TravelData } from "../reading.ts";
import type { Document } from "../structure/document.ts";
import type { Mode } from "./mode.ts";
import { findPlaces } from "./place-tokens.ts";
import { Roles } from "./roles.ts";
import { sectionFinder } from "./sections.ts";
import type { ClockToken, DateToken, NumberToken, Token } from "./token.ts";

export function tokensOf(document: Document, atoms: Atoms, mode: Mode, data: TravelData): Token[] {
  const roles = new Roles(document);
  const lineAt = lineFinder(document);
  const numbers = numberTokens(document, atoms, mode, roles, lineAt);
  const times: (ClockToken | DateToken)[] = [];
  for (const { date, clock, start } of atoms.moments) {
    const line = lineAt(start);
    if (insideAny(numbers, start)) continue;
    if (clock) {
      let role = roles.ofTime(clock, "clock");
      if (role === null && date) role = roles.ofTime(date, "date");
      times.push({ type: "clock", start: clock.start, end: clock.end, line: lineAt(clock.start), clock, date, role });
    } else if (date) {
      times.push({ type: "date", start: date.start, end: date.end, line, date, role: roles.ofTime(date, "date") });
    }
  }
  giveOnlyDay(times, roles);
  const places = findPlaces({ document, atoms, data, mode, roles, lineAt, times, numbers });
  return [...numbers, ...times, ...places].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** "I have booked it on Sunday 24 January": where a sentence names one day and no other, it is the day of the journey. */
function giveOnlyDay(times: (ClockToken | DateToken)[], roles: Roles): void {
  const days = new Set(times.flatMap((it) => it.date?.date ?? []));
  if (days.size !== 1) return;
  for (const [at, token] of times.entries()) {
    if (token.type !== "date" || token.role !== "other") continue;
    if (roles.labels(token)[0]?.how === "inline") times[at] = { ...token, role: null };
  }
}

export function lineFinder(document: Document): (offset: number) => number {
  return (offset) => {
    const at = firstFrom(document.lines, offset + 1) - 1;
    return document.lines[Math.max(0, at)]?.index ?? 0;
  };
}

/** Of a hostile text; nobody books so many journeys. */
const MOST_NUMBERS = 400;

const operatedBefore =
  /(?:operated|durchgefuhrt|ausgefuhrt|opere|effectue|operado|efectuado|operato|effettuato|uitgevoerd|codeshare|code share|equipment|aircraft|flugzeug(?:typ)?|appareil|avion|aeromobile|aeronave|vliegtuig)(?![a-z])[^\n]{0,50}$/;

/** Numbers that name the journey; who operates it under which other number is not another journey. */
function numberTokens(
  document: Document,
  atoms: Atoms,
  mode: Mode,
  roles: Roles,
  lineAt: (offset: number) => number,
): NumberToken[] {
  const found: NumberToken[] = [];
  const add = (number: NumberAtom, kind: "flight" | "train"): void => {
    const before = atoms.folded.slice(Math.max(0, number.start - 90), number.start);
    if (operatedBefore.test(before)) return;
    const [label] = roles.labels(number);
    const atStart = label && label.how !== "inline" && number.start - label.value.start < 3;
    if (
      atStart &&
      (label.concept === "operated_by" || label.concept === "aircraft" || label.concept === "confirmation")
    )
      return;
    if (kind === "flight" && !number.labelled && /^A3(?:00|10|18|19|20|21|30|40|50|80)/.test(number.number)) return;
    found.push({ type: "number", start: number.start, end: number.end, line: lineAt(number.start), number, kind });
  };
  const chosen = mode === "train" ? atoms.trains : atoms.flights;
  const others = mode === "train" ? atoms.flights : atoms.trains;
  const sectionAt = sectionFinder(document);
  for (const number of chosen.slice(0, MOST_NUMBERS)) {
    // "IC 2116" is a train under "TRAIN", whatever else the text is about.
    const other = within(others, { start: number.start - 12, end: number.end + 12 }).find(
      (it) => it.start < number.end && number.start < it.end,
    );
    const otherKind = mode === "train" ? "flight" : "train";
    if (other && sectionAt(lineAt(number.start)) === otherKind) add(other, otherKind);
    else add(number, mode === "train" ? "train" : "flight");
  }
  for (const number of others.slice(0, MOST_NUMBERS)) {
    const overlaps = within(chosen, { start: number.start - 12, end: number.end + 12 }).some(
      (it) => it.start < number.end && number.start < it.end,
    );
    const plain = /^(?:ICE|IC|EC|TGV|AVE|RJX|NJ|ECE|Eurostar|Thalys|Frecciarossa)/.test(number.number);
    if (!overlaps && (number.labelled || (mode === "flight" && plain)))
      add(number, mode === "train" ? "flight" : "train");
  }
  for (const pair of document.pairs) {
    const kind = pair.concept === "train" ? "train" : pair.concept === "flight" ? "flight" : null;
    if (!kind || pair.how === "inline" || pair.how === "lead") continue;
    const match = /^(?:[A-Z][A-Za-z]{0,14} ?)?(?:N[°º.o]{1,2} ?)?(\d{2,6})(?![\d:./-])/.exec(pair.value.text);
    if (!match || (kind === "flight" && match[0] !== match[1])) continue;
    const { start } = pair.value;
    const end = start + match[0].length;
    if (found.some((it) => it.start < end && start < it.end)) continue;
    const number = { start, end, number: match[0], airline: null, labelled: true };
    if (found.length < MOST_NUMBERS) found.push({ type: "number", start, end, line: lineAt(start), number, kind });
  }
  return found.sort((a, b) => a.start - b.start);
}

function insideAny(sorted: readonly Span[], offset: number): boolean {
  const near = sorted[firstFrom(sorted, offset + 1) - 1];
  return near !== undefined && offset < near.end;
}
