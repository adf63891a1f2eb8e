import type { DateRange, Dimension } from "@caravan/domain/alignment/types";
import { daysBetween } from "@caravan/domain/calendar";
import { CalendarDays, MapPin, Wallet } from "lucide-react";
import { formatDate, formatList, listNames, ordinal } from "@/ui/format.ts";
import { t } from "./messages/index.ts";
import { type DayMark, idealOf, type Wishes } from "./model/availability.ts";
import type { Concession, Outcome } from "./model/types.ts";

/** Why a day does not suit: "not possible", "3 days before what suits". */
export function whyNot(wishes: Wishes, mark: DayMark | null, day: string): string {
  const ideal = idealOf(wishes);
  if (mark === "blackout" || !ideal) return t("cantMake");
  const early = daysBetween(day, ideal.start) - wishes.flexibility_days;
  if (early > 0) return t("tooEarly", { count: early });
  return t("tooLate", { count: daysBetween(ideal.end, day) - wishes.flexibility_days });
}

/** Why a window does not suit a member: "starts 1 day too late"; null when it suits. */
export function misfit(wishes: Wishes, { start, end }: DateRange): string | null {
  const out = wishes.blackout_dates.filter((day) => day >= start && day <= end).sort();
  if (out.length > 0) {
    return t("cantMakeDays", {
      days: listNames(
        out.map((day) => formatDate(day, "short")),
        3,
      ),
    });
  }
  const ideal = idealOf(wishes);
  if (!ideal) return null;
  const from = beyond(daysBetween(ideal.start, start), wishes.flexibility_days);
  const to = beyond(daysBetween(ideal.end, end), wishes.flexibility_days);
  if (from !== 0 && from === to) return off(from);
  if (from !== 0 && to !== 0) return t("startsAndEnds", { start: off(from), end: off(to) });
  if (from !== 0) return t("startsOff", { off: off(from) });
  return to === 0 ? null : t("endsOff", { off: off(to) });
}

/** The part of a distance that exceeds the flexibility, with its sign. */
const beyond = (by: number, flexibility: number) => Math.sign(by) * Math.max(0, Math.abs(by) - flexibility);

const off = (by: number) => t(by < 0 ? "tooEarly" : "tooLate", { count: Math.abs(by) });

/** The distance of a suitable window from the ideal: "2 days from ideal"; null when it is the ideal. */
export function distance(wishes: Wishes, { start, end }: DateRange): string | null {
  const ideal = idealOf(wishes);
  if (!ideal) return null;
  const days = Math.abs(daysBetween(ideal.start, start)) + Math.abs(daysBetween(ideal.end, end));
  return days === 0 ? null : t("fromIdeal", { count: days });
}

export const suitsWords = (fits: number, of: number): string => {
  if (of === 1) return fits === 1 ? t("suits.soFar") : t("suits.nobodyYet");
  if (fits === of) return of === 2 ? t("suits.both") : t("suits.all", { count: String(of) });
  return fits === 0 ? t("suits.nobody") : t("suits.some", { fits: String(fits), all: String(of) });
};

/** Names and icons of the three things that a group agrees on, in the order of display. */
export const dimensionWords = () =>
  [
    { dimension: "dates", label: t("dates"), icon: CalendarDays },
    { dimension: "destination", label: t("place"), icon: MapPin },
    { dimension: "budget", label: t("budget"), icon: Wallet },
  ] as const satisfies { dimension: Dimension; label: string; icon: typeof MapPin }[];

/** While a budget is private, only a round can tell whether the budgets overlap, so they are not called "apart". */
export const isHidden = ({ conflicts }: Pick<Outcome, "conflicts">, dimension: Dimension): boolean =>
  conflicts.some((it) => it.dimension === dimension && it.code === "private_until_round");

/** The dimensions that only a round can compare. */
export const hiddenIn = (outcome: Pick<Outcome, "conflicts">): readonly Dimension[] =>
  dimensionWords().flatMap(({ dimension }) => (isHidden(outcome, dimension) ? [dimension] : []));

export const labelOf = (dimension: Dimension): string =>
  dimensionWords().find((it) => it.dimension === dimension)?.label ?? dimension;

/** How far the proposal is from somebody's wishes: "moves 2 days and gets their 2nd choice". */
export function concessionWords({ days_moved: days, choice_rank: rank }: Concession, isYou: boolean): string {
  const you = isYou ? "yes" : "no";
  const parts = [
    ...(days === null ? [] : [days === 0 ? t("give.keep", { you }) : t("give.move", { you, count: days })]),
    ...(rank === null
      ? []
      : [rank === 0 ? t("give.place", { you }) : t("give.choice", { you, rank, nth: ordinal(rank) })]),
  ];
  return parts.length > 0 ? formatList(parts) : t("give.none", { you });
}

/** One line about who has given way most; equals are named together. */
export function mostGiven(concessions: readonly Concession[]): readonly string[] {
  const most = Math.max(0, ...concessions.map((it) => it.gave_way_in_all));
  return most === 0 ? [] : concessions.filter((it) => it.gave_way_in_all === most).map((it) => it.name);
}
