import type { TripDocument } from "./document.ts";
import type { TripPatch } from "./patch.ts";

/** One thing that a proposal would do, which can be accepted without the others. */
export interface ProposedChange {
  /** Stable inside its proposal; a partial approval names it. */
  readonly id: string;
  readonly kind: "add" | "remove" | "change" | "move" | "notes" | "dates" | "trip";
  /** In plain words, such as `Move "Tram ride" to 4 May, 10:00`. */
  readonly summary: string;
  /** The day that it is about. */
  readonly date: string | null;
  readonly fields: readonly { readonly field: string; readonly before: string | null; readonly after: string | null }[];
  /** Positions in the patch, in its order. */
  readonly ops: readonly number[];
  /** Changes without which this one cannot be. */
  readonly needs: readonly string[];
  /** Why it cannot be applied to the trip as it is now; null when it can. */
  readonly obstacle: string | null;
}

/** What a patch would do to the trip as it is now, in words. */
export function changesOf(_trip: TripDocument, patch: TripPatch): ProposedChange[] {
  return patch.map((op, index) => ({
    id: `op-${index}`,
    kind: "change",
    summary: op.op,
    date: null,
    fields: [],
    ops: [index],
    needs: [],
    obstacle: null,
  }));
}
