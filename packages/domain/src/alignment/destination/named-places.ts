import { compareTexts } from "../../compare-texts.ts";
import type { ParseCache } from "../parse-cache.ts";
import type { Participants } from "../participants.ts";
import type { PlaceName } from "../place-name.ts";
import type { AlignmentInput } from "../types.ts";

/** A place that somebody named, in any spelling. */
export interface NamedPlace {
  readonly index: number;
  readonly parsed: PlaceName;
  /** As it is shown: the spelling of the group's own list, else the most frequent one. */
  readonly name: string;
  /** Its position in the group's own list; infinite when not listed. */
  readonly option: number;
}

/**
 * The places named in participants' choices, in the group's own list, or by the last proposal. A city without a
 * country is the same as the only qualified place of that city; if there are none or several ("Paris, France" and
 * "Paris, Texas"), it is a place of its own. Vetoes add no places.
 */
export class NamedPlaces {
  readonly all: readonly NamedPlace[];
  private readonly byKey = new Map<string, NamedPlace>();
  private readonly resolved = new Map<string, string>();
  private readonly cache: ParseCache;

  constructor({ group, previous }: AlignmentInput, participants: Participants, cache: ParseCache) {
    this.cache = cache;
    const spoken = new Map<string, number>();
    const speak = (name: string) => spoken.set(name, (spoken.get(name) ?? 0) + 1);
    for (const { wishes } of participants.all) wishes.destination?.topChoices.forEach(speak);
    group.destinationOptions.forEach(speak);
    if (previous?.destination) speak(previous.destination);
    this.resolve([...spoken.keys()].map((it) => cache.place(it)));

    const options = new Map<string, number>();
    group.destinationOptions.forEach((it, index) => {
      if (!options.has(it)) options.set(it, index);
    });
    const spellings = Map.groupBy([...spoken], ([name]) => this.keyOf(name));
    this.all = [...spellings].map(([key, ways], index) => {
      const names = ways.map(([name, times]) => ({
        name,
        times,
        parsed: cache.place(name),
        option: options.get(name) ?? Number.POSITIVE_INFINITY,
      }));
      const [best] = names
        .filter((it) => it.parsed.key === key)
        .sort((a, b) => compareOptions(a, b) || b.times - a.times || compareTexts(a.name, b.name));
      const { name, parsed } = best as (typeof names)[number];
      return { index, parsed, name, option: Math.min(...names.map((it) => it.option)) };
    });
    for (const place of this.all) this.byKey.set(place.parsed.key, place);
  }

  /** The place of a name; undefined when nobody named it. */
  of(name: string): NamedPlace | undefined {
    return this.byKey.get(this.keyOf(name));
  }

  private keyOf(name: string): string {
    const { key } = this.cache.place(name);
    return this.resolved.get(key) ?? key;
  }

  private resolve(names: readonly PlaceName[]): void {
    const qualified = new Map<string, Set<string>>();
    for (const { city, key, rest } of names)
      if (rest.length > 0) qualified.set(city, (qualified.get(city) ?? new Set()).add(key));
    for (const [city, [key, ...others]] of qualified) if (key && others.length === 0) this.resolved.set(city, key);
  }
}

export function compareOptions(a: Pick<NamedPlace, "option">, b: Pick<NamedPlace, "option">): number {
  // Infinity minus Infinity is NaN.
  return a.option === b.option ? 0 : a.option - b.option;
}
