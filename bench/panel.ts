import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { knownDestination } from "../packages/core/src/planning/resolve-destination.ts";
import { plan } from "../packages/domain/src/planning/plan.ts";
import { chance } from "../packages/domain/src/planning/seeded-random.ts";
import type { PlannedDay } from "../packages/domain/src/planning/types.ts";
import { wantsMet } from "../packages/domain/src/planning/wants-met.ts";
import { englishOf } from "../packages/domain/src/words/sentence.ts";
import { type PanelPlan, printPlan, readPanelPlan } from "./panel/form.ts";
import { modelOfEnvironment } from "./panel/model.ts";
import { panelPlanOf } from "./panel/our-plan.ts";
import { type PanelRequest, planRequestOf } from "./panel/plan-request.ts";
import { isSmall, printFigures } from "./support/figures.ts";

/**
 * A blind panel: our plans next to those of another planner for the same requests, in random order, judged by somebody who
 * does not know which is which. `node bench/panel.ts ours|pair|wants|tally <folder>`:
 *
 * - `ours` reads `requests.json` and writes our plans to `ours/<id>.json`, in the form of `panel/form.ts`; where the
 *   `MODEL_` settings of the service name a language model, it edits them;
 * - the other planner's plans have to be in `rival/<id>.json`, in the same form;
 * - `pair` prints both in one way to `pairs/<id>/A.md` and `B.md`, with the request beside them, and says in `key.json`
 *   whose plan is which;
 * - `wants` prints which wants of each request a stop of our plan meets, and which none does;
 * - `tally` reads `verdicts.json` (`[{"id", "winner": "A" | "B" | "tie"}]`) and prints a table.
 */

interface Verdict {
  readonly id: string;
  readonly winner: "A" | "B" | "tie";
}

type Key = Readonly<Record<string, "A" | "B">>;

const [command = "", folder = ""] = process.argv.slice(2).filter((it) => !it.startsWith("--"));
if (isSmall) await tryOnce();
else if (command === "ours") await writeOurs(folder);
else if (command === "pair") pair(folder);
else if (command === "wants") printFigures(read<readonly PanelRequest[]>(folder, "requests.json").map(wantsRow));
else if (command === "tally")
  printFigures(tally(read<readonly Verdict[]>(folder, "verdicts.json"), read<Key>(folder, "key.json")));
else throw new Error("Say what to do: node bench/panel.ts ours|pair|wants|tally <folder>");

async function writeOurs(root: string): Promise<void> {
  mkdirSync(join(root, "ours"), { recursive: true });
  const edited = modelOfEnvironment();
  const waiting = [...read<readonly PanelRequest[]>(root, "requests.json")];
  const one = async () => {
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      const made = await ourPlan(request, edited);
      writeFileSync(join(root, "ours", `${request.id}.json`), JSON.stringify(made, null, 1));
      writeFileSync(join(root, "ours", `${request.id}.md`), printPlan(made));
    }
  };
  await Promise.all(Array.from({ length: atOnce() }, one));
}

/** `--at-once=4`: how many questions a model gets at once. */
function atOnce(): number {
  const said = process.argv.find((it) => it.startsWith("--at-once="))?.split("=")[1];
  return Math.max(1, Number(said ?? 1));
}

async function ourPlan(request: PanelRequest, edited: ReturnType<typeof modelOfEnvironment>): Promise<PanelPlan> {
  const asked = planRequestOf(request);
  const draft = plan(asked);
  const made = panelPlanOf(asked, edited ? await edited(asked, draft) : draft);
  // What was left out of the destination is said first, as on the screens.
  const leftOut = knownDestination(request.destination).warnings.filter((it) => it.code === "destination_partly_known");
  return { ...made, preface: [...leftOut.map((it) => englishOf(it.message)), ...made.preface] };
}

/** The wants that the wish names: how many a stop meets, and those that none does. */
function wantsRow(request: PanelRequest) {
  const asked = planRequestOf(request);
  const met = wantsMet(asked, plan(asked).days.map(stopsOfDay));
  return {
    id: request.id,
    wants: met.length,
    met: met.filter((it) => it.isMet).length,
    "not met": met.flatMap((it) => (it.isMet ? [] : [it.want.label])).join("; "),
  };
}

function stopsOfDay({ date, items }: PlannedDay) {
  return { date, stops: items.flatMap((it) => (it.kind === "planned" ? [it.activity] : [])) };
}

function pair(root: string): void {
  const key: Record<string, "A" | "B"> = {};
  for (const request of read<readonly PanelRequest[]>(root, "requests.json")) {
    const folder = join(root, "pairs", request.id);
    mkdirSync(folder, { recursive: true });
    const [ours, rival] = ["ours", "rival"].map((it) => readPanelPlan(join(root, it, `${request.id}.json`)));
    if (!ours || !rival) continue;
    const side = chance(`side ${root} ${request.id}`) < 0.5 ? "A" : "B";
    key[request.id] = side;
    writeFileSync(join(folder, "request.json"), JSON.stringify(request, null, 1));
    writeFileSync(join(folder, `${side}.md`), printPlan(ours));
    writeFileSync(join(folder, `${side === "A" ? "B" : "A"}.md`), printPlan(rival));
  }
  writeFileSync(join(root, "key.json"), JSON.stringify(key));
  console.log(`${Object.keys(key).length} pairs`);
}

function tally(verdicts: readonly Verdict[], key: Key) {
  const won = verdicts.filter((it) => it.winner === key[it.id]).length;
  const ties = verdicts.filter((it) => it.winner === "tie").length;
  return [
    {
      requests: verdicts.length,
      won,
      ties,
      lost: verdicts.length - won - ties,
      share: `${Math.round((100 * (won + ties / 2)) / Math.max(1, verdicts.length))} %`,
    },
  ];
}

function read<T>(root: string, file: string): T {
  return JSON.parse(readFileSync(join(root, file), "utf8")) as T;
}

/** Runs all three steps with one request, without a judge. */
async function tryOnce(): Promise<void> {
  const request: PanelRequest = {
    ...{ id: "one", destination: "Lisbon", start_date: "2026-10-01", days: 3, travelers: 2 },
    ...{ style: "comfort", interests: ["food"], wish: "Three days in Lisbon for two who like food." },
  };
  const text = printPlan(await ourPlan(request, null));
  if (!/^## Day 1: Thursday 2026-10-01\n[^#]+\n- \d\d:\d\d-\d\d:\d\d /m.test(text))
    throw new Error("The plan is not whole.");
  printFigures(tally([{ id: "one", winner: "B" }], { one: "B" }));
}
