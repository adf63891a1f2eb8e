import type { PlaceCategory } from "../../fields.ts";

/** What is known of a place that a text names. */
export interface KnownPlace {
  readonly placeId: string;
  readonly city: string;
  readonly neighborhood: string;
  readonly category: PlaceCategory;
  readonly lat: number;
  readonly lng: number;
  /** Written as its name is written, accents and case aside: no slip of the pen, no part of the name. */
  readonly sure: boolean;
}

/** Somebody who knows places and cities by their names, in any spelling; each answer takes microseconds. */
export interface PlaceLookup {
  /** Whether the whole text names a city. */
  isCity(text: string): boolean;
  /** Whether there is any town so called: enough for "Ericeira:" above a list, which is nothing else. */
  isTown(text: string): boolean;
  /** The place that the whole text names, in that city when one is stated. */
  place(name: string, city: string | null): KnownPlace | null;
  /** The longest name that these words begin with, and of how many of them it is made. */
  longest(words: readonly string[], city: string | null): { readonly words: number; readonly place: KnownPlace } | null;
}
