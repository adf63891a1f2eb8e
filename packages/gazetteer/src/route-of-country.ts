import { cityById } from "./cities.ts";
import type { CityFacts } from "./city-facts.ts";
import { findDestination } from "./find-destination.ts";
import { linkedFrom } from "./routes.ts";
import { countryCodeOf } from "./world-cities.ts";

const MOST = 5;
/** England and Scotland have the code of their state, and a route through them would leave them. */
const nation = /^(?:england|scotland|wales|northern ireland)$/i;

/**
 * The known cities of a country as one usually travels from one to the next, from its likeliest one on. Who has fewer days
 * takes the first ones. Empty for a text that names no country, and where fewer than two are linked.
 */
export function routeOfCountry(text: string): readonly CityFacts[] {
  const country = nation.test(text.trim()) ? undefined : countryCodeOf(text.trim());
  const found = country === undefined ? undefined : findDestination(text);
  if (found?.kind !== "ambiguous") return [];
  const [first] = found.candidates.flatMap((it) => (it.known ? (cityById(it.city.id) ?? []) : []));
  if (first?.kind !== "city") return [];
  const route = [first];
  while (route.length < MOST) {
    const next = linkedFrom(route.at(-1)?.id ?? "")
      .flatMap((id) => cityById(id) ?? [])
      .find((it) => it.kind === "city" && it.countryCode === country && !route.includes(it));
    if (!next) break;
    route.push(next);
  }
  return route.length > 1 ? route : [];
}
