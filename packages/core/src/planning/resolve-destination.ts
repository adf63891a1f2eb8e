import { joinWords } from "@caravan/domain/join-words";
import type { Warning } from "@caravan/domain/trip/warning";
import { truncate } from "@caravan/domain/truncate";
import { said } from "@caravan/domain/words/sentence";
import { airportPoint } from "@caravan/gazetteer/airport-points";
import { findDestination } from "@caravan/gazetteer/find-destination";
import { routeInWords } from "@caravan/gazetteer/route-in-words";
import { fold } from "@caravan/gazetteer/spelling";
import { currencyOf, timezoneAt } from "@caravan/gazetteer/world-cities";
import { PLAN_PATIENCE_MS, withinPatience } from "../destinations/within-patience.ts";
import type { Context } from "../kernel/context.ts";
import { type LivePlaces, LiveSourceUnavailable } from "../kernel/ports.ts";

/** The stored destination of a trip. */
export interface ResolvedPlace {
  readonly cityId: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly timezone: string | null;
  readonly currency: string | null;
}

export interface ResolvedDestination {
  readonly place: ResolvedPlace;
  readonly warnings: readonly Warning[];
}

/** What a traveller says of the trip, which may name the cities of a country. */
export interface Wish {
  readonly words: string;
  readonly days: number;
}

/** Of what the traveller wrote, in a sentence. */
const MOST_LETTERS = 80;

const nowhere: ResolvedPlace = { cityId: null, lat: null, lng: null, timezone: null, currency: null };

/**
 * Resolves a destination text with the gazetteer and, when it finds nothing, the live source. An ambiguous name is
 * resolved to the likeliest place, with a warning that names the others: a plan can be changed, and agents cannot
 * answer questions. May send requests, so it belongs into `prepare`.
 */
export async function resolveDestination(
  ctx: Pick<Context, "ports" | "signal">,
  text: string,
  wish: Wish | null = null,
): Promise<ResolvedDestination> {
  const { livePlaces } = ctx.ports;
  const found = knownDestination(text, wish);
  if (found.place.lat !== null || !livePlaces) return found;
  try {
    return (await liveDestination(livePlaces, text, ctx)) ?? found;
  } catch (error) {
    if (!(error instanceof LiveSourceUnavailable)) throw error;
    const message = said`"${truncate(text, MOST_LETTERS)}" could not be looked up on the map just now.`;
    return {
      place: found.place,
      warnings: [...found.warnings, { code: "places_unavailable", message, path: "destination" }],
    };
  }
}

/**
 * Loads the lists of cities, towns and airports. For the start of a process: in its first look-up they would keep it from
 * answering anybody for a third of a second.
 */
export function loadDestinations(): void {
  airportPoint("LIS");
  for (const text of ["Giethoorn, Netherlands", "Nowhere in particular"]) knownDestination(text);
}

/** The gazetteer's result for a text. */
export function knownDestination(text: string, wish: Wish | null = null): ResolvedDestination {
  const found = findDestination(text);
  const route = wish && found.kind === "ambiguous" ? routeInWords(text, wish.words, wish.days) : undefined;
  if (route) return { place: placeOf(route), warnings: [] };
  if (found.kind === "city")
    return { place: placeOf(found.city), warnings: found.known && found.without ? [leftOut(found.without)] : [] };
  if (found.kind === "ambiguous") {
    const [likeliest, ...others] = found.candidates.map((it) => it.city);
    if (!likeliest) return { place: nowhere, warnings: [] };
    return { place: placeOf(likeliest), warnings: [ambiguous(likeliest, others)] };
  }
  const [close] = found.suggestions;
  const name = truncate(text, MOST_LETTERS);
  const message = close
    ? said`We do not know "${name}". Did you mean ${close.city.name}, ${close.city.country}? As it stands, a plan has ideas for the days and no named places.`
    : said`We do not know "${name}": a plan has ideas for the days and no named places.`;
  return { place: nowhere, warnings: [{ code: "destination_unknown", message, path: "destination" }] };
}

function leftOut(names: readonly string[]): Warning {
  const list = joinWords(names);
  const message = said`We know no places in ${list}, so this plan has none there. Add ${names.length === 1 ? "it as a stop" : "them as stops"}: those days are yours to fill.`;
  return { code: "destination_partly_known", message, path: "destination" };
}

/** Undefined when the live source does not know the name either. */
async function liveDestination(
  livePlaces: LivePlaces,
  text: string,
  ctx: Pick<Context, "signal">,
): Promise<ResolvedDestination | undefined> {
  const [likeliest, ...others] = await withinPatience(ctx, PLAN_PATIENCE_MS, (signal) => livePlaces.find(text, signal));
  if (!likeliest) return undefined;
  const { lat, lng, countryCode } = likeliest;
  const namesakes = others.filter((it) => fold(it.name) === fold(likeliest.name));
  return {
    place: {
      cityId: null,
      lat,
      lng,
      timezone: timezoneAt(lat, lng),
      currency: countryCode === null ? null : currencyOf(countryCode),
    },
    warnings: namesakes.length > 0 ? [ambiguous(likeliest, namesakes)] : [],
  };
}

interface Named {
  readonly name: string;
  readonly country: string | null;
  readonly region?: string | null;
}

function ambiguous(likeliest: Named, others: readonly Named[]): Warning {
  const all = [likeliest, ...others];
  // Cities of one name in a country are told apart by their region, where it is known.
  const written = all.map((it) => {
    const isAlone = all.filter((other) => other.name === it.name && other.country === it.country).length === 1;
    return [it.name, isAlone ? null : it.region, it.country].filter(Boolean).join(", ");
  });
  const [first = "", ...rest] = new Set(written);
  const some = rest.slice(0, 5).join("; ");
  const also = some === "" ? "There are others of that name" : `It could also be ${some}`;
  const areNamesakes = others.every((it) => fold(it.name) === fold(likeliest.name));
  const message = areNamesakes
    ? said`Understood as ${first}. ${also}: change the destination if you meant one of those.`
    : said`This plan is for ${first}. For ${some} change the destination, or add a stop: a trip can have up to twelve, and the cities that we know can be named together, such as "Rome, Florence and Venice".`;
  return { code: "destination_ambiguous", message, path: "destination" };
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
