import { foldTitle } from "../../fold-text.ts";
import type { MoneyRecords } from "../../money/trip-cost.ts";
import type { Candidate, Destination } from "../../places/candidate.ts";
import { distanceKm, type Point } from "../../places/travel-time.ts";
import { ownPoint } from "../activity-ends.ts";
import type { Activity, TripDocument } from "../document.ts";
import type { NightInStay } from "../night-in-stay.ts";
import type { HoursOf } from "../open-times.ts";
import type { IsArea } from "./cautions.ts";
import { isBareMeal, namesIn, withoutArticle } from "./place-names-in-titles.ts";

/** What the plan check knows beside the trip. */
export interface CheckContext {
  /** Places by their id; what is missing here is not checked for hours, diet and access. */
  readonly candidates: ReadonlyMap<string, Candidate>;
  readonly dietary: readonly string[];
  readonly accessibility: readonly string[];
  /** How full days may be; usual when not stated. */
  readonly pace?: "slow" | "usual" | "fast";
  /** The usual prices of meals; repairs use them for meals that they add. */
  readonly mealCost?: Destination["mealCost"];
  /** Usual prices; by default those of meals above, in the trip's currency. */
  readonly prices?: Pick<Destination, "currency" | "mealCost">;
  /** Bookings, expenses and exchange rates; by default none. */
  readonly money?: MoneyRecords;
  /** Nights with a known stay and its position; by default travel to stays is not checked. */
  readonly nights?: readonly NightInStay[];
  /** Flights, trains and the like of the trip that lie outside its dates; by default none. */
  readonly journeysOutside?: readonly { readonly title: string; readonly date: string }[];
  /** The usual way to each stop from the one before; by default none is suggested. */
  readonly ways?: readonly WayToStop[];
  /** When activities were last moved or given other times, in milliseconds, by id; fixes move what changed last. */
  readonly changedAt?: ReadonlyMap<string, number>;
}

export interface WayToStop {
  readonly toStopId: string;
  /** "Train to Florence" */
  readonly title: string;
  readonly note: string;
  readonly minutes: number;
  /** By how many minutes clocks are ahead where it ends. */
  readonly clocksAhead: number;
}

/** A named place farther away than this is another one. */
export const SAME_PLACE_KM = 1.5;

/** A cache: the same activities are checked many times. */
interface Index {
  readonly byName: ReadonlyMap<string, readonly Candidate[]>;
  readonly areas: ReadonlySet<string>;
  readonly matches: WeakMap<Activity, Candidate | null>;
}

const indexes = new WeakMap<CheckContext["candidates"], Index>();

const byId = new WeakMap<readonly Candidate[], CheckContext["candidates"]>();

/** Places by id. Cached, so that data derived from a city's places is reused. */
export function placesById(places: readonly Candidate[]): CheckContext["candidates"] {
  const earlier = byId.get(places);
  if (earlier) return earlier;
  const made = new Map(places.map((place) => [place.id, place]));
  byId.set(places, made);
  return made;
}

/** The place of an activity: by its id or, for what a person wrote by hand, by its name. */
export function placeOf(activity: Activity, context: Pick<CheckContext, "candidates">): Candidate | undefined {
  if (activity.placeId !== null) return context.candidates.get(activity.placeId);
  if (context.candidates.size === 0) return undefined;
  const index = indexOf(context.candidates);
  const known = index.matches.get(activity);
  if (known !== undefined) return known ?? undefined;
  const found = matching(activity, index);
  index.matches.set(activity, found ?? null);
  return found;
}

/** The opening hours of activities' places, as far as they are known. */
export function hoursIn(context: Pick<CheckContext, "candidates">): HoursOf {
  return (activity) => placeOf(activity, context)?.hours ?? null;
}

/** Distinguishes known parts of town and the destination itself from venues. */
export function areasAround(
  trip: Pick<TripDocument, "destination">,
  { candidates }: Pick<CheckContext, "candidates">,
): IsArea {
  const { areas } = indexOf(candidates);
  const own = new Set([trip.destination, ...trip.destination.split(",")].map(foldTitle));
  return (folded) => own.has(folded) || areas.has(folded) || areas.has(withoutArticle(folded));
}

/** Where an activity takes place: its own position, else that of the place that it names. */
export function pointOf(activity: Activity, context: CheckContext): Point | null {
  return ownPoint(activity) ?? placeOf(activity, context) ?? null;
}

function indexOf(candidates: CheckContext["candidates"]): Index {
  const kept = indexes.get(candidates);
  if (kept) return kept;
  const byName = new Map<string, Candidate[]>();
  for (const place of candidates.values()) {
    const names = [place.name, place.localName].flatMap((it) => (it === null ? [] : foldTitle(it)));
    for (const name of new Set(names.flatMap((it) => [it, withoutArticle(it)]))) {
      const others = byName.get(name);
      if (others) others.push(place);
      else byName.set(name, [place]);
    }
  }
  const areas = new Set([...candidates.values()].map((it) => foldTitle(it.neighborhood)));
  const made: Index = { byName, areas, matches: new WeakMap() };
  indexes.set(candidates, made);
  return made;
}

function matching(activity: Activity, { byName }: Index): Candidate | undefined {
  if (activity.freeTime) return undefined;
  if (activity.activityType === "transport" || activity.activityType === "accommodation") return undefined;
  const table = isBareMeal(activity.title) && activity.location ? namesIn(activity.location) : [];
  for (const name of [...namesIn(activity.title), ...table]) {
    const places = byName.get(name) ?? [];
    const point = ownPoint(activity);
    // Without a position two places of the same name cannot be told apart.
    if (!point && places.length === 1) return places[0];
    if (!point) continue;
    const near = places
      .filter((it) => distanceKm(it, point) <= SAME_PLACE_KM)
      .sort((a, b) => distanceKm(a, point) - distanceKm(b, point));
    if (near[0]) return near[0];
  }
  return undefined;
}
