// Checks destination files and prints what is wrong with each, and what it has:
//
//   node packages/gazetteer/src/check-destination.ts [--references a.csv,b.csv] <file.json>...
//
// The references have the columns name, lat, lng and may have source_id, alt_names (separated by "|") and spread_m.
// Lines that begin with "wrong" are errors to be corrected; lines with "look" are doubtful and have to be checked.
// Nothing is changed.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { faultsIn } from "./destination-faults.ts";
import { destinationSchema } from "./destination-schema.ts";
import { compareWithReferences, readReferences } from "./references.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { references: { type: "string" } } });
if (positionals.length === 0) throw new Error("Name at least one destination file.");
const references = values.references ? readReferences(values.references.split(",")) : undefined;
let wrong = 0;
for (const path of positionals) {
  const id = path.replace(/^.*\//, "").replace(/\.json$/, "");
  const lines: string[] = [];
  const parsed = destinationSchema.safeParse(parseJson(path, lines));
  for (const issue of parsed.error?.issues ?? []) lines.push(`wrong ${issue.path.join(".")}: ${issue.message}`);
  if (parsed.success) {
    const destination = parsed.data;
    if (destination.id !== id) lines.push(`wrong id: the file is ${id}.json`);
    for (const fault of faultsIn(destination)) lines.push(`${fault.severity} ${fault.path}: ${fault.message}`);
    for (const it of references ? compareWithReferences(destination, references) : []) {
      if (it.metres > it.tolerance) {
        lines.push(
          `look ${it.place.id}: ${Math.round(it.metres)} m from ${it.reference.name} at [${it.reference.lat}, ${it.reference.lng}]`,
        );
      }
    }
    const count = (category: string) => destination.places.filter((it) => it.category === category).length;
    console.log(
      `${id}: ${destination.places.length} places (${count("sight")} sights, ${count("food")} food, ${count("nightlife")} nightlife, ${count("nature")} nature, ${count("activity")} activities, ${count("shopping")} shopping), ${destination.day_trips.length} day trips, ${destination.walks.length} walks, ${destination.events.length} events`,
    );
  } else console.log(`${id}: not readable yet`);
  for (const line of lines) console.log(`  ${line}`);
  wrong += lines.filter((it) => it.startsWith("wrong")).length;
}
console.log(`${positionals.length} files, ${wrong} faults`);
if (wrong > 0) process.exitCode = 1;

function parseJson(path: string, lines: string[]): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    lines.push(`wrong JSON: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
