// Writes data/index from data/destinations, after a destination has changed:
//
//   node packages/gazetteer/src/write-index.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { makeIndex } from "./make-index.ts";

const folder = new URL("../data/index/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(makeIndex())) {
  writeFileSync(new URL(name, folder), text);
  console.log(`${name}: ${Math.round(text.length / 1000)} kB`);
}
