import type { SegmentKind, SegmentStatus } from "../../src/confirmation/reading.ts";

/**
 * What a case says about one segment. A field that is missing is not looked at; null says that the text does not state it,
 * so that any value is an invention. `*_accept` are further right answers.
 */
export interface ExpectedSegment {
  readonly kind: SegmentKind;
  /** Right when it is read, and no fault when it is not. */
  readonly optional?: boolean;
  readonly kind_accept?: readonly SegmentKind[];
  readonly status?: SegmentStatus;
  readonly provider?: string | null;
  readonly provider_accept?: readonly string[];
  readonly flight_number?: string | null;
  readonly train_number?: string | null;
  readonly confirmation_number?: string | null;
  readonly confirmation_number_accept?: readonly string[];
  /** In any order. */
  readonly travellers?: readonly string[];
  readonly title?: string | null;
  readonly start?: string | null;
  readonly start_accept?: readonly string[];
  readonly end?: string | null;
  readonly end_accept?: readonly string[];
  readonly from?: string | null;
  readonly from_accept?: readonly string[];
  readonly to?: string | null;
  readonly to_accept?: readonly string[];
  readonly place?: string | null;
  readonly place_accept?: readonly string[];
  readonly price?: { readonly amount: string; readonly currency: string } | null;
}

export interface Case {
  readonly id: string;
  /** Real mails, our own layouts, layouts of two who had not seen the reader, or a folder named on the command line. */
  readonly source: "real" | "layouts" | "outside" | "unseen" | "folder";
  /** ISO 639-1; several are joined by "+". */
  readonly language: string;
  readonly text: string;
  readonly today: string;
  readonly segments: readonly ExpectedSegment[];
}
