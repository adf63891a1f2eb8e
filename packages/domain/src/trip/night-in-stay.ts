import type { Point } from "../places/travel-time.ts";

/** A night of a trip whose stay is known. */
export interface NightInStay {
  /** Of the evening. */
  readonly date: string;
  readonly point: Point;
  /** Of the stay. */
  readonly name: string;
}
