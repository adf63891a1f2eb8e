import type { Alert, RepairKind, SituationKind } from "../../src/concierge/types.ts";
import type { FindingCode } from "../../src/trip/finding.ts";

/** What a sensible person would accept. Whatever is left out is not asked for. */
export interface Expected {
  /** Nothing to say, no alert either unless `alerts` names it. "may": silence is as good as what else is expected. */
  readonly quiet?: true | "may";
  readonly situation?: readonly SituationKind[];
  /** The one sensible first answer: counted, so that every kind of repair shows that it can win. */
  readonly best?: RepairKind;
  /** Several first answers would do. */
  readonly first?: readonly RepairKind[];
  /** Among the options is one of these. */
  readonly offers?: readonly RepairKind[];
  readonly never?: readonly RepairKind[];
  /** Named among what the advice is about. */
  readonly about?: readonly string[];
  /** No option changes them. */
  readonly untouched?: readonly string[];
  /** After the first option. */
  readonly plan?: Readonly<Record<string, Becomes>>;
  /** After each of the options. */
  readonly everyPlan?: Readonly<Record<string, Becomes>>;
  /** Nothing that is moved or brought to the day of now begins before. */
  readonly notBefore?: string;
  /** From one clock to another on the day of now, the first option leaves nothing that may be moved. */
  readonly rest?: readonly [string, string];
  /** The same, for what is under the open sky. */
  readonly dry?: readonly [string, string];
  /** What the first option brings that was not on the plan. */
  readonly brings?: Brings;
  /** Titles that every option says it cannot keep. */
  readonly breaks?: readonly string[];
  /** Among what the options say comes or moves, the first option's first. */
  readonly moves?: readonly RegExp[];
  /** Titles or parts of them that the first option says are missed. */
  readonly misses?: readonly string[];
  readonly alerts?: readonly { readonly code: Alert["code"]; readonly about: string }[];
  readonly calm?: true;
  readonly says?: readonly RegExp[];
  readonly saysNot?: readonly RegExp[];
  /** What the checker says of the plan before: the rest of the plans are sound. */
  readonly flaws?: readonly FindingCode[];
}

export interface Becomes {
  /** Earliest and latest start, should it still be there. */
  readonly starts?: readonly [string, string];
  readonly endsBy?: string;
  /** Fewest and most minutes. */
  readonly lasts?: readonly [number, number];
  readonly on?: string;
  /**
   * same: as it was, to the letter; kept: still on its day; off: no longer there as itself, because it is parked, gone, on
   * another day or has given way; moved: on another day, or at another hour.
   */
  readonly is?: "same" | "kept" | "off" | "moved";
}

export interface Brings {
  /** Fewest and most minutes. */
  readonly lasts?: readonly [number, number];
  readonly roofed?: true;
  readonly food?: true;
  /** Something for the night: a bar or a table, no museum. */
  readonly nightly?: true;
  /** Nothing that claims to be a place on the map. */
  readonly unnamed?: true;
  /** Kilometres from the spot where the traveller is. */
  readonly withinKm?: number;
  readonly starts?: readonly [string, string];
  readonly endsBy?: string;
}
