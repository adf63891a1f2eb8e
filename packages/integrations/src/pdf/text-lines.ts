import type { Fonts, Run, Weight } from "./fonts.ts";

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
}

/** What breaks texts into lines needs of a document. */
export interface Measure {
  readonly fonts: Fonts;
  widthOf(run: Run, size: number): number;
}

/**
 * Breaks a text into lines of a width: at spaces, and between letters of scripts without spaces or in words that are
 * too long.
 */
export function linesOf(measure: Measure, text: string, { size, weight }: TextStyle, width: number): Run[][] {
  const widthOf = (part: string) =>
    measure.fonts.runs(part, weight).reduce((sum, run) => sum + measure.widthOf(run, size), 0);
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    let used = 0;
    for (const piece of piecesOf(paragraph)) {
      const own = widthOf(piece);
      if (line !== "" && used + widthOf(piece.trimEnd()) > width) {
        lines.push(line.trimEnd());
        [line, used] = ["", 0];
      }
      if (own <= width) [line, used] = [line + piece, used + own];
      // A word that is longer than a line.
      else
        for (const letter of piece) {
          const letterWidth = widthOf(letter);
          if (used + letterWidth > width && line !== "") {
            lines.push(line);
            [line, used] = ["", 0];
          }
          [line, used] = [line + letter, used + letterWidth];
        }
    }
    lines.push(line.trimEnd());
    return lines.map((it) => measure.fonts.runs(it, weight));
  });
}

/** Words with the space after them; letters of Chinese and Japanese one by one. */
const piecesOf = (text: string) =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。]\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
  ) ?? [];
