import { withTexts } from "@caravan/languages/texts";
import dynamic from "next/dynamic";

export { DirectionsMenu } from "./directions-menu.tsx";
export { placeIdOf, placePath } from "./place-address.ts";
export { PlaceLink } from "./place-link.tsx";
export { usePlaceAddress } from "./use-place-address.ts";
/** Loaded when a place is opened. */
export const PlaceSheet = dynamic(() =>
  withTexts("places", () => import("./place-sheet.tsx")).then((module) => module.PlaceSheet),
);
