import { withTexts } from "@caravan/languages/texts";
import { loadedLater } from "@/ui/loaded-later.tsx";

export { DirectionsMenu } from "./directions-menu.tsx";
export { placeIdOf, placePath } from "./place-address.ts";
export { PlaceLink } from "./place-link.tsx";
export { usePlaceAddress } from "./use-place-address.ts";
/** Loaded when a place is opened. Nothing of it is in the HTML of a page, so that the page does not wait for it. */
export const PlaceSheet = loadedLater(() =>
  withTexts("places", () => import("./place-sheet.tsx")).then((module) => module.PlaceSheet),
);
