import { weekdayOf } from "../calendar.ts";
import type { TransportMode } from "../field-choices.ts";
import { hoursWords, isLeftOut } from "../places/opening-hours.ts";
import { placeOf } from "../trip/check/match-place.ts";
import { listed, noWords, type Sentence, said, together } from "../words/sentence.ts";
import { canTaxi } from "./alerts.ts";
import type { StopForecast } from "./arrival-forecast.ts";
import type { DayView } from "./day-view.ts";
import { boardingPoint } from "./departures.ts";
import type { Disruption } from "./disruptions.ts";
import { describeDelay, describeStop, formatAboutMinutes, formatMinutes, roughly } from "./format.ts";
import { SMALL_HOURS } from "./stops-of-day.ts";

const LAST = 1440;

/** The reason for an advice, in plain words. Only the traveller reads it. */
export function adviceReason(view: DayView, disruption: Disruption): Sentence {
  const [stop] = disruption.stops;
  const titles = listed(disruption.stops.map((it) => it.activity.title));
  const it = disruption.forecast;
  switch (disruption.situation) {
    case "cancelled":
      return said`${titles} is cancelled but still in the plan.`;
    case "skipped":
      return said`You left out ${titles}: its time is free for something else.`;
    case "unwell":
      return said`You are not feeling well. Still planned today: ${titles}.`;
    case "weather":
      return said`The weather is bad for ${titles}.`;
    case "free_time":
      return freeTime(view, disruption.minutes ?? 0);
    default:
  }
  if (!stop || !it) return noWords;
  if (disruption.situation === "closed") return closed(view, disruption);
  const late = said`You will be ${formatAboutMinutes(it.lateBy)} late for ${describeStop(stop)}`;
  if (disruption.situation === "delayed" && it.delayedBy) {
    const { status } = view.known;
    const isGuess = status.unspecifiedDelays.has(it.delayedBy.activity.id);
    const delay = describeDelay(
      status,
      it.delayedBy,
      formatAboutMinutes(status.delays.get(it.delayedBy.activity.id) ?? 0),
    );
    return isGuess ? said`${late} if ${delay}: you did not say by how much.` : said`${late}, because ${delay}.`;
  }
  if (disruption.situation === "clash")
    return said`The plan leaves too little time before ${describeStop(stop)}: you would be ${formatAboutMinutes(it.lateBy)} short.`;
  return wayInWords(view, it, late);
}

type Way = (missed: Sentence, time: Sentence) => Sentence;
const byMode: Record<TransportMode, Way> = {
  walk: (missed, time) => said`${missed}: getting there takes ${time} on foot.`,
  transit: (missed, time) => said`${missed}: getting there takes ${time} by public transport.`,
  drive: (missed, time) => said`${missed}: getting there takes ${time} by car.`,
  cycle: (missed, time) => said`${missed}: getting there takes ${time} by bicycle.`,
  taxi: (missed, time) => said`${missed}: getting there takes ${time} by taxi.`,
};

/** Names the means of travel only when the way starts at the traveller's own position. */
function wayInWords(view: DayView, it: StopForecast, late: Sentence): Sentence {
  const { progress, known } = view;
  const to = boardingPoint(it.stop);
  if (!progress.fromHere || view.forecast[0] !== it || it.travelMinutes === 0 || !progress.from || !to)
    return said`${late}.`;
  const way = byMode[known.travelTimes.between(progress.from, to).mode];
  const missed = it.arrive > LAST ? said`You will not get to ${describeStop(it.stop)} today` : late;
  const reason = way(missed, formatAboutMinutes(it.travelMinutes));
  return canTaxi(view, it) ? together([reason, said`A taxi would still get you there in time.`]) : reason;
}

function freeTime({ progress }: DayView, minutes: number): Sentence {
  const next = progress.ahead.find((it) => it.start < LAST + SMALL_HOURS);
  const time = formatMinutes(roughly(minutes));
  return next
    ? said`About ${time} are free before it is time for ${describeStop(next)}.`
    : said`About ${time} are free and nothing more is planned today.`;
}

function closed({ known }: DayView, { stops, forecast }: Disruption): Sentence {
  const [stop] = stops;
  if (!stop) return noWords;
  const weekday = weekdayOf(known.date);
  const hours = placeOf(stop.activity, known.context)?.hours;
  const open = hours ? hoursWords(hours, known.date) : "";
  if (hours && isLeftOut(hours, known.date)) return said`${stop.activity.title} is closed on this date.`;
  if (open === "") return said`${stop.activity.title} is closed on ${{ weekday }}.`;
  return forecast && forecast.lateBy > 0
    ? said`${describeStop(stop)} is not open long enough when you get there: it is open ${open} today.`
    : said`${describeStop(stop)} is not open long enough: it is open ${open} today.`;
}
