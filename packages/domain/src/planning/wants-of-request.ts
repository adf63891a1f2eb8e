import { foldTitle } from "../fold-text.ts";
import type { Candidate } from "../places/candidate.ts";
import { dateOfDay } from "../wishes/day-words.ts";
import { localWordsOf } from "../wishes/match-want.ts";
import { isSentence, readWishes } from "../wishes/read-wishes.ts";
import type { Want } from "../wishes/want.ts";
import { wantsIn } from "../wishes/wants.ts";
import type { PlanRequest } from "./types.ts";

const cache = new WeakMap<
  readonly string[],
  { readonly candidates: readonly Candidate[]; readonly dates: string; readonly wants: readonly Want[] }
>();

const pronoun = /\b(?:we|i|us|me|our|my|please)\b/i;

/** Sentences that only name things of which we know none; what tells of the travellers is no wish. */
export function unknownSentences(
  request: Pick<PlanRequest, "interests" | "candidates" | "guide" | "destination" | "startDate" | "endDate">,
): readonly string[] {
  const plain = request.interests.filter((it) => isSentence(it) && !pronoun.test(it) && !/[.!?]\s/.test(it));
  return plain.filter((it) => {
    const { rhythm } = readWishes([it]);
    const isRhythm =
      rhythm.startsAt !== null || rhythm.homeBy !== null || rhythm.rests || rhythm.isEarly || rhythm.isSlow;
    return !isRhythm && wantsOf({ ...request, interests: [it] }).length === 0;
  });
}

/** The wants that the traveller's sentences name, in the words of the destination; none without a sentence. */
export function wantsOf(
  request: Pick<PlanRequest, "interests" | "candidates" | "guide" | "destination" | "startDate" | "endDate" | "wants">,
): readonly Want[] {
  if (request.wants) return request.wants;
  const { interests, candidates, guide, destination, startDate, endDate } = request;
  const dates = `${startDate} ${endDate}`;
  const known = cache.get(interests);
  if (known?.candidates === candidates && known.dates === dates) return known.wants;
  const isSight = (name: string) =>
    candidates.some((it) => it.category !== "food" && foldTitle(it.name).includes(name));
  const bases = (guide?.bases ?? []).flatMap((it) =>
    foldTitle(it.name)
      .split(" ")
      .filter((word) => !isSight(word)),
  );
  const local = localWordsOf(candidates, guide?.dayTrips ?? [], guide?.events ?? [], [destination.text, ...bases]);
  const wants = wantsIn(readWishes(interests), local).map(({ time, ...want }): Want => {
    const date = time.day && dateOfDay(time.day, startDate, endDate);
    return { ...want, time: { ...time, day: date === null ? null : time.day, date } };
  });
  cache.set(interests, { candidates, dates, wants });
  return wants;
}
