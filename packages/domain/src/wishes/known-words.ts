import { type NamedWish, namedWishes, tagWords } from "./wish-words.ts";

const tagsByWord = new Map<string, Set<string>>();
for (const [tag, words] of Object.entries(tagWords)) {
  for (const word of [tag, ...tag.split("-"), ...words]) {
    const tags = tagsByWord.get(word) ?? new Set();
    tagsByWord.set(word, tags.add(tag));
  }
}
// "food" means meals, not every tag that contains the word.
tagsByWord.set("food", new Set(["food"]));
tagsByWord.set("art", new Set(["art", "modern-art"]));
tagsByWord.set("music", new Set(["music", "live-music"]));

const namedByWord = new Map<string, NamedWish>();
for (const it of namedWishes) for (const word of it.words) namedByWord.set(word, it);

/** What meets a known word. */
export interface KnownTerm {
  readonly tags: ReadonlySet<string>;
  /** Beginnings of words in the descriptions of places, folded. */
  readonly told: readonly string[];
  /** Tags that come close. */
  readonly else: ReadonlySet<string>;
}

/** What meets a word, in any of its forms; undefined for an unknown word. */
export function knownTerm(word: string): KnownTerm | undefined {
  for (const stem of stemsOf(word)) {
    const named = namedByWord.get(stem);
    if (named) return { tags: new Set(named.tags), told: named.told, else: new Set(named.else) };
    const tags = tagsByWord.get(stem);
    if (tags) return { tags, told: [], else: new Set() };
  }
  return undefined;
}

function stemsOf(word: string): readonly string[] {
  return [word, word.replace(/ies$/, "y"), word.replace(/es$/, ""), word.replace(/s$/, "")];
}
