import type { LiveDestination } from "@caravan/core/kernel/ports";
import { z } from "zod";
import { cleanText } from "../live-sources/clean-text.ts";
import { ServiceFault } from "../live-sources/fetch-from-source.ts";
import type { Deadline, SourceClient } from "../live-sources/source-client.ts";
import { kmBetween } from "./point.ts";

/** Kinds that can be a destination: not a street, a shop or a river. */
const destinations = new Set([
  "city",
  "town",
  "village",
  "hamlet",
  "isolated_dwelling",
  "municipality",
  "borough",
  "suburb",
  "island",
  "islet",
  "archipelago",
  "state",
  "province",
  "region",
  "county",
  "district",
  "national_park",
]);
/** A result so much less prominent than the best (0 to 1) is not meant. */
const MUCH_LESS_PROMINENT = 0.25;
const TWIN_KM = 25;

const result = z.object({
  name: z.string().optional(),
  display_name: z.string(),
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  addresstype: z.string(),
  importance: z.number().catch(0),
  address: z.object({ country: z.string().optional(), country_code: z.string().optional() }).catch({}),
});

/** The places with a name, best first. */
export function findPlaces(
  source: SourceClient,
  { url, userAgent, text }: { url: string; userAgent: string; text: string },
  deadline: Deadline,
): Promise<LiveDestination[]> {
  const address = new URL(`${url.replace(/\/+$/, "")}/search`);
  const query = { q: text, format: "jsonv2", addressdetails: "1", limit: "10", "accept-language": "en" };
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  return source.ask({ url: address, userAgent }, deadline, readResults);
}

function readResults(answer: unknown): LiveDestination[] {
  if (!Array.isArray(answer)) throw new ServiceFault("the source answered something else than a list");
  const results = answer.slice(0, 50).flatMap((it) => {
    const parsed = result.safeParse(it);
    return parsed.success ? [parsed.data] : [];
  });
  // A list without a readable entry is an error of the source, not an unknown name.
  if (answer.length > 0 && results.length === 0) throw new ServiceFault("the source answered results of another shape");
  const meant = results.filter((it) => destinations.has(it.addresstype));
  const most = Math.max(...meant.map((it) => it.importance));
  const found = meant
    .filter((it) => it.importance >= most - MUCH_LESS_PROMINENT)
    .flatMap((it): LiveDestination[] => {
      const name = cleanText(it.name || it.display_name.split(",")[0]);
      const code = it.address.country_code?.toUpperCase() ?? "";
      const country = cleanText(it.address.country);
      const countryCode = /^[A-Z]{2}$/.test(code) ? code : null;
      return name === null ? [] : [{ name, country, countryCode, lat: it.lat, lng: it.lon }];
    });
  return found.filter((it, index) => !found.slice(0, index).some((other) => isSamePlace(it, other)));
}

/** A town and its municipality are two objects on the map and one destination. */
function isSamePlace(a: LiveDestination, b: LiveDestination): boolean {
  return a.name === b.name && a.countryCode === b.countryCode && kmBetween(a, b) < TWIN_KM;
}
