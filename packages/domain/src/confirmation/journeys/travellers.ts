import { firstFrom } from "../atoms/index.ts";
import type { Page } from "../parts/page.ts";
import { type FoundPeople, greeted, isName, namesIn, peopleLabelled } from "../parts/people.ts";
import type { Span } from "../reading.ts";
import { means } from "../structure/pairs.ts";

/**
 * Who travels: as labels say, else as reservation systems print names (`1.1DOE/JOHN MR`), else whose name stands alone
 * where tickets have it, else whom the mail greets.
 */
export function travellersIn(page: Page): FoundPeople {
  const whole = { start: 0, end: page.document.text.length };
  const ways = [
    () => withOthers(peopleLabelled(page, whole, ["passenger", "traveller"]), page),
    () => preparedFor(page),
    () => slashedNames(page),
    () => namesAlone(page),
    () => peopleLabelled(page, whole, ["guest"]),
    () => greeted(page),
  ];
  for (const way of ways) {
    const found = way();
    if (found.names.length > 0) return found;
  }
  return { names: [], spans: [] };
}

const gdsName =
  /(?<![A-Z0-9/])(?:\d{1,2}\.(?:\d {0,1})?)?([A-Z][A-Z'-]{1,24}(?: [A-Z]{2,15})?)\/([A-Z][A-Z'-]{1,24}(?: [A-Z]{1,15}){0,2})(?![A-Z/])/g;
const shortest = 2;

/** Labelled ones and those who stand below them in the same way, each with a ticket: the label names only the first. */
function withOthers(labelled: FoundPeople, page: Page): FoundPeople {
  if (labelled.names.length !== 1) return labelled;
  const alone = namesAlone(page);
  const key = labelled.names[0]?.toLowerCase();
  return alone.names.some((it) => it.toLowerCase() === key) ? alone : labelled;
}

/** "Travel itinerary prepared for Emily Carter and James Whitfield" */
function preparedFor(page: Page): FoundPeople {
  for (const pair of page.document.pairs) {
    if (pair.how !== "inline" || !means(pair, "passenger") || !/ for$/i.test(pair.label.text)) continue;
    const line = page.document.lines[pair.line];
    if (!line || pair.value.end < line.end - 1) continue;
    const found = namesIn(pair);
    if (found.length > 0) return { names: found.map((it) => it.name), spans: found.map((it) => it.span) };
  }
  return { names: [], spans: [] };
}

function slashedNames(page: Page): FoundPeople {
  const names: string[] = [];
  const spans: Span[] = [];
  const { document } = page;
  for (const line of document.lines) {
    if (names.length >= 20) break;
    if (line.isHeader || line.end - line.start > 200 || !line.text.includes("/")) continue;
    const numbered = /^\d{1,2}\.(?:\d ?)?[A-Z]{2,}/.test(line.text);
    const alone =
      /^[A-Z' -]{2,40}\/[A-Z' -]{2,40} (?:MR|MRS|MS|MISS|MSTR|CHD|INF)\b/.test(line.text) ||
      /(?: {3,}|^)[A-Z'-]{2,30}\/[A-Z' -]{2,40} (?:MR|MRS|MS|MISS|MSTR)$/.test(line.text);
    const below = document.lines[line.index + 1];
    const ticketed =
      /^[A-Z' -]{2,40}\/[A-Z' -]{2,40}$/.test(line.text) &&
      below !== undefined &&
      ofTraveller.test(document.folded.slice(below.start, Math.min(below.end, below.start + 60)));
    if (!numbered && !alone && !ticketed) continue;
    for (const match of line.text.matchAll(gdsName)) {
      const [whole, family, given] = match as unknown as [string, string, string];
      const first = given.replace(/ (?:MR|MRS|MS|MISS|MSTR|CHD|INF|DR)$/, "");
      if (first.length < shortest || names.includes(`${first} ${family}`)) continue;
      names.push(`${first} ${family}`);
      const start = line.start + match.index;
      spans.push({ start, end: start + whole.length });
    }
  }
  return { names, spans };
}

const title =
  /^(?:mr|mrs|ms|miss|mstr|mister|dr|herr|frau|m\.|mme|mlle|monsieur|madame|sr|sra|srta|sig|sig\.ra|signor|signora|dhr|mevr|mw|senhor|senhora|pan|pani)\.? {1,3}(?=[a-z])/;
const titleAlone = /^(?:mr|mrs|ms|miss|mstr|dr|herr|frau|mme|mlle|sra?|srta|sig|sig\.ra|dhr|mevr|mw|pan|pani)\.?$/;
const particle = /^(?:de|da|do|dos|di|del|della|van|von|der|den|la|le|du|el|al|bin|ben|y|e)$/;
const pass =
  /^(?:boarding pass(?:es)?|bordkarten?|instapkaart(?:en)?|carte d'imbarco|carta d'imbarco|cartes? d'embarquement|tarjetas? de embarque|cartao de embarque|cartoes de embarque|boardingkort)$/;
/** What stands beside or under a traveller's name. */
const ofTraveller =
  /^(?:adults?|adultes?|adultos?|adult[oaie]|erwachsene[rn]?|volwassene[n]?|child(?:ren)?|kind(?:er)?|enfants?|nin[oa]s?|crianca|bambin[oaie]|infant|seat:? \d|sitz(?:platz)?:? \d|siege:? \d|place:? \d|asiento:? \d|posto:? \d|lugar:? \d|stoel:? \d|e-?ticket|ticket ?(?:number|no|nummer|nr)|ticketnummer|numero (?:de|del|do) (?:billet|biglietto|billete|bilhete)|numero di biglietto|nr biletu|numer biletu|cislo letenky|biljetnummer|etkt)(?![a-z])/;
/** "Anna Keller - Adult - Seat 22A": a name and what follows it. Folded. */
const described = /^(.{4,45}?) {0,2}(?:[-–—,·|]|\() {0,2}(.{3,40})$/;
const LINES = 400;

/** Names that no label announces, but their title, or what stands beside, under or above them. */
function namesAlone(page: Page): FoundPeople {
  const { document } = page;
  const lines = document.lines.filter((it) => !it.isBlank && !it.isHeader).slice(0, LINES);
  const names: string[] = [];
  const spans: Span[] = [];
  let lastAt = -2;
  for (const [at, line] of lines.entries()) {
    const [cell, beside] = line.cells;
    if (!cell || names.length >= 20) continue;
    const fold = (span: Span | undefined): string =>
      span ? document.folded.slice(span.start, Math.min(span.end, span.start + 60)) : "";
    const lead = title.exec(fold(cell))?.[0].length ?? 0;
    const titled = lead > 0 ? cell : titleAlone.test(fold(cell)) ? beside : undefined;
    const [, bare = "", rest = ""] = described.exec(fold(cell).slice(lead)) ?? [];
    const isDescribed = ofTraveller.test(rest);
    const whole = titled ? { start: titled.start + lead, end: titled.end } : cell;
    const span =
      isDescribed && whole.start === cell.start + lead ? { start: whole.start, end: whole.start + bare.length } : whole;
    const text = document.text.slice(span.start, span.end);
    if (!isPerson(page, span, text)) continue;
    const below = line.cells.length === 1 ? lines[at + 1] : undefined;
    const above = line.cells.length === 1 ? lines[at - 1] : undefined;
    const said =
      titled !== undefined ||
      isDescribed ||
      ofTraveller.test(fold(beside)) ||
      ofTraveller.test(fold(below)) ||
      pass.test(fold(above)) ||
      (line.cells.length === 1 && lastAt === at - 1) ||
      (above !== undefined && endsWithCode(page, above) && below !== undefined);
    if (!said || names.some((it) => it.toLowerCase() === text.toLowerCase())) continue;
    names.push(text);
    spans.push(span);
    lastAt = at;
  }
  return { names, spans };
}

/** Two to four words that begin with capitals, none of them a label, a place or an airline. */
function isPerson({ document, context }: Page, span: Span, text: string): boolean {
  const words = text.split(" ");
  if (words.length < 2 || words.length > 4 || !isName(text, 2)) return false;
  if (!words.every((it) => /^\p{Lu}[\p{L}'’.-]*$/u.test(it) || particle.test(it))) return false;
  const label = document.labels[firstFrom(document.labels, span.start)];
  if (label && label.start < span.end && label.end - label.start > 2) return false;
  const { data } = context;
  return !data.city(text) && data.airportsNamed(text).length === 0 && !data.airlineNamed(text);
}

/** "Booking number: XK204881" */
function endsWithCode({ document }: Page, line: Span): boolean {
  return document.pairs
    .slice(0, 60)
    .some(
      (it) =>
        it.concept === "confirmation" &&
        it.how === "colon" &&
        it.label.start === line.start &&
        it.value.end >= line.end - 1,
    );
}
