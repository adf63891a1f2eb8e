import { labelOf, mainFields, otherFields, wireNames } from "./field-names.ts";
import type { SegmentFieldName } from "./segment-draft.ts";
import type { Segment } from "./types.ts";

/** Written by a person from the beginning: that goes without saying at each field. */
export function isByHand({ has_source, evidence }: Pick<Segment, "has_source" | "evidence">): boolean {
  return !has_source && Object.keys(evidence).length === 0;
}

/** Whether a person set a field, so that no later mail changes it. The wire speaks of the details as one. */
export function isCorrected({ corrected }: Pick<Segment, "corrected">, name: SegmentFieldName): boolean {
  return wireNames(name).some((it) => corrected.includes(it.split(".")[0] ?? it));
}

/** In words, each once: "departure, details". */
export function correctedWords(segment: Pick<Segment, "corrected" | "kind">): string {
  const { kind } = segment;
  const names = [...mainFields(kind), ...otherFields(kind), "status" as const].filter((it) => isCorrected(segment, it));
  const words = names.map((it) =>
    wireNames(it).some((wire) => wire.startsWith("details.")) ? "details" : labelOf(it, kind).toLowerCase(),
  );
  return [...new Set(words)].join(", ");
}
