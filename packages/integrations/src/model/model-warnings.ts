import type { Candidate } from "@caravan/domain/places/candidate";
import { listed, type Sentence, said } from "@caravan/domain/words/sentence";
import type { Ending } from "./stream-answer.ts";

interface Warning {
  readonly code: string;
  readonly message: Sentence;
}

/** Why the plan has no days of the model. */
export type Trouble = Exclude<Ending["kind"], "finished"> | "unreadable" | "empty" | "ignored";

const codes: Record<Trouble, string> = {
  failed: "model_unavailable",
  timed_out: "model_timed_out",
  cut_off: "model_cut_off",
  refused: "model_refused",
  unreadable: "model_unreadable",
  empty: "model_empty",
  ignored: "model_ignored",
};

const sentences: Record<Exclude<Trouble, "failed">, Sentence> = {
  timed_out: said`The language model took too long`,
  cut_off: said`The language model's answer broke off`,
  refused: said`The language model declined to answer`,
  unreadable: said`The language model did not answer in a form that can be read`,
  empty: said`The language model planned nothing`,
  ignored: said`The language model planned none of the days`,
};
const NAMED = 5;

/** Nothing of the model's answer could be used. */
export function plannedWithout(trouble: Trouble, ending: Ending): Warning {
  const { code, sentence } = troubleWith(trouble, ending);
  return { code, message: said`${sentence}, so the built-in chooser planned instead.` };
}

/** What happened, as the beginning of a sentence. */
export function troubleWith(trouble: Trouble, ending: Ending): { readonly code: string; readonly sentence: Sentence } {
  return { code: codes[trouble], sentence: trouble === "failed" ? unavailable(ending) : sentences[trouble] };
}

/** Only part of an answer could be used. */
export function editedInPart(kind: Exclude<Ending["kind"], "finished">, ending: Ending, count: number): Warning {
  const sentence = kind === "failed" ? unavailable(ending) : sentences[kind];
  return {
    code: codes[kind],
    message:
      count === 1
        ? said`${sentence}, so only the one day that had arrived was used and the built-in chooser planned the others.`
        : said`${sentence}, so only the ${count} days that had arrived were used and the built-in chooser planned the others.`,
  };
}

export function couldNotConfirm(extra: readonly Candidate[]): Warning[] {
  if (extra.length === 0) return [];
  const names = listed(extra.map((it) => it.name));
  const message = said`The language model suggested ${names}, which could not be confirmed: check before you go.`;
  return [{ code: "model_places_unconfirmed", message }];
}

/** `names` are those that may be shown, of `count` places. */
export function leftOut(names: readonly string[], count: number): Warning[] {
  if (count === 0) return [];
  const shown = names.slice(0, NAMED);
  const others = count - shown.length;
  const which =
    shown.length === 0
      ? others === 1
        ? said`one place`
        : said`${others} places`
      : listed([...shown, ...(others === 0 ? [] : [said`${others} more`])]);
  const message =
    count === 1
      ? said`The language model also named ${which}, which we do not know or cannot place, so it was left out.`
      : said`The language model also named ${which}, which we do not know or cannot place, so they were left out.`;
  return [{ code: "model_places_left_out", message }];
}

function unavailable(ending: Ending): Sentence {
  const status = ending.kind === "failed" ? ending.status : null;
  const isNetwork = ending.kind === "failed" && /^[A-Z_]+$/.test(ending.detail);
  if (status === null)
    return isNetwork ? said`The language model could not be reached` : said`The language model has an error`;
  if (status === 401 || status === 403) return said`The language model did not accept our credentials`;
  if (status === 404) return said`The language model was not found at its address`;
  if (status === 429) return said`The language model is receiving too many requests`;
  return status >= 500 ? said`The language model has an error` : said`The language model refused the request`;
}
