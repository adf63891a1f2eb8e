import { parseCoordinates } from "../places/coordinates.ts";
import { type Fields, fieldsOf, firstReadable, type Json, parseText } from "./json-fields.ts";

export interface BookedPlace {
  /** The first name found: hotel, sight or city. */
  readonly name: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly address: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

const names = [
  "name",
  "hotel",
  "hotelname",
  "restaurant",
  "restaurantname",
  "property",
  "propertyname",
  "place",
  "venue",
  "title",
  "destination",
  "airport",
];
const cities = ["city", "cityname", "town", "locality"];
const countries = ["country", "countryname", "countrycode"];
const points = ["coordinates", "coords", "location", "geo", "position", "point", "latlng"];
const addressParts = ["street", "line1", "line2", "postalcode", "zip", "zipcode", "city", "state", "country"];

export const placeNames: readonly string[] = [
  ...names,
  ...cities,
  ...countries,
  ...points,
  ...["address", "streetaddress", "lat", "latitude", "lng", "lon", "long", "longitude"],
];

/** The place of a booking from any JSON: a name, or an object. */
export function parsePlace(sent: Json): BookedPlace {
  const one = Array.isArray(sent) && sent.length === 1 ? (sent[0] as Json) : sent;
  const fields = fieldsOf(one);
  const address = fields.address ?? fields.streetaddress;
  const parts = fieldsOf(address);
  const point = pointIn(fields) ?? points.map((it) => pointIn(fieldsOf(fields[it]))).find((it) => it !== null) ?? null;
  return {
    name: parseText(one) ?? firstReadable(fields, names, parseText) ?? firstReadable(fields, ["location"], parseText),
    city: firstReadable(fields, cities, parseText) ?? firstReadable(parts, cities, parseText),
    country: firstReadable(fields, countries, parseText) ?? firstReadable(parts, countries, parseText),
    address: parseText(address) ?? parseText(addressParts.flatMap((it) => parseText(parts[it]) ?? []).join(", ")),
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
  };
}

function pointIn(fields: Fields) {
  return parseCoordinates(fields.lat ?? fields.latitude, fields.lng ?? fields.lon ?? fields.long ?? fields.longitude);
}
