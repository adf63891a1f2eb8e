// Writes data/items.tsv, the Wikidata items by which pictures of places are found where no source of their record names one:
//
//   node packages/gazetteer/src/write-items.ts --references <file.csv>,...
//
// The references are those of check-destination.ts, with the columns source_id and licence. Only facts of CC0 records are taken: that a
// place is an item. Items that somebody has taken out stay out when their line in the file ends with "no". Lines that end with "read"
// stay: their names agree only for somebody who reads them, in another language or as an abbreviation.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { toleranceM } from "./agreement.ts";
import type { DestinationFile, PlaceRecord } from "./destination-schema.ts";
import { closestAgreeing } from "./picture-items.ts";
import { openRecords } from "./references.ts";

const { values } = parseArgs({ options: { references: { type: "string" } } });
if (!values.references) throw new Error("Name the references: --references a.csv,b.csv");
const data = new URL("../data/", import.meta.url);
const file = new URL("items.tsv", data);
const before = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
const refused = new Set(before.filter((line) => line.endsWith("\tno")));
const read = new Map(before.filter((line) => line.endsWith("\tread")).map((line) => [line.split("\t")[0], line]));
const recordsNear = openRecords(values.references.split(","));
const lines = readdirSync(new URL("destinations/", data))
  .sort()
  .flatMap((name) => {
    const destination = JSON.parse(readFileSync(new URL(`destinations/${name}`, data), "utf8")) as DestinationFile;
    return destination.places.flatMap((place) => {
      // Restaurants are named after what is beside them.
      if (place.category === "food" || place.sources?.some((it) => it.startsWith("wikidata:"))) return [];
      const byHand = read.get(`${destination.id}/${place.id}`);
      if (byHand !== undefined) return [byHand];
      const record = closestAgreeing(pictured(place, destination), recordsNear(place.at));
      if (record === undefined) return [];
      const line = `${destination.id}/${place.id}\t${record.sourceId}`;
      return [refused.has(`${line}\tno`) ? `${line}\tno` : line];
    });
  });
writeFileSync(file, `${lines.join("\n")}\n`);
console.log(`${lines.length} items`);

function pictured({ name, local_name: localName, at, tags }: PlaceRecord, destination: DestinationFile) {
  const around = [destination.name, destination.local_name ?? "", destination.country];
  return { names: [name, ...(localName ? [localName] : [])], at, around, withinM: toleranceM(tags) };
}
