import type { PlaceRecord, Week } from "./destination-schema.ts";
import { weekOf } from "./opening-times.ts";

/** What the search index says of a place, without reading the file of its destination. */
export interface IndexedPlace extends Pick<PlaceRecord, "name" | "category" | "fame"> {
  /** `destination/place`. */
  readonly id: string;
  readonly localName: string | null;
  readonly tags: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly neighborhood: string;
  readonly visitMinutes: number;
  readonly hours: Week | null;
  /** `hours` states only the days on which it opens, as if open all day. */
  readonly onlyDaysKnown: boolean;
  readonly priceLevel: number | null;
  /** As in the file: `18` in the destination's currency, or `12.50 USD`; null when free or unknown. */
  readonly entry: string | null;
  readonly meals: PlaceMeals;
  /** Two records agree on name and position. */
  readonly verified: boolean;
}

type PlaceMeals = NonNullable<PlaceRecord["meals"]>;

/**
 * One line of `data/index/places.tsv`: id, name, local name, category, tags, latitude, longitude, area, fame, minutes,
 * hours, closed days, price level, entry, meals and whether it is
 * verified. The texts of the schema are single lines without tabs.
 */
export function searchLine(destinationId: string, place: PlaceRecord): string {
  const { hours, closed, price, entry } = place;
  const isFree = price === 0 || Number.parseFloat(entry ?? "0") === 0;
  return [
    `${destinationId}/${place.id}`,
    place.name,
    place.local_name ?? "",
    place.category,
    place.tags.join(","),
    place.at[0],
    place.at[1],
    place.area,
    place.fame,
    place.minutes,
    hours ?? "",
    // "" is "closed on no day", so an unknown one has a sign.
    hours === undefined ? (closed ?? "?") : "?",
    price ?? "",
    isFree ? "" : entry,
    (place.meals ?? []).join(","),
    place.sources === undefined ? "" : "1",
  ].join("\t");
}

export function readSearchLine(line: string): IndexedPlace {
  const [id, name, local, category, tags, lat, lng, area, fame, minutes, hours, closed, price, entry, meals, verified] =
    line.split("\t");
  return {
    id: id ?? "",
    name: name ?? "",
    localName: local || null,
    category: category as IndexedPlace["category"],
    tags: (tags ?? "").split(","),
    lat: Number(lat),
    lng: Number(lng),
    neighborhood: area ?? "",
    fame: Number(fame) as IndexedPlace["fame"],
    visitMinutes: Number(minutes),
    hours: weekOf({ hours: hours || undefined, closed: closed === "?" ? undefined : closed }),
    onlyDaysKnown: hours === "" && closed !== "?",
    priceLevel: price === "" ? null : Number(price),
    entry: entry || null,
    meals: meals ? (meals.split(",") as PlaceMeals) : [],
    verified: verified === "1",
  };
}
