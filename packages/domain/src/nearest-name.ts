/**
 * The names that somebody may have meant: those that differ by few letters, and those that share a word with it.
 *
 * @param most how many are returned, the nearest first
 */
export function nearestNames(written: string, known: readonly string[], most = 3): string[] {
  const asked = written.toLowerCase().slice(0, LONGEST);
  const words = new Set(wordsOf(asked));
  return known
    .map((name) => ({ name, slips: slipsBetween(asked, name.toLowerCase()), shared: sharedWith(words, name) }))
    .filter(({ name, slips, shared }) => slips <= Math.max(1, Math.floor(name.length / 4)) || shared > 0)
    .sort((a, b) => Number(b.slips <= 2) - Number(a.slips <= 2) || b.shared - a.shared || a.slips - b.slips)
    .slice(0, most)
    .map((it) => it.name);
}

/** Longer names are of nothing that is known. */
const LONGEST = 60;
/** Verbs that many names begin with say nothing about what was meant. */
const common = new Set(["get", "list", "add", "create", "update", "delete", "set", "trip", "id", "the"]);

const wordsOf = (name: string) =>
  name.split(/[^a-z0-9]+/).flatMap((it) => (it.length > 2 && !common.has(it) ? [it.replace(/(?:ies|y|s)$/, "")] : []));

const sharedWith = (words: ReadonlySet<string>, name: string) =>
  wordsOf(name.toLowerCase()).filter((it) => words.has(it)).length;

/** Letters that have to be added, removed, replaced or swapped with the next. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
