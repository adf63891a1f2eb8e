import { execute } from "@caravan/core/composition";
import type { Verb } from "@caravan/core/kernel/define";
import { type ErrorDetail, invalid } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import { isKeptAnswer } from "@caravan/core/kernel/kept-answers";
import { letOthersRun } from "@caravan/core/kernel/let-others-run";
import {
  briefProposal,
  isProposed,
  type ProposedWire,
  proposedWire,
  shortProposed,
} from "@caravan/core/proposals/wire";
import { inView } from "@caravan/core/wire/trip-view";
import type { Language } from "@caravan/languages/language";
import { currentLanguage } from "@caravan/languages/texts";
import type { z } from "zod";
import { de, en, es, fr, ja } from "zod/locales";

/**
 * Runs a verb for every surface: scope, input, pipeline, output.
 *
 * @param readInput called once the caller's scope is known to be enough: others learn nothing about the arguments
 * @returns the verb's output on the wire, in the view that was asked for, or a proposal where the verb proposes
 */
export async function runVerb(verb: Verb, call: Call, readInput: () => unknown): Promise<object> {
  let input: unknown;
  const answer = await runWhole(verb, call, async () => {
    input = await readInput();
    return input;
  });
  if (verb.approval === "proposes" && isProposed(answer))
    return viewAsked(input) === undefined || viewAsked(input) === "summary" ? shortProposed(answer) : briefly(answer);
  if (verb.brief) return verb.brief(answer as never, input as never) as object;
  if (verb.markdown && viewAsked(input) === "markdown")
    return { markdown: verb.markdown(answer as never, input as never) };
  return verb.view === undefined ? answer : inView(withUrl(answer, call.ports.publicUrl), input, verb.view);
}

const viewAsked = (input: unknown) => (input as { readonly view?: unknown } | undefined)?.view;

/** With the address of the trip that an agent can pass on; in the browser, everybody knows it. */
function withUrl(answer: object, publicUrl: string): object {
  const { trip } = answer as { readonly trip?: { readonly id?: unknown; readonly revision?: unknown } | null };
  if (typeof trip?.id !== "string" || trip.revision === undefined) return answer;
  // Joined, because JSON.stringify takes three times as long for a plan with a text that was added together.
  return { ...answer, trip: { ...trip, url: [publicUrl, "trips", trip.id].join("/") } };
}

/** `list_proposals` has the rest on request. */
const briefly = ({ proposal, ...answer }: ProposedWire): object => ({
  ...answer,
  proposal: briefProposal(proposal),
});

/** The same with everything, for the browser, which applies patches to the whole trip. */
export async function runWhole(verb: Verb, call: Call, readInput: () => unknown): Promise<object> {
  const output = await execute(verb, call, async () => parseInput(verb.input, await readInput()));
  if (isKeptAnswer(output)) return output;
  // Making, checking and writing a large answer take equally long.
  const isLarge = rowsIn(output) > MOST_ROWS_AT_ONCE;
  if (isLarge) await letOthersRun();
  const isProposal = verb.approval === "proposes" && isProposed(output);
  const answer = (isProposal ? proposedWire : verb.output).parse(output) as object;
  if (isLarge) await letOthersRun();
  return answer;
}

const MOST_ROWS_AT_ONCE = 200;

/** The rows of the lists in an answer, as far down as those of a trip's days. */
function rowsIn(value: unknown, depth = 5): number {
  if (typeof value !== "object" || value === null || depth === 0 || ArrayBuffer.isView(value)) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  if (own > MOST_ROWS_AT_ONCE || depth === 1) return own;
  let rows = own;
  for (const it of Array.isArray(value) ? value : Object.values(value)) rows += rowsIn(it, depth - 1);
  return rows;
}

const localeErrors = Object.fromEntries(
  Object.entries({ en, de, es, fr, ja }).map(([language, locale]) => [language, locale().localeError]),
) as Readonly<Record<Language, z.core.$ZodErrorMap>>;

/** @throws invalid with one detail for each wrong field */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: localeErrors[currentLanguage()] });
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map((it): ErrorDetail => ({ path: it.path.join("."), message: it.message })));
}
