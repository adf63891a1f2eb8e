import { folded } from "../atoms/fold.ts";
import { pairsBelow } from "./below-pairs.ts";
import { clean } from "./clean.ts";
import { type Label, labelsIn } from "./labels.ts";
import { LanguageCount } from "./language.ts";
import { pairsOn, type ReadLine } from "./line-pairs.ts";
import { type Line, linesOf } from "./lines.ts";
import { type Message, messagesIn } from "./messages.ts";
import type { Pair } from "./pairs.ts";
import type { Piece } from "./piece.ts";
import { words } from "./words.ts";

/** What a text is made of, before anybody asks what it means. All offsets are those of the source. */
export interface Document {
  readonly source: string;
  /** As long as the source, with tags, quoting marks, links and odd spaces blanked. */
  readonly text: string;
  /** `text` in lower case without accents, as long as well. */
  readonly folded: string;
  readonly lines: readonly Line[];
  /** Headers of mails, outermost first. */
  readonly messages: readonly Message[];
  /** The date in the header of the innermost mail. */
  readonly written: Piece | null;
  readonly subject: Piece | null;
  readonly language: string | null;
  readonly labels: readonly Label[];
  /** In order of their labels; several of one label in order of trust. */
  readonly pairs: readonly Pair[];
}

export function readStructure(source: string): Document {
  const text = clean(source);
  const lower = folded(text);
  const lines = linesOf(source, text);
  const messages = messagesIn(lines, text, lower);
  const language = new LanguageCount();
  const read: ReadLine[] = lines.map((line) => readLine(line, lower, language));
  const pairs = [
    ...read.flatMap((it) => (it.line.isHeader ? [] : pairsOn(it, text, lower))),
    ...pairsBelow(read, text, lower),
  ];
  const order = { colon: 0, lead: 1, column: 2, below: 3, inline: 4 };
  return {
    source,
    text,
    folded: lower,
    lines,
    messages,
    written: messages.findLast((it) => it.date)?.date ?? null,
    subject: messages.findLast((it) => it.subject)?.subject ?? null,
    language: language.language,
    labels: read.flatMap((it) => it.labels),
    pairs: pairs.sort(
      (a, b) => a.label.start - b.label.start || order[a.how] - order[b.how] || a.value.start - b.value.start,
    ),
  };
}

function readLine(line: Line, lower: string, language: LanguageCount): ReadLine {
  const found = words(lower.slice(line.start, line.end), line.start);
  const labels = line.isHeader ? [] : labelsIn(found, lower.slice(line.start, line.end), line.start);
  language.count(found);
  for (const { meanings } of labels) {
    const languages = meanings[0]?.languages;
    if (languages) language.countLabel(languages, languages.size);
  }
  return { line, words: found, labels };
}
