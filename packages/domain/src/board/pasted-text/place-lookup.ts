import type { PlaceCategory } from "../../field-choices.ts";

export interface KnownPlace {
  readonly placeId: string;
  readonly city: string;
  readonly neighborhood: string;
  readonly category: PlaceCategory;
  readonly lat: number;
  readonly lng: number;
  /** The text matches its name exactly, without case and accents. */
  readonly sure: boolean;
}

/** Finds places and cities by name in any spelling, in microseconds. */
export interface PlaceLookup {
  /** Whether the whole text names a city. */
  isCity(text: string): boolean;
  /** Whether any town has this name: enough for a heading such as "Ericeira:". */
  isTown(text: string): boolean;
  /** The place that the whole text names, in that city when one is stated. */
  place(name: string, city: string | null): KnownPlace | null;
  /** The longest place name that these words begin with, and its number of words. */
  longest(words: readonly string[], city: string | null): { readonly words: number; readonly place: KnownPlace } | null;
}
