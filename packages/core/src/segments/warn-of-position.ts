import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { isInMiddleOfTown } from "@caravan/domain/segments/known-place";
import { titleWorded } from "@caravan/domain/segments/title-said";
import { travelData } from "@caravan/gazetteer/travel-data";
import type { Context } from "../kernel/context.ts";

const needed = "An address is not looked up: place needs lat and lng beside name, city and address.";

/** Warns of a stay or meeting whose own position is not known: ways to and from it cannot be told. */
export function warnOfPosition(ctx: Context, segment: ReadSegment): void {
  const { kind, place } = segment;
  if (kind !== "hotel" && kind !== "meeting") return;
  const name = titleWorded(segment);
  const next = ctx.ports.livePlaces?.searches ? `${needed} search_places with live finds them.` : needed;
  if (place === null || place.lat === null || place.lng === null)
    ctx.effects.warnings.push({
      code: "position_unknown",
      message: `Where "${name}" is in town is not known, so ways to and from it are not counted: lat and lng are missing. ${next}`,
      path: "place",
    });
  else if (isInMiddleOfTown(place, travelData()))
    ctx.effects.warnings.push({
      code: "position_approximate",
      message: `"${name}" has the position of the middle of ${place.city ?? place.name}: its own is not known. ${next}`,
      path: "place",
    });
}
