import { firstFrom } from "../atoms/index.ts";
import type { Span } from "../reading.ts";
import type { Page } from "./page.ts";

const HEADING = 40;
const OLD_LINES = 10;
/** Words that also mean "before that": "ferme 1 h avant le départ". They speak of the old only as labels or beside a time. */
const alsoBefore = /^(?:before|avant|antes|prima)$/;
/** Words that also belong to names and to sentences: "it was", "Original Sokos Hotel". */
const alsoElse = /^(?:vorher|fruher|was|old|alt|alte|alter|oud|oude|original|earlier|eerder)$/;

/** "The deposit was paid on 5 January": that happened then, and nothing has changed. */
const isDone =
  /^ (?:paid|sent|made|booked|issued|received|charged|created|confirmed|placed|refunded|taken|received|bezahlt|gebucht|erhalten|betaald|geboekt|ontvangen)(?![a-z])/;

/** Stretches that tell what was booked before the change that a mail is about, in order. */
export function findOldParts(page: Page): Span[] {
  const { document, atoms } = page;
  const labels = document.labels.filter((it) => it.concept === "old_value" || it.concept === "new_value");
  const parts: Span[] = oldColumns(page);
  for (const [index, label] of labels.entries()) {
    if (label.concept !== "old_value") continue;
    const next = labels[index + 1];
    const lineAt = Math.max(0, firstFrom(document.lines, label.start + 1) - 1);
    const line = document.lines[lineAt];
    if (!line || line.isHeader || !isOfOld(page, label, line)) continue;
    const timed = hasTime(atoms.moments, { start: label.end, end: line.end });
    const starts = label.start - line.start < 4;
    if (timed) {
      const until = next && next.start < line.end ? next.start : line.end;
      const end = starts ? until : Math.min(until, endOfAside(page, label, line.end));
      parts.push({ start: label.start, end: Math.min(end, label.end + 160) });
    } else if (starts && line.end - line.start <= HEADING && isHeading(page, label, line)) {
      const last = document.lines[Math.min(document.lines.length - 1, lineAt + OLD_LINES)];
      const limit = last?.end ?? document.text.length;
      parts.push({
        start: label.start,
        end: next && next.start < limit ? next.start : endOfBlock(page, lineAt, limit),
      });
    }
  }
  return parts.filter((it) => hasTime(atoms.moments, it)).sort((a, b) => a.start - b.start);
}

/** Whether such a word speaks of what was booked before. */
function isOfOld(page: Page, label: Span, line: Span): boolean {
  const { folded } = page.document;
  const word = folded.slice(label.start, label.end);
  const after = folded.slice(label.end, Math.min(line.end, label.end + 24));
  const isLabel = /^ {0,3}(?::|$)|^ {2}/.test(after) || /[([]$/.test(folded.slice(label.start - 1, label.start));
  if (isLabel) return true;
  if (alsoBefore.test(word)) return false;
  if (isDone.test(after)) return false;
  if (!alsoElse.test(word) || label.start === line.start) return true;
  return hasTime(page.atoms.moments, { start: label.end, end: Math.min(line.end, label.end + 12) });
}

/** Whether nothing but labels follow on the line: "Previous booking", but not "Old Mill Hotel". */
export function isHeading({ document }: Page, label: Span, line: Span): boolean {
  if (/^ {0,3}(?:[:([]|$)/.test(document.folded.slice(label.end, line.end))) return true;
  const next = document.labels[firstFrom(document.labels, label.end)];
  return next !== undefined && next.start - label.end <= 2 && next.start < line.end;
}

const OLD_ROWS = 8;

/** Cells under "old time" in a table, whose rows may begin with what the times are of. */
function oldColumns({ document }: Page): Span[] {
  const { folded } = document;
  const found: Span[] = [];
  for (const [at, line] of document.lines.entries()) {
    if (line.cells.length < 2 || line.cells.length > 6) continue;
    const column = line.cells.findIndex((it) => oldHead.test(folded.slice(it.start, it.end)));
    if (column < 0 || !line.cells.some((it) => newHead.test(folded.slice(it.start, it.end)))) continue;
    for (const row of document.lines.slice(at + 1, at + 1 + OLD_ROWS)) {
      if (row.isBlank || row.cells.length < line.cells.length || row.cells.length > line.cells.length + 1) break;
      const cell = row.cells[column + row.cells.length - line.cells.length];
      if (cell) found.push({ start: cell.start, end: cell.end });
    }
  }
  return found;
}

const oldHead =
  /^(?:old|previous|original|before|was|alte?r?|bisher(?:ige[rs]?)?|ursprunglich(?:e[rs]?)?|ancien(?:ne)?s?|avant|anterior|antes|antigu[oa]|antig[oa]|precedente|prima|vecchi[oa]|oude?|vorige|oorspronkelijke?)(?![a-z])/;
const newHead =
  /^(?:new|now|after|revised|neue?[rs]?|jetzt|nouve(?:au|lle|l)|maintenant|nuev[oa]|ahora|nuov[oa]|adesso|nov[oa]|agora|nieuwe?|nu)(?![a-z])/;

const rangeBetween = /^ {0,2}(?:uhr|h|uur|hrs)? {0,2}(?:-|to|until|bis|a|as|al|alle|tot) {0,2}$/;

/** In a sentence the old is what follows directly: up to the bracket's end, else the next clock and what it ranges to. */
function endOfAside(page: Page, label: Span, limit: number): number {
  const { folded } = page.document;
  const opened = /[([] {0,2}$/.test(folded.slice(Math.max(0, label.start - 3), label.start));
  const close = opened ? folded.slice(label.end, limit).search(/[)\]]/) : -1;
  if (close >= 0) return label.end + close;
  const { moments } = page.atoms;
  const at = firstFrom(moments, label.end);
  const [first, second] = [moments[at], moments[at + 1]];
  if (!first) return limit;
  return second && rangeBetween.test(folded.slice(first.end, second.start)) ? second.end : first.end;
}

function hasTime(moments: readonly Span[], part: Span): boolean {
  const first = moments[firstFrom(moments, part.start)];
  return first !== undefined && first.start < part.end;
}

/** The empty line after the lines below a heading. */
function endOfBlock(page: Page, heading: number, limit: number): number {
  const { lines } = page.document;
  let seen = false;
  for (let at = heading + 1; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.start > limit) break;
    if (line.isBlank && seen) return line.start;
    if (!line.isBlank) seen = true;
  }
  return limit;
}
