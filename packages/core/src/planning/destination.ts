import type { Warning } from "@caravan/domain/trip/warning";
import { cityById } from "@caravan/gazetteer/cities";
import { findDestination } from "@caravan/gazetteer/lookup";

/** What a trip keeps of where it goes. */
export interface ResolvedPlace {
  readonly cityId: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly timezone: string | null;
  readonly currency: string | null;
}

const nowhere: ResolvedPlace = { cityId: null, lat: null, lng: null, timezone: null, currency: null };

/**
 * Resolves what the traveller wrote. A name that could mean several places is taken for the likeliest, and the answer says
 * so and names the others: a plan that can be changed beats a question that an agent cannot answer.
 */
export function resolveDestination(text: string): { place: ResolvedPlace; warnings: Warning[] } {
  const found = findDestination(text);
  if (found.kind === "city") return { place: placeOf(found.city), warnings: [] };
  if (found.kind === "ambiguous") {
    const [likeliest, ...others] = found.candidates;
    if (!likeliest) return { place: nowhere, warnings: [] };
    const names = others.slice(0, 5).map(({ city }) => `${city.name}, ${city.country}`);
    const message = `Taken for ${likeliest.city.name}, ${likeliest.city.country}. It could also be ${names.join("; ")}: change the destination if you meant one of those.`;
    return {
      place: placeOf(likeliest.city),
      warnings: [{ code: "destination_ambiguous", message, path: "destination" }],
    };
  }
  const [close] = found.suggestions;
  const message = close
    ? `We do not know "${text}". Did you mean ${close.city.name}, ${close.city.country}?`
    : `We do not know "${text}", so the plan has shapes for the days and no named places.`;
  return { place: nowhere, warnings: [{ code: "destination_unknown", message, path: "destination" }] };
}

function placeOf(city: {
  id: string | null;
  lat: number;
  lng: number;
  timezone: string | null;
  currency: string | null;
}): ResolvedPlace {
  return { cityId: city.id, lat: city.lat, lng: city.lng, timezone: city.timezone, currency: city.currency };
}

/** The usual spend on meals where it is known. */
export function mealCostOf(cityId: string | null) {
  return cityId === null ? null : (cityById(cityId)?.mealCost ?? null);
}
