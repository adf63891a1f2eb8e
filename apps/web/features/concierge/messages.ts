import {
  Ban,
  Bike,
  CalendarArrowDown,
  Car,
  CarTaxiFront,
  Clock,
  CloudRain,
  Footprints,
  HeartPulse,
  Hourglass,
  type LucideIcon,
  MapPinCheck,
  MessageCircle,
  Plus,
  Repeat2,
  Replace,
  SkipForward,
  Timer,
  TramFront,
} from "lucide-react";
import type { Activity, DomainError, HistoryEntry } from "@/features/api-client/index.ts";
import { formatDuration, formatMoney } from "@/ui/format.ts";
import type {
  Alert,
  EventKind,
  Option,
  Outlook,
  Recommendation,
  StatusEvent,
  Stop,
  TransportMode,
  Way,
} from "./types.ts";

export const kindIcons: Record<Option["kind"], LucideIcon> = {
  shift: Clock,
  shorten: Timer,
  swap: Repeat2,
  skip: SkipForward,
  move_day: CalendarArrowDown,
  replace: Replace,
  fill: Plus,
};

export const situationWords: Record<Recommendation["situation"], string> = {
  late: "Running late",
  delayed: "Delayed",
  cancelled: "Cancelled",
  closed: "Closed when you get there",
  skipped: "Time freed up",
  unwell: "Taking it easy",
  weather: "Bad weather",
  clash: "The day doesn't work out",
  free_time: "Free time",
};

/** "€12 more for each person"; null when nothing changes or it is unknown. */
export function costWords(cost: number | null, currency: string): string | null {
  if (cost === null || cost === 0) return null;
  return `${formatMoney(Math.abs(cost), currency)} ${cost > 0 ? "more" : "less"} per person`;
}

/** "Louvre 13:00 → 14:30" in its parts; a move in another form stays one text. */
export function beforeAndAfter(move: string): { readonly before: string; readonly after: string } | null {
  const [before, after, more] = move.split(" → ");
  return before && after && more === undefined ? { before, after } : null;
}

/** "Louvre 13:00" in its parts; without a time it is all title. */
export function titleAndTime(before: string): { readonly title: string; readonly time: string } {
  const [, title, time] = /^(.*) (\d\d:\d\d)$/.exec(before) ?? [];
  return title && time ? { title, time } : { title: before.trim(), time: "" };
}

/**
 * Whether one of the alerts, which are shown above, names what cannot be kept: "You will be late for Dinner (19:00,
 * booked)".
 */
export function isInAlert(broken: string, alerts: readonly Pick<Alert, "message">[]): boolean {
  const [, what] = / late for (.+)$/.exec(broken) ?? [];
  return what !== undefined && alerts.some((it) => it.message.includes(` late for ${what}`));
}

/** What no option can keep: shown once, and not with each option. */
export function brokenByAll(options: readonly Pick<Option, "consequences">[]): readonly string[] {
  const [first, ...others] = options;
  if (!first || others.length === 0) return [];
  return first.consequences.breaks.filter((it) => others.every(({ consequences }) => consequences.breaks.includes(it)));
}

/** An option that gives up a booking which another option keeps is never called the best. */
export function keepsWhatIsFixed(
  option: Pick<Option, "consequences">,
  options: readonly Pick<Option, "consequences">[],
): boolean {
  return option.consequences.breaks.length <= Math.min(...options.map((it) => it.consequences.breaks.length));
}

interface EventWords {
  /** The text of the button, in the first person. */
  readonly label: string;
  /** The text after it was sent: "Noted: running late". */
  readonly noted: string;
  readonly icon: LucideIcon;
  /** The choices of the second press. */
  readonly asks: "minutes and which" | "which" | "nothing";
}

export const eventWords: Record<EventKind, EventWords> = {
  running_late: { label: "Running late", noted: "running late", icon: Clock, asks: "minutes and which" },
  arrived: { label: "I've arrived", noted: "arrived", icon: MapPinCheck, asks: "which" },
  delayed: { label: "It's delayed", noted: "delayed", icon: Hourglass, asks: "minutes and which" },
  cancelled: { label: "It's cancelled", noted: "cancelled", icon: Ban, asks: "which" },
  skipped: { label: "I skipped this", noted: "skipped", icon: SkipForward, asks: "which" },
  weather: { label: "Bad weather", noted: "bad weather", icon: CloudRain, asks: "nothing" },
  unwell: { label: "Not feeling well", noted: "not feeling well", icon: HeartPulse, asks: "nothing" },
  other: { label: "Something else", noted: "something else", icon: MessageCircle, asks: "nothing" },
};

/** The most frequent first. */
const offered = ["running_late", "arrived", "delayed", "cancelled", "skipped", "weather", "unwell"] as const;

/**
 * The buttons: only reports that make sense for this day.
 * @param stops the current and the next stop
 * @param open whether anything of today is still to come
 */
export function offeredFor(stops: readonly Stop[], open: boolean): readonly EventKind[] {
  return offered.filter((kind) => (eventWords[kind].asks === "nothing" ? open : stops.length > 0));
}

/** The choices for the question "which one?": the current and the next stop. */
export function candidates({ now, next }: Pick<Outlook, "now" | "next">): readonly Stop[] {
  return [now, next].filter((it) => it !== null);
}

/** The most stops that a late traveller can choose from. */
const MOST_MEANT = 4;

/** The stops that a traveller can be late for: the current one, the next one, and the later ones of today. */
export function lateFor(
  outlook: Pick<Outlook, "now" | "next">,
  activities: readonly Activity[],
  date: string,
): readonly Stop[] {
  const stops = candidates(outlook);
  const last = stops.at(-1);
  if (!last) return [];
  const later = activities.flatMap((it): Stop[] => {
    const { id, title, start_time, end_time, free_time } = it;
    if (start_time === null || free_time || date !== last.start.date || start_time <= last.start.time) return [];
    const start = { date, time: start_time };
    return [
      {
        activity_id: id,
        segment_id: null,
        title,
        start,
        end: { date, time: end_time ?? start_time },
        fixed: it.pinned || it.booking_id !== null,
      },
    ];
  });
  return [...stops, ...later.filter((it) => stops.every((stop) => stop.activity_id !== it.activity_id))].slice(
    0,
    MOST_MEANT,
  );
}

/** "running late for Castle, 20 min", "skipped, Castle". */
export function reportedWords(
  { kind, minutes }: Pick<StatusEvent, "kind" | "minutes">,
  title: string | null = null,
): string {
  const { noted } = eventWords[kind];
  const what = title === null ? noted : `${noted}${kind === "running_late" ? " for" : ","} ${title}`;
  return minutes === null ? what : `${what}, ${formatDuration(minutes)}`;
}

const words: Readonly<Record<string, string>> = {
  recommendation_stale: "This changed while you were looking at it. Here is the latest.",
  option_stale: "That option is no longer available. Here are the current ones.",
  trip_stale: "Somebody changed the plan in the meantime. It is being checked again.",
  recommendation_expired: "It’s too late for these options. Caravan is looking for what fits now.",
  not_found: "This has already been answered.",
  forbidden: "You can look at this trip but not change it. Ask the owner to make you an editor.",
  not_applied: "This has already been undone.",
};

/** After these refusals the state differs from what was shown. */
const passed = new Set(["recommendation_stale", "option_stale", "trip_stale", "recommendation_expired"]);

export function refusalWords({ code, message }: DomainError): string {
  return words[code] ?? message;
}

/** Whether new options are being computed. */
export const refreshesRecommendations = ({ code }: DomainError) => passed.has(code);

/** Why an applied option cannot be undone with one press any more. */
export function whoIntervened(author: HistoryEntry["author"] | undefined, viewerId: string): string {
  const own = author?.user_id === viewerId && author.agent_name === null;
  const who = own ? "You" : (author?.agent_name ?? author?.name ?? "Somebody");
  return `${who} edited the plan since, so this can no longer be undone on its own. You can undo each step in the plan’s history.`;
}

export const modeWords: Record<
  TransportMode,
  { readonly label: string; readonly by: string; readonly icon: LucideIcon }
> = {
  walk: { label: "On foot", by: "on foot", icon: Footprints },
  transit: { label: "Transit", by: "by transit", icon: TramFront },
  drive: { label: "Car", by: "by car", icon: Car },
  cycle: { label: "Bike", by: "by bike", icon: Bike },
  taxi: { label: "Taxi", by: "by taxi", icon: CarTaxiFront },
};
export const modes = Object.keys(modeWords) as TransportMode[];

/** "14 min on foot from here". */
export function wayWords({ minutes, mode, from }: Way, now: Stop | null): string {
  const start = from === "here" ? "here" : now ? "there" : "your last stop";
  return `${formatDuration(Math.max(1, minutes))} ${modeWords[mode].by} from ${start}`;
}
