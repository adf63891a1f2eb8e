import type { Meal } from "../places/meal-times.ts";
import type { SubjectKind } from "./subjects.ts";
import type { WishedCount, WishedLength, WishedTime } from "./when-words.ts";

/** A word or phrase of a wish, and what meets it. */
export interface Term {
  readonly name: string;
  readonly tags: ReadonlySet<string>;
  /** Beginnings of folded words in the description of a place. */
  readonly told: readonly string[];
  readonly else: ReadonlySet<string>;
  readonly kind: SubjectKind;
  /** Tags of what is something else, although it shares a tag: one does not dance at the opera. */
  readonly unless?: ReadonlySet<string>;
  /** What is told of a place meets it as surely as its name. */
  readonly byMention?: boolean;
  /** It is in a name of the destination: a place, an area, a day trip. */
  readonly isName: boolean;
}

/** One thing that a traveller wants from a trip. */
export interface Want {
  readonly id: string;
  /** In the traveller's words. */
  readonly label: string;
  /** Any of them meets it; empty for a meal of any kind. */
  readonly heads: readonly Term[];
  /** Further words about it: "Danish", "in the harbour", "with a view". */
  readonly more: readonly Term[];
  readonly meal: Meal | "any" | null;
  readonly manner: MealManner;
  readonly count: WishedCount;
  readonly time: WishedTime;
  readonly length: WishedLength;
  /** Said in the plural, so that more than one is welcome. */
  readonly isSeveral?: boolean;
  /** What it must not be. */
  readonly not: readonly Term[];
}

/** The kind of meal that is wished for. */
export interface MealManner {
  readonly isSpecial: boolean;
  readonly withView: boolean;
  readonly isOutdoors: boolean;
}

/** The words of a destination's places, day trips and events. */
export interface LocalWords {
  /** How many places have one of these forms of a word in their description, and how many in their name. */
  count(forms: readonly string[]): { readonly told: number; readonly named: number };
  readonly places: number;
  /** Names of day trips and events of more than one word, folded, the longest first. */
  readonly names: readonly string[];
  /** Words that name the destination itself. */
  readonly own: ReadonlySet<string>;
}
