/** What the gazetteer knows of a place that somebody named. */
export interface MatchedPlace {
  readonly placeId: string;
  readonly name: string;
  readonly city: string;
  readonly neighborhood: string;
  readonly category: "food" | "sight" | "activity" | "shopping" | "nature" | "nightlife";
  readonly lat: number;
  readonly lng: number;
}

/**
 * The gazetteer's place of that name: in `city` when one is stated, else in the cities that the group is thinking of
 * (`among`, as they were written), else where only one city has a place so named. Null when nothing is certain enough.
 */
export function matchPlace(
  _named: { readonly name: string; readonly city: string | null },
  _among: readonly string[],
): MatchedPlace | null {
  throw new Error("not built yet");
}
