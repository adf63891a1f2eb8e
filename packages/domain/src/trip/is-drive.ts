import { isWorded } from "../words/worded.ts";

/** Whether a ride is by car, as the planner and people call it: "Drive to Montalcino". */
export function isDrive(title: string): boolean {
  return /^drive\b/i.test(title) || isWorded(title, "Drive to {0}") || isWorded(title, "Drive back to {0}");
}
