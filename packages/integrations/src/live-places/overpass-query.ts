import type { Point } from "./point.ts";

const visits = [
  '["tourism"~"^(attraction|museum|gallery|viewpoint|zoo|aquarium|theme_park)$"]',
  '["historic"~"^(castle|fort|fortress|palace|manor|monument|ruins|archaeological_site|city_gate|citywalls|tower|church|monastery|aqueduct)$"]',
  '["leisure"~"^(park|garden|nature_reserve|water_park|beach_resort)$"]',
  '["natural"~"^(beach|peak|cave_entrance|hot_spring)$"]',
  '["waterway"="waterfall"]',
  '["amenity"~"^(marketplace|theatre|public_bath)$"]',
  '["amenity"="place_of_worship"]["wikidata"]',
  '["amenity"="place_of_worship"]["tourism"]',
  '["amenity"="place_of_worship"]["heritage"]',
  '["shop"="mall"]',
];
const tables = '["amenity"~"^(restaurant|cafe|bar|pub|biergarten)$"]';

/**
 * A query for everything worth visiting around a point. Each kind has its own limit, so that restaurants cannot crowd
 * out sights, and objects with an article come first. Only numbers are inserted into the text.
 */
export function overpassQuery({ lat, lng }: Point, radius: number, seconds: number): string {
  const around = `(around:${Math.round(radius)},${lat.toFixed(5)},${lng.toFixed(5)})`;
  return [
    `[out:json][timeout:${Math.max(1, Math.floor(seconds))}][maxsize:67108864];`,
    `(${visits.map((it) => `nwr${around}["name"]${it};`).join("")})->.visits;`,
    `nwr${around}["name"]${tables}->.tables;`,
    'nwr.visits["wikidata"];out tags center 250;',
    ".visits out tags center 250;",
    'nwr.tables["opening_hours"];out tags center 120;',
    ".tables out tags center 120;",
    `node${around}["name"]["place"~"^(city|town|village|hamlet|island|suburb|quarter|neighbourhood)$"];out 80;`,
  ].join("\n");
}
