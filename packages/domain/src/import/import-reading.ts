import type { FileProblem } from "../trip-file/read-trip-file.ts";
import type { TripFile } from "../trip-file/trip-file.ts";
import type { ImportPlan } from "./import-plan.ts";

/** What a file holds that somebody wants to make a trip of: a whole trip, or what another program says of one. */
export type ImportReading =
  | {
      readonly ok: true;
      readonly form: "trip";
      readonly file: TripFile;
      readonly files: Readonly<Record<string, Uint8Array>>;
    }
  | { readonly ok: true; readonly form: "plan"; readonly plan: ImportPlan }
  | { readonly ok: false; readonly problem: FileProblem };

export interface ImportTask {
  /** As its sender calls it; may be empty. */
  readonly name: string;
  readonly bytes: Uint8Array;
}
