import { generateClient } from "../packages/db/src/generate.ts";
import { phases } from "./phases.ts";
import type { Counts } from "./reports.ts";

// npm test [phase...]: all phases by default. What failed is named once more at the end, and the last line of the
// output is `N passed, N failed`.
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(phases);
const unknown = chosen.filter((name) => !(name in phases));
if (unknown.length > 0) {
  console.error(
    `caravan: there is no test phase ${unknown.join(", ")}; the phases are ${Object.keys(phases).join(", ")}.`,
  );
  process.exit(1);
}

generateClient();
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const name of chosen) {
  console.log(`\n=== ${name}`);
  const startedAt = performance.now();
  let counts: Counts;
  try {
    counts = (await phases[name]?.()) ?? { passed: 0, failed: 0 };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    counts = { passed: 0, failed: 1, failures: [reason] };
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failures.push(...(counts.failures ?? []).map((failure) => `${name}: ${failure}`));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `=== ${name}: ${counts.failed === 0 ? "ok" : "FAILED"}, ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`,
  );
}
if (failures.length > 0) console.log(`\n=== What failed\n${failures.join("\n")}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
