import { momentIn } from "@caravan/domain/calendar";
import { type MoneyRecords, noRecords } from "@caravan/domain/money/trip-cost";
import type { Candidate, Destination } from "@caravan/domain/places/candidate";
import { emptyGuide } from "@caravan/domain/places/guide";
import type { Board } from "@caravan/domain/planning/group-board";
import { withLockedIn } from "@caravan/domain/planning/locked-in-candidates";
import { candidatesInArea } from "@caravan/domain/planning/replan-day";
import type { PlanRequest, RequestedStop } from "@caravan/domain/planning/types";
import type { Activity, Day, TripDocument } from "@caravan/domain/trip/document";
import { isKept } from "@caravan/domain/trip/kept-activities";
import { type StopOnDates, stopsOf } from "@caravan/domain/trip/trip-stops";
import { truncate } from "@caravan/domain/truncate";
import { journeyOf } from "@caravan/domain/wishes/journey";
import { isSentence } from "@caravan/domain/wishes/read-wishes";
import { guideFor } from "@caravan/gazetteer/cities";
import { cityCurrencyOf, mealCostOf, usualPricesAt } from "../destinations/usual-prices.ts";
import { dietaryFor, type TravellerNeeds } from "./traveller-needs.ts";

/** For titles such as "Time for X in Y", whose length is limited. */
const MOST_LETTERS = { destination: 80, interest: 100 };

/** The part of the trip to plan. */
export interface PlanScope {
  readonly seed: string;
  /** Dates; null is the whole trip. */
  readonly only: readonly string[] | null;
  /** Ids of places to be replaced. */
  readonly setAside: readonly string[];
  /** The activities that stay; by default those that every plan keeps. */
  readonly keeps?: (activity: Activity) => boolean;
  /** Plans this day within its area. */
  readonly within?: Day | undefined;
  /** Of the group, for a group's trip. */
  readonly board?: Board | null;
  /** Where the nights are spent. */
  readonly stays?: PlanRequest["stays"];
  /** For a plan that is made for now: nothing of it is in the past. */
  readonly now?: Date;
  /** What was booked and paid on the trip. */
  readonly money?: MoneyRecords;
}

/** The planner's input for a trip. The same document, needs, places and scope give the same plan. */
export function planRequest(
  trip: TripDocument,
  needs: TravellerNeeds,
  candidates: readonly Candidate[],
  { seed, only, setAside, keeps = isKept, within, board = null, stays = [], now, money = noRecords }: PlanScope,
): PlanRequest {
  const destination: Destination = {
    text: placeName(trip),
    lat: trip.lat,
    lng: trip.lng,
    timezone: trip.timezone,
    currency: cityCurrencyOf(trip.cityId) ?? trip.currency,
    mealCost: mealCostOf(trip.cityId),
  };
  const places = within ? candidatesInArea(candidates, within) : candidates;
  return {
    destination,
    startDate: trip.startDate,
    endDate: trip.endDate,
    ...(now && trip.timezone !== null && { now: momentIn(trip.timezone, now) }),
    travelers: trip.travelers,
    interests: wishesOf(trip, needs),
    travelStyle: trip.travelStyle ?? needs.travelStyle,
    accommodationType: trip.accommodationType,
    dietary: dietaryFor(trip, needs),
    accessibility: needs.accessibility,
    budgetPerPerson: trip.budgetPerPerson,
    totalBudget: trip.totalBudget,
    money,
    currency: trip.currency,
    guide: (trip.cityId === null ? undefined : guideFor(trip.cityId)) ?? emptyGuide,
    ...(trip.stops.length > 1 ? { stops: stopsOf(trip).map(requestedStop) } : {}),
    candidates: board ? withLockedIn(places, board, destination) : places,
    board,
    avoid: needs.avoid,
    pace: needs.pace,
    only,
    setAside,
    stays,
    fixed: trip.days.flatMap((day) =>
      day.activities
        .filter((it) => keeps(it) || (only !== null && !only.includes(day.date)))
        .map((activity) => ({ date: day.date, activity })),
    ),
    seed,
  };
}

function requestedStop({ id, destination, placeId, lat, lng, timezone, fromDate, toDate }: StopOnDates): RequestedStop {
  const point = lat === null || lng === null ? null : { lat, lng };
  const { currency, mealCost } = usualPricesAt({ cityId: placeId, lat, lng });
  return { id, name: destination, point, local: { timezone, currency, mealCost }, fromDate, toDate };
}

/** A sentence that could not be read is no name to walk around in. */
const LONGEST_NAME = 6;

function placeName({ destination, lat }: TripDocument): string {
  const isName = lat !== null || destination.trim().split(/\s+/).length <= LONGEST_NAME;
  return isName ? truncate(destination, MOST_LETTERS.destination) : "your destination";
}

/** What the trip should have: its interests, else those of the travellers, and the sentences of its notes. */
function wishesOf(trip: TripDocument, needs: TravellerNeeds): readonly string[] {
  const interests = (trip.interests.length > 0 ? trip.interests : needs.interests).map((it) =>
    isSentence(it) ? it : truncate(it, MOST_LETTERS.interest),
  );
  return trip.notes !== null && saysWish(trip.notes) ? [...interests, trip.notes] : interests;
}

/** Notes may also be about luggage or a booking. */
function saysWish(notes: string): boolean {
  if (isSentence(notes)) return speaks.test(notes) || plans.test(notes);
  const { lands, leaves } = journeyOf([notes]);
  return lands !== null || leaves !== null;
}

const speaks = /\b(?:we|i|us|our|my|please|no|not|with)\b/i;
const plans =
  /\b(?:day trips?|day out|excursions?|each|every|one (?:of the )?(?:days?|mornings?|afternoons?|evenings?)|include|must|avoid|prefer|want|wish|hope|love|like to|time for)\b/i;
