import { minutesOf, weekdayNames } from "../../src/calendar.ts";
import type { Whereabouts } from "../../src/concierge/types.ts";
import type { ActivityType } from "../../src/field-choices.ts";
import type { Candidate } from "../../src/places/candidate.ts";
import type { Point } from "../../src/places/travel-time.ts";
import type { CheckContext } from "../../src/trip/check.ts";
import type { Activity, Alternative } from "../../src/trip/document.ts";
import { candidatesIn, requestFor } from "../cities.ts";

/** An activity as written in a scenario. */
export type Planned = Partial<Activity> & { readonly id: string };

/** A city of the gazetteer, or an unknown place. */
export interface Town {
  readonly name: string;
  readonly centre: Point | null;
  readonly currency: string;
  readonly candidates: ReadonlyMap<string, Candidate>;
  readonly mealCost: CheckContext["mealCost"];
  /** A place of the town with its times: `at("louvre", "10:00-12:00")`. */
  at(slug: string, clock: string, more?: Partial<Activity>): Planned;
  /** The place as an alternative of a slot. */
  or(slug: string): Alternative;
  /** A position near a place, at this distance in metres: never the position of the place itself. */
  near(slug: string, north?: number, east?: number): Whereabouts;
}

const typeOf: Record<Candidate["category"], ActivityType> = {
  food: "dining",
  sight: "sightseeing",
  activity: "entertainment",
  shopping: "shopping",
  nature: "outdoor",
  nightlife: "entertainment",
};

function town(id: string): Town {
  const { destination } = requestFor(id, 1);
  const candidates = new Map(candidatesIn(id).map((it) => [it.id, it]));
  const find = (slug: string) => {
    const found = candidates.get(`${id}/${slug}`);
    if (!found) throw new Error(`${id} has no ${slug}`);
    return found;
  };
  const fieldsOf = (it: Candidate) => ({
    placeId: it.id,
    title: it.name,
    activityType: typeOf[it.category],
    location: it.neighborhood,
    lat: it.lat,
    lng: it.lng,
    estimatedCost: it.entryPrice?.currency === destination.currency ? it.entryPrice.amount : null,
    verified: it.verified,
  });
  return {
    name: destination.text,
    centre: { lat: destination.lat as number, lng: destination.lng as number },
    currency: destination.currency as string,
    candidates,
    mealCost: destination.mealCost ?? undefined,
    at: (slug, clock, more = {}) => ({
      id: slug,
      ...fieldsOf(find(slug)),
      provenance: "gazetteer",
      ...timesIn(clock),
      ...more,
    }),
    or: (slug) => {
      const it = find(slug);
      return { ...fieldsOf(it), durationMinutes: it.visitMinutes, reason: "Another choice for these hours." };
    },
    near: (slug, north = 37, east = 23) => beside(find(slug), north, east),
  };
}

/** Metres to degrees, exact enough within a town; the odd decimals make the position easy to find in texts. */
export function beside({ lat, lng }: Point, north: number, east: number): Whereabouts {
  const metres = 111_195;
  return {
    lat: lat + north / metres + 0.0000137,
    lng: lng + east / (metres * Math.cos((lat * Math.PI) / 180)) + 0.0000173,
    accuracyM: 20,
  };
}

export const lisbon = town("lisbon");
export const paris = town("paris");
export const rome = town("rome");
export const tokyo = town("tokyo");
export const newYork = town("new-york");
export const berlin = town("berlin");
export const vienna = town("vienna");
export const london = town("london");
export const auckland = town("auckland");
export const prague = town("prague");
export const kyoto = town("kyoto");
export const florence = town("florence");
export const barcelona = town("barcelona");
export const amsterdam = town("amsterdam");

/** The same town with fixed facts about some places that a scenario depends on, because the lists change. */
export function knowing(town: Town, facts: Readonly<Record<string, Partial<Candidate>>>): Town {
  const changed = [...town.candidates].map(([id, it]): [string, Candidate] => {
    const own = facts[id.slice(id.indexOf("/") + 1)];
    return [id, own ? { ...it, ...own } : it];
  });
  return { ...town, candidates: new Map(changed) };
}

/** Open from and to these times on each day. */
export function daily(span: string): Partial<Candidate> {
  const week = Object.fromEntries(weekdayNames.map((day) => [day, [span]]));
  return { hours: week as unknown as NonNullable<Candidate["hours"]>, onlyDaysKnown: false };
}

/** The town with only these places. */
export function only(town: Town, slugs: readonly string[]): Town {
  const isOne = (id: string) => slugs.some((slug) => id.endsWith(`/${slug}`));
  return { ...town, candidates: new Map([...town.candidates].filter(([id]) => isOne(id))) };
}

/** A village that no gazetteer has. */
export const village: Town = {
  name: "Somewhere in the hills",
  centre: null,
  currency: "EUR",
  candidates: new Map(),
  mealCost: undefined,
  at: () => {
    throw new Error("nothing is known there");
  },
  or: () => {
    throw new Error("nothing is known there");
  },
  near: () => {
    throw new Error("nothing is known there");
  },
};

/** `10:00-11:30`, `10:00`, or an empty text. */
export function timesIn(clock: string) {
  const [startTime = null, endTime = null] = clock === "" ? [] : clock.split("-");
  const minutes = startTime && endTime ? (minutesOf(endTime) - minutesOf(startTime) + 1440) % 1440 : null;
  return { startTime, endTime, durationMinutes: minutes };
}
