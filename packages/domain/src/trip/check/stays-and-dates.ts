import { categoryOfKind } from "../../money/automatic-entries.ts";
import { nightsByStay } from "../../money/nights.ts";
import { noRecords } from "../../money/trip-cost.ts";
import { dayOf, type List, listed, said } from "../../words/sentence.ts";
import type { Day, TripDocument } from "../document.ts";
import type { Problem } from "../finding.ts";
import { occupiedMinutes } from "../occupied-minutes.ts";
import type { CheckContext } from "./match-place.ts";

const MOST_NAMED = 3;
/** Who travels until this minute of the next day has spent the night on the way. */
const NIGHT_ON_THE_WAY = 1440 + 120;

/** One finding: nights without a stay on a trip on which others are booked. Nights on the way need none. */
export function checkNights(trip: TripDocument, { money = noRecords }: Pick<CheckContext, "money">): Problem[] {
  if (!money.bought.some((it) => categoryOfKind(it.kind) === "accommodation" && it.date !== null)) return [];
  const { openDates, booked } = nightsByStay(trip, money.bought);
  if (booked === 0) return [];
  const isOnTheWay = ({ activities }: Day) =>
    activities.some((it) => it.activityType === "transport" && (occupiedMinutes(it)?.end ?? 0) >= NIGHT_ON_THE_WAY);
  const onTheWay = new Set(trip.days.filter(isOnTheWay).map((it) => it.date));
  const open = openDates.filter((it) => !onTheWay.has(it));
  if (open.length === 0) return [];
  return [
    {
      code: "missing_stay",
      severity: "warning",
      message:
        open.length === 1
          ? said`No stay is booked or planned for the night of ${datesInWords(open)}; other nights have one.`
          : said`No stay is booked or planned for the nights of ${datesInWords(open)}; other nights have one.`,
      dayIds: trip.days.flatMap((it) => (open.includes(it.date) ? [it.id] : [])),
      activityIds: [],
    },
  ];
}

/** One finding: journeys of the trip that are not within its dates, such as a flight home after it was shortened. */
export function checkJourneysOutside(
  { startDate, endDate }: Pick<TripDocument, "startDate" | "endDate">,
  { journeysOutside = [] }: Pick<CheckContext, "journeysOutside">,
): Problem[] {
  const [first] = journeysOutside;
  if (!first) return [];
  const named = journeysOutside.slice(0, MOST_NAMED).map((it) => said`${it.title} on ${dayOf(it.date)}`);
  const all = { ...listed(named), more: journeysOutside.length - named.length };
  const side =
    first.date > endDate
      ? said`after the trip ends on ${dayOf(endDate)}`
      : said`before the trip begins on ${dayOf(startDate)}`;
  return [
    {
      code: "outside_dates",
      severity: "warning",
      message:
        journeysOutside.length === 1
          ? said`${all} lies outside the trip: ${side}. Change its dates, or the booking.`
          : said`${all} lie outside the trip: ${side}. Change its dates, or the booking.`,
      dayIds: [],
      activityIds: [],
    },
  ];
}

function datesInWords(dates: readonly string[]): List {
  return listed(dates.map(dayOf), MOST_NAMED);
}
