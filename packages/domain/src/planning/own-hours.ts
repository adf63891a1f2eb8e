import { weekdayOf } from "../calendar.ts";
import { dateOfDay } from "../wishes/day-words.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import type { TakenHours } from "../wishes/taken-hours.ts";
import { isWorded, worded } from "../words/worded.ts";
import type { Block, DayCapacity } from "./day-capacity.ts";
import { freeVisit } from "./ideas-without-venue.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";

const prefix = "idea:own:";
const SHORTEST = 15;
const FEWEST = 1;

/** The hours of a day that travellers reserved for themselves, while they are at the destination. */
export function ownHoursOn(
  { interests, startDate, endDate, part }: Pick<PlanRequest, "interests" | "startDate" | "endDate" | "part">,
  { date, start, isFirst, setsOut }: DayCapacity["frame"],
): readonly TakenHours[] {
  const { taken } = readWishes(interests);
  if (taken.length === 0) return [];
  return taken
    .filter((it) => isOwnOn(it, date, part?.trip ?? { startDate, endDate }))
    .map((it) => ({
      ...it,
      start: isFirst ? Math.max(it.start, start) : it.start,
      end: Math.min(it.end, setsOut ?? it.end),
    }))
    .filter((it) => it.end - it.start >= SHORTEST);
}

/** @param trip the whole one, of which a plan may be a part */
export function isOwnOn(
  { days, day }: TakenHours,
  date: string,
  { startDate, endDate }: Pick<PlanRequest, "startDate" | "endDate">,
): boolean {
  if (day !== null) return dateOfDay(day, startDate, endDate) === date;
  return days === null || days.includes(weekdayOf(date));
}

/** The day with these hours as obstacles. */
export function withOwnHours(request: PlanRequest, capacity: DayCapacity): DayCapacity {
  const own = ownHoursOn(request, capacity.frame);
  if (own.length === 0) return capacity;
  const { frame } = capacity;
  const added: readonly Block[] = own.map(({ start, end }) => ({
    ...{ start, end, entry: frame.night, exit: frame.night, meal: null, isRest: true },
  }));
  const blocks = [...capacity.blocks, ...added].sort((a, b) => a.start - b.start || a.end - b.end);
  const length = Math.max(1, frame.end - frame.start);
  const gone = own.reduce(
    (sum, it) => sum + Math.max(0, Math.min(it.end, frame.end) - Math.max(it.start, frame.start)),
    0,
  );
  const stops = Math.round(capacity.stops * Math.max(0, 1 - gone / length));
  return {
    frame,
    blocks,
    stops: gone >= length ? 0 : Math.max(Math.min(FEWEST, capacity.stops), stops),
    minutes: Math.max(0, capacity.minutes - gone),
  };
}

/** The same hours as stops of the finished day. */
export function ownHourStops(request: PlanRequest, { frame }: DayCapacity): readonly Stop[] {
  return ownHoursOn(request, frame).map(({ start, end, isWork }) => ({
    kind: "free",
    visit: {
      ...freeVisit,
      id: `${prefix}${frame.date}:${start}`,
      title: isWork ? worded`Time to work` : worded`Kept free for you`,
      minutes: end - start,
    },
    table: null,
    point: frame.night,
    start,
    end,
    leg: null,
  }));
}

export function isOwnHours({ visit }: Stop): boolean {
  return visit?.id.startsWith(prefix) === true;
}

/** What to say of them. */
export function ownHoursWords({ visit }: Stop): string {
  return visit && isWorded(visit.title, "Time to work")
    ? worded`Nothing else is planned in these hours: work where you stay, or at a table with a power outlet.`
    : worded`As you asked, nothing is planned in these hours.`;
}
