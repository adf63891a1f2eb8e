import { foldTitle } from "../fold-text.ts";
import type { Candidate } from "./candidate.ts";

/** What is told of a place, folded, each part between spaces. */
export interface ToldText {
  readonly name: string;
  readonly area: string;
  /** Name, kitchen, why and what to order: of the place itself, not of what lies beside it. */
  readonly all: string;
}

/** A cache: every wish asks for the text of every place. */
const texts = new WeakMap<Candidate, ToldText>();

export function toldOf(place: Candidate): ToldText {
  const known = texts.get(place);
  if (known) return known;
  const { name, localName, insight, neighborhood } = place;
  const join = (parts: readonly (string | null | undefined)[]) =>
    ` ${parts.flatMap((it) => (it ? foldTitle(it) : [])).join(" | ")} `;
  const text = {
    name: join([name, localName]),
    area: join([neighborhood]),
    all: join([name, localName, insight?.kitchen, insight?.why && ofItself(insight.why), insight?.order]),
  };
  texts.set(place, text);
  return text;
}

/** "Roxelana's bath between the two great domes" is no dome, and what is not there is no reason to come. */
const beside =
  /\b(?:between|beside|next to|near|opposite|facing|behind|across from|in front of|unlike|instead of|rather than|without|no more|not|than|(?:a |the )?(?:view|views|look|looks|looking) (?:of|to|over|at|across|onto|towards))\b[^,.;:]*/gi;
const keptWord = /^(?:a |the )?views?\b/i;

function ofItself(why: string): string {
  return why.replace(beside, (part) => keptWord.exec(part)?.[0] ?? "");
}
