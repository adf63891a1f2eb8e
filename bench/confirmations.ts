import { readConfirmation } from "../packages/domain/src/confirmation/read.ts";
import { casesIn, realCases } from "../packages/domain/test/confirmations/cases.ts";
import { comparedFields } from "../packages/domain/test/confirmations/compare.ts";
import { layoutCases } from "../packages/domain/test/confirmations/layouts.ts";
import { outsideCases } from "../packages/domain/test/confirmations/outside/cases.ts";
import { type Outcome, outcomeOf, scoreOf } from "../packages/domain/test/confirmations/score.ts";
import { unseenCases } from "../packages/domain/test/confirmations/unseen/cases.ts";
import { travelData } from "../packages/gazetteer/src/travel-data.ts";
import { isSmall, printFigures, textOption } from "./support/figures.ts";

/**
 * Reads confirmations with known segments and prints how many fields were right, and how many invented: `npm run bench
 * -- confirmations [--only=<part of an id>] [--dir=<folder of more cases>] [--verbose] [--show]`. `--verbose` prints
 * every difference, `--show` also what was read.
 */
const [only, folder] = [textOption("only"), textOption("dir")];
const verbose = process.argv.includes("--verbose");

const data = travelData();
const all = [
  ...realCases(),
  ...layoutCases(),
  ...outsideCases(),
  ...unseenCases(),
  ...(folder === undefined ? [] : casesIn(folder, "folder")),
];
const started = performance.now();
const outcomes = all
  .filter((it, index) => (only === undefined ? !isSmall || index % 20 === 0 : it.id.includes(only)))
  .map((it) => outcomeOf(it, readConfirmation(it.text, { today: it.today, data })));
const spent = performance.now() - started;

table("source", (it) => [it.case.source]);
table("kind", (it) =>
  it.case.segments.length === 0 ? ["nothing"] : [...new Set(it.case.segments.map((one) => one.kind))],
);
table("language", (it) => [it.case.language]);
if (verbose) table("layout", (it) => (it.case.source === "layouts" ? [it.case.id.replace(/-[a-z]{2}-\d+$/u, "")] : []));
console.log(`${outcomes.length} cases in ${spent.toFixed(0)} ms`);

const worst = outcomes.filter((it) => it.differences.length > 0);
worst.sort((a, b) => b.inventions.length - a.inventions.length || b.differences.length - a.differences.length);
for (const it of verbose || only !== undefined ? worst : worst.slice(0, 10)) {
  console.log(`\n${it.case.id} (${it.case.language}, ${it.inventions.length} invented)`);
  for (const line of it.differences) console.log(`  ${line}`);
}
if (process.argv.includes("--show"))
  for (const { case: it } of outcomes)
    console.log(it.text, JSON.stringify(readConfirmation(it.text, { today: it.today, data }), null, 1));

/** One row for each group, and one for all of them together. */
function table(title: string, groups: (it: Outcome) => readonly string[]): void {
  const names = [...new Set(outcomes.flatMap(groups))].sort();
  const rows = names.map((name) => [name, outcomes.filter((it) => groups(it).includes(name))] as const);
  const percent = (value: number | null) => (value === null ? "" : (100 * value).toFixed(1));
  printFigures(
    [...rows, ["all", outcomes] as const].map(([name, some]) => {
      const score = scoreOf(some);
      const fields = comparedFields.map((field) => [field.slice(0, 8), percent(score.fields[field])]);
      const head = { [title]: name, cases: score.cases, segments: score.segments, F1: percent(score.f1) };
      return { ...head, ...Object.fromEntries(fields), invented: score.inventions };
    }),
  );
}
