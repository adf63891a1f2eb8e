import { generateClient } from "../packages/db/src/generate.ts";
import { generateVerbs } from "./generate-verbs.ts";
import { type PhaseContext, phases, steps } from "./phases.ts";
import type { Counts } from "./reports.ts";

// npm test [phase...]: all phases by default. Failed tests are listed again at the end, and the last line of the output
// is `N passed, N failed`.
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in phases));
if (unknown.length > 0) {
  console.error(
    `caravan: there is no test phase ${unknown.join(", ")}; the phases are ${Object.keys(phases).join(", ")}.`,
  );
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Runs a phase; an exception counts as a failure. */
async function attempt(name: string, context: PhaseContext): Promise<Counts> {
  try {
    return (await phases[name]?.(context)) ?? { passed: 0, failed: 0 };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.print(`${reason}\n`);
    return { passed: 0, failed: 1, failures: [reason] };
  }
}

async function runPhase(name: string, isAlone: boolean, inBackground: boolean): Promise<void> {
  let kept = "";
  // Phases that run side by side would mix their output, so it is kept until the phase has ended.
  const print = isAlone
    ? (text: string) => void process.stdout.write(text)
    : (text: string) => {
        kept += text;
      };
  console.log(isAlone ? `\n=== ${name}` : `=== ${name} begins`);
  const startedAt = performance.now();
  const counts = await attempt(name, { print, inBackground });
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failures.push(...(counts.failures ?? []).map((failure) => `${name}: ${failure}`));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const result = counts.failed === 0 ? "ok" : "FAILED";
  if (!isAlone) process.stdout.write(`\n=== ${name}\n${kept}`);
  console.log(`=== ${name}: ${result}, ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
}

const began = performance.now();
generateClient();
generateVerbs();
const chosenSteps: typeof steps = chosen.length > 0 ? [[{ phases: chosen }]] : steps;
for (const rows of chosenSteps) {
  const inFront = rows.filter((row) => !row.inBackground);
  const work = rows.map(async ({ phases, inBackground = false }) => {
    for (const name of phases) await runPhase(name, inFront.length === 1 && !inBackground, inBackground);
  });
  await Promise.all(work);
}
if (failures.length > 0) console.log(`\n=== What failed\n${failures.join("\n")}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n=== ${((performance.now() - began) / 1000).toFixed(0)} s`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
