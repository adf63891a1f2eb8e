import { readFileSync } from "node:fs";
import { placeCategories } from "./destination-schema.ts";
import { type IndexedPlace, readSearchLine } from "./search-line.ts";
import { lettersOf } from "./spelling.ts";

/**
 * The lines of an index file as bytes: as strings of their own, the lines of the two files would take three times the
 * memory.
 */
class Lines {
  private readonly bytes: Buffer;
  private readonly starts: Uint32Array;

  /** @param read gets each line with a letter for each byte, which is right for numbers and ASCII */
  constructor(file: string, read: (line: string, row: number) => void = () => undefined) {
    this.bytes = readFileSync(new URL(`../data/index/${file}`, import.meta.url));
    const lines = this.bytes.toString("latin1").split("\n");
    this.starts = new Uint32Array(lines.length);
    for (let row = 0; row + 1 < lines.length; row++) {
      const line = lines[row] ?? "";
      this.starts[row + 1] = (this.starts[row] ?? 0) + line.length + 1;
      read(line, row);
    }
  }

  get count(): number {
    return this.starts.length - 1;
  }

  line(row: number): string {
    return this.bytes.toString("utf8", this.starts[row] ?? 0, (this.starts[row + 1] ?? 1) - 1);
  }

  /** The text before the first tab. */
  key(row: number): string {
    const [start = 0, end = 1] = [this.starts[row], this.starts[row + 1]];
    const tab = this.bytes.indexOf(9, start);
    return this.bytes.toString("utf8", start, tab < 0 ? end - 1 : Math.min(tab, end - 1));
  }

  /** The first row whose key is not before `key`. */
  firstFrom(key: string): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.key(middle) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The rows of places that have a word in a name, and of those that have it elsewhere. */
export interface WordRows {
  readonly named: readonly number[];
  readonly others: readonly number[];
}

/** All places as columns, by row. */
export interface SearchIndex {
  readonly count: number;
  /** Degrees. */
  readonly lat: Float32Array;
  readonly lng: Float32Array;
  readonly fame: Uint8Array;
  /** Positions in `placeCategories`. */
  readonly kind: Uint8Array;
  readonly place: (row: number) => IndexedPlace;
  /** The first row of a destination, and the row behind its last. */
  readonly rowsOf: (destinationId: string) => readonly [from: number, to: number];
  readonly wordCount: number;
  readonly word: (index: number) => string;
  /** The position of the first word that is not before `text`. */
  readonly firstWordFrom: (text: string) => number;
  readonly rowsOfWord: (index: number) => WordRows;
  /** All words and, for each, a bit for each of its letters (see `lettersOf`). Read when a misspelt word is first searched. */
  readonly allWords: () => { readonly words: readonly string[]; readonly letters: Int32Array };
}

let loaded: SearchIndex | undefined;

/** Read at the first search. */
export function searchIndex(): SearchIndex {
  loaded ??= load();
  return loaded;
}

function load(): SearchIndex {
  const [lat, lng, fame, kind]: readonly [number[], number[], number[], number[]] = [[], [], [], []];
  const places = new Lines("places.tsv", (line) => {
    const columns = line.split("\t", 9);
    lat.push(Number(columns[5]));
    lng.push(Number(columns[6]));
    fame.push(Number(columns[8]));
    kind.push(placeCategories.indexOf(columns[3] as (typeof placeCategories)[number]));
  });
  const words = new Lines("place-words.txt");
  let all: ReturnType<SearchIndex["allWords"]> | undefined;
  return {
    count: places.count,
    lat: Float32Array.from(lat),
    lng: Float32Array.from(lng),
    fame: Uint8Array.from(fame),
    kind: Uint8Array.from(kind),
    allWords() {
      all ??= withLetters(Array.from({ length: words.count }, (_, index) => words.key(index)));
      return all;
    },
    place: (row) => readSearchLine(places.line(row)),
    rowsOf: (destinationId) => [places.firstFrom(`${destinationId}/`), places.firstFrom(`${destinationId}0`)],
    wordCount: words.count,
    word: (index) => words.key(index),
    firstWordFrom: (text) => words.firstFrom(text),
    rowsOfWord(index) {
      const [, named = "", others = ""] = words.line(index).split("\t");
      return { named: rowsIn(named), others: rowsIn(others) };
    },
  };
}

function withLetters(words: readonly string[]) {
  return { words, letters: Int32Array.from(words, lettersOf) };
}

function rowsIn(differences: string): readonly number[] {
  if (differences === "") return [];
  let row = 0;
  return differences.split(" ").map((it) => {
    row += Number.parseInt(it, 36);
    return row;
  });
}
