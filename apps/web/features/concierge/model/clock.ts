import { isSameClock, localIn } from "@/features/travel/index.ts";
import { deviceZone, formatClock, formatDate, formatDuration } from "@/ui/format.ts";
import { t } from "../messages/strip/index.ts";
import type { LocalMoment } from "../types.ts";

/** The local time in the trip's zone; in UTC when the zone is unknown, as on the server. */
export function momentIn(zone: string | null, instant: number): LocalMoment {
  const local = localIn(zone ?? "UTC", instant) ?? new Date(instant).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** By local times, as plans are made: an hour that is skipped when clocks change counts as if it existed. */
export function minutesBetween(from: LocalMoment, to: LocalMoment): number {
  return Math.round((asUtc(to) - asUtc(from)) / 60_000);
}

const asUtc = ({ date, time }: LocalMoment) => Date.parse(`${date}T${time}:00Z`);

/** "in 14 min", "now", "5 min ago". */
export function untilWords(minutes: number): string {
  if (minutes === 0) return t("until.now");
  return minutes > 0
    ? t("until.in", { time: formatDuration(minutes) })
    : t("until.ago", { time: formatDuration(-minutes) });
}

/** "13:20", "tomorrow 09:30", "Wed 3 Mar 09:30". */
export function momentWords(moment: LocalMoment, now: LocalMoment): string {
  const days = Math.round(minutesBetween({ ...now, time: "00:00" }, { ...moment, time: "00:00" }) / 1_440);
  const time = formatClock(moment.time);
  if (days === 0) return time;
  return `${days === 1 ? t("tomorrow") : formatDate(moment.date, "day")} ${time}`;
}

/** The device's own time, when it differs from that of the trip's zone. */
export function otherClock(zone: string | null, instant: number): string | null {
  const own = deviceZone();
  const { date, time } = momentIn(zone, instant);
  return isSameClock(own, zone ?? "UTC", `${date}T${time}`) ? null : momentIn(own, instant).time;
}

/** A moment of the wire, in local time of the trip. */
export const clockOf = (instant: string, zone: string | null) => momentIn(zone, Date.parse(instant)).time;
