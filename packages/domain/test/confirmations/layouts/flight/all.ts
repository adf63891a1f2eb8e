import type { FlightFacts } from "../flights.ts";
import type { Layout } from "../layout.ts";
import { agency } from "./agency.ts";
import { bilingual } from "./bilingual.ts";
import { boardingPass } from "./boarding-pass.ts";
import { cancellation } from "./cancellation.ts";
import { change } from "./change.ts";
import { columned } from "./columned.ts";
import { flattened } from "./flattened.ts";
import { forward } from "./forward.ts";
import { friend } from "./friend.ts";
import { gds } from "./gds.ts";
import { labelled } from "./labelled.ts";
import { oneLine } from "./one-line.ts";
import { prose } from "./prose.ts";
import { twelveHours } from "./twelve-hours.ts";

export const flightLayouts: readonly Layout<FlightFacts>[] = [
  agency,
  bilingual,
  boardingPass,
  cancellation,
  change,
  columned,
  flattened,
  forward,
  friend,
  gds,
  labelled,
  oneLine,
  prose,
  twelveHours,
];
