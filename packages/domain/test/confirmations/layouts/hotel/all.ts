import type { HotelFacts } from "../hotels.ts";
import type { Layout } from "../layout.ts";
import { cancellation } from "./cancellation.ts";
import { change } from "./change.ts";
import { flattened } from "./flattened.ts";
import { forward } from "./forward.ts";
import { labelled } from "./labelled.ts";
import { noise } from "./noise.ts";
import { oneLine } from "./one-line.ts";
import { prose } from "./prose.ts";
import { sideBySide } from "./side-by-side.ts";
import { spans } from "./spans.ts";
import { twoStays } from "./two-stays.ts";

export const hotelLayouts: readonly Layout<HotelFacts>[] = [
  cancellation,
  change,
  flattened,
  forward,
  labelled,
  noise,
  oneLine,
  prose,
  sideBySide,
  spans,
  twoStays,
];
