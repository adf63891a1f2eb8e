import { cityById, placeById } from "@caravan/gazetteer/cities";
import { itemOf } from "@caravan/gazetteer/items";
import { placeSubject } from "../kernel/place-subject.ts";
import type { PhotoSubject } from "../kernel/ports.ts";

/** Centres of cities are stated some kilometres apart; regions have no centre. */
const CITY_KM = 15;
const REGION_KM = 80;
/** Of restaurants and bars, Commons has hardly any. */
const categories = new Set(["sight", "nature", "activity", "shopping"]);
const tags = new Set(["market", "food-hall", "food-area"]);

/** A place or a destination of the gazetteer by its id; undefined for everything else, and where no picture is looked for. */
export function photoSubject(id: string): PhotoSubject | undefined {
  return id.includes("/") ? ofPlace(id) : ofCity(id);
}

function ofPlace(id: string): PhotoSubject | undefined {
  const place = placeById(id);
  if (!place || !(categories.has(place.category) || place.tags.some((it) => tags.has(it)))) return undefined;
  return { ...placeSubject(place), item: itemOf(id) };
}

/** The first city of a route of several. */
function ofCity(id: string): PhotoSubject | undefined {
  const city = cityById(id.split("+")[0] ?? "");
  if (!city) return undefined;
  return {
    id: city.id,
    item: null,
    names: [city.name, ...(city.localName ? [city.localName] : []), ...city.aliases],
    around: [],
    lat: city.lat,
    lng: city.lng,
    withinKm: city.kind === "city" ? CITY_KM : REGION_KM,
  };
}
