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
import { formatClauses, formatDuration, formatMoney } from "@/ui/format.ts";
import { t } from "./messages/index.ts";
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

export const situationWords = (): Record<Recommendation["situation"], string> => ({
  late: t("situation.late"),
  delayed: t("situation.delayed"),
  cancelled: t("cancelled"),
  closed: t("situation.closed"),
  skipped: t("situation.skipped"),
  unwell: t("situation.unwell"),
  weather: t("situation.weather"),
  clash: t("situation.clash"),
  free_time: t("situation.free"),
});

/** "€12 more for each person"; null when nothing changes or it is unknown. */
export function costWords(cost: number | null, currency: string): string | null {
  if (cost === null || cost === 0) return null;
  return t(cost > 0 ? "cost.more" : "cost.less", { money: formatMoney(Math.abs(cost), currency) });
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

export const eventWords = (): Record<EventKind, EventWords> => ({
  running_late: { label: t("situation.late"), noted: t("event.late.noted"), icon: Clock, asks: "minutes and which" },
  arrived: { label: t("event.arrived"), noted: t("event.arrived.noted"), icon: MapPinCheck, asks: "which" },
  delayed: { label: t("event.delayed"), noted: t("event.delayed.noted"), icon: Hourglass, asks: "minutes and which" },
  cancelled: { label: t("event.cancelled"), noted: t("event.cancelled.noted"), icon: Ban, asks: "which" },
  skipped: { label: t("event.skipped"), noted: t("event.skipped.noted"), icon: SkipForward, asks: "which" },
  weather: { label: t("situation.weather"), noted: t("event.weather.noted"), icon: CloudRain, asks: "nothing" },
  unwell: { label: t("event.unwell"), noted: t("event.unwell.noted"), icon: HeartPulse, asks: "nothing" },
  other: { label: t("event.other"), noted: t("event.other.noted"), icon: MessageCircle, asks: "nothing" },
});

/** The most frequent first. */
const offered = ["running_late", "arrived", "delayed", "cancelled", "skipped", "weather", "unwell"] as const;

/**
 * The buttons: only reports that make sense for this day.
 * @param stops the current and the next stop
 * @param open whether anything of today is still to come
 */
export function offeredFor(stops: readonly Stop[], open: boolean): readonly EventKind[] {
  return offered.filter((kind) => (eventWords()[kind].asks === "nothing" ? open : stops.length > 0));
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
  const { noted } = eventWords()[kind];
  const what =
    title === null ? noted : kind === "running_late" ? t("reported.lateFor", { title }) : formatClauses([noted, title]);
  return minutes === null ? what : formatClauses([what, formatDuration(minutes)]);
}

const refusals = (): Readonly<Record<string, string>> => ({
  recommendation_stale: t("refused.recommendation"),
  option_stale: t("refused.option"),
  trip_stale: t("refused.trip"),
  recommendation_expired: t("refused.expired"),
  not_found: t("refused.answered"),
  forbidden: t("refused.forbidden"),
  not_applied: t("refused.undone"),
});

/** After these refusals the state differs from what was shown. */
const passed = new Set(["recommendation_stale", "option_stale", "trip_stale", "recommendation_expired"]);

export function refusalWords({ code, message }: DomainError): string {
  return refusals()[code] ?? message;
}

/** Whether new options are being computed. */
export const refreshesRecommendations = ({ code }: DomainError) => passed.has(code);

/** Why an applied option cannot be undone with one press any more. */
export function whoIntervened(author: HistoryEntry["author"] | undefined, viewerId: string): string {
  const own = author?.user_id === viewerId && author.agent_name === null;
  if (own) return t("intervened.you");
  return t("intervened.other", { name: author?.agent_name ?? author?.name ?? t("somebody") });
}

export const modeWords = (): Record<TransportMode, { readonly label: string; readonly icon: LucideIcon }> => ({
  walk: { label: t("mode.walk"), icon: Footprints },
  transit: { label: t("mode.transit"), icon: TramFront },
  drive: { label: t("mode.drive"), icon: Car },
  cycle: { label: t("mode.cycle"), icon: Bike },
  taxi: { label: t("mode.taxi"), icon: CarTaxiFront },
});
export const modes = ["walk", "transit", "drive", "cycle", "taxi"] as const satisfies readonly TransportMode[];

/** "14 min on foot from here". */
export function wayWords({ minutes, mode, from }: Way, now: Stop | null): string {
  return t("way", {
    time: formatDuration(Math.max(1, minutes)),
    mode,
    from: from === "here" ? "here" : now ? "there" : "last",
  });
}
