import { foldTitle } from "../fold-text.ts";
import type { Candidate } from "../places/candidate.ts";
import { localWordsOf } from "../wishes/match-want.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { type Want, wantsIn } from "../wishes/wants.ts";
import type { PlanRequest } from "./types.ts";

const cache = new WeakMap<
  readonly string[],
  { readonly candidates: readonly Candidate[]; readonly wants: readonly Want[] }
>();

/** The wants that the traveller's sentences name, in the words of the destination; none without a sentence. */
export function wantsOf(
  request: Pick<PlanRequest, "interests" | "candidates" | "guide" | "destination" | "wants">,
): readonly Want[] {
  if (request.wants) return request.wants;
  const { interests, candidates, guide, destination } = request;
  const known = cache.get(interests);
  if (known?.candidates === candidates) return known.wants;
  const isSight = (name: string) =>
    candidates.some((it) => it.category !== "food" && foldTitle(it.name).includes(name));
  const bases = (guide?.bases ?? []).flatMap((it) =>
    foldTitle(it.name)
      .split(" ")
      .filter((word) => !isSight(word)),
  );
  const local = localWordsOf(candidates, guide?.dayTrips ?? [], guide?.events ?? [], [destination.text, ...bases]);
  const wants = wantsIn(readWishes(interests), local);
  cache.set(interests, { candidates, wants });
  return wants;
}
