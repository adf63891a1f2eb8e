import { evaluate as evaluateInWords } from "../../src/concierge/evaluate.ts";
import type * as worded from "../../src/concierge/types.ts";
import { type InEnglish, inEnglish } from "../in-english.ts";

type Told<It, Kept extends keyof It> = Omit<InEnglish<It>, Kept> & Pick<It, Kept>;
export type RepairOption = Told<worded.RepairOption, "patch">;
export type Advice = Omit<InEnglish<worded.Advice>, "options"> & { readonly options: readonly RepairOption[] };
export type Alert = InEnglish<worded.Alert>;
export interface Evaluation {
  readonly advice: Advice | null;
  readonly alerts: readonly Alert[];
}

export const evaluate = (situation: worded.Situation, newId: () => string): Evaluation =>
  inEnglish(evaluateInWords(situation, newId)) as Evaluation;
