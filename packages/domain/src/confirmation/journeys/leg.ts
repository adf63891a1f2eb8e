import type { Span } from "../reading.ts";
import type { Place } from "./places.ts";

/** One way from a place to another without a change, before the booking around it is known. */
export interface Leg extends Span {
  readonly kind: "flight" | "train" | "other";
  readonly number: string | null;
  readonly numberSpans: readonly Span[];
  /** IATA code of the airline. */
  readonly airline: string | null;
  readonly from: Place | null;
  readonly to: Place | null;
  /** `YYYY-MM-DDTHH:MM`, or the date alone. */
  readonly departure: string;
  readonly departureSpans: readonly Span[];
  readonly arrival: string | null;
  readonly arrivalSpans: readonly Span[];
  /** How much speaks for it; a whole leg has about 8. */
  readonly score: number;
}
