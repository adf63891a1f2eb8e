import { daysBetween } from "../calendar.ts";
import { foldTitle } from "../fold-text.ts";
import type { Candidate } from "../places/candidate.ts";
import type { Base, Guide } from "../places/guide.ts";
import { distanceKm } from "../places/travel-time.ts";
import { numberOf, numberPattern } from "../wishes/clock-words.ts";
import { placesFor } from "../wishes/match-want.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { isKeyword } from "../wishes/wants.ts";
import { endsOfRoute, inDrivingOrder } from "./ends-of-route.ts";
import type { PlanRequest } from "./types.ts";
import { wantsOf } from "./wants-of-request.ts";

/** Worth of a base: in the usual route, named by the traveller, the best place for a want, another place for it. */
const USUAL = 1;
const NAMED = 2;
const BEST_FOR_WANT = 0.8;
const ALSO_FOR_WANT = 0.25;
/** The only base with what somebody names: the Alhambra is in Granada. */
const ONLY_FOR_WANT = 1.8;
/** A town worth two nights is not seen on a day trip. */
const WORTH_ITS_NIGHTS = 0.12;
const LATER_IN_ROUTE = 0.04;
const NEAR_KM = 25;
/** Travellers who allow this many bases get one base for this many nights. */
const NIGHTS_A_BED = 2;
const FEWEST_WHERE_NAMED = 2;
/** Beaches that make a base one by the sea. */
const BEACHES = 2;

/**
 * The bases of a route as a sentence wishes for them: where one stays throughout, no more of them than it says, those with
 * what it names, and the sea at the end. Without such a wish the usual ones.
 */
export function wishedBases(request: PlanRequest, guide: Guide, usual: readonly Base[]): readonly Base[] {
  const { clauses, route, positive } = readWishes(request.interests);
  if (clauses.length === 0 || guide.keepsAllBases) return usual;
  const only = route.staysIn && guide.bases.find((it) => isNamedIn(it, ` ${route.staysIn} `));
  if (only) return [only];
  const byBase = Map.groupBy(request.candidates, (it) => baseNear(it, guide.bases));
  const worth = worthOf(request, guide, usual, positive);
  const ends = endsOfRoute(request, guide);
  const nights = daysBetween(request.startDate, request.endDate);
  const count =
    route.mostBases === null
      ? usual.length
      : Math.min(route.mostBases, Math.max(usual.length, Math.ceil(nights / NIGHTS_A_BED)));
  // One arrives and leaves where one says, else where one would.
  const sure = [...new Set([ends.start ?? usual[0], count > 1 ? ends.end : undefined])].flatMap((it) => it?.id ?? []);
  const best = guide.bases
    .toSorted((a, b) => (worth.get(b.id) ?? 0) - (worth.get(a.id) ?? 0))
    .map((it) => it.id)
    .filter((it) => !sure.includes(it))
    .slice(0, Math.max(0, count - sure.length))
    .concat(sure);
  const chosen = inDrivingOrder(
    guide,
    guide.bases.filter((it) => best.includes(it.id)),
    ends,
    route.mostDriving,
  );
  if (!route.endsBySea) return chosen;
  const beaches = (base: Base) => (byBase.get(base.id) ?? []).filter((it) => it.tags.includes("beach")).length;
  const bySea = [...chosen, ...guide.bases]
    .filter((it) => beaches(it) >= BEACHES && it !== chosen[0])
    .toSorted(
      (a, b) =>
        Number(chosen.includes(b)) - Number(chosen.includes(a)) ||
        (worth.get(b.id) ?? 0) - (worth.get(a.id) ?? 0) ||
        beaches(b) - beaches(a),
    )[0];
  if (!bySea) return chosen;
  const others = chosen.filter((it) => it !== bySea);
  const kept = chosen.includes(bySea) ? others : others.slice(0, Math.max(1, count - 1));
  return [...kept, { ...bySea, nights: Math.max(bySea.nights, BEACHES) }];
}

function worthOf(
  request: PlanRequest,
  { bases }: Guide,
  usual: readonly Base[],
  positive: string,
): ReadonlyMap<string, number> {
  const worth = new Map(
    bases.map((it, index) => [
      it.id,
      (usual.includes(it) ? USUAL : 0) +
        WORTH_ITS_NIGHTS * it.nights -
        LATER_IN_ROUTE * index +
        (isNamedIn(it, ` ${positive} `) ? NAMED : 0),
    ]),
  );
  const add = (id: string | undefined, more: number) => {
    if (id !== undefined && worth.has(id)) worth.set(id, (worth.get(id) ?? 0) + more);
  };
  for (const want of wantsOf(request)) {
    const places = [...placesFor(want, request.candidates)].sort(
      ([a, x], [b, y]) => y - x || (b.fame ?? 0) - (a.fame ?? 0),
    );
    const there = [...new Set(places.map(([place]) => baseNear(place, bases)))];
    // Places that exist at every base decide little.
    if (there.length > bases.length / 2) {
      add(there[0], ALSO_FOR_WANT);
      continue;
    }
    const isNamed = want.heads.some((it) => it.isName);
    add(there[0], there.length === 1 && isNamed ? ONLY_FOR_WANT : BEST_FOR_WANT);
    for (const id of there.slice(1)) add(id, ALSO_FOR_WANT);
  }
  return worth;
}

/** The base that a place names, otherwise the nearest one if it is near. */
function baseNear({ base, lat, lng }: Candidate, bases: readonly Base[]): string | undefined {
  if (base !== null) return base;
  const near = bases
    .map((it) => ({ id: it.id, km: distanceKm(it, { lat, lng }) }))
    .reduce<{ id: string; km: number } | null>((best, it) => (best && best.km <= it.km ? best : it), null);
  return near && near.km <= NEAR_KM ? near.id : undefined;
}

/** @param said folded, with full stops between its parts */
export function isNamedIn({ name }: Base, said: string): boolean {
  const text = said.replaceAll(".", " ");
  return foldTitle(name)
    .split(" ")
    .some(
      (word) =>
        word.length > 3 &&
        !/^(?:white|village|villages|hills|mountains|national|park|north|south|east|west|coast|lake|valley|city|town|island)$/.test(
          word,
        ) &&
        text.includes(` ${word} `),
    );
}

/** Minutes of a day for what was asked for, with the ways, and the most nights that wishes take for a base. */
const A_DAY = 400;
const WAY_TO_IT = 60;
const MOST_FOR_WISHES = 3;

/** The nights that the places for the wants of a trip take at each base; half a day of arrival counts. */
function daysWantedAt(request: PlanRequest, bases: readonly Base[]): readonly number[] {
  const minutes = bases.map(() => 0);
  for (const want of wantsOf(request)) {
    if (want.meal || want.count.of !== "times" || isKeyword(want)) continue;
    const scored = [...placesFor(want, request.candidates)].sort(
      ([a, x], [b, y]) => y - x || (b.fame ?? 0) - (a.fame ?? 0),
    );
    const found = scored
      .map(([place]) => ({ place, index: bases.findIndex((it) => it.id === baseNear(place, bases)) }))
      .find((it) => it.index >= 0 && it.place.category !== "food");
    if (found) minutes[found.index] = (minutes[found.index] ?? 0) + found.place.visitMinutes + WAY_TO_IT;
  }
  return minutes.map((it) => (it <= A_DAY ? 0 : Math.min(MOST_FOR_WISHES, Math.ceil(it / A_DAY - 0.5) + 1)));
}

/** "Three good days for animals in Etosha": the nights at a base that somebody asks for. */
export function wishedNights(
  request: PlanRequest,
  bases: readonly Base[],
  shares: readonly number[],
): readonly number[] {
  const { positive } = readWishes(request.interests);
  const asked = bases.map((base) => {
    const words = foldTitle(base.name)
      .split(" ")
      .filter((it) => it.length > 3);
    const found = words.flatMap((word) => {
      const pattern = new RegExp(
        `\\b(${numberPattern}) (?:\\w+ ){0,4}?(?:days|nights) (?:\\w+ ){0,4}?(?:in|at|on|around) (?:the )?${word}\\b`,
      );
      return numberOf(pattern.exec(positive)?.[1] ?? "") ?? [];
    });
    // A named place gets a whole day.
    const isNamed = bases.length > 1 && isNamedIn(base, ` ${positive} `) && bases.indexOf(base) > 0;
    return found[0] ?? (isNamed ? FEWEST_WHERE_NAMED : null);
  });
  const result = [...shares];
  for (const [index, days] of daysWantedAt(request, bases).entries()) {
    const now = asked[index] ?? 0;
    if (days > now) asked[index] = days;
  }
  for (const [index, wished] of asked.entries()) {
    while (wished !== null && (result[index] ?? 0) < wished) {
      const from = result
        .map((nights, at) => ({ nights, at }))
        .filter((it) => it.at !== index && it.nights > (asked[it.at] ?? 1))
        .sort((a, b) => b.nights - a.nights)[0];
      if (!from) break;
      result[from.at] = from.nights - 1;
      result[index] = (result[index] ?? 0) + 1;
    }
  }
  return result;
}
