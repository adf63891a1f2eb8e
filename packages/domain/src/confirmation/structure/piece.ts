import type { Span } from "../reading.ts";

/** A part of the text with its offsets in the source. */
export interface Piece extends Span {
  readonly text: string;
}

/** The piece from `start` to `end` without the space around it. */
export function pieceOf(text: string, start: number, end: number): Piece {
  let from = start;
  let to = end;
  while (from < to && isSpace(text.charCodeAt(from))) from += 1;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to -= 1;
  return { start: from, end: to, text: text.slice(from, to) };
}

/** Blank, tab, or the end of a line: what cleaned text has for space. */
export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
