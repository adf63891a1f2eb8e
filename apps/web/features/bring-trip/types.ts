/** The answer of `preview_import`: what a file would become. */
export interface ImportPreview {
  /** A trip of Caravan, or a plan of another program. */
  readonly kind: "trip" | "plan";
  readonly title: string;
  readonly destination: string;
  /** `YYYY-MM-DD`; null when the file says no dates. */
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly days: readonly { readonly date: string; readonly activities: readonly ImportEntry[] }[];
  readonly set_aside: readonly ImportEntry[];
  readonly counts: Readonly<Record<ImportCount, number>>;
  readonly people: readonly { readonly person_id: string; readonly name: string; readonly is_you: boolean }[];
  readonly left_out: readonly { readonly what: string; readonly why: string }[];
}

export type ImportCount =
  | "activities"
  | "without_place"
  | "segments"
  | "bookings"
  | "expenses"
  | "documents"
  | "comments"
  | "checklists"
  | "edits";

export interface ImportEntry {
  readonly title: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly location: string | null;
  readonly has_place: boolean;
}

/** What the person says beside the file; empty texts say nothing. */
export interface ImportChoices {
  readonly title: string;
  readonly destination: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly person_id: string;
}

export const noChoices: ImportChoices = { title: "", destination: "", start_date: "", end_date: "", person_id: "" };
