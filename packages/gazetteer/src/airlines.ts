import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { fold } from "./spelling.ts";

export interface AirlineFacts {
  readonly iata: string;
  readonly icao: string | null;
  readonly name: string;
  /** Known flights; 0 when there are none. */
  readonly flights: number;
}

/** Legal forms and words for "airline", which people leave out or add. */
const generic = new Set(
  (
    "airlines airline airways air lines aerolineas linhas aereas aerea linee lignes aeriennes luftfahrt ag gmbh sa spa ltd " +
    "limited inc plc llc co company group se as ab oy bv nv international the deutsche brazilian german royal dutch"
  ).split(" "),
);

interface AirlineIndex {
  readonly byCode: ReadonlyMap<string, AirlineFacts>;
  readonly byName: ReadonlyMap<string, AirlineFacts>;
  /** By name without generic words; only where one airline has that name, or one is much larger. */
  readonly byCore: ReadonlyMap<string, AirlineFacts>;
}

let index: AirlineIndex | undefined;

/** The airline of a code; of several, the one that flies most. */
export function airlineByCode(iata: string): AirlineFacts | undefined {
  return load().byCode.get(iata.toUpperCase());
}

/** The airline with this name. "Azul", "TAP", "DELTA AIR LINES" and "Deutsche Lufthansa AG" are found. */
export function airlineNamed(text: string): AirlineFacts | undefined {
  if (text.length > LONGEST_NAME) return undefined;
  const { byName, byCore } = load();
  const name = fold(text);
  if (name === "") return undefined;
  return byName.get(name) ?? byCore.get(coreOf(name));
}

const LONGEST_NAME = 80;
/** An airline with this many times fewer flights is not meant. */
const MUCH_LARGER = 5;

function load(): AirlineIndex {
  index ??= buildIndex();
  return index;
}

function buildIndex(): AirlineIndex {
  const file = readFileSync(new URL("../data/airlines.csv", import.meta.url), "utf8");
  const airlines = (parse(file, { columns: true }) as { iata: string; icao: string; name: string; flights: string }[])
    .map((row) => ({ iata: row.iata, icao: row.icao || null, name: row.name, flights: Number(row.flights) }))
    .sort((a, b) => b.flights - a.flights);
  const byCode = new Map<string, AirlineFacts>();
  const byName = new Map<string, AirlineFacts>();
  const cores = new Map<string, AirlineFacts[]>();
  for (const airline of airlines) {
    if (!byCode.has(airline.iata)) byCode.set(airline.iata, airline);
    const name = fold(airline.name);
    if (!byName.has(name)) byName.set(name, airline);
    const core = coreOf(name);
    if (core !== "") cores.set(core, [...(cores.get(core) ?? []), airline]);
  }
  const byCore = new Map(
    [...cores].flatMap(([core, [first, second]]) =>
      first && (!second || first.flights >= MUCH_LARGER * Math.max(1, second.flights)) ? [[core, first] as const] : [],
    ),
  );
  return { byCode, byName, byCore };
}

function coreOf(name: string): string {
  return name
    .split(" ")
    .filter((word) => !generic.has(word))
    .join(" ");
}
