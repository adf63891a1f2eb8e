import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** Where an airport lies; coordinates are WGS 84 degrees. */
export interface AirportPoint {
  readonly iata: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

let points: ReadonlyMap<string, AirportPoint> | undefined;

/** Airports by IATA code; read at first use. */
export function airportPoint(iata: string): AirportPoint | undefined {
  points ??= new Map(
    (
      parse(readFileSync(new URL("../data/airports.csv", import.meta.url), "utf8"), { columns: true }) as Record<
        "iata" | "name" | "lat" | "lng",
        string
      >[]
    ).map((row) => [row.iata, { iata: row.iata, name: row.name, lat: Number(row.lat), lng: Number(row.lng) }]),
  );
  return points.get(iata);
}
