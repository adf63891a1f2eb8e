import type { Candidate } from "@caravan/domain/places/candidate";
import { cleanText } from "../live-sources/clean-text.ts";
import { isWorldHeritage, tagsOf, valuesOf } from "./interest-tags.ts";
import type { MapElement } from "./map-elements.ts";
import { nameOf } from "./neighbourhood.ts";
import { weekOf } from "./opening-hours.ts";
import { kindOf } from "./place-kinds.ts";

type Tags = MapElement["tags"];

/**
 * A map object as a candidate; undefined when it cannot be visited, has no name, or never opens. Unknown fields are
 * null.
 */
export function toCandidate(element: MapElement, neighborhood: string, year: number): Candidate | undefined {
  const { id, lat, lng, tags } = element;
  const kind = kindOf(tags);
  const name = nameOf(tags);
  if (!kind || name === null) return undefined;
  const hours = weekOf(tags.opening_hours, year);
  if (hours === "closed") return undefined;
  const localName = cleanText(tags.name);
  return {
    id,
    name,
    localName: localName === name ? null : localName,
    category: kind.category,
    tags: tagsOf(kind, tags),
    lat,
    lng,
    neighborhood,
    fame: fameOf(tags),
    visitMinutes: kind.minutes,
    hours,
    priceLevel: tags.fee === "no" ? 0 : null,
    entryPrice: null,
    bookingAdvised: tags.reservation === "required" || tags.reservation === "recommended" ? true : null,
    stepFree: stepFreeOf(tags.wheelchair),
    setting: tags.outdoor_seating === "only" ? "outdoor" : kind.setting,
    goodFor: kind.goodFor,
    meals: kind.meals ?? [],
    diets: kind.meals ? dietsOf(tags) : [],
    bestMonths: null,
    onlyDaysKnown: false,
    insight: null,
    dayTrip: null,
    base: null,
    verified: false,
    provenance: "gazetteer",
    wantedBy: [],
  };
}

/** Only an article shows that a place is known beyond its town. */
function fameOf(tags: Tags): Candidate["fame"] {
  if (!tags.wikipedia) return null;
  if (isWorldHeritage(tags)) return 3;
  return tags.wikidata ? 2 : null;
}

function stepFreeOf(wheelchair: string | undefined): Candidate["stepFree"] {
  if (wheelchair === "yes" || wheelchair === "designated") return "yes";
  if (wheelchair === "limited") return "partial";
  return wheelchair === "no" ? "no" : null;
}

const dietKeys: Readonly<Record<Candidate["diets"][number], readonly string[]>> = {
  vegetarian: ["diet:vegetarian"],
  vegan: ["diet:vegan"],
  halal: ["diet:halal"],
  kosher: ["diet:kosher"],
  "gluten-free": ["diet:gluten_free"],
};

function dietsOf(tags: Tags): Candidate["diets"] {
  const cuisines = valuesOf(tags.cuisine);
  const all = Object.keys(dietKeys) as (keyof typeof dietKeys)[];
  return all.filter(
    (diet) => cuisines.includes(diet) || dietKeys[diet].some((key) => tags[key] === "yes" || tags[key] === "only"),
  );
}
