import type { RepairKind, SituationKind } from "../../src/concierge/types.ts";
import type { FindingCode } from "../../src/trip/finding.ts";
import type { Alert } from "./in-english.ts";

/** What a sensible person would accept. Fields that are left out are not checked. */
export interface Expected {
  /** No advice, and no alert unless `alerts` names it. "may": no advice is acceptable too. */
  readonly quiet?: true | "may";
  readonly situation?: readonly SituationKind[];
  /** The only sensible first answer: counted, so that every kind of repair is tested. */
  readonly best?: RepairKind;
  /** Several acceptable first answers. */
  readonly first?: readonly RepairKind[];
  /** One of these is among the options. */
  readonly offers?: readonly RepairKind[];
  readonly never?: readonly RepairKind[];
  /** Among the activities of the advice. */
  readonly about?: readonly string[];
  /** No option changes them. */
  readonly untouched?: readonly string[];
  /** After the first option. */
  readonly plan?: Readonly<Record<string, Becomes>>;
  /** After each of the options. */
  readonly everyPlan?: Readonly<Record<string, Becomes>>;
  /** Nothing that is moved or added today starts before. */
  readonly notBefore?: string;
  /** Between these times of today, the first option leaves nothing that can be moved. */
  readonly rest?: readonly [string, string];
  /** The same, for outdoor stops. */
  readonly dry?: readonly [string, string];
  /** New activities of the first option. */
  readonly brings?: Brings;
  /** Titles that every option says it cannot keep. */
  readonly breaks?: readonly string[];
  /** Among the additions or moves of the options, the first option's first. */
  readonly moves?: readonly RegExp[];
  /** Titles or parts of them that the first option says are missed. */
  readonly misses?: readonly string[];
  readonly alerts?: readonly { readonly code: Alert["code"]; readonly about: string }[];
  readonly calm?: true;
  readonly says?: readonly RegExp[];
  readonly saysNot?: readonly RegExp[];
  /** The findings of the plan before; other plans have none. */
  readonly flaws?: readonly FindingCode[];
}

export interface Becomes {
  /** Earliest and latest start, if it is still there. */
  readonly starts?: readonly [string, string];
  readonly endsBy?: string;
  /** Fewest and most minutes. */
  readonly lasts?: readonly [number, number];
  readonly on?: string;
  /**
   * same: unchanged; kept: still on its day; off: parked, deleted, on another day or replaced; moved: on another day,
   * or at another time.
   */
  readonly is?: "same" | "kept" | "off" | "moved";
}

export interface Brings {
  /** Fewest and most minutes. */
  readonly lasts?: readonly [number, number];
  readonly roofed?: true;
  readonly food?: true;
  /** Open at night: a bar or a restaurant, not a museum. */
  readonly nightly?: true;
  /** No venue. */
  readonly unnamed?: true;
  /** Kilometres from the traveller. */
  readonly withinKm?: number;
  readonly starts?: readonly [string, string];
  readonly endsBy?: string;
}
