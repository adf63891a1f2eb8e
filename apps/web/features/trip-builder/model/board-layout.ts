import { deviceChoice } from "./device-choice.ts";

/** In wide windows: the days as a list beside the map, as a list alone, or as columns side by side. */
const layout = deviceChoice("caravan-board-layout", ["map", "list", "columns"]);

export const chooseBoardLayout = layout.choose;
export const useBoardLayout = layout.use;

/** Shows the map, or hides it. */
export function switchMap(): void {
  layout.choose(layout.read() === "map" ? "list" : "map");
}
