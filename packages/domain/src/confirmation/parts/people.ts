import { firstFrom } from "../atoms/index.ts";
import type { Span } from "../reading.ts";
import type { Concept } from "../structure/lexicon/lexicon.ts";
import { means, type Pair } from "../structure/pairs.ts";
import { hasLabelAtStart } from "./moments.ts";
import type { Page } from "./page.ts";

export interface FoundPeople {
  readonly names: readonly string[];
  readonly spans: readonly Span[];
}

/** More names than this are a list of something else. */
const mostPeople = 50;

/** The people whom labels of the given concepts name, in order; else whom the mail greets. */
export function peopleIn(page: Page, part: Span, concepts: readonly Concept[]): FoundPeople {
  const labelled = peopleLabelled(page, part, concepts);
  return labelled.names.length > 0 ? labelled : greeted(page);
}

/** By labels only; `name` and first and last names where those of the given concepts say nobody. */
export function peopleLabelled(page: Page, part: Span, concepts: readonly Concept[]): FoundPeople {
  for (const wanted of [concepts, ["name" as const]]) {
    const found = namedBy(page, part, wanted);
    if (found.names.length > 0) return found;
  }
  return inTwoParts(page, part);
}

const greeting =
  /^(?:dear|hello|hi|hey|good (?:morning|afternoon|evening)|thanks|thank you|sehr geehrter?|guten (?:tag|morgen)|hallo|liebe[rs]?|vielen dank|bonjour|cher|chere|merci|hola|estimad[oa]|buenos dias|gracias|¡gracias|gentile|salve|ciao|buongiorno|grazie|egregio|spettabile|ola|car[oa](?:\([oa]\))?|prezad[oa]|estimad[oa]|exm[oa]\.?|obrigad[oa]|beste|geachte|bedankt|dag|hej|hei|kjaere|kare|basta|vazen[ya]|dobry den|szanown[ya]|drog[ai]|sayin),? /;
/** "Your reservation is confirmed, Keisha Barnett!" */
const confirmedTo =
  /^[^\n,]{0,50}(?<![a-z])(?:confirmed|booked|all set|ready|bestatigt|gebucht|confirmee?|reservee?|confirmad[oa]|reservad[oa]|confermat[oa]|prenotat[oa]|bevestigd|geboekt), (?=[^\n,.:;!]{4,40}!$)/;
/** A name behind a title or without one: "Sr. Nuno Falcão,". */
const addressed = /^(?:(?:Sra?|Dra?|Mrs?|Ms|Prof|Dott|Sig|Ing|M)\. ?)?([^,!:.;\n]{4,50})(?=[,!:.;]|$)/;
const linesGreeted = 30;

/** Whom the mail greets by a full name: the one who travels, where nothing says otherwise. */
export function greeted(page: Page): FoundPeople {
  let seen = 0;
  for (const line of page.document.lines) {
    if (line.isBlank || line.isHeader) continue;
    seen += 1;
    if (seen > linesGreeted) break;
    const start = page.document.folded.slice(line.start, Math.min(line.end, line.start + 90));
    const lead = greeting.exec(start)?.[0].length ?? confirmedTo.exec(start)?.[0].length;
    // Japanese has the title after the name: "サトウ ハルカ 様".
    const titled = /^([^\s:：]{1,10} [^\s:：]{1,10}) ?[様殿]$/u.exec(line.text)?.[1];
    if (titled && isName(titled, 2))
      return { names: [titled], spans: [{ start: line.start, end: line.start + titled.length }] };
    const said = lead && addressed.exec(line.text.slice(lead))?.[1];
    if (!lead || !said) continue;
    const name = tidyName(said);
    if (!isName(name, 2) || !/^\p{Lu}/u.test(name) || /^(?:you|for|sie|ihr)\b/i.test(name)) continue;
    const from = line.start + line.text.indexOf(name, lead);
    return { names: [name], spans: [{ start: from, end: from + name.length }] };
  }
  return { names: [], spans: [] };
}

function namedBy(page: Page, part: Span, concepts: readonly Concept[]): FoundPeople {
  const names: string[] = [];
  const spans: Span[] = [];
  const done = new Set<number>();
  for (const pair of page.document.pairs) {
    if (pair.label.start < part.start) continue;
    if (pair.label.start >= part.end || names.length >= mostPeople) break;
    if (pair.how === "inline" || !concepts.some((it) => means(pair, it))) continue;
    if (pair.how === "lead" && !pair.exact) continue;
    if (done.has(pair.label.start) && pair.how !== "column") continue;
    for (const { name, span } of [...namesIn(pair), ...namesUnder(page, pair)]) {
      done.add(pair.label.start);
      if (names.some((it) => sameName(it, name))) continue;
      names.push(name);
      spans.push(span);
    }
  }
  return { names, spans };
}

/** The names that stand alone on the lines under the first one. */
function namesUnder(page: Page, pair: Pair): { name: string; span: Span }[] {
  if (pair.how !== "below" && pair.how !== "colon") return [];
  const first = page.document.lines[pair.valueLine];
  if (!first || pair.value.end < first.end - 1 || namesIn(pair).length === 0) return [];
  const found: { name: string; span: Span }[] = [];
  for (let at = pair.valueLine + 1; at < pair.valueLine + 20; at += 1) {
    const line = page.document.lines[at];
    if (!line || line.isBlank || line.isHeader || hasLabelAtStart(page.document, line)) break;
    // "Origem   Lisboa": a row of another label.
    const cell = line.cells.length > 1 ? line.cells[0] : undefined;
    const label = page.document.labels[firstFrom(page.document.labels, line.start)];
    if (cell && label && label.start === cell.start && label.end === cell.end) break;
    const names = namesIn({ ...pair, value: line });
    // "Saver fare, 1st class" under a name goes on otherwise than names do.
    if (names.length !== 1 || (pair.how === "colon" && (names[0]?.span.end ?? 0) < line.end - 1)) break;
    found.push(...names);
  }
  return found;
}

/** "Vorname: Anna" and "Nachname: Berg", in either order, near each other. */
function inTwoParts(page: Page, part: Span): FoundPeople {
  const names: string[] = [];
  const spans: Span[] = [];
  let first: Pair | undefined;
  let last: Pair | undefined;
  for (const pair of page.document.pairs) {
    if (pair.label.start < part.start || pair.how === "inline") continue;
    if (pair.label.start >= part.end || names.length >= mostPeople) break;
    const [single] = namesIn(pair, 1);
    if (!single) continue;
    if (means(pair, "first_name")) first = pair;
    else if (means(pair, "last_name")) last = pair;
    else continue;
    if (!first || !last || Math.abs(first.line - last.line) > 4) continue;
    const name = `${tidyName(first.value.text)} ${tidyName(last.value.text)}`;
    if (!names.some((it) => sameName(it, name))) {
      names.push(name);
      spans.push(first.value, last.value);
    }
    first = undefined;
    last = undefined;
  }
  return { names, spans: spans.map(({ start, end }) => ({ start, end })) };
}

const separators = /\s*(?:[;|\n]|\s\/\s|,(?=\s)|\s(?:and|und|et|y|e|en|och|og|ja|i|ve|&|\+)\s)\s*/;
const titles =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|hr|fr|m|mme|mlle|monsieur|madame|sr|sra|srta|don|dona|doña|sig|sigra|signor|signora|dhr|mevr|mw|de heer|mevrouw|familie|herrn|senhor|senhora|señor|señora|sig\.ra|pan|pani|paní|pí|d\.ª|dª|dña|d(?=\.)|p(?=\.))\.?\s+)+/i;
const roles =
  /[\s,;–—-]*(?:\((?:adult|erwachsene[rn]?|adulte?|adulto|volwassene)\)[\s,;–—-]*)?\b(?:seat|sitz(?:platz)?|siege|asiento|posto|lugar|stoel)s?:? ?\d{1,3} ?[a-z]?$|\s+\d{1,2}[a-k]$|\s*\((?:[^()]{1,60})\)|\s*<[^<>]{1,100}>|\s*\[[^[\]]{1,60}\]|\s*(?:[-–—]|,)\s*(?:organi[sz]er|organisator(?:in)?|organisateur|organisatrice|organizador|organizzatore|host|gastgeber|adult|erwachsener?|adulte|adulto|volwassene|child|kind|enfant|nino|bambino|crianca)\b.*$/gi;

/** The names in a value; none when it is not made of names. */
export function namesIn(pair: Pair, fewestWords = 2): { name: string; span: Span }[] {
  const text = pair.value.text;
  // "Berg, Anna": the family name first.
  const turned = /^([\p{L}'’.-]{2,30}(?: [\p{L}'’.-]{2,30})?), ?([\p{L}'’.-]{2,30}(?: [\p{L}'’.-]{1,30})?)$/u.exec(
    tidyName(text),
  );
  const span = { start: pair.value.start, end: pair.value.end };
  if (turned && fewestWords > 1) {
    const [, family = "", given = ""] = turned;
    const isList = family.includes(" ") && given.includes(" ");
    if (!isList) return isName(`${given} ${family}`, 2) ? [{ name: `${given} ${family}`, span }] : [];
  }
  const found: { name: string; span: Span }[] = [];
  let at = 0;
  for (const part of text.split(separators)) {
    if (found.length >= 20) break;
    const offset = text.indexOf(part, at);
    at = offset + part.length;
    const name = tidyName(part);
    if (name === "") continue;
    if (!isName(name, fewestWords)) break;
    found.push({ name, span: { start: span.start + offset, end: span.start + at } });
  }
  return found;
}

function tidyName(text: string): string {
  const bare = text
    .replace(roles, "")
    .replace(/^[\s\d.)*•#-]+/, "")
    .trim()
    .replace(titles, "")
    .replace(/[\s,;:.*]+$/, "")
    // Japanese writes its titles after the name.
    .replace(/\s{0,3}(?:様|さま|さん|殿|氏)$/, "");
  const slashed = /^([\p{L}' -]{2,30})\/([\p{L}' -]{2,30})$/u.exec(bare);
  if (!slashed) return bare.replace(/\s+(?:mr|mrs|ms|mstr|miss)$/i, "").replace(/\s+/g, " ");
  return `${(slashed[2] as string).replace(/\s+(?:MR|MRS|MS|MSTR|MISS)$/i, "")} ${slashed[1]}`;
}

/** Words of a form, not of a name. */
const noNames = new Set(
  "adult adults adulte adulto adultes erwachsene erwachsener erwachsenen guest guests gast gaste person persons personen personnes night nights nachte room zimmer chambre total the your ihr ihre email phone booking reservation name names details information of for hotel kids children kinder enfants please contact us route title cabin seat view fare tarif tariff tarifa tariffa ticket class klasse classe".split(
    " ",
  ),
);

export function isName(text: string, fewestWords: number): boolean {
  if (text.length > 60 || /[\d@:/\\|<>€$£=?!]/.test(text)) return false;
  const words = text.split(/[\s,]+/).filter((it) => it !== "");
  if (words.length < fewestWords || words.length > 6) return false;
  if (words.some((it) => noNames.has(it.toLowerCase()))) return false;
  return (
    words.filter((it) => /^\p{Lu}|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(it)).length * 2 >=
    words.length
  );
}

function sameName(a: string, b: string): boolean {
  const key = (it: string) =>
    it
      .toLowerCase()
      .split(/[\s,]+/)
      .sort()
      .join(" ");
  return key(a) === key(b);
}
