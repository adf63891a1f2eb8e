import { deviceChoice } from "./device-choice.ts";

/** `compact`: each stop is one line that opens in place. `comfortable`: stops are listed whole. */
const density = deviceChoice("caravan-list-density", ["compact", "comfortable"]);

export const listDensity = density.read;
export const useListDensity = density.use;

export function switchListDensity(): void {
  density.choose(density.read() === "compact" ? "comfortable" : "compact");
}
