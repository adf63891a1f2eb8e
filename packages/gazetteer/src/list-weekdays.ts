// Lists the places whose sentences say something of weekdays that no field says ("closed Mondays", "night bazaar on Fridays"):
//
//   node packages/gazetteer/src/list-weekdays.ts [--write] [--unread] [<file.json>...]
//
// Without files it reads all of `data/destinations`. `--unread` lists the sentences with a weekday that it cannot read;
// `--write` puts what it reads into `hours`, `closed`, `best_days` and `avoid_days`: look at the difference before you keep it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { destinationSchema } from "./destination-schema.ts";
import { daysInWords, missingDays, withDaysInFields } from "./weekdays-in-words.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean" }, unread: { type: "boolean" } },
});
const root = join(import.meta.dirname, "../data/destinations");
const paths = positionals.length > 0 ? positionals : readdirSync(root).map((it) => join(root, it));
let [missing, unread] = [0, 0];
for (const path of paths) {
  const text = readFileSync(path, "utf8");
  const file = destinationSchema.parse(JSON.parse(text));
  for (const place of file.places) {
    for (const { what, days, words } of missingDays(place)) {
      missing++;
      console.log(`${file.id}/${place.id}: ${what} ${days.join(",")} (“${words}”)`);
    }
    if (!values.unread) continue;
    for (const sentence of daysInWords(place).unread) {
      unread++;
      console.log(`${file.id}/${place.id}: not read: ${sentence}`);
    }
  }
  if (values.write) {
    const written = text.split("\n").map(withDaysInLine).join("\n");
    if (written !== text) writeFileSync(path, written);
  }
}
console.log(`${missing} statements in words only${values.unread ? `, ${unread} sentences not read` : ""}`);

/** Each place has a line of its own; others stay as they are. */
function withDaysInLine(line: string): string {
  const [, indent, record, comma] = /^(\s*)(\{"id":.*"category":.*\})(,?)$/.exec(line) ?? [];
  if (record === undefined) return line;
  const place = JSON.parse(record);
  const made = withDaysInFields(place);
  return made === place ? line : `${indent}${JSON.stringify(made)}${comma}`;
}
