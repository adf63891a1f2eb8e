import type { Stop } from "./day.ts";
import { isDeparture } from "./departures.ts";
import type { Forecast } from "./forecast.ts";
import type { Look } from "./look.ts";
import { toleranceOf } from "./troubles.ts";
import type { Alert } from "./types.ts";
import { about, named } from "./words.ts";

/** What no change of the plan can mend: what is fixed and cannot be reached, falls into a rest, or was called off. */
export function alertsOf(look: Look): readonly Alert[] {
  const missed = look.straight.filter(({ stop, lateBy }) => lateBy > toleranceOf(stop));
  const resting = atRest(look).filter((stop) => !missed.some((it) => it.stop === stop));
  return [
    ...missed.map((it) => alert(it.stop, missedWords(look, it))),
    ...resting.map((it) => alert(it, `${named(it)} falls into your rest: tell them in time if you cannot come.`)),
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
  const late = `You will be ${about(lateBy)} ${isTicket ? "too late" : "late"} for ${named(stop)}`;
  if (look.straight[0] === it && canTaxi(look, it)) return `${late}. A taxi would still get you there in time.`;
  if (isTicket) return `${late}: ask about a later one.`;
  return stop.activity.bookingId === null && stop.activity.segmentId === null ? `${late}.` : `${late}: tell them.`;
}

/** For how long somebody is unwell they have said themselves: what is fixed until then will not wait. */
function atRest({ known, standing }: Look): readonly Stop[] {
  const { unwell } = known.account;
  if (!unwell || unwell.to >= 1440) return [];
  return standing.ahead.filter((it) => it.fixed && it.start < unwell.to);
}

function calledOff({ known, standing, stops }: Look): readonly Stop[] {
  const isCancelled = (it: Stop) => known.account.gone.get(it.activity.id) === "cancelled";
  return stops.filter((it) => it.fixed && isCancelled(it) && it.end > standing.now);
}

/** Of the first that is missed: the way there is the one that a taxi makes shorter. */
function canTaxi({ standing, known }: Look, { stop, way, lateBy }: Forecast): boolean {
  if (!standing.from || !stop.point || known.ways.mode === "taxi") return false;
  const saved = way - known.ways.byTaxi(standing.from, stop.point);
  return lateBy - saved <= toleranceOf(stop);
}
