import type { Amount } from "../../src/amount.ts";
import { addDays, minutesOf } from "../../src/calendar.ts";
import type { LocalMoment, Situation, StatusEvent, Whereabouts } from "../../src/concierge/types.ts";
import type { Point } from "../../src/places/travel-time.ts";
import type { Segment } from "../../src/segments/segment.ts";
import { withSegments } from "../../src/segments/segments-on-plan.ts";
import type { Activity, TripDocument } from "../../src/trip/document.ts";
import { emptySegment, placeAt } from "../segments.ts";
import { tripOf } from "../trips.ts";
import type { Expected } from "./expected.ts";
import { type Planned, type Town, timesIn } from "./towns.ts";

/** One traveller at one moment, and what a sensible person would tell them. */
export interface Scenario {
  readonly name: string;
  readonly situation: Situation;
  /** As stored, for patches. */
  readonly trip: TripDocument;
  readonly segments: readonly Segment[];
  readonly expected: Expected;
}

/** A manual activity; its id is its title in lower case with dashes. */
export function own(title: string, clock: string, more: Partial<Activity> = {}): Planned {
  return { id: title.toLowerCase().replace(/[^a-z0-9]+/g, "-"), title, ...timesIn(clock), ...more };
}

export const booked = { bookingId: "booking" };

/** `2026-10-02T11:15/2026-10-02T13:30`, in the local time of each end. */
export function journey(
  kind: "flight" | "train",
  number: string,
  [from, to]: readonly [string, string],
  times: string,
  ends: readonly [Point | null, Point | null] = [null, null],
): Segment {
  const [start = null, end = null] = times.split("/");
  return {
    ...emptySegment,
    id: number.toLowerCase(),
    kind,
    number,
    start,
    end,
    from: placeAt(from, ends[0]?.lat, ends[0]?.lng),
    to: placeAt(to, ends[1]?.lat, ends[1]?.lng),
  };
}

interface Setting {
  readonly town: Town;
  /** Today; Thursday 1 October 2026 by default. */
  readonly from?: string;
  readonly days: readonly (readonly Planned[])[];
  /** The plan at the time of the reports, where it has changed since. */
  readonly before?: readonly (readonly Planned[])[];
  readonly parked?: readonly Planned[];
  readonly segments?: readonly Segment[];
  /** `13:10` on the first day, `2 13:10` on the second, `0 20:00` on the day before. */
  readonly now: string;
  readonly place?: Whereabouts | null;
  readonly mode?: Situation["mode"];
  readonly maxDetourMinutes?: number;
  readonly events?: readonly Told[];
  readonly wish?: Situation["wish"];
  readonly dietary?: readonly string[];
  readonly budget?: Amount;
}

/** A report; its time is now by default. */
interface Told {
  readonly kind: StatusEvent["kind"];
  readonly minutes?: number;
  readonly about?: string;
  readonly at?: string;
}

export function scenario(name: string, setting: Setting, expected: Expected): Scenario {
  const { town, from = "2026-10-01", segments = [] } = setting;
  const fields = {
    destination: town.name,
    currency: town.currency,
    lat: town.centre?.lat ?? null,
    lng: town.centre?.lng ?? null,
    budgetPerPerson: setting.budget ?? null,
  };
  const then = setting.before && withSegments(tripOf(from, setting.before, fields), segments);
  const trip: TripDocument = {
    ...tripOf(from, setting.days, fields),
    parked: tripOf(from, [setting.parked ?? []]).days[0]?.activities ?? [],
  };
  const moment = (text: string): LocalMoment => {
    const [first = "", second] = text.split(" ");
    const day = second === undefined ? 1 : Number(first);
    return { date: addDays(from, day - 1), minutes: minutesOf(second ?? first) };
  };
  const situation: Situation = {
    trip: withSegments(trip, segments),
    context: {
      candidates: town.candidates,
      dietary: setting.dietary ?? [],
      accessibility: [],
      ...(town.mealCost && { mealCost: town.mealCost }),
    },
    now: moment(setting.now),
    place: setting.place ?? null,
    mode: setting.mode ?? null,
    maxDetourMinutes: setting.maxDetourMinutes ?? 30,
    events: (setting.events ?? []).map((it) => ({
      kind: it.kind,
      minutes: it.minutes ?? null,
      activityId: it.about ?? null,
      at: moment(it.at ?? setting.now),
      ...(then && { plan: then }),
    })),
    wish: setting.wish ?? null,
  };
  return { name, situation, trip, segments, expected };
}
