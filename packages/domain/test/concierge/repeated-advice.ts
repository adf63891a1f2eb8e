import type { StatusEvent } from "../../src/concierge/types.ts";
import { counter } from "../trips.ts";
import { applyOption } from "./apply-option.ts";
import type { Evaluation } from "./in-english.ts";
import type { Engine } from "./invariants.ts";
import type { Scenario } from "./scenario-builder.ts";

/** After the first option was applied, the same advice must not be repeated. Returns complaints. */
export function repeatsAdvice(scenario: Scenario, { advice }: Evaluation, evaluate: Engine): readonly string[] {
  const [option] = advice?.options ?? [];
  const { situation } = scenario;
  if (!advice || !option || advice.situation === "free_time") return [];
  // Reports refer to the plan as it was, or as it had been before.
  const events = situation.events.map((it): StatusEvent => ({ ...it, plan: it.plan ?? situation.trip }));
  let trip: Scenario["trip"];
  try {
    trip = applyOption(scenario, option).lived;
  } catch {
    // An option that does not apply is reported elsewhere.
    return [];
  }
  const again = evaluate({ ...situation, trip, events }, counter("later")).advice;
  return again?.key === advice.key ? [`says the same again after "${option.summary}": ${again.reason}`] : [];
}
