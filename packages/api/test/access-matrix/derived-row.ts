import { capabilityOf } from "@caravan/core/agents/capability-wire";
import type { Verb } from "@caravan/core/kernel/define";
import { exampleArguments } from "../example-arguments.ts";
import * as c from "./expected-outcomes.ts";
import type { TripFixture } from "./trip-fixture.ts";

/**
 * The outcomes that follow from a verb's definition: its audience, whether it is about a trip or a group, and what
 * happens when the key needs approval. Members may read a trip, editors change it; verbs in person are for its owner.
 */
export function derivedCells(verb: Verb): c.Cells {
  const { audience, kind, approval } = verb;
  if (audience === "anyone") return c.open;
  if (audience === "signed_in") return c.signedIn;
  const { required = [] } = capabilityOf(verb).input_schema as { required?: readonly string[] };
  const ofTrip = required.includes("trip_id");
  const ofGroup = required.includes("trip_code");
  if (audience === "person") return ofTrip || ofGroup ? c.ownerInPerson : c.person;
  if (ofGroup) return c.inGroup;
  if (!ofTrip) return c.withScope;
  if (kind === "query") return c.tripRead;
  return { proposes: c.planWrite, refused: c.editorWrite, applies: c.besideWrite }[approval];
}

/** A key that needs approval is refused whatever the verb's row says, unless it is not allowed at all. */
export function withApproval({ kind, approval }: Verb, cells: c.Cells): c.Cells {
  if (kind === "query" || approval !== "refused") return cells;
  const asking = (cell: c.Outcome): c.Outcome => (cell === c.notFound || cell === "ok" ? c.forbidden : cell);
  return {
    ...cells,
    askingOwnerKey: asking(cells.askingOwnerKey),
    askingViewerKey: asking(cells.askingViewerKey),
  };
}

/** The arguments of a verb without a row: its own example, about a trip with an activity. */
export async function derivedArguments(verb: Verb, trip: TripFixture): Promise<object> {
  const { activity } = await trip.activity();
  return exampleArguments(verb, { trip_id: trip.id, activity_id: activity.id });
}
