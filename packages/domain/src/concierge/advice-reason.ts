import { weekdayOf } from "../calendar.ts";
import { everyWeekday } from "../places/opening-hours.ts";
import { placeOf } from "../trip/check/match-place.ts";
import { canTaxi } from "./alerts.ts";
import type { Forecast } from "./arrival-forecast.ts";
import type { Look } from "./day-view.ts";
import type { Trouble } from "./disruptions.ts";
import { about, delayWords, listed, named } from "./format.ts";
import { SMALL_HOURS } from "./stops-of-day.ts";
import type { TransportMode } from "./types.ts";

const LAST = 1440;

/** Why a traveller is advised, in plain words and for them alone. */
export function reasonOf(look: Look, trouble: Trouble): string {
  const [stop] = trouble.stops;
  const titles = listed(trouble.stops.map((it) => it.activity.title));
  const it = trouble.forecast;
  switch (trouble.situation) {
    case "cancelled":
      return `${titles} is cancelled and still on the plan.`;
    case "skipped":
      return `You left out ${titles}: its time is free for something else.`;
    case "unwell":
      return `You are not well. Still planned today: ${titles}.`;
    case "weather":
      return `The weather is bad for ${titles}.`;
    case "free_time":
      return freeTime(look, trouble.minutes ?? 0);
    default:
  }
  if (!stop || !it) return "";
  if (trouble.situation === "closed") return closed(look, trouble);
  const late = `You will be ${about(it.lateBy)} late for ${named(stop)}`;
  if (trouble.situation === "delayed" && it.delayedBy) {
    const { account } = look.known;
    const isGuess = account.unsaid.has(it.delayedBy.activity.id);
    const delay = delayWords(account, it.delayedBy, about(account.delays.get(it.delayedBy.activity.id) ?? 0));
    return isGuess ? `${late} if ${delay}: you did not say by how much.` : `${late}, because ${delay}.`;
  }
  if (trouble.situation === "clash")
    return `The plan leaves too little time before ${named(stop)}: ${about(it.lateBy)} are missing.`;
  return wayInWords(look, it, late);
}

const byMode: Record<TransportMode, string> = {
  walk: "on foot",
  transit: "by public transport",
  drive: "by car",
  cycle: "by bicycle",
  taxi: "by taxi",
};

/** From where they are, the way is the reason; of anywhere else they know it themselves. */
function wayInWords(look: Look, it: Forecast, late: string): string {
  const { standing, known } = look;
  if (!standing.fromHere || look.forecast[0] !== it || it.way === 0 || !standing.from || !it.stop.point)
    return `${late}.`;
  const means = byMode[known.ways.between(standing.from, it.stop.point).mode];
  const missed = it.arrive > LAST ? `You will not get to ${named(it.stop)} today` : late;
  const taxi = canTaxi(look, it) ? " A taxi would still get you there in time." : "";
  return `${missed}: the way takes ${about(it.way)} ${means}.${taxi}`;
}

function freeTime({ standing }: Look, minutes: number): string {
  const next = standing.ahead.find((it) => it.start < LAST + SMALL_HOURS);
  const time = about(minutes);
  const until = next ? `before it is time for ${named(next)}` : "and nothing more is planned today";
  return `${time.charAt(0).toUpperCase()}${time.slice(1)} are free ${until}.`;
}

function closed({ known }: Look, { stops, forecast }: Trouble): string {
  const [stop] = stops;
  if (!stop) return "";
  const weekday = weekdayOf(known.date);
  const hours = placeOf(stop.activity, known.context)?.hours?.[weekday] ?? [];
  if (hours.length === 0) return `${stop.activity.title} is closed on ${everyWeekday[weekday]}.`;
  const late = forecast && forecast.lateBy > 0 ? " when you come" : "";
  return `${named(stop)} is not open long enough${late}: it is open ${listed(hours)} today.`;
}
