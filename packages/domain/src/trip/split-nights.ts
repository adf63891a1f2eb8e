import { countWords } from "../join-words.ts";
import type { StopFields } from "./document.ts";

/** A stop as somebody asks for it; `usual` is the number of nights for a first visit. */
export interface WantedStop extends Omit<StopFields, "nights"> {
  readonly nights: number | null;
  readonly usual: number;
}

/** The nights of the stops are not those of the trip; how, in plain words. */
export class NightsDiffer extends Error {
  override readonly name = "NightsDiffer";
}

/**
 * Stops whose nights are exactly those of the trip: those that were asked for, and the rest by what is usual.
 *
 * @throws NightsDiffer when that cannot be
 */
export function withAllNights(wanted: readonly WantedStop[], nights: number): readonly StopFields[] {
  const asked = wanted.reduce((sum, it) => sum + (it.nights ?? 0), 0);
  const open = wanted.filter((it) => it.nights === null);
  const left = nights - asked;
  const dates = `the dates have ${countWords(nights, "night")}`;
  if (open.length === 0 && left !== 0)
    throw new NightsDiffer(
      `have ${countWords(asked, "night")} and ${dates}: change end_date, or the nights, or leave the nights of a stop out to fill it up`,
    );
  if (left < open.length)
    throw new NightsDiffer(
      `need at least ${countWords(asked + open.length, "night")} and ${dates}: make the trip longer or leave a stop out`,
    );
  const shares = splitNights(
    open.map((it) => ({ nights: it.usual })),
    left,
  );
  return wanted.map((stop) => {
    const { usual: _, ...fields } = stop;
    return { ...fields, nights: stop.nights ?? shares[open.indexOf(stop)] ?? 1 };
  });
}

/**
 * Distributes nights by what each place wants. Extra nights go to the places that want most, and missing ones are taken
 * from them.
 */
export function splitNights(places: readonly { readonly nights: number }[], nights: number): readonly number[] {
  const wanted = places.reduce((sum, it) => sum + it.nights, 0);
  const exact = places.map((it) => (it.nights * nights) / wanted);
  const shares = exact.map((it) => Math.max(1, Math.floor(it)));
  const rest = exact.map((it, index) => ({ index, over: it - (shares[index] ?? 0) }));
  for (let left = nights - shares.reduce((sum, it) => sum + it, 0); left !== 0; left -= Math.sign(left)) {
    rest.sort((a, b) => (left > 0 ? b.over - a.over : a.over - b.over) || a.index - b.index);
    const at = left > 0 ? rest[0] : (rest.find((it) => (shares[it.index] ?? 0) > 1) ?? rest[0]);
    if (!at) break;
    shares[at.index] = (shares[at.index] ?? 0) + Math.sign(left);
    at.over -= Math.sign(left);
  }
  return shares;
}
