import { compareTexts } from "../../compare-texts.ts";
import type { ParseCache } from "../parse-cache.ts";
import type { Participants } from "../participants.ts";
import type { PlaceName } from "../place-name.ts";
import type { AlignmentInput } from "../types.ts";

/** A place that somebody thinks of, however it is written. */
export interface NamedPlace {
  readonly index: number;
  readonly parsed: PlaceName;
  /** As it is shown: the spelling of the group's own list, else the most frequent one. */
  readonly name: string;
  /** Where the group's own list has it; infinite where it does not. */
  readonly option: number;
}

/**
 * The places that are around: in the choices of counted members, in the group's own list, or proposed by the last round.
 * A city without a country is the one qualified place of that city around; where there is none, or more than one
 * ("Paris, France" and "Paris, Texas"), it is a place of its own. Vetoes bring no place: they meet those that are there.
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
    for (const { stance } of participants.all) stance.destination?.topChoices.forEach(speak);
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

  /** The place that a name means; undefined for one that nobody thinks of. */
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
  // Infinity minus itself is no number.
  return a.option === b.option ? 0 : a.option - b.option;
}
