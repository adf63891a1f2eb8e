import { mostActivities } from "../field-choices.ts";
import { said } from "../words/sentence.ts";
import { type ImportEntry, type ImportPlan, type LeftOut, noEntry, pointOf } from "./import-plan.ts";

type Json = Readonly<Record<string, unknown>>;
const objectIn = (it: unknown): Json =>
  typeof it === "object" && it !== null && !Array.isArray(it) ? (it as Json) : {};
const textIn = (it: unknown) => (typeof it === "string" && it.trim() !== "" ? it.trim() : null);

export function isGeoJson(value: unknown): boolean {
  return objectIn(value).type === "FeatureCollection" && Array.isArray(objectIn(value).features);
}

/** Places as GeoJSON, such as "Saved Places.json" of Google Takeout in its forms of several years. */
export function savedPlaces(value: unknown): ImportPlan {
  const features = objectIn(value).features as readonly unknown[];
  const leftOut: LeftOut[] = [];
  const entries: ImportEntry[] = [];
  for (const it of features.slice(0, mostActivities + 1)) {
    const { geometry, properties } = objectIn(it);
    const saved = objectIn(properties);
    const location = objectIn(saved.location ?? saved.Location);
    const old = objectIn(location["Geo Coordinates"]);
    const link = textIn(saved.google_maps_url) ?? textIn(saved["Google Maps URL"]);
    const title =
      textIn(location.name) ?? textIn(location["Business Name"]) ?? textIn(saved.Title) ?? textIn(saved.name);
    const shape = objectIn(geometry);
    const [lng, lat] = shape.type === "Point" && Array.isArray(shape.coordinates) ? shape.coordinates : [];
    const point = pointOf(lat, lng) ?? pointOf(old.Latitude, old.Longitude) ?? pointInLink(link);
    const address = textIn(location.address) ?? textIn(location.Address);
    if (title === null && address === null)
      leftOut.push({ what: link?.slice(0, 120) ?? said`A place`, why: said`it has no name` });
    else
      entries.push({
        ...{ ...noEntry, title: title ?? (address as string), address, point },
        description: textIn(saved.Comment) ?? textIn(saved.description),
      });
  }
  return { title: null, entries, leftOut };
}

/** The position that a link to a map has in it. */
export function pointInLink(link: string | null): ImportEntry["point"] {
  const pair = /(?:@|[?&](?:q|query|ll|daddr|destination)=|\/search\/)(-?\d{1,2}\.\d+),\+?(-?\d{1,3}\.\d+)/.exec(
    decoded(link ?? ""),
  );
  return pair ? pointOf(pair[1], pair[2]) : null;
}

function decoded(link: string): string {
  return link.replaceAll(/%2c/gi, ",").replaceAll(/%20/g, "");
}
