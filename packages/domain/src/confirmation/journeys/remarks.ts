import type { Page } from "../parts/page.ts";
import type { ReadSegment } from "../reading.ts";

const MOST = 3;

/** Flights and trains that the text calls by their number and that did not become segments, in words for the traveller. */
export function leftOut(page: Page, segments: readonly ReadSegment[]): string[] {
  // Where a journey was read, further numbers are those of partners, codeshares and old bookings.
  if (segments.some((it) => it.number !== null || it.kind === "flight" || it.kind === "train")) return [];
  const { flights, trains, dates } = page.atoms;
  const numbers = [...flights, ...trains].filter((it) => it.labelled && /\d{2}/.test(it.number));
  const why = dates.length === 0 ? "states no day for it" : "does not say clearly when it leaves";
  return [...new Set(numbers.map((it) => it.number))]
    .slice(0, MOST)
    .map((number) => `${number} was left out: the text ${why}.`);
}
