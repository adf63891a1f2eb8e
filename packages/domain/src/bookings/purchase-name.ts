import type { ReadSegment } from "../confirmation/reading.ts";
import { titleOf } from "../segments/segment.ts";
import { titleWorded } from "../segments/title-said.ts";
import { kindWords, type ParsedBooking } from "./parse-booking.ts";

type Named = Pick<ParsedBooking, "title" | "kind" | "provider" | "city" | "address">;
type Piece = ReadSegment & { readonly removed?: boolean };

/**
 * The name of what somebody bought, the same wherever it is shown: its own one, else that of its first segment. Only its
 * provider, city, address or kind is no name, and neither is the place where a car is picked up. A table is named by its
 * meal: "Dinner at Ramiro".
 *
 * @param segments of the booking
 */
export function purchaseName({ title, kind, provider, city, address }: Named, segments: readonly Piece[]): string {
  const isNamed =
    kind !== "car" && kind !== "restaurant" && ![provider, city, address, kindWords[kind]].includes(title);
  if (isNamed) {
    // Named by its journey when it was stored.
    const journey = segments.find((it) => titleOf(it) === title);
    return journey ? titleWorded(journey) : title;
  }
  const shown = segments.filter((it) => !it.removed);
  const live = shown.filter((it) => it.status !== "cancelled");
  const [first] = (live.length > 0 ? live : shown).toSorted((a, b) => ((a.start ?? "9") < (b.start ?? "9") ? -1 : 1));
  return first ? titleWorded(first) : title;
}
