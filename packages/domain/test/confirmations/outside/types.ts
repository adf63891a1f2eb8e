import type { SegmentKind, SegmentStatus } from "../../../src/confirmation/reading.ts";

/**
 * What a person reads out of the text. `null`: the text does not state it, so a value would be an invention. Left out: not
 * judged, because people would differ.
 */
export interface ExpectedSegment {
  readonly kind: SegmentKind;
  readonly status?: SegmentStatus;
  readonly provider?: string | null;
  readonly flight_number?: string | null;
  readonly train_number?: string | null;
  readonly confirmation_number?: string | null;
  readonly confirmation_number_accept?: readonly string[];
  /** Local: `YYYY-MM-DDTHH:MM`, or `YYYY-MM-DD` where the text has no clock. */
  readonly start?: string | null;
  readonly end?: string | null;
  /** Of a car: where it is picked up. */
  readonly from?: string | null;
  readonly from_accept?: readonly string[];
  /** The code of an airport that the text calls by name only. */
  readonly from_iata_not_in_text?: string;
  /** Of a car: where it is given back. */
  readonly to?: string | null;
  readonly to_accept?: readonly string[];
  readonly to_iata_not_in_text?: string;
  /** Of a hotel, a meeting and what is `other`. */
  readonly place?: string | null;
  readonly place_accept?: readonly string[];
  readonly travellers?: readonly string[];
}

export interface OutsideCase {
  readonly id: string;
  /** ISO 639-1 of most of the text. */
  readonly language: string;
  readonly text: string;
  readonly expected: { readonly segments: readonly ExpectedSegment[] };
}

/** One way of writing such a mail. */
export interface Layout {
  readonly name: string;
  readonly kind: SegmentKind;
  cases(): readonly OutsideCase[];
}

export type Language = "en" | "de" | "fr" | "es" | "it" | "pt" | "nl";

interface Written {
  readonly language: string;
  readonly text: string;
  readonly segments: readonly ExpectedSegment[];
}

export function layout(name: string, kind: SegmentKind, write: () => readonly Written[]): Layout {
  return {
    name,
    kind,
    cases: () =>
      write().map(({ language, text, segments }, index) => ({
        id: `${name}/${language}-${index + 1}`,
        language,
        text,
        expected: { segments: segments.map((segment) => inItsWords(segment, text)) },
      })),
  };
}

/** An airport whose code the text does not have is expected by the name that it has. */
function inItsWords(segment: ExpectedSegment, text: string): ExpectedSegment {
  if (segment.kind !== "flight") return segment;
  const name = (iata?: string | null, accepted: readonly string[] = []): string | undefined =>
    typeof iata !== "string" || new RegExp(`${iata}(?!\\p{Ll})`, "u").test(text)
      ? undefined
      : accepted.find((one) => text.toLowerCase().includes(one.toLowerCase()));
  const from = name(segment.from, segment.from_accept);
  const to = name(segment.to, segment.to_accept);
  return {
    ...segment,
    ...(from !== undefined && { from, from_iata_not_in_text: segment.from ?? "" }),
    ...(to !== undefined && { to, to_iata_not_in_text: segment.to ?? "" }),
  };
}

/** What is not there is not written: `line` drops out where it is false. */
export function lines(...parts: readonly (string | false | undefined)[]): string {
  return `${parts.filter((part) => typeof part === "string").join("\n")}\n`;
}
