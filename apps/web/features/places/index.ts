export { placeIdOf, placePath } from "./place-address.ts";
export { PlaceLink } from "./place-link.tsx";
export { usePlaceAddress } from "./use-place-address.ts";
