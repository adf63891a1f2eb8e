import { findDestination } from "@caravan/gazetteer/find-destination";
import { citiesBeginning } from "@caravan/gazetteer/find-known-city";
import type { FoundCity } from "@caravan/gazetteer/found-city";
import { routeOfCountry } from "@caravan/gazetteer/route-of-country";
import { fold } from "@caravan/gazetteer/spelling";
import { currencyOf } from "@caravan/gazetteer/world-cities";
import { z } from "zod";
import type { Context } from "../kernel/context.ts";
import { query } from "../kernel/define.ts";
import { LiveSourceUnavailable } from "../kernel/ports.ts";
import { suggestsWhileTyping } from "../kernel/without-tool.ts";
import { withinPatience } from "./within-patience.ts";

const destinationWire = z.object({
  name: z.string(),
  country: z.string(),
  country_code: z.string().nullable(),
  region: z.string().nullable().meta({ description: "Set when several cities of a country have this name" }),
  city_id: z.string().nullable().meta({ description: "Set when its places are known" }),
  lat: z.number(),
  lng: z.number(),
  currency: z.string().nullable(),
});

const MOST = 8;
/** The live source is not asked for shorter texts. */
const LIVE_LETTERS = 3;
const LIVE_MS = 2000;

export const searchDestinations = query({
  name: "search_destinations",
  description:
    "Cities that a text could mean: known cities by their first letters, then all cities of the world by name.",
  audience: "anyone",
  withoutTool: suggestsWhileTyping,
  input: z.object({ query: z.string().trim().max(120) }),
  output: z.object({
    kind: z.enum(["city", "ambiguous", "unknown"]).meta({
      description: "Whether the text names one place, several (the likeliest first), or none, with similar names",
    }),
    destinations: z.array(destinationWire),
    route: z
      .array(z.object({ name: z.string(), nights: z.number().int() }))
      .optional()
      .meta({
        description: "For a country: its cities as one travels from one to the next, and the usual nights in each",
      }),
  }),
  rest: { method: "GET", path: "/api/destinations" },
  async run(ctx, input) {
    const typed = fold(input.query);
    if (typed === "") return { kind: "unknown" as const, destinations: [] };
    const begun = citiesBeginning(typed).map((city): FoundCity => ({ kind: "city", known: true, city }));
    const found = findDestination(input.query);
    const named = found.kind === "city" ? [found] : found.kind === "ambiguous" ? found.candidates : found.suggestions;
    const destinations = distinct(found.kind === "ambiguous" ? [...named, ...begun] : [...begun, ...named]);
    if (destinations.length === 0 && typed.length >= LIVE_LETTERS) {
      const outside = await live(ctx, input.query);
      return { kind: kindOf(outside.length), destinations: outside };
    }
    const route = routeOfCountry(input.query).map(({ name, nights }) => ({ name, nights }));
    return { kind: found.kind, destinations: destinations.slice(0, MOST), ...(route.length > 0 && { route }) };
  },
});

function kindOf(count: number): "city" | "ambiguous" | "unknown" {
  if (count === 0) return "unknown";
  return count === 1 ? "city" : "ambiguous";
}

function distinct(cities: readonly FoundCity[]): z.input<typeof destinationWire>[] {
  const places = [...new Map(cities.map((it) => [`${it.city.lat}|${it.city.lng}`, present(it)])).values()];
  return places.map((it) => {
    const isAlone = places.every((other) => other === it || other.name !== it.name || other.country !== it.country);
    return isAlone ? { ...it, region: null } : it;
  });
}

/** Suggestions of the live source; empty when it does not answer in time. */
async function live(ctx: Context, text: string): Promise<z.input<typeof destinationWire>[]> {
  const { livePlaces } = ctx.ports;
  if (!livePlaces?.whileTyping) return [];
  try {
    const found = await withinPatience(ctx, LIVE_MS, (signal) => livePlaces.find(text, signal));
    return found.slice(0, MOST).map((it) => ({
      name: it.name,
      country: it.country ?? "",
      country_code: it.countryCode,
      region: null,
      city_id: null,
      lat: it.lat,
      lng: it.lng,
      currency: it.countryCode === null ? null : currencyOf(it.countryCode),
    }));
  } catch (error) {
    if (error instanceof LiveSourceUnavailable) return [];
    throw error;
  }
}

function present({ known, city }: FoundCity): z.input<typeof destinationWire> {
  return {
    name: city.name,
    country: city.country,
    country_code: city.countryCode,
    region: known ? null : city.region,
    city_id: city.id,
    lat: city.lat,
    lng: city.lng,
    currency: city.currency,
  };
}
