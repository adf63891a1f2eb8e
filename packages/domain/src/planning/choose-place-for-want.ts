import { weekdayOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { mealAt } from "../places/meal-times.ts";
import { openSpans } from "../places/opening-hours.ts";
import { isEveningPlace } from "../wishes/match-want.ts";
import type { Want } from "../wishes/want.ts";
import { isOnNamedDay } from "../wishes/when-words.ts";
import type { ChosenSoFar } from "./chosen-so-far.ts";
import { companyOf } from "./company.ts";
import { daylightOn } from "./evening-hours.ts";
import { needsExcursion } from "./excursions.ts";
import { EVENING, nightParts, roundTo5 } from "./hours-for-wants.ts";
import { asItIs } from "./mark-for-wants.ts";
import { dayPartsIn } from "./visit.ts";
import { datesFor, namedDatesFor, needsClearSky, openAt, openOnly, spanFor } from "./when-for-want.ts";

const SPARE = 45;
/** The latest start of a visit in the quiet hours. */
const LATEST_MORNING = 9 * 60 + 30;
const LONGEST_AT_SUNSET = 150;
const SUNSET = { before: 80, after: 50 };
/** A daytime show for travellers who return early. */
const EARLY_SHOW = { start: 16 * 60 + 30, end: 19 * 60 + 30 };

export function choosePlace(chosen: ChosenSoFar, want: Want, place: Candidate): boolean {
  if (place.dayTrip !== null) {
    if (chosen.trips.has(place.dayTrip)) {
      chosen.marks.set(place.id, asItIs(want));
      return true;
    }
    if (chosen.trips.size >= chosen.mostTripsFor(want) || chosen.passed.has(place.dayTrip)) return false;
    chosen.trips.set(place.dayTrip, { want, dates: namedDatesFor(chosen.dates, want) });
    chosen.marks.set(place.id, asItIs(want));
    return true;
  }
  const isOut = chosen.home !== null && needsExcursion(place, chosen.home);
  if (isOut && chosen.trips.size >= chosen.mostTripsFor(want)) return false;
  const dates = onBestDays(place, datesFor(chosen.dates, want), want);
  const [only, another] = dates;
  // There is no day trip on that day.
  if (isOnNamedDay(want.time) && only !== undefined && another === undefined) chosen.bound.add(only);
  if (want.time.at !== null && chooseAt(chosen, want, place, dates, want.time.at)) return true;
  if (want.meal) {
    const meals = want.meal === "any" ? place.meals.filter((it) => it !== "breakfast") : [want.meal];
    if (meals.length === 0) return false;
    const isDated = isOnNamedDay(want.time);
    const free = isDated && meals.includes("dinner") ? dates.filter((it) => !chosen.takenDinners.has(it)) : dates;
    const date = free.at(-1);
    const hours = isDated && date ? openOnly(place, [date], { start: 0, end: 1620 }) : null;
    if (isDated && !hours) return false;
    if (isDated && date && meals.includes("dinner")) chosen.takenDinners.add(date);
    if (isDated && date) chosen.bound.add(date);
    chosen.marks.set(place.id, {
      want,
      hours,
      goodFor: null,
      meals: isDated && meals.includes("dinner") ? ["dinner"] : meals,
    });
    return true;
  }
  if (place.category === "food") {
    const meals = place.meals.filter((it) => it !== "breakfast");
    const isEvening = want.time.part === "evening" || want.time.part === "sunset";
    if (isEvening && !meals.includes("dinner")) return false;
    const isBound = place.insight?.bestDays.length && dates.length < chosen.dates.length;
    chosen.marks.set(place.id, {
      want,
      hours: isBound ? openOnly(place, dates, { start: 0, end: 1620 }) : null,
      goodFor: null,
      meals: isEvening ? ["dinner"] : meals.length > 0 ? meals : null,
    });
    return true;
  }
  if (want.time.part === "sunset") return chooseSunset(chosen, want, place, dates);
  const isOpenLate = place.goodFor.includes("evening") || place.goodFor.includes("night");
  if (want.time.part === "evening" && !isOpenLate) return chooseLateOpening(chosen, want, place, dates);
  const isEvening =
    (isEveningPlace(place) || want.time.part === "evening") &&
    (want.time.part === "evening" || place.category === "nightlife" || want.heads.some((it) => it.kind === "evening"));
  if (isEvening) {
    const options = dates.filter((it) => chosen.evenings.includes(it) && !chosen.takenEvenings.has(it));
    // With children, at an early time.
    if (chosen.evenings.length === 0) {
      // Travellers with older children who ask for nightlife get one night out.
      if (want.time.part === "evening" && companyOf(chosen.request).homeBy === null && !isForAdults(place)) {
        chosen.marks.set(place.id, { want, hours: null, goodFor: nightParts(place), meals: null });
        return true;
      }
      const isOwn = place.goodFor.includes("afternoon");
      const hours = isOwn || isForAdults(place) ? null : openOnly(place, dates, EARLY_SHOW);
      if (!isOwn && !hours) return false;
      chosen.marks.set(place.id, { want, hours, goodFor: isOwn ? null : ["afternoon", "evening"], meals: null });
      return true;
    }
    for (const date of want.time.position === "last" ? options.toReversed() : options) {
      if (openOnly(place, [date], EVENING) === null) continue;
      if (isOnNamedDay(want.time)) chosen.mark(want, place, [date], EVENING);
      else chosen.marks.set(place.id, { want, hours: null, goodFor: nightParts(place), meals: null });
      return true;
    }
    return false;
  }
  const usual = spanFor(chosen.request, want, dates[0] ?? chosen.request.startDate);
  // A game drive at dawn lasts longer than the dawn, and a great museum longer than its quiet hours.
  const latest = want.time.part === "dawn" ? usual?.start : want.time.part === "morning" ? LATEST_MORNING : undefined;
  const span =
    usual && latest !== undefined ? { ...usual, end: Math.max(usual.end, latest + place.visitMinutes + SPARE) } : usual;
  const isEarlier = needsClearSky(want) && dates.length < chosen.dates.length;
  if (!span && !isOnNamedDay(want.time) && !isEarlier) {
    chosen.marks.set(place.id, asItIs(want));
    return true;
  }
  const isDawn = want.time.part === "dawn";
  const hours = openOnly(place, isDawn ? dates.slice(0, 1) : dates, span ?? { start: 0, end: 1440 });
  if (!hours) return false;
  if (isDawn && span && dates[0]) chosen.dawns.set(dates[0], span.start);
  const goodFor = span ? dayPartsIn(span) : null;
  chosen.marks.set(place.id, { want, hours, goodFor, meals: null });
  return true;
}

/** At the hour that was said: of a show, of a ticket, of a table. */
function chooseAt(chosen: ChosenSoFar, want: Want, place: Candidate, dates: readonly string[], at: number): boolean {
  const isFood = place.category === "food";
  const meal = mealAt(at);
  if (isFood && !place.meals.includes(meal)) return false;
  const hours = openAt(place, dates, at);
  if (!hours) return false;
  const [only, another] = dates;
  if (only && another === undefined) {
    if (isFood && meal === "dinner") chosen.takenDinners.add(only);
    if (!isFood && at >= EVENING.start) chosen.takenEvenings.add(only);
  }
  if (only && at <= EARLY) chosen.dawns.set(only, at);
  const goodFor = isFood
    ? null
    : at + place.visitMinutes > DAY_ENDS
      ? nightParts(place)
      : dayPartsIn({ start: at, end: at + place.visitMinutes });
  chosen.marks.set(place.id, { want, hours, goodFor, meals: isFood ? [meal] : null });
  return true;
}

/** A museum on the evening of the week on which it is open late. */
function chooseLateOpening(chosen: ChosenSoFar, want: Want, place: Candidate, dates: readonly string[]): boolean {
  const { hours } = place;
  if (!hours || place.onlyDaysKnown) return false;
  const late = dates.filter((date) =>
    openSpans(hours, date).some((it) => it.start < LATE.start && it.end >= LATE_CLOSE),
  );
  const open = late.length > 0 ? openOnly(place, late, LATE) : null;
  if (!open) return false;
  chosen.marks.set(place.id, {
    want,
    hours: open,
    goodFor: ["afternoon", "evening"],
    meals: null,
  });
  return true;
}

/** A day begins earlier for it. */
const EARLY = 9 * 60 + 45;
/** What lasts longer is the evening of its day. */
const DAY_ENDS = 18 * 60;

const LATE = { start: 17 * 60, end: 22 * 60 };
const LATE_CLOSE = 19 * 60 + 30;

/** From the light before sunset to a few minutes after it. */
function chooseSunset(chosen: ChosenSoFar, want: Want, place: Candidate, dates: readonly string[]): boolean {
  // Ferries and tours of several hours are not sunset trips.
  const isLate = place.goodFor.includes("evening") || place.goodFor.includes("night");
  if (!isLate && (place.insight?.bestTime === "morning" || place.visitMinutes > LONGEST_AT_SUNSET)) return false;
  const { sunset } = daylightOn(chosen.request, dates[0] ?? chosen.request.startDate);
  const hours = openOnly(place, dates, {
    start: roundTo5(sunset - SUNSET.before),
    end: roundTo5(sunset + SUNSET.after),
  });
  if (!hours) return false;
  chosen.marks.set(place.id, { want, hours, goodFor: ["evening", "night"], meals: null, isAtSunset: true });
  return true;
}

/** Music at weekends is heard at weekends, if the trip has one. */
function onBestDays({ insight }: Candidate, dates: readonly string[], { time }: Want): readonly string[] {
  if (time.weekday !== null || time.date !== null || !insight) return dates;
  const best = dates.filter((it) => insight.bestDays.includes(weekdayOf(it)));
  const fair = dates.filter((it) => !insight.avoidDays.includes(weekdayOf(it)));
  return best.length > 0 ? best : fair.length > 0 ? fair : dates;
}

function isForAdults({ tags }: Candidate): boolean {
  return ["bar", "cocktail-bar", "pub", "club", "casino"].some((it) => tags.includes(it));
}
