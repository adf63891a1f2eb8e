import type { CarFacts } from "../cars.ts";
import type { Layout } from "../layout.ts";
import { cancellation } from "./cancellation.ts";
import { change } from "./change.ts";
import { flattened } from "./flattened.ts";
import { forward } from "./forward.ts";
import { labelled } from "./labelled.ts";
import { oneLine } from "./one-line.ts";
import { prose } from "./prose.ts";
import { samePlace } from "./same-place.ts";
import { sideBySide } from "./side-by-side.ts";
import { twelveHours } from "./twelve-hours.ts";

export const carRentalLayouts: readonly Layout<CarFacts>[] = [
  cancellation,
  change,
  flattened,
  forward,
  labelled,
  oneLine,
  prose,
  samePlace,
  sideBySide,
  twelveHours,
];
