import { foldTitle } from "../fold-text.ts";

/**
 * How well one of a place's names is what somebody types, for short lists that have no search index: 3 for the whole
 * name, 2 for its beginning, 1 when every typed word begins a word of the names; 0 when not at all.
 */
export function typedMatch(typed: string, names: readonly (string | null)[]): 0 | 1 | 2 | 3 {
  const text = foldTitle(typed);
  if (text === "") return 0;
  const folded = names.flatMap((it) => (it === null ? [] : [foldTitle(it)]));
  if (folded.includes(text)) return 3;
  if (folded.some((it) => it.startsWith(text))) return 2;
  const words = folded.flatMap((it) => it.split(" "));
  return text.split(" ").every((it) => words.some((word) => word.startsWith(it))) ? 1 : 0;
}
