import { type Piece, pieceOf } from "./piece.ts";

/** One line of the cleaned text, without the space around it. */
export class Line implements Piece {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where the line begins, space and quoting marks included: columns are counted from there. */
  readonly margin: number;
  /** How many quoting marks stand before it. */
  readonly quote: number;
  /** Part of a mail's header, or a mark of forwarding: not content. */
  isHeader = false;
  #cells: readonly Piece[] | undefined;

  constructor(index: number, margin: number, piece: Piece, quote: number) {
    this.index = index;
    this.margin = margin;
    this.start = piece.start;
    this.end = piece.end;
    this.text = piece.text;
    this.quote = quote;
  }

  get isBlank(): boolean {
    return this.text === "";
  }

  /** Its parts between tabs, wide gaps and the bars of a table; a line that is nothing but rules has none. */
  get cells(): readonly Piece[] {
    this.#cells ??= cellsOf(this.text, this.start);
    return this.#cells;
  }
}

/** More empty lines in a row than this say nothing more, and a hostile text can hold millions. */
const emptyLinesKept = 3;

export function linesOf(source: string, text: string): Line[] {
  const lines: Line[] = [];
  let empty = 0;
  for (let at = 0; at <= text.length; ) {
    const stop = text.indexOf("\n", at);
    const end = stop < 0 ? text.length : stop;
    const piece = pieceOf(text, at, end);
    empty = piece.text === "" ? empty + 1 : 0;
    if (empty <= emptyLinesKept) lines.push(new Line(lines.length, at, piece, quoteOf(source, at, piece.start)));
    at = end + 1;
  }
  return lines;
}

function quoteOf(source: string, from: number, to: number): number {
  let depth = 0;
  for (let at = from; at < to && at < from + 40; at += 1) if (source[at] === ">") depth += 1;
  return depth;
}

function cellsOf(text: string, offset: number): Piece[] {
  if (/^[\s\-=_*.~+|#–—─━]*$/.test(text)) return [];
  const cells: Piece[] = [];
  let from = 0;
  for (const gap of text.matchAll(/[ \t]*[|│┃][ \t|│┃]*|\t[ \t]*| {2}[ \t]*/g)) {
    push(cells, pieceOf(text, from, gap.index), offset);
    from = gap.index + gap[0].length;
  }
  push(cells, pieceOf(text, from, text.length), offset);
  return cells;
}

function push(cells: Piece[], { start, end, text }: Piece, offset: number): void {
  if (text !== "") cells.push({ start: start + offset, end: end + offset, text });
}

/** The index of the line that a position lies in. */
export function lineAt(lines: readonly Line[], position: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle] as Line).margin <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
