import { weekdayOf } from "../calendar.ts";
import type { TransportMode } from "../field-choices.ts";
import { capitalize, joinWords } from "../join-words.ts";
import { hoursWords } from "../places/opening-hours.ts";
import { placeOf } from "../trip/check/match-place.ts";
import { everyWeekday } from "../weekday-names.ts";
import { canTaxi } from "./alerts.ts";
import type { StopForecast } from "./arrival-forecast.ts";
import type { DayView } from "./day-view.ts";
import { boardingPoint } from "./departures.ts";
import type { Disruption } from "./disruptions.ts";
import { describeDelay, describeStop, formatAboutMinutes } from "./format.ts";
import { SMALL_HOURS } from "./stops-of-day.ts";

const LAST = 1440;

/** The reason for an advice, in plain words. Only the traveller reads it. */
export function adviceReason(view: DayView, disruption: Disruption): string {
  const [stop] = disruption.stops;
  const titles = joinWords(disruption.stops.map((it) => it.activity.title));
  const it = disruption.forecast;
  switch (disruption.situation) {
    case "cancelled":
      return `${titles} is cancelled and still on the plan.`;
    case "skipped":
      return `You left out ${titles}: its time is free for something else.`;
    case "unwell":
      return `You are not feeling well. Still planned today: ${titles}.`;
    case "weather":
      return `The weather is bad for ${titles}.`;
    case "free_time":
      return freeTime(view, disruption.minutes ?? 0);
    default:
  }
  if (!stop || !it) return "";
  if (disruption.situation === "closed") return closed(view, disruption);
  const late = `You will be ${formatAboutMinutes(it.lateBy)} late for ${describeStop(stop)}`;
  if (disruption.situation === "delayed" && it.delayedBy) {
    const { status } = view.known;
    const isGuess = status.unspecifiedDelays.has(it.delayedBy.activity.id);
    const delay = describeDelay(
      status,
      it.delayedBy,
      formatAboutMinutes(status.delays.get(it.delayedBy.activity.id) ?? 0),
    );
    return isGuess ? `${late} if ${delay}: you did not say by how much.` : `${late}, because ${delay}.`;
  }
  if (disruption.situation === "clash")
    return `The plan leaves too little time before ${describeStop(stop)}: you would be ${formatAboutMinutes(it.lateBy)} short.`;
  return wayInWords(view, it, late);
}

const byMode: Record<TransportMode, string> = {
  walk: "on foot",
  transit: "by public transport",
  drive: "by car",
  cycle: "by bicycle",
  taxi: "by taxi",
};

/** Names the means of travel only when the way starts at the traveller's own position. */
function wayInWords(view: DayView, it: StopForecast, late: string): string {
  const { progress, known } = view;
  const to = boardingPoint(it.stop);
  if (!progress.fromHere || view.forecast[0] !== it || it.travelMinutes === 0 || !progress.from || !to)
    return `${late}.`;
  const means = byMode[known.travelTimes.between(progress.from, to).mode];
  const missed = it.arrive > LAST ? `You will not get to ${describeStop(it.stop)} today` : late;
  const taxi = canTaxi(view, it) ? " A taxi would still get you there in time." : "";
  return `${missed}: getting there takes ${formatAboutMinutes(it.travelMinutes)} ${means}.${taxi}`;
}

function freeTime({ progress }: DayView, minutes: number): string {
  const next = progress.ahead.find((it) => it.start < LAST + SMALL_HOURS);
  const time = formatAboutMinutes(minutes);
  const until = next ? `before it is time for ${describeStop(next)}` : "and nothing more is planned today";
  return `${capitalize(time)} are free ${until}.`;
}

function closed({ known }: DayView, { stops, forecast }: Disruption): string {
  const [stop] = stops;
  if (!stop) return "";
  const weekday = weekdayOf(known.date);
  const hours = placeOf(stop.activity, known.context)?.hours;
  const open = hours ? hoursWords(hours, weekday) : "";
  if (open === "") return `${stop.activity.title} is closed on ${everyWeekday[weekday]}.`;
  const late = forecast && forecast.lateBy > 0 ? " when you come" : "";
  return `${describeStop(stop)} is not open long enough${late}: it is open ${open} today.`;
}
