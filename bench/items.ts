import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { photoSubject } from "../packages/core/src/pictures/photo-subject.ts";
import { candidatesOf, listCities } from "../packages/gazetteer/src/cities.ts";
import { itemNamed } from "../packages/integrations/src/photos/wikidata.ts";
import { type Item, wikimediaServer } from "../packages/integrations/test/wikimedia-server.ts";
import { isSmall, option, printFigures, textOption } from "./support/figures.ts";

/**
 * What the search for the item of a place without one finds. A local Wikidata knows the items of the references; every
 * sight is looked for as if no item of it were stored, and what is found is held against the stored ones.
 * `npm run bench -- items --references=<file.csv>,... [--sights=7000] [--print]`
 */
const SIGHTS = option("sights", Number.POSITIVE_INFINITY, 20);
const files = textOption("references")?.split(",") ?? [];
const items: Record<string, Item> = {};
for (const file of files) addItems(file);
// The best known come first, as in the answers of a search: they have been items for longest.
const known = Object.entries(items).sort(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)));
if (files.length === 0 && !isSmall) throw new Error("Name the references: --references=a.csv,b.csv");

const ids = listCities().flatMap((city) =>
  candidatesOf(city.id).flatMap((it) => (it.category === "sight" ? [it.id] : [])),
);
const sights = [...new Set(ids)].flatMap((id) => photoSubject(id) ?? []).slice(0, SIGHTS);
if (files.length === 0)
  for (const { item, names, lat, lng } of sights)
    if (item !== null) items[item] = { label: names[0], at: [lat, lng], images: [{ file: `${item}.jpg` }] };

const source = await wikimediaServer(files.length === 0 ? items : Object.fromEntries(known), {});
const count = { sights: sights.length, stored: 0, known: 0, same: 0, other: 0, none: 0, "found besides": 0 };
let questions = 0;
try {
  for (const subject of sights) {
    const found = await itemNamed({ ...subject, item: null }, async (parameters, read) => {
      questions++;
      const answer = await fetch(`${source.url}/w/api.php?${new URLSearchParams({ ...parameters, format: "json" })}`);
      return read(await answer.json());
    });
    source.asked.length = 0;
    const { item } = subject;
    if (item === null) {
      if (found !== null) count["found besides"]++;
    } else {
      count.stored++;
      if (items[item]) count.known++;
      if (items[item]) count[found === item ? "same" : found === null ? "none" : "other"]++;
    }
    const label = (id: string | null) => (id === null ? "none" : `${id} ${items[id]?.label}`);
    const isNews = item === null ? found !== null : found !== item && items[item];
    if (isNews && process.argv.includes("--print"))
      console.log([subject.id, subject.names.join(" | "), label(item), label(found)].join("\t"));
  }
} finally {
  await source.close();
}
printFigures([{ ...count, "questions a sight": (questions / sights.length).toFixed(1) }]);

function addItems(file: string): void {
  // The package that reads tables belongs to the gazetteer.
  const { parse } = createRequire(new URL("../packages/gazetteer/src/references.ts", import.meta.url))(
    "csv-parse/sync",
  );
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, bom: true });
  for (const row of rows) {
    const { source_id: id = "", name: label = "", licence, kind, city, country } = row;
    if (!/^Q\d+$/.test(id) || licence !== "CC0-1.0") continue;
    const aliases = (row.alt_names ?? "").split("|").filter(Boolean);
    const description = `${kind} in ${city}, ${country}`;
    items[id] ??= {
      ...{ label, aliases, description },
      ...{ at: [Number(row.lat), Number(row.lng)], images: [{ file: `${id}.jpg` }] },
    };
  }
}
