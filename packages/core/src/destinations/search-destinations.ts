import { listCities } from "@caravan/gazetteer/cities";
import { type FoundCity, findDestination } from "@caravan/gazetteer/lookup";
import { fold } from "@caravan/gazetteer/spelling";
import { z } from "zod";
import { query } from "../define.ts";

const destinationWire = z.object({
  name: z.string(),
  country: z.string(),
  country_code: z.string().nullable(),
  city_id: z.string().nullable().meta({ description: "Set when its places are known" }),
  lat: z.number(),
  lng: z.number(),
});

const MOST = 8;

export const searchDestinations = query({
  name: "search_destinations",
  description: "Cities that a text could mean: known ones by their first letters, then all of the world by name.",
  audience: "anyone",
  input: z.object({ query: z.string().trim().max(120) }),
  output: z.object({ destinations: z.array(destinationWire) }),
  rest: { method: "GET", path: "/api/destinations" },
  async run(_scene, input) {
    const typed = fold(input.query);
    if (typed === "") return { destinations: [] };
    const begun: FoundCity[] = listCities()
      .filter((city) => [city.name, ...city.aliases].some((name) => fold(name).startsWith(typed)))
      .map((city) => ({ kind: "city", known: true, city }));
    const found = findDestination(input.query);
    const named = found.kind === "city" ? [found] : found.kind === "ambiguous" ? found.candidates : found.suggestions;
    const seen = new Set<string>();
    const destinations = [...begun, ...named].map(present).filter((it) => {
      const key = `${it.name}|${it.country}`;
      return !seen.has(key) && seen.add(key);
    });
    return { destinations: destinations.slice(0, MOST) };
  },
});

function present({ city }: FoundCity): z.input<typeof destinationWire> {
  return {
    name: city.name,
    country: city.country,
    country_code: city.countryCode,
    city_id: city.id,
    lat: city.lat,
    lng: city.lng,
  };
}
