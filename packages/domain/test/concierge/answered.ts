import type { Evaluation, StatusEvent } from "../../src/concierge/types.ts";
import { counter } from "../trips.ts";
import { afterwards } from "./after.ts";
import type { Engine } from "./sound.ts";
import type { Story } from "./stage.ts";

/** How long somebody will be late is said of a plan: once that has changed, nobody can tell from the words alone. */
const saidOfThePlan: ReadonlySet<StatusEvent["kind"]> = new Set(["running_late", "delayed"]);

/** Whoever takes the first option has had the advice: the same again would be nagging. */
export function stillSays(story: Story, { advice }: Evaluation, evaluate: Engine): readonly string[] {
  const [option] = advice?.options ?? [];
  const { situation } = story;
  if (!advice || !option || advice.situation === "free_time") return [];
  if (situation.events.some((it) => saidOfThePlan.has(it.kind))) return [];
  let trip: Story["trip"];
  try {
    trip = afterwards(story, option).lived;
  } catch {
    // That it does not apply is said elsewhere.
    return [];
  }
  const again = evaluate({ ...situation, trip }, counter("later")).advice;
  return again?.key === advice.key ? [`says the same again after "${option.summary}": ${again.reason}`] : [];
}
