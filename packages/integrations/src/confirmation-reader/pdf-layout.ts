/** A run of text on a page, in units of its paper from the lower left. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Of its direction, in radians. */
  readonly angle: number;
}

interface Paper {
  readonly width: number;
  readonly height: number;
  /** Degrees by which it is shown turned. */
  readonly turned: number;
}

/** Lines longer than this are no lines; and runs that lie far outside the paper must not fill memory with space. */
const MOST_COLUMNS = 240;
/** In heights of the letters: what is closer belongs to the same word, what is further apart is a column. */
const SAME_WORD = 0.15;
const NEXT_COLUMN = 1.2;
const SAME_LINE = 0.45;

/**
 * The runs as lines from top to bottom, each run about where it stands, so that what is printed below each other is in the
 * same column of the text. Text that is turned comes after the rest.
 */
export function pageText(runs: readonly PlacedText[], paper: Paper): string {
  const turns = new Map<number, PlacedText[]>();
  for (const run of runs) {
    if (![run.x, run.y, run.width, run.size, run.angle].every(Number.isFinite)) continue;
    const quarter = (Math.round((run.angle * 2) / Math.PI) + 4) % 4;
    const turned = upright(run, quarter, paper);
    const known = turns.get(quarter);
    if (known) known.push(turned);
    else turns.set(quarter, [turned]);
  }
  const groups = [...turns.values()].sort((a, b) => b.length - a.length);
  return groups.map(linesOf).join("\n\n");
}

/** As if its direction were to the right. */
function upright(run: PlacedText, quarter: number, { width, height }: Paper): PlacedText {
  if (quarter === 1) return { ...run, x: run.y, y: width - run.x };
  if (quarter === 2) return { ...run, x: width - run.x, y: height - run.y };
  if (quarter === 3) return { ...run, x: height - run.y, y: run.x };
  return run;
}

function linesOf(runs: readonly PlacedText[]): string {
  const unit = letterWidth(runs);
  const left = Math.min(
    MOST_COLUMNS * unit,
    runs.reduce((least, it) => Math.min(least, it.x), Infinity),
  );
  const lines: PlacedText[][] = [];
  let top = 0;
  for (const run of runs.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1);
    if (line && top - run.y <= SAME_LINE * Math.max(run.size, line[0]?.size ?? 0)) line.push(run);
    else {
      lines.push([run]);
      top = run.y;
    }
  }
  const out: string[] = [];
  let before: PlacedText | undefined;
  for (const line of lines) {
    const [first] = line as [PlacedText];
    // Twice the height of the letters is where a new paragraph begins.
    if (before && before.y - first.y > 2.2 * Math.max(before.size, first.size)) out.push("");
    out.push(lineText(line, left, unit));
    before = first;
  }
  return out.join("\n");
}

function lineText(line: readonly PlacedText[], left: number, unit: number): string {
  let text = "";
  let end: number | undefined;
  for (const run of line.toSorted((a, b) => a.x - b.x)) {
    const words = run.text.replace(/\s+/g, " ");
    const gap = end === undefined ? Number.POSITIVE_INFINITY : run.x - end;
    const column = Math.min(MOST_COLUMNS, Math.max(0, Math.round((run.x - left) / unit)));
    if (gap > NEXT_COLUMN * run.size) text += " ".repeat(Math.max(end === undefined ? 0 : 2, column - text.length));
    else if (gap > SAME_WORD * run.size && !text.endsWith(" ") && !words.startsWith(" ")) text += " ";
    text += words;
    end = run.x + run.width;
  }
  return text.trimEnd();
}

/** Of a usual letter: the middle one of all runs. */
function letterWidth(runs: readonly PlacedText[]): number {
  const widths = runs
    .filter((it) => it.width > 0 && it.text.length > 1)
    .map((it) => it.width / it.text.length)
    .sort((a, b) => a - b);
  return Math.max(1, widths[Math.floor(widths.length / 2)] ?? 5);
}
