import { cityById, listCities } from "./cities.ts";
import type { CitySummary } from "./city-facts.ts";
import { citiesOfRoute, routeFacts } from "./routes.ts";
import { fold } from "./spelling.ts";
import { countryCodeOf } from "./world-cities.ts";

/** Fewer cities are no route, and with more nobody is anywhere for long. */
const FEWEST = 2;
const MOST = 5;
/** Each city takes so many days. */
const DAYS_EACH = 2;

/**
 * The route that a wish means by a country: "ten days in Peru: Lima, Cusco and Arequipa" are its known cities in the order
 * in which the wish names them. Undefined where the text is no country, or fewer than two of its cities are named.
 *
 * @param days of the trip
 */
export function routeInWords(text: string, wish: string, days: number): CitySummary | undefined {
  const nation = nations[fold(text)];
  const country = nation?.country ?? countryCodeOf(text.trim());
  if (country === undefined) return undefined;
  const said = ` ${fold(wish)} `;
  const named = listCities().flatMap((city) => {
    if (city.countryCode !== country || city.kind !== "city" || (nation && city.lat < nation.south)) return [];
    // A base of a region is called by its first name: "Merzouga and Erg Chebbi".
    const short = city.region === null ? [] : partsOf(city.name);
    const at = [city.name, city.localName ?? "", ...city.aliases, ...short]
      .map(fold)
      .filter((name) => name.length > 3 || name === fold(city.name))
      .map((name) => said.indexOf(` ${name} `))
      .filter((it) => it >= 0);
    return at.length === 0 ? [] : [{ id: city.id, at: Math.min(...at) }];
  });
  const most = Math.min(MOST, Math.floor(days / DAYS_EACH));
  const own = named.filter(
    (it) => !named.some((other) => other !== it && other.at === it.at && !other.id.includes(".")),
  );
  const cities = own
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .flatMap((it) => cityById(it.id) ?? []);
  const isRoute = citiesOfRoute(cities.map((it) => it.id).join("+"), cityById) !== undefined;
  return cities.length >= FEWEST && isRoute ? routeFacts(cities) : undefined;
}

/** Countries of a state, by where they begin. */
const nations: Readonly<Record<string, { readonly country: string; readonly south: number }>> = {
  scotland: { country: "GB", south: 54.65 },
};

const SHORTEST_NAME = 5;

/** "Glencoe and Fort William" is found by either. */
function partsOf(name: string): readonly string[] {
  return name.split(/,|\(|\)|\band\b/).filter((part) => fold(part).length >= SHORTEST_NAME);
}
