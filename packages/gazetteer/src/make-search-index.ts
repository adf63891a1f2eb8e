import type { DestinationFile, PlaceRecord } from "./destination-schema.ts";
import { namesOf } from "./place-index.ts";
import { searchLine } from "./search-line.ts";
import { fold } from "./spelling.ts";

/** Scripts without spaces between words: a part of such a name is searched from any of its letters. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/**
 * The files of the search over all places, by name:
 *
 * - `places.tsv`: what a result shows, a place a line, sorted by id.
 * - `place-words.txt`: each word with the lines of the places that have it in a name and of those that have it elsewhere
 *   (part of town, kitchen, tags), as differences in base 36; sorted by word.
 */
export function makeSearchIndex(files: readonly DestinationFile[]): Readonly<Record<string, string>> {
  const places = files
    .flatMap((file) => file.places.map((place) => ({ place, line: searchLine(file.id, place) })))
    .sort((a, b) => (a.line < b.line ? -1 : 1));
  const named = new Map<string, number[]>();
  const others = new Map<string, number[]>();
  for (const [row, { place }] of places.entries()) {
    const own = nameWords(place);
    for (const word of own) add(named, word, row);
    for (const word of otherWords(place)) if (!own.has(word)) add(others, word, row);
  }
  const words = [...new Set([...named.keys(), ...others.keys()])].sort();
  const lines = words.map((word) => [word, differences(named.get(word)), differences(others.get(word))].join("\t"));
  return {
    "places.tsv": `${places.map((it) => it.line).join("\n")}\n`,
    "place-words.txt": `${lines.join("\n")}\n`,
  };
}

function nameWords({ name, local_name }: PlaceRecord): ReadonlySet<string> {
  const written = [name, ...(local_name === undefined ? [] : [local_name])];
  // "Musée d'Orsay" is found by "orsay" too.
  const split = written.map((it) => it.replace(/['’`]/g, " "));
  const words = [...namesOf(name, local_name), ...split.map(fold)].flatMap((it) => it.split(" "));
  return new Set([...words, ...words.flatMap(endings)].filter((it) => it !== ""));
}

/** "国立博物館" of "東京国立博物館". */
function endings(word: string): readonly string[] {
  if (!unspaced.test(word)) return [];
  const letters = [...word];
  return letters.slice(1, -1).map((_, index) => letters.slice(index + 1).join(""));
}

function otherWords({ area, kitchen, tags }: PlaceRecord): ReadonlySet<string> {
  return new Set([area, kitchen ?? "", ...tags].flatMap((it) => fold(it).split(" ")).filter((it) => it !== ""));
}

function add(to: Map<string, number[]>, word: string, row: number): void {
  const rows = to.get(word);
  if (rows) rows.push(row);
  else to.set(word, [row]);
}

function differences(rows: readonly number[] = []): string {
  return rows.map((row, index) => (row - (rows[index - 1] ?? 0)).toString(36)).join(" ");
}
