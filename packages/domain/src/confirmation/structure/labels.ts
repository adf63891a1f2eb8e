import type { Span } from "../reading.ts";
import { beginning, type Concept, type Facet, type Meaning, meaningsAt, reach } from "./lexicon/lexicon.ts";
import type { Word } from "./words.ts";

/** Words that the lexicon knows as a label, wherever they stand. */
export interface Label extends Span {
  /** What it may mean, likeliest first: "Départ" is a departure, "Cliente" a guest or whoever booked. */
  readonly meanings: readonly Meaning[];
  readonly concept: Concept;
  readonly facet: Facet | null;
  /** Which of the line's words: from, and up to but without. */
  readonly first: number;
  readonly after: number;
}

/** The labels of a line, longest first at each place and without overlaps; `text` is the folded line from `offset` on. */
export function labelsIn(line: readonly Word[], text: string, offset: number): Label[] {
  const labels: Label[] = [];
  for (let at = 0; at < line.length; ) {
    const label = labelAt(line, at, text, offset);
    if (label) labels.push(label);
    at = label?.after ?? at + 1;
  }
  return labels;
}

function labelAt(line: readonly Word[], first: number, text: string, offset: number): Label | undefined {
  let places = beginning;
  let found: Label | undefined;
  for (let at = first; at < line.length; at += 1) {
    const word = line[at] as Word;
    const before = line[at - 1];
    if (at > first && before && !holds(text, before.end - offset, word.start - offset)) break;
    places = reach(places, word.bare);
    if (places.length === 0) break;
    const meanings = meaningsAt(places);
    const [meaning] = meanings;
    if (!meaning) continue;
    const start = (line[first] as Word).start;
    const { concept, facet } = meaning;
    found = { start, end: word.end, meanings, concept, facet, first, after: at + 1 };
  }
  return found;
}

/** Whether what stands between two words leaves them one name: "check-in", "n° de réservation", "Driver's name". */
function holds(text: string, from: number, to: number): boolean {
  if (to - from > 3) return false;
  for (let at = from; at < to; at += 1) if (!" -'./°º#&".includes(text[at] as string)) return false;
  return !text.slice(from, to).includes("  ");
}
