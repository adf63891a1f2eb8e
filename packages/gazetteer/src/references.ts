import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { metresBetween, toleranceM } from "./agreement.ts";
import type { DestinationFile, PlaceRecord } from "./destination-schema.ts";
import { nameKey } from "./spelling.ts";

/** An independent record of a place. */
export interface Reference {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly sourceId: string;
  readonly source: string;
  readonly licence: string;
}

export interface Comparison {
  readonly place: PlaceRecord;
  readonly metres: number;
  /** The largest distance at which the two still agree; larger for areas. */
  readonly tolerance: number;
  readonly reference: Reference;
}

/** By every key of a name or source id. */
export type References = ReadonlyMap<string, readonly (readonly [string, Reference])[]>;

/** References with a larger spread are ignored. */
const UNSTEADY_M = 1000;
const SAME_NAME_WITHIN_M = 5000;

export function readReferences(files: readonly string[]): References {
  return Map.groupBy(files.flatMap(recordsOf), ([key]) => key);
}

/** Compares each place with the record that it cites or, without one, with the nearest of the same name. */
export function compareWithReferences(destination: DestinationFile, references: References): readonly Comparison[] {
  return destination.places.flatMap((place) => {
    const keys = new Set([
      nameKey(place.name),
      nameKey(place.local_name ?? place.name),
      ...(place.sources ?? []).map((it) => it.replace("wikidata:", "")),
    ]);
    const cited = (it: Comparison) => Number(place.sources?.includes(`wikidata:${it.reference.sourceId}`) ?? false);
    const tolerance = toleranceM(place.tags);
    const [best] = [...keys]
      .flatMap((key) => references.get(key) ?? [])
      .map(([, reference]) => ({
        place,
        reference,
        tolerance,
        metres: metresBetween(place.at, [reference.lat, reference.lng]),
      }))
      .filter((it) => it.metres <= SAME_NAME_WITHIN_M)
      .sort((a, b) => cited(b) - cited(a) || a.metres - b.metres);
    return best ? [best] : [];
  });
}

const CELLS_A_DEGREE = 20;

/**
 * The records under CC0 that name a Wikidata item, by where they lie.
 *
 * @returns those within some kilometres of a point
 */
export function openRecords(files: readonly string[]) {
  const rows = files.flatMap(
    (file) => parse(readFileSync(file), { columns: true, bom: true }) as Record<string, string>[],
  );
  const cell = (lat: number, lng: number) => `${Math.round(lat * CELLS_A_DEGREE)},${Math.round(lng * CELLS_A_DEGREE)}`;
  const records = rows.flatMap((row) => {
    const { name = "", source_id: sourceId = "", alt_names: others = "", licence = "" } = row;
    if (!/^Q\d+$/.test(sourceId) || licence !== "CC0-1.0" || Number(row.spread_m ?? 0) > UNSTEADY_M) return [];
    const names = [name, ...others.split("|")].filter((it) => it !== "");
    return [{ names, lat: Number(row.lat), lng: Number(row.lng), sourceId }];
  });
  const cells = Map.groupBy(records, (it) => cell(it.lat, it.lng));
  const steps = [-1, 0, 1].map((it) => it / CELLS_A_DEGREE);
  return ([lat, lng]: readonly [number, number]) =>
    steps.flatMap((north) => steps.flatMap((east) => cells.get(cell(lat + north, lng + east)) ?? []));
}

function recordsOf(file: string): readonly (readonly [string, Reference])[] {
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, bom: true });
  return rows.flatMap((row) => {
    if (Number(row.spread_m ?? 0) > UNSTEADY_M) return [];
    const { name = "", source_id: sourceId = "", alt_names: others = "", source = "", licence = "" } = row;
    const reference = { name, lat: Number(row.lat), lng: Number(row.lng), sourceId, source, licence };
    const keys = new Set([...[name, ...others.split("|")].map(nameKey), sourceId]);
    return [...keys].filter((key) => key !== "").map((key) => [key, reference] as const);
  });
}
