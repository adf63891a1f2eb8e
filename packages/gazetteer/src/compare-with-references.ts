// Compares the city files with independent records and prints the distances:
//
//   node packages/gazetteer/src/compare-with-references.ts [--city lisbon,porto] <file.csv>...
//
// The CSV files need the columns name, lat, lng, and may have source_id, alt_names (separated by "|") and spread_m. A
// place is compared with the record that it cites, else with the nearest of the same name, in any spelling, within 5 km. Nothing is changed.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse } from "csv-parse/sync";
import { cityIds } from "./cities.ts";
import { type City, citySchema, type Place } from "./city-file-schema.ts";
import { nameKey } from "./spelling.ts";

interface Reference {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly sourceId: string;
}

interface Comparison {
  readonly place: Place;
  readonly metres: number;
  readonly reference: Reference;
}

/** References with a larger spread are ignored. */
const UNSTEADY_M = 1000;
const SAME_NAME_WITHIN_M = 5000;
/** Distance from which a place should be checked again. */
const LOOK_AGAIN_M = 300;
/** A degree of latitude. */
const METRES = 111_195;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { city: { type: "string" } } });
if (positionals.length === 0) throw new Error("Name at least one CSV file to compare with.");
const references = Map.groupBy(positionals.flatMap(readReferences), ([key]) => key);
const wanted = values.city?.split(",") ?? [...cityIds()];
const all = wanted.flatMap((id) => report(readCity(id)));
console.log(`\nall ${wanted.length} cities: ${summary(all)}`);

function report(city: City): readonly Comparison[] {
  const found = city.places.flatMap((place) => compare(place) ?? []);
  console.log(`${city.id}: ${city.places.length} places, ${summary(found)}`);
  for (const { place, metres, reference } of found) {
    const cites = reference.sourceId !== "" && place.sources.includes(`wikidata:${reference.sourceId}`);
    if (metres <= LOOK_AGAIN_M && cites) continue;
    const what = metres > LOOK_AGAIN_M ? "look again" : "not cited";
    console.log(`  ${what}: ${place.id} ${Math.round(metres)} m from ${reference.name} ${reference.sourceId}`);
  }
  return found;
}

function summary(found: readonly Comparison[]): string {
  if (found.length === 0) return "none compared";
  const metres = found.map((it) => it.metres).sort((a, b) => a - b);
  const at = (share: number) => Math.round(metres[Math.floor((metres.length - 1) * share)] ?? 0);
  return `${found.length} compared, median ${at(0.5)} m, 90 % within ${at(0.9)} m, largest ${at(1)} m`;
}

/** The record that a place cites or, without one, the nearest of the same name. */
function compare(place: Place): Comparison | undefined {
  const names = [place.name, place.local_name ?? place.name].map(nameKey);
  const keys = new Set([...names, ...place.sources.map((it) => it.replace("wikidata:", ""))]);
  const cited = (it: Comparison) => place.sources.includes(`wikidata:${it.reference.sourceId}`);
  return [...keys]
    .flatMap((key) => references.get(key) ?? [])
    .map(([, reference]) => ({ place, reference, metres: metresBetween(place, reference) }))
    .filter((it) => it.metres <= SAME_NAME_WITHIN_M)
    .sort((a, b) => Number(cited(b)) - Number(cited(a)) || a.metres - b.metres)[0];
}

function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * METRES;
}

function readReferences(file: string): readonly (readonly [string, Reference])[] {
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, bom: true });
  return rows.flatMap((row) => {
    if (Number(row.spread_m ?? 0) > UNSTEADY_M) return [];
    const { name = "", source_id: sourceId = "", alt_names: others = "" } = row;
    const reference = { name, lat: Number(row.lat), lng: Number(row.lng), sourceId };
    const keys = new Set([...[name, ...others.split("|")].map(nameKey), sourceId]);
    return [...keys].filter((key) => key !== "").map((key) => [key, reference] as const);
  });
}

function readCity(id: string): City {
  return citySchema.parse(JSON.parse(readFileSync(new URL(`../data/cities/${id}.json`, import.meta.url), "utf8")));
}
