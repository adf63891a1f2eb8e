import { joinWords } from "@caravan/domain/join-words";
import type { Candidate } from "@caravan/domain/places/candidate";
import type { Ending } from "./stream-answer.ts";

interface Warning {
  readonly code: string;
  readonly message: string;
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

const sentences: Record<Exclude<Trouble, "failed">, string> = {
  timed_out: "The language model took too long",
  cut_off: "The answer of the language model broke off",
  refused: "The language model declined to answer",
  unreadable: "The language model did not answer in a form that can be read",
  empty: "The language model planned nothing",
  ignored: "The language model planned none of the days",
};
const NAMED = 5;

/** Nothing of the model's answer could be used. */
export function plannedWithout(trouble: Trouble, ending: Ending): Warning {
  const { code, sentence } = troubleWith(trouble, ending);
  return { code, message: `${sentence}, so the built-in chooser planned instead.` };
}

/** What happened, as the beginning of a sentence. */
export function troubleWith(trouble: Trouble, ending: Ending): { readonly code: string; readonly sentence: string } {
  return { code: codes[trouble], sentence: trouble === "failed" ? unavailable(ending) : sentences[trouble] };
}

/** Only part of an answer could be used. */
export function editedInPart(kind: Exclude<Ending["kind"], "finished">, ending: Ending, count: number): Warning {
  const sentence = kind === "failed" ? unavailable(ending) : sentences[kind];
  const days = count === 1 ? "the one day that had arrived was" : `the ${count} days that had arrived were`;
  return {
    code: codes[kind],
    message: `${sentence}, so only ${days} used and the built-in chooser planned the others.`,
  };
}

export function couldNotConfirm(extra: readonly Candidate[]): Warning[] {
  if (extra.length === 0) return [];
  const names = joinWords(extra.map((it) => it.name));
  const message = `The language model suggested ${names}, which could not be confirmed: check before you go.`;
  return [{ code: "model_places_unconfirmed", message }];
}

/** `names` are those that may be shown, of `count` places. */
export function leftOut(names: readonly string[], count: number): Warning[] {
  if (count === 0) return [];
  const shown = names.slice(0, NAMED);
  const others = count - shown.length;
  const rest = others === 0 ? [] : [`${others} ${shown.length > 0 ? "more" : others === 1 ? "place" : "places"}`];
  const message = `The language model also named ${joinWords([...shown, ...rest])}, which we do not know or cannot place, so ${count === 1 ? "it was" : "they were"} left out.`;
  return [{ code: "model_places_left_out", message }];
}

function unavailable(ending: Ending): string {
  const status = ending.kind === "failed" ? ending.status : null;
  const isNetwork = ending.kind === "failed" && /^[A-Z_]+$/.test(ending.detail);
  if (status === null) return isNetwork ? "The language model could not be reached" : "The language model has a fault";
  if (status === 401 || status === 403) return "The language model did not accept our credentials";
  if (status === 404) return "The language model was not found at its address";
  if (status === 429) return "The language model has had too many requests";
  return status >= 500 ? "The language model has a fault" : "The language model refused the request";
}
