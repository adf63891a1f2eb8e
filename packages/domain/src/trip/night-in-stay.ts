import type { Point } from "../places/travel-time.ts";

/** A night of a trip with a known stay. */
export interface NightInStay {
  /** The date of the evening. */
  readonly date: string;
  readonly point: Point;
  /** The name of the stay. */
  readonly name: string;
}
