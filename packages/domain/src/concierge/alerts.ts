import { clockOf } from "../calendar.ts";
import type { Forecast } from "./arrival-forecast.ts";
import type { Look } from "./day-view.ts";
import { isDeparture } from "./departures.ts";
import { isMissed, toleranceOf } from "./disruptions.ts";
import { about, delayWords, minutesInWords, named } from "./format.ts";
import { type Brink, brinksOf } from "./latest-safe-delay.ts";
import type { Stop } from "./stops-of-day.ts";
import type { Alert, Situation } from "./types.ts";

const ALL_DAY = 1440;
/** Who does not say for how long they are unwell may be well again in the evening. */
const REST_UNSAID = 180;

/** What no change of the plan can mend: what is fixed and cannot be reached, falls into a rest, or was called off. */
export function alertsOf(look: Look, situation: Situation): readonly Alert[] {
  const brinks = brinksOf(look, situation);
  const isOpen = (stop: Stop) => brinks.some(({ missed }) => missed.activity.id === stop.activity.id);
  const missed = look.straight.filter((it) => isMissed(it) && !isOpen(it.stop));
  const resting = atRest(look).filter((stop) => !missed.some((it) => it.stop === stop));
  const falls = isBounded(look) ? "falls into your rest" : "is soon, and you are not well";
  return [
    ...missed.map((it) => alert(it.stop, missedWords(look, it))),
    ...resting.map((it) => alert(it, `${named(it)} ${falls}: tell them in time if you cannot come.`)),
    ...brinks.map((it) => alert(it.missed, brinkWords(look, it))),
    ...calledOff(look).map((it) => alert(it, `${named(it)} is cancelled and still on the plan: see to its booking.`)),
  ];
}

function alert(stop: Stop, message: string): Alert {
  const code = isDeparture(stop) ? "departure_at_risk" : "booking_at_risk";
  return { code, message, activityIds: [stop.activity.id] };
}

function missedWords(look: Look, it: Forecast): string {
  const { stop, lateBy } = it;
  const isTicket = isDeparture(stop);
  const other = overlapped(look, it);
  if (other) return `${named(stop)} begins before ${other.activity.title} ends at ${clockOf(other.end)}.`;
  const late = `You will be ${about(lateBy)} ${isTicket ? "too late" : "late"} for ${named(stop)}`;
  if (look.straight[0] === it && canTaxi(look, it)) return `${late}. A taxi would still get you there in time.`;
  if (isTicket) return `${late}: ask about a later one.`;
  return stop.activity.bookingId === null && stop.activity.segmentId === null ? `${late}.` : `${late}: tell them.`;
}

/** What is fixed and still on when this begins: nobody is late for it, the plan has them at both. */
function overlapped({ straight, standing, known }: Look, it: Forecast): Stop | undefined {
  if (known.account.held || it.cause === "delay") return undefined;
  const before = straight.slice(0, straight.indexOf(it)).map(({ stop }) => stop);
  const current = standing.current?.stop;
  return [...(current?.fixed ? [current] : []), ...before].find((other) => other.end > it.stop.start);
}

/** By how much it is late they have to find out themselves. */
function brinkWords({ known }: Look, { delayed, minutes, missed }: Brink): string {
  const delay = delayWords(known.account, delayed, minutesInWords(minutes));
  return `If ${delay} or more, you will not be in time for ${named(missed)}.`;
}

/** What is fixed will not wait until somebody is well: for as long as they said, else for the next hours. */
function atRest(look: Look): readonly Stop[] {
  const { known, standing } = look;
  const { unwell } = known.account;
  if (!unwell) return [];
  const until = isBounded(look) ? unwell.to : standing.now + REST_UNSAID;
  return standing.ahead.filter((it) => it.fixed && it.start < until);
}

function isBounded({ known }: Look): boolean {
  return known.account.unwell !== null && known.account.unwell.to < ALL_DAY;
}

function calledOff({ known, standing, stops }: Look): readonly Stop[] {
  const isCancelled = (it: Stop) => known.account.gone.get(it.activity.id) === "cancelled";
  return stops.filter((it) => it.fixed && isCancelled(it) && it.end > standing.now);
}

/** Of the first that is missed: the way there is the one that a taxi makes shorter. */
export function canTaxi({ standing, known }: Look, { stop, way, lateBy }: Forecast): boolean {
  const { mode } = known.ways;
  if (!standing.from || !stop.point || mode === "taxi" || mode === "drive") return false;
  const saved = way - known.ways.byTaxi(standing.from, stop.point);
  return lateBy - saved <= toleranceOf(stop);
}
