import type { Layout } from "../layout.ts";
import type { TrainFacts } from "../trains.ts";
import { cancellation } from "./cancellation.ts";
import { change } from "./change.ts";
import { columned } from "./columned.ts";
import { flattened } from "./flattened.ts";
import { forward } from "./forward.ts";
import { labelled } from "./labelled.ts";
import { oneLine } from "./one-line.ts";
import { prose } from "./prose.ts";
import { unlabelled } from "./unlabelled.ts";
import { withoutNumber } from "./without-number.ts";

export const trainLayouts: readonly Layout<TrainFacts>[] = [
  cancellation,
  change,
  columned,
  flattened,
  forward,
  labelled,
  oneLine,
  prose,
  unlabelled,
  withoutNumber,
];
