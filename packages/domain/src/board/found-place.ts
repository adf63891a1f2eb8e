import type { PlaceCategory } from "../field-choices.ts";
import type { PlaceConfidence } from "../fields.ts";

/** A place read from a link or text. `null` is "not stated". */
export interface FoundPlace {
  readonly name: string;
  readonly city: string | null;
  readonly neighborhood: string | null;
  readonly category: PlaceCategory | null;
  readonly blurb: string | null;
  readonly confidence: PlaceConfidence;
  /** Gazetteer id `city/place`, when it is one. */
  readonly placeId: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  /** Where its page shows a picture; fetched only through the guarded fetcher. */
  readonly pictureUrl: string | null;
}
