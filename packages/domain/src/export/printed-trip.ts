import type { TripDocument } from "../trip/document.ts";
import { stopsOf } from "../trip/trip-stops.ts";
import { worded } from "../words/worded.ts";
import type { Plan } from "./plan-entries.ts";

/** What is on paper: a cover, and a plan. */
export interface PrintedTrip {
  readonly title: string;
  readonly destination: string;
  /** "27 March – 1 April 2027" */
  readonly dates: string;
  /** "Rome, 2 nights", for trips with several places. */
  readonly stops: readonly string[];
  readonly people: readonly string[];
  readonly plan: Plan;
  readonly attributions: readonly string[];
  /** Where the trip is on screen. */
  readonly url: string;
  /** `YYYY-MM-DD` */
  readonly printedOn: string;
  /** Of the scale of its map. */
  readonly distance: "km" | "mi";
}

/**
 * A trip as it is printed. Notes of days, and what is below the titles of stops, are left out without `notes`.
 *
 * @param people names of those who travel
 */
export function printedTrip(
  trip: TripDocument,
  plan: Plan,
  more: Pick<PrintedTrip, "people" | "attributions" | "url" | "printedOn" | "distance"> & { readonly notes: boolean },
): PrintedTrip {
  const { notes, ...rest } = more;
  const stops = stopsOf(trip);
  return {
    ...{ title: trip.title, destination: trip.destination, ...rest },
    dates: worded`${{ from: trip.startDate, to: trip.endDate }}`,
    stops:
      stops.length < 2
        ? []
        : stops.map((it) =>
            it.nights === 1 ? worded`${it.destination}, 1 night` : worded`${it.destination}, ${it.nights} nights`,
          ),
    plan: notes ? plan : withoutNotes(plan),
  };
}

function withoutNotes({ days, outside }: Plan): Plan {
  const bare = (entries: Plan["outside"]) => entries.map((it) => ({ ...it, lines: [] }));
  return { days: days.map((day) => ({ ...day, notes: "", entries: bare(day.entries) })), outside: bare(outside) };
}
