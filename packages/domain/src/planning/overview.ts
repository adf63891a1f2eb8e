import { toAmount } from "../amount.ts";
import { clockOf, daysBetween } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { daylightOf } from "../places/daylight.ts";
import { asksAnywhere, dietFit, dishesToAskFor, mobilityOf } from "../places/diet-and-access.ts";
import { askAnywhere, rulesOf, statedDiets } from "../places/diet-rules.ts";
import { distanceKm } from "../places/travel-time.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import type { ActivityFields } from "../trip/document.ts";
import { inList, listed, moneyOf, said, sentenceOf, type Value } from "../words/sentence.ts";
import { sentencesIn, worded } from "../words/worded.ts";
import { bookingsInOverview } from "./bookings-in-overview.ts";
import type { DayToSum } from "./day-to-sum.ts";
import { lengthSaid } from "./length-words.ts";
import { limitsInOverview } from "./limits-of-request.ts";
import { isRideBy } from "./ride.ts";
import { asRequest } from "./stop-notes.ts";
import type { PlanRequest } from "./types.ts";
import { unknownJourney } from "./unknown-journey.ts";
import { wishesInOverview } from "./wishes-in-overview.ts";

const MOST_NAMES = 5;
const LONG_DRIVE = 60;
/** Longer needs are sentences. */
const LONGEST_NEED = 3;

/**
 * What one reads before the days: where to stay, the season, what to book and when, the access, and what it comes to.
 * Only of facts that the records hold, so a sentence is left out when they hold none.
 */
export function overviewOf(request: PlanRequest, days: readonly DayToSum[]): readonly string[] {
  const places = new Map(request.candidates.map((it) => [it.id, it]));
  const placeOf = ({ placeId }: ActivityFields) => (placeId === null ? undefined : places.get(placeId));
  return [
    ...wishesInOverview(request, days),
    ...limitsInOverview(request, days),
    whereToStay(request, days, placeOf),
    season(request),
    drivesIn(request, days),
    bookingsInOverview(days, placeOf),
    whatSuits(request, days, placeOf),
    stepsIn(request, days, placeOf),
    sumOf(request, days),
    unknownJourney(request, days),
  ].flatMap((it) => it ?? []);
}

type PlaceOf = (stop: ActivityFields) => Candidate | undefined;

/** The area nearest to where the days begin and end; nothing where nights are known, or change. */
function whereToStay({ guide, stays = [] }: PlanRequest, days: readonly DayToSum[], placeOf: PlaceOf): string | null {
  if (days.length < 2 || stays.length > 0 || (guide?.bases.length ?? 0) > 0) return null;
  const ends = days.flatMap(({ stops }) => {
    const inTown = stops.flatMap((it) => {
      const place = placeOf(it);
      return place && place.dayTrip === null ? [place] : [];
    });
    return [inTown[0], inTown.at(-1)].flatMap((it) => it ?? []);
  });
  const areas = [...Map.groupBy(ends, (it) => it.neighborhood)].map(([name, there]) => ({
    name,
    far: ends.reduce((sum, it) => sum + Math.min(...there.map((one) => distanceKm(one, it))), 0) / ends.length,
  }));
  const best = areas.reduce<(typeof areas)[number] | null>((a, it) => (a && a.far <= it.far ? a : it), null);
  return best && ends.length > 2 ? worded`Stay in or near ${best.name}: most days begin or end close by.` : null;
}

/** "In November 10 to 18 °C, with rain on about 6 days of the month. The sun sets about 16:50." */
function season({ guide, startDate, destination }: PlanRequest): string | null {
  const month = Number(startDate.slice(5, 7)) - 1;
  const { climate } = guide ?? {};
  const [low, high, wet] = [climate?.low[month], climate?.high[month], climate?.wetDays[month]];
  if (low === undefined || high === undefined || wet === undefined) return null;
  const point = ownPoint(destination);
  const { sunrise, sunset } = daylightOf(point, destination.timezone ?? null, startDate);
  const light =
    point && destination.timezone
      ? [
          worded`The sun rises about ${clockOf(roundTo5(sunrise) % 1440)} and sets about ${clockOf(roundTo5(sunset) % 1440)}.`,
        ]
      : [];
  const name = { month: month + 1 };
  const weather =
    wet === 1
      ? worded`${name} has ${{ celsius: low, to: high }} and 1 day of rain.`
      : worded`${name} has ${{ celsius: low, to: high }} and ${wet} days of rain.`;
  return sentencesIn([weather, ...light, ...whatToPack(low, high, wet)]);
}

const HOT = 31;
const COLD = 3;
const COOL_NIGHTS = 10;
const WET = 9;

function whatToPack(low: number, high: number, wet: number): readonly string[] {
  const heat = high >= HOT ? said`the hours around noon are for shade, museums and rest` : null;
  const cold =
    low <= COLD
      ? said`bring gloves and a hat`
      : low <= COOL_NIGHTS && high >= 16
        ? said`evenings call for a jacket`
        : null;
  const rain = wet >= WET ? said`keep rain gear handy, and see each day for what to do instead` : null;
  const all = [heat, cold, rain].filter((it) => it !== null);
  return all.length === 0 ? [] : [worded`${sentenceOf(all)}.`];
}

function roundTo5(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}

/** The hours of driving, for travellers with a car. */
function drivesIn({ guide }: PlanRequest, days: readonly DayToSum[]): string | null {
  if (!guide?.needsCar) return null;
  const byDay = days.map(({ date, stops }) => ({
    date,
    minutes: stops.reduce((sum, it) => sum + (isRideBy("car", it.title) ? (it.durationMinutes ?? 0) : 0), 0),
  }));
  const all = byDay.reduce((sum, it) => sum + it.minutes, 0);
  const most = byDay.reduce((best, it) => (it.minutes > best.minutes ? it : best), { date: "", minutes: 0 });
  if (all < LONG_DRIVE) return null;
  const day = daysBetween(days[0]?.date ?? most.date, most.date) + 1;
  return worded`You need a car: ${lengthSaid(all)} of driving in all, at most ${lengthSaid(most.minutes)} on one day (day ${day}).`;
}

/** Which tables are known to suit a diet; at the others it says what to ask. */
function whatSuits({ dietary }: PlanRequest, days: readonly DayToSum[], placeOf: PlaceOf): string | null {
  const needs = statedDiets(dietary);
  if (needs.length === 0) return null;
  const tables = tablesOf(days, placeOf);
  const fit = tables.filter((it) => dietFit(it, dietary) === "fits").map((it) => it.name);
  if (tables.length === 0) return null;
  const others = tables.filter((it) => dietFit(it, dietary) !== "fits");
  const short = needs.filter((it) => it.split(" ").length <= LONGEST_NEED);
  const forDiet = short.length > 0 ? worded`For your diet (${listed(short)})` : worded`For your diet`;
  // Where only some kitchens use an ingredient, only their tables need a note.
  if (needs.flatMap(rulesOf).every((it) => it.isOnlyThere))
    return others.length === 0
      ? null
      : worded`${forDiet}: see the note at ${listed(
          others.map((it) => it.name),
          MOST_NAMES,
        )}; the other restaurants have plenty for you.`;
  const all = [
    fit.length === 0
      ? null
      : fit.length === 1
        ? worded`${fit[0] as string} is known for it.`
        : worded`${listed(fit, MOST_NAMES)} are known for it.`,
    others.length === 0 ? null : whatToAsk(needs, others, fit.length > 0, dietary),
  ].filter((it) => it !== null);
  return worded`${forDiet}: ${sentencesIn(all)}`;
}

/** What to ask for at every table, said once. What depends on the kitchen is said at each table. */
function whatToAsk(
  needs: readonly string[],
  tables: readonly Candidate[],
  hasSure: boolean,
  dietary: readonly string[],
): string {
  const anywhere = tables.some((it) => asksAnywhere(it, dietary)) ? [...new Set(needs.flatMap(askAnywhere))] : [];
  const own = tables.some((it) => dishesToAskFor(it, dietary).length > 0);
  if (anywhere.length === 0) {
    if (hasSure)
      return own
        ? worded`At the others, follow the note on each.`
        : worded`At the others, say so when you book, and ask what the kitchen can leave out.`;
    return own
      ? worded`At each restaurant, follow the note on it.`
      : worded`At each restaurant, say so when you book, and ask what the kitchen can leave out.`;
  }
  const asked = inList(anywhere.map(asRequest), "semicolons");
  if (hasSure)
    return own
      ? worded`At the others ${asked}, unless the note there says otherwise.`
      : worded`At the others, ${asked}.`;
  return own
    ? worded`When you book, ${asked}, unless the note there says otherwise.`
    : worded`When you book, ${asked}.`;
}

function tablesOf(days: readonly DayToSum[], placeOf: PlaceOf): readonly Candidate[] {
  const all = days.flatMap((day) => day.stops.filter((it) => it.activityType === "dining"));
  return [...new Set(all.flatMap((it) => placeOf(it) ?? []))];
}

/** For travellers who cannot use steps: what is known of each stop, said once. */
function stepsIn({ accessibility }: PlanRequest, days: readonly DayToSum[], placeOf: PlaceOf): string | null {
  const { stepFree, hasToKnow } = mobilityOf(accessibility);
  if (!stepFree) return null;
  const places = [...new Set(days.flatMap((day) => day.stops.flatMap((it) => placeOf(it) ?? [])))];
  const named = (level: Candidate["stepFree"]) => places.filter((it) => it.stepFree === level).map((it) => it.name);
  const [free, part, unknown] = [named("yes"), named("partial"), named(null)];
  const all = [
    ...(free.length > 0 ? [worded`Step-free: ${listed(free, MOST_NAMES)}.`] : []),
    ...(part.length > 0 ? [worded`Partly: ${listed(part, MOST_NAMES)}.`] : []),
    ...(unknown.length > 0 && hasToKnow
      ? [
          worded`We do not know whether ${listed(unknown)} can be entered without steps: ring before you go, and ask about the lift and the accessible toilet.`,
        ]
      : []),
  ];
  return all.length === 0 ? null : sentencesIn(all);
}

/** What has a price, for one person. */
function sumOf({ currency, travelers, budgetPerPerson }: PlanRequest, days: readonly DayToSum[]): string | null {
  const stops = days.flatMap((day) => day.stops);
  const sum = (kind: (it: ActivityFields) => boolean) =>
    Math.round(stops.filter(kind).reduce((total, it) => total + Number(it.estimatedCost ?? 0), 0));
  const isMeal = (it: ActivityFields) => it.activityType === "dining";
  const isRide = (it: ActivityFields) => it.activityType === "transport";
  const all = sum(() => true);
  if (all === 0 || days.length < 2) return null;
  const parts = [
    { name: (cost: Value) => said`meals ${cost}`, cost: sum(isMeal) },
    { name: (cost: Value) => said`tickets ${cost}`, cost: sum((it) => !isMeal(it) && !isRide(it)) },
    { name: (cost: Value) => said`rides ${cost}`, cost: sum(isRide) },
  ].filter((it) => it.cost > 0);
  const money = (amount: number) => moneyOf(toAmount(amount), currency);
  const each = travelers > 1 ? said`${money(all)} each` : said`${money(all)}`;
  const sums = parts.length > 1 ? said`${each} (${listed(parts.map((it) => it.name(money(it.cost))))})` : each;
  const left = budgetPerPerson === null ? 0 : Math.round(Number(budgetPerPerson) - all);
  return left > 0
    ? worded`Tickets, rides and meals come to about ${sums}, not counting the journey and the nights, which leaves ${money(left)} of your budget.`
    : worded`Tickets, rides and meals come to about ${sums}, not counting the journey and the nights.`;
}
