/** A small town as the two servers describe it: real formats, with few and simplified entries. */
export const center = { lat: 47.56216, lng: 13.64932 };

export const hallstattFound = {
  place_id: 97_480_012,
  licence: "Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright",
  osm_type: "relation",
  osm_id: 8_131_391,
  lat: "47.5621600",
  lon: "13.6493200",
  category: "boundary",
  type: "administrative",
  place_rank: 16,
  importance: 0.52,
  addresstype: "village",
  name: "Hallstatt",
  display_name: "Hallstatt, Bezirk Gmunden, Upper Austria, 4830, Austria",
  address: {
    village: "Hallstatt",
    county: "Bezirk Gmunden",
    state: "Upper Austria",
    country: "Austria",
    country_code: "at",
  },
  boundingbox: ["47.4950000", "47.6000000", "13.5800000", "13.6900000"],
};

let next = 1000;
const node = (tags: Record<string, string>, north = 0, east = 0) => ({
  type: "node",
  id: next++,
  lat: center.lat + north,
  lon: center.lng + east,
  tags,
});
const way = (tags: Record<string, string>, north = 0, east = 0) => ({
  type: "way",
  id: next++,
  center: { lat: center.lat + north, lon: center.lng + east },
  tags,
});

export const museum = way({
  name: "Welterbemuseum Hallstatt",
  "name:en": "Hallstatt Museum",
  tourism: "museum",
  opening_hours: "Sa 10:00-18:00; PH off",
  wheelchair: "limited",
  wikidata: "Q1573389",
  wikipedia: "de:Welterbemuseum Hallstatt",
  "addr:suburb": "Markt",
});

const walks = Array.from({ length: 14 }, (_, index) =>
  node({ name: `Aussicht ${index + 1}`, tourism: "viewpoint" }, 0.001 * index, -0.002),
);
const tables = Array.from({ length: 60 }, (_, index) =>
  node(
    { name: `Gasthof ${index + 1}`, amenity: "restaurant", cuisine: "regional", opening_hours: "Mo-Su 11:30-22:00" },
    0.0001 * index,
    0.001,
  ),
);

export const elements = [
  museum,
  way(
    {
      name: "Kalvarienbergkirche",
      amenity: "place_of_worship",
      religion: "christian",
      wikidata: "Q1",
      wikipedia: "de:K",
      heritage: "1",
    },
    0.002,
  ),
  way({ name: "Salzwelten", tourism: "attraction", historic: "mine", fee: "yes", wikidata: "Q2" }, 0.002, -0.012),
  way({ name: "Ostufer", natural: "beach", wheelchair: "no" }, 0.004, 0.004),
  node({ name: "Café Derbl", amenity: "cafe", "diet:vegan": "yes", cuisine: "cake" }, 0.0002),
  node({ name: "Zur Mühle", amenity: "bar" }, 0.0003),
  node({ name: "Markt", place: "quarter" }, 0.0001),
  node({ name: "Hallstatt", place: "village" }),
  // Objects that a plan cannot use: without a name, gone, private, never open, far away, without a position, without
  // tags.
  node({ tourism: "viewpoint" }),
  node({ name: "Altes Kino", tourism: "attraction", disused: "yes" }),
  way({ name: "Schlossgarten Privat", leisure: "garden", access: "private" }),
  node({ name: "Geschlossen", tourism: "museum", opening_hours: "off" }),
  node({ name: "Weit Weg", tourism: "museum" }, 2, 2),
  { type: "way", id: 5, tags: { name: "Nirgends", tourism: "museum" } },
  { type: "node", id: 6, lat: 47.5, lon: 13.6 },
  // A prank.
  node({ name: `\u202eevil\u0000\n<b>${"x".repeat(500)}`, tourism: "gallery" }, 0.0005),
  ...walks,
  ...tables,
];
