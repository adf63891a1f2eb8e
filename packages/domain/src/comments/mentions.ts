export interface Mentionable {
  readonly id: string;
  readonly name: string;
}

/** Only these are compared: a comment has no more words that matter. */
const LONGEST_NAME = 120;

const folded = (text: string) => text.normalize("NFC").toLowerCase();

/**
 * The ids of the people whom a comment mentions: an @ at the beginning of a word, followed by a name as it is shown, or
 * by a first name that only one of them has. Of several that fit, the longest counts; people with one name are all
 * mentioned.
 */
export function mentionedIn(text: string, people: readonly Mentionable[]): readonly string[] {
  const handles = handlesOf(people);
  const found = new Set<string>();
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}_.])@/gu)) {
    const rest = folded(text.slice(index + 1, index + 1 + 2 * LONGEST_NAME));
    const handle = handles.find(
      (it) => rest.startsWith(it.words) && !/^[\p{L}\p{N}_]/u.test(rest.slice(it.words.length)),
    );
    for (const id of handle?.ids ?? []) found.add(id);
  }
  return [...found];
}

/** The longest first. */
function handlesOf(
  people: readonly Mentionable[],
): readonly { readonly words: string; readonly ids: readonly string[] }[] {
  const named = people.flatMap(({ id, name }) => {
    const words = folded(name).trim().slice(0, LONGEST_NAME);
    return words === "" ? [] : [{ id, words, first: words.split(/\s+/)[0] ?? words }];
  });
  const byName = Map.groupBy(named, (it) => it.words);
  const byFirst = Map.groupBy(named, (it) => it.first);
  const handles = [...byName].map(([words, of]) => ({ words, ids: of.map((it) => it.id) }));
  for (const [first, of] of byFirst)
    if (of.length === 1 && !byName.has(first)) handles.push({ words: first, ids: of.map((it) => it.id) });
  return handles.toSorted((a, b) => b.words.length - a.words.length);
}
