import type { ActivityFields } from "../trip/document.ts";

/** A day of a plan or of a trip, with its stops in order. */
export interface DayToSum {
  readonly date: string;
  readonly stops: readonly ActivityFields[];
}
