import { weekdayOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import type { DayTrip } from "../places/guide.ts";
import type { Want } from "../wishes/want.ts";
import type { RankedPlace, RankedPlaces } from "./rank-places.ts";
import type { PlanRequest } from "./types.ts";

/** What is planned for the wants before anything else. */
export interface ChosenForWants {
  readonly request: PlanRequest;
  readonly choices: RankedPlaces;
  /** The want for which a place was chosen, by place id. */
  readonly chosen: ReadonlyMap<string, Want>;
}

/** How a place was chosen for a want. */
export interface Choice {
  readonly want: Want;
  /** The hours that count for the plan; null for the place's own. */
  readonly hours: Candidate["hours"];
  readonly goodFor: Candidate["goodFor"] | null;
  readonly meals: Candidate["meals"] | null;
  readonly isAtSunset?: boolean;
}

/** A place at any of its own hours. */
export const asItIs = (want: Want): Choice => ({ want, hours: null, goodFor: null, meals: null });

/** Who asked for it: the traveller. */
const asked = "you";
/** Added to the score of what was chosen for a want, as for other wanted places. */
const ASKED_FOR = 2;
const LONGEST_SUNSET = 75;
const LONGEST_BETWEEN_RESTS = 105;
/** A visit of most of a day is not shortened to fit between two rests. */
const WHOLE_MORNING = 240;

/** "A lazy day on the beach" means more than an hour there. */
const BEACH_DAY = 270;

function lengthOf({ length }: Want, { tags, visitMinutes }: Candidate): number {
  return length.days > 0 && tags.includes("beach") ? Math.max(visitMinutes, BEACH_DAY) : visitMinutes;
}

/** All that was chosen. */
export interface Marks {
  readonly request: PlanRequest;
  readonly choices: RankedPlaces;
  readonly marks: ReadonlyMap<string, Choice>;
  /** With the dates on which a day trip has to be; null for any. */
  readonly trips: ReadonlyMap<string, { readonly want: Want; readonly dates: readonly string[] | null }>;
  /** Day trips that are the other choice. */
  readonly spared: ReadonlySet<string>;
  readonly extra: readonly Candidate[];
  readonly dawns: ReadonlyMap<string, number>;
  /** Dates whose evening or dinner is taken. */
  readonly bound: ReadonlySet<string>;
  readonly rests: boolean;
}

/** The request and the ranked places with what was chosen as wanted, open only when it is wished for. */
export function withMarks({
  request,
  choices,
  marks,
  trips,
  spared,
  extra,
  dawns,
  bound,
  rests,
}: Marks): ChosenForWants {
  const mark = (place: Candidate): Candidate => {
    const choice = marks.get(place.id);
    if (!choice) return place;
    const wantedBy = place.wantedBy.length > 0 ? place.wantedBy : [asked];
    return {
      ...place,
      wantedBy,
      hours: choice.hours ?? place.hours,
      onlyDaysKnown: choice.hours ? false : place.onlyDaysKnown,
      goodFor: choice.goodFor ?? place.goodFor,
      meals: choice.meals ?? place.meals,
      // Between rests there is no time for a long visit.
      visitMinutes:
        rests && place.visitMinutes <= WHOLE_MORNING
          ? Math.min(place.visitMinutes, LONGEST_BETWEEN_RESTS)
          : lengthOf(choice.want, place),
      ...(choice.isAtSunset && {
        setting: place.setting === "indoor" ? "both" : place.setting,
        visitMinutes: Math.min(place.visitMinutes, LONGEST_SUNSET),
        insight: place.insight && { ...place.insight, bestTime: "golden-hour" },
      }),
    };
  };
  const chosen = new Map<string, Want>([...marks].map(([id, it]) => [id, it.want]));
  const places = [
    ...choices.places.map((it): RankedPlace => {
      const choice = marks.get(it.candidate.id);
      if (!choice) return it;
      const matched = [...new Set([choice.want.label, ...it.matched])];
      const isNew = it.candidate.wantedBy.length === 0;
      return { ...it, candidate: mark(it.candidate), matched, score: it.score + (isNew ? ASKED_FOR : 0) };
    }),
    ...extra.map((candidate): RankedPlace => {
      const matched = [chosen.get(candidate.id)?.label ?? ""];
      return { candidate: mark(candidate), score: ASKED_FOR + 1, matched, famous: false };
    }),
  ].sort((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1));
  const dayTrips = request.guide?.dayTrips.map((trip): DayTrip => {
    if (bound.size === 0 || trips.get(trip.id)?.dates) return trip;
    return { ...trip, avoidDays: [...new Set([...trip.avoidDays, ...[...bound].map(weekdayOf)])] };
  });
  return {
    request: {
      ...request,
      candidates: [...request.candidates.map(mark), ...extra.map(mark)],
      ...(request.guide && dayTrips && { guide: { ...request.guide, dayTrips } }),
      chosen: {
        trips: new Map([...trips].map(([id, { dates }]) => [id, dates])),
        spared,
        wants: new Map([...chosen].map(([id, it]) => [id, it.label])),
        dawns: dawns,
      },
    },
    choices: { ...choices, places },
    chosen,
  };
}
