import type { ApiOutputs } from "@/features/api-client/index.ts";

/** A question before planning: which of several places is meant, or what an unknown name means. */
export interface DestinationQuestion {
  readonly kind: "ambiguous" | "unknown";
  readonly names: readonly string[];
  /** For a country, where the trip is long enough for several cities; in their order. */
  readonly route?: readonly string[];
}

const atMost = 6;
/** The question must not delay the plan: the server can use any text. */
const patienceMs = 2_500;

export async function askAboutDestination(
  search: () => Promise<ApiOutputs["destinations"]["search"]>,
  nights: number,
): Promise<DestinationQuestion | null> {
  const tired = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  try {
    const found = await Promise.race([search(), tired]);
    if (!found) return null;
    const { kind, destinations } = found;
    const route = routeWithin(found.route ?? [], nights);
    const names = [...new Set(destinations.map(destinationName))].slice(0, atMost);
    return kind === "city" || names.length === 0 ? null : { kind, names, ...(route.length > 1 && { route }) };
  } catch {
    // Without an answer there is no question.
    return null;
  }
}

const mostStops = 4;

/** The cities of a route for which a trip has the nights; each may be a night shorter than usual. */
export function routeWithin(
  cities: readonly { readonly name: string; readonly nights: number }[],
  nights: number,
): readonly string[] {
  let left = nights;
  const fitting = cities.slice(0, mostStops).findIndex((it) => {
    left -= Math.max(1, it.nights - 1);
    return left < 0;
  });
  return cities.slice(0, fitting < 0 ? mostStops : fitting).map((it) => it.name);
}

type Destination = ApiOutputs["destinations"]["search"]["destinations"][number];

/** The text for the field, from which the server recognises the chosen place again. */
export function destinationName({ name, region, country }: Pick<Destination, "name" | "region" | "country">): string {
  return [name, region, country].filter(Boolean).join(", ");
}

/** Cities in one text, which the server recognises as stops in every language of the screens. */
export const routeDestination = (cities: readonly string[]): string => new Intl.ListFormat("en-GB").format(cities);
