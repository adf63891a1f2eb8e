import { readFileSync } from "node:fs";
import { recordsOf } from "./cities.ts";

let beside: ReadonlyMap<string, string> | undefined;

/** Items that are no source of a record, from the file that write-items.ts writes. */
function items(): ReadonlyMap<string, string> {
  if (beside) return beside;
  const lines = readFileSync(new URL("../data/items.tsv", import.meta.url), "utf8").split("\n");
  beside = new Map(
    lines.flatMap((line) => {
      const [id, item, note] = line.split("\t");
      return id && item && note !== "no" ? [[id, item] as const] : [];
    }),
  );
  return beside;
}

/** The Wikidata item that shows a place, `Q215003`: a source of its record, or one that is as good for a picture. */
export function itemOf(placeId: string): string | null {
  const source = recordsOf(placeId).find((it) => it.startsWith("wikidata:"));
  return source?.slice("wikidata:".length) ?? items().get(placeId) ?? null;
}
