// Writes data/items.tsv, the Wikidata items by which pictures of places are found where no source of their record names one:
//
//   node packages/gazetteer/src/write-items.ts --references <file.csv>,...
//
// The references are those of check-destination.ts, with the columns source_id and licence. Only facts of CC0 records are taken: that a
// place is an item. Items that somebody has taken out stay out when their line in the file ends with "no".
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { DestinationFile } from "./destination-schema.ts";
import { pictureItem } from "./picture-items.ts";
import { openRecords } from "./references.ts";

const { values } = parseArgs({ options: { references: { type: "string" } } });
if (!values.references) throw new Error("Name the references: --references a.csv,b.csv");
const data = new URL("../data/", import.meta.url);
const file = new URL("items.tsv", data);
const refused = new Set(
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line.endsWith("\tno"))
    : [],
);
const recordsNear = openRecords(values.references.split(","));
const lines = readdirSync(new URL("destinations/", data))
  .sort()
  .flatMap((name) => {
    const destination = JSON.parse(readFileSync(new URL(`destinations/${name}`, data), "utf8")) as DestinationFile;
    return destination.places.flatMap((place) => {
      // Restaurants are named after what is beside them.
      if (place.category === "food" || place.sources?.some((it) => it.startsWith("wikidata:"))) return [];
      const item = pictureItem(place, destination, recordsNear(place.at));
      if (item === undefined) return [];
      const line = `${destination.id}/${place.id}\t${item}`;
      return [refused.has(`${line}\tno`) ? `${line}\tno` : line];
    });
  });
writeFileSync(file, `${lines.join("\n")}\n`);
console.log(`${lines.length} items`);
