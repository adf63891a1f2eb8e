interface Row {
  /** Whether a cell of it has said something. */
  begun: boolean;
  /** Whether one of its cells has several lines: then each cell begins a line. */
  broken: boolean;
}

interface Cell {
  readonly row: Row;
  /** Where in the output the gap before it is, once it has been written. */
  gapAt: number | undefined;
  /** Lines that the output had when the first word of the cell came. */
  linesBefore: number | undefined;
}

const BETWEEN_CELLS = "  ";

/**
 * Words, breaks and cells in the order of the source, written out as lines. A break is written when the next word comes, so
 * that a hundred empty blocks are one; the gap before a cell is put right when its end shows that it has several lines.
 */
export class TextLayout {
  readonly #out: string[] = [];
  readonly #rows: Row[] = [];
  readonly #cells: Cell[] = [];
  #lines = 0;
  /** Ends of lines that are due before the next word. */
  #due = 0;
  /** Whether a space is due before the next word. */
  #space = false;
  /** The outermost cell that has begun since the last word. */
  #fresh: Cell | undefined;

  text(): string {
    return this.#out.join("");
  }

  /** Text in which white space says nothing. */
  write(text: string): void {
    const words = text.replace(/[ \t\r\n\f]+/g, " ");
    const inner = words.trim() === "" ? "" : words;
    if (inner === "") {
      this.#space ||= words !== "";
      return;
    }
    const spaced = inner.startsWith(" ");
    this.#begin(spaced || this.#space);
    const end = inner.endsWith(" ") ? inner.length - 1 : inner.length;
    this.#out.push(inner.slice(spaced ? 1 : 0, end));
    this.#space = inner.endsWith(" ");
  }

  /** Text in which it does. */
  writeLines(text: string): void {
    for (const [index, line] of text.split("\n").entries()) {
      if (index > 0) this.lineBreak();
      if (line.trim() === "") continue;
      this.#begin(this.#space);
      this.#out.push(line.trimEnd());
    }
  }

  /** One that was asked for: two of them leave a line empty. */
  lineBreak(): void {
    if (this.#fresh === undefined) this.#due = Math.min(2, this.#due + 1);
  }

  /** At least so many ends of lines before the next word. */
  gap(lines: number): void {
    if (this.#fresh === undefined) this.#due = Math.max(this.#due, lines);
  }

  openRow(): void {
    this.gap(1);
    this.#rows.push({ begun: false, broken: false });
  }

  closeRow(): void {
    this.#rows.pop();
    this.gap(1);
  }

  openCell(): void {
    const row = this.#rows.at(-1) ?? { begun: false, broken: false };
    const cell: Cell = { row, gapAt: undefined, linesBefore: undefined };
    this.#cells.push(cell);
    this.#fresh ??= cell;
  }

  closeCell(): void {
    const cell = this.#cells.pop();
    if (!cell) return;
    if (this.#fresh === cell) this.#fresh = undefined;
    if (cell.linesBefore !== undefined && this.#lines > cell.linesBefore) {
      cell.row.broken = true;
      if (cell.gapAt !== undefined) this.#out[cell.gapAt] = "\n";
    }
    this.gap(1);
  }

  #begin(spaced: boolean): void {
    const row = this.#fresh?.row;
    if (this.#out.length > 0) {
      if (this.#fresh && row?.begun && !row.broken) {
        this.#fresh.gapAt = this.#out.length;
        this.#out.push(BETWEEN_CELLS);
      } else if (this.#due > 0 || this.#fresh) {
        const ends = Math.max(1, this.#due);
        this.#out.push("\n".repeat(ends));
        this.#lines += ends;
      } else if (spaced) this.#out.push(" ");
    }
    this.#fresh = undefined;
    this.#due = 0;
    this.#space = false;
    for (let index = this.#cells.length - 1; index >= 0; index--) {
      const cell = this.#cells[index] as Cell;
      if (cell.linesBefore !== undefined) break;
      cell.linesBefore = this.#lines;
      cell.row.begun = true;
    }
  }
}
