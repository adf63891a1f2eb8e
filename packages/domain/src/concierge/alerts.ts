import { clockOf } from "../calendar.ts";
import { type Sentence, said, together } from "../words/sentence.ts";
import type { StopForecast } from "./arrival-forecast.ts";
import type { DayView } from "./day-view.ts";
import { boardingPoint, isDeparture } from "./departures.ts";
import { isMissed, toleranceOf } from "./disruptions.ts";
import { describeDelay, describeStop, formatAboutMinutes, formatMinutes } from "./format.ts";
import { type LatestSafeDelay, latestSafeDelays } from "./latest-safe-delay.ts";
import type { Stop } from "./stops-of-day.ts";
import type { Alert, Situation } from "./types.ts";

const ALL_DAY = 1440;
/** The assumed length of a rest without a stated duration. */
const REST_UNSAID = 180;

/** What no repair can solve: fixed stops that cannot be reached, fall into a rest, or were called off. */
export function alertsOf(view: DayView, situation: Situation): readonly Alert[] {
  const delays = latestSafeDelays(view, situation);
  const isOpen = (stop: Stop) => delays.some(({ missed }) => missed.activity.id === stop.activity.id);
  const missed = view.directForecast.filter((it) => isMissed(it) && !isOpen(it.stop));
  const resting = atRest(view).filter((stop) => !missed.some((it) => it.stop === stop));
  const falls = (stop: Stop) =>
    isBounded(view)
      ? said`${describeStop(stop)} falls in your rest time: let them know in good time if you can't make it.`
      : said`${describeStop(stop)} is soon, and you are not feeling well: let them know in good time if you can't make it.`;
  return [
    ...missed.map((it) => alert(it.stop, missedWords(view, it))),
    ...resting.map((it) => alert(it, falls(it))),
    ...delays.map((it) => alert(it.missed, latestSafeDelayText(view, it))),
    ...calledOff(view).map((it) =>
      alert(it, said`${describeStop(it)} is cancelled but still in the plan: check its booking.`),
    ),
  ];
}

function alert(stop: Stop, message: Sentence): Alert {
  const code = isDeparture(stop) ? "departure_at_risk" : "booking_at_risk";
  return { code, message, activityIds: [stop.activity.id] };
}

function missedWords(view: DayView, it: StopForecast): Sentence {
  const { stop, lateBy } = it;
  const isTicket = isDeparture(stop);
  const other = overlapped(view, it);
  if (other) return said`${describeStop(stop)} begins before ${other.activity.title} ends at ${clockOf(other.end)}.`;
  const late = isTicket
    ? said`You will be ${formatAboutMinutes(lateBy)} too late for ${describeStop(stop)}`
    : said`You will be ${formatAboutMinutes(lateBy)} late for ${describeStop(stop)}`;
  if (view.directForecast[0] === it && canTaxi(view, it))
    return together([said`${late}.`, said`A taxi would still get you there in time.`]);
  if (isTicket) return said`${late}: ask about a later one.`;
  return stop.activity.bookingId === null && stop.activity.segmentId === null
    ? said`${late}.`
    : said`${late}: tell them.`;
}

/** A fixed stop that is still going on when this one begins: the plan has the traveller at both. */
function overlapped({ directForecast: straight, progress, known }: DayView, it: StopForecast): Stop | undefined {
  if (known.status.runningLate || it.cause === "delay") return undefined;
  const before = straight.slice(0, straight.indexOf(it)).map(({ stop }) => stop);
  const current = progress.current?.stop;
  return [...(current?.fixed ? [current] : []), ...before].find((other) => other.end > it.stop.start);
}

function latestSafeDelayText({ known }: DayView, { delayed, minutes, missed }: LatestSafeDelay): Sentence {
  const delay = describeDelay(known.status, delayed, formatMinutes(minutes));
  return said`If ${delay} or more, you will not be in time for ${describeStop(missed)}.`;
}

/** Fixed stops during the rest: for as long as was stated, else for the next hours. */
function atRest(view: DayView): readonly Stop[] {
  const { known, progress } = view;
  const { unwell } = known.status;
  if (!unwell) return [];
  const until = isBounded(view) ? unwell.to : progress.now + REST_UNSAID;
  return progress.ahead.filter((it) => it.fixed && it.start < until);
}

function isBounded({ known }: DayView): boolean {
  return known.status.unwell !== null && known.status.unwell.to < ALL_DAY;
}

function calledOff({ known, progress, stops }: DayView): readonly Stop[] {
  const isCancelled = (it: Stop) => known.status.calledOff.get(it.activity.id) === "cancelled";
  return stops.filter((it) => it.fixed && isCancelled(it) && it.end > progress.now);
}

/** Whether a taxi would reach it in time. Only the way to the first missed stop is known. */
export function canTaxi({ progress, known }: DayView, { stop, travelMinutes: way, lateBy }: StopForecast): boolean {
  const { mode } = known.travelTimes;
  const to = boardingPoint(stop);
  if (!progress.from || !to || mode === "taxi" || mode === "drive") return false;
  const saved = way - known.travelTimes.byTaxi(progress.from, to);
  return lateBy - saved <= toleranceOf(stop);
}
