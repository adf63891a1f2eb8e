import { findDestination } from "@caravan/gazetteer/find-destination";

/** The money of the place that a text most likely means, ISO 4217; null for an unknown one. */
export function currencyOfDestination(text: string): string | null {
  const found = findDestination(text);
  if (found.kind === "city") return found.city.currency;
  return found.kind === "ambiguous" ? (found.candidates[0]?.city.currency ?? null) : null;
}
