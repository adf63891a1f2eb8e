import type { Amount } from "../amount.ts";
import { toAmount } from "../amount.ts";
import { clockOf, datesFrom, daysBetween, minutesAhead, minutesOf } from "../calendar.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import type { Activity } from "../trip/document.ts";
import { placesFor } from "../wishes/match-want.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import type { Want } from "../wishes/want.ts";
import { isWorded, sentencesIn, worded } from "../words/worded.ts";
import { rankPlaces } from "./rank-places.ts";
import type { PlanStop } from "./stops-of-region.ts";
import { type LocatedStop, transferActivities } from "./transfer-day.ts";
import type { Plan, PlannedDay, PlanRequest } from "./types.ts";
import { wantsByStop } from "./wants-by-stop.ts";
import { wantsMet } from "./wants-met.ts";
import { wayIn } from "./way-in.ts";
import { hasOwnWay } from "./ways-in-and-out.ts";

/** Plans the days at each stop and the travel between stops, and joins them. */
export function planStops(
  request: PlanRequest,
  stops: readonly PlanStop[],
  planStop: (request: PlanRequest) => Plan,
): Plan {
  const mobility = mobilityOf(request.accessibility);
  const tripDays = daysBetween(request.startDate, request.endDate) + 1;
  const byId = new Map(rankPlaces(request).places.map((it) => [it.candidate.id, it]));
  const days: PlannedDay[] = [];
  const warnings = new Map<string, Plan["warnings"][number]>();
  const wants = wantsByStop(request, stops);
  /** Places and rides that are already planned are not planned again at later stops. */
  const seen = new Set<string>();
  /** What found no time at the stops before. */
  let open: readonly Want[] = [];
  for (const [index, stop] of stops.entries()) {
    const dates = datesFrom(stop.from, stop.to);
    const wanted = request.only === null ? dates : dates.filter((it) => request.only?.includes(it));
    if (wanted.length === 0) continue;
    const before = stops[index - 1];
    const wantsHere = [...(wants[index] ?? []), ...handedOn(request, open, stop)];
    const isLast = index === stops.length - 1;
    const way =
      isLocated(before) && isLocated(stop) && wanted.includes(stop.from) && !hasOwnWay(request, stop.from)
        ? inLocalTime(
            transferActivities(
              request,
              byId,
              before,
              { ...stop, drive: withoutSeen(ownDrive(request, stop.drive), seen) },
              mobility,
            ),
            (before.local ?? request.destination).timezone,
            (stop.local ?? request.destination).timezone,
            stop.from,
          )
        : index === 0 && isLocated(stop) && wanted.includes(stop.from)
          ? wayIn(request, stop)
          : [];
    for (const it of way) if (it.placeId !== null) seen.add(it.placeId);
    for (const id of trainsOn(stop, way)) seen.add(id);
    const part = planStop({
      ...request,
      destination: { ...request.destination, ...stop.local, text: stop.name, ...(stop.point ?? nowhere) },
      startDate: stop.from,
      endDate: stop.to,
      budgetPerPerson: shareOf(request.budgetPerPerson, dates.length / tripDays),
      totalBudget: shareOf(request.totalBudget, dates.length / tripDays),
      candidates: stop.candidates.filter((it) => !seen.has(it.id)),
      wants: wantsHere,
      guide: stop.guide,
      part: { trip: { startDate: request.startDate, endDate: request.endDate }, arrives: index === 0, departs: isLast },
      stays: dates.flatMap((date) => {
        const stay = request.stays?.find((it) => it.date === date);
        return stay ?? (stop.point ? { date, point: stop.point } : []);
      }),
      only: request.only === null ? null : wanted,
      fixed: [
        ...request.fixed.filter((it) => it.date >= stop.from && it.date <= stop.to),
        ...way.map((activity) => ({ date: stop.from, activity })),
      ],
    });
    days.push(
      ...part.days.map((day) => {
        const { reason, ...rest } = withWay(day, way, stop, index > 0);
        // After the last night, the travellers go home.
        return {
          ...rest,
          reason: isLast && day.date === stop.to ? reason : sentencesIn([reason, worded`Night in ${stop.name}.`]),
        };
      }),
    );
    for (const day of part.days) {
      for (const it of day.items) {
        if (it.kind === "planned" && it.activity.placeId !== null && it.activity.activityType !== "dining")
          seen.add(it.activity.placeId);
      }
    }
    open = unmetOf({ ...request, startDate: stop.from, endDate: stop.to, wants: wantsHere }, part);
    for (const it of part.warnings) warnings.set(it.code, it);
  }
  return { days, warnings: [...warnings.values()] };
}

/** Wants that the days at a stop do not meet. */
function unmetOf(request: PlanRequest, { days }: Plan): readonly Want[] {
  const told = days.map(({ date, items }) => ({
    date,
    stops: items.flatMap((it) => (it.kind === "planned" ? [it.activity] : [])),
  }));
  return wantsMet(request, told).flatMap((it) => (it.isMet || it.want.count.of !== "times" ? [] : [it.want]));
}

/** Those of them that this stop has a place for. */
function handedOn(request: PlanRequest, open: readonly Want[], { candidates }: PlanStop): readonly Want[] {
  const here = new Set(candidates.map((it) => it.id));
  return open.filter((want) => [...placesFor(want, request.candidates).keys()].some((it) => here.has(it.id)));
}

/** Travellers who arrive by a famous train do not take it again on another day. */
function trainsOn({ drive, candidates }: PlanStop, way: readonly Activity[]): readonly string[] {
  if (drive?.mode !== "train" || way.length === 0) return [];
  const trains = new Set(candidates.filter((it) => it.tags.includes("scenic-train")).map((it) => it.id));
  return drive.placeIds.filter((id) => trains.has(id));
}

/** Travellers with a car drive from town to town; others use public transport. */
function ownDrive({ interests, guide }: PlanRequest, drive: PlanStop["drive"]): PlanStop["drive"] {
  const { withCar, withoutCar } = readWishes(interests).route;
  const isOnLand = drive?.mode !== undefined && !overWater.has(drive.mode);
  return withCar && !withoutCar && guide?.keepsAllBases === true && isOnLand ? null : drive;
}

const overWater: ReadonlySet<string> = new Set(["flight", "ferry", "boat"]);

const nowhere = { lat: null, lng: null };

function isLocated(stop: PlanStop | undefined): stop is LocatedStop {
  return stop !== undefined && stop.point !== null;
}

/** The least that a way takes by local clocks, where it leads to earlier clocks. */
const FEWEST_MINUTES = 5;

/** The way leaves by the clocks of one zone and arrives by those of another, as tickets say it. */
function inLocalTime(
  way: readonly Activity[],
  from: string | null | undefined,
  to: string | null | undefined,
  date: string,
): readonly Activity[] {
  const ahead = from && to ? minutesAhead(to, from, date) : 0;
  const last = way.at(-1);
  if (ahead === 0 || !last?.startTime || last.durationMinutes === null) return way;
  const minutes = Math.max(FEWEST_MINUTES, last.durationMinutes + ahead);
  const taken = last.durationMinutes;
  const clocks =
    ahead > 0
      ? worded`Clocks there are ${{ minutes: ahead }} ahead; the arrival is in local time, after ${taken} minutes.`
      : worded`Clocks there are ${{ minutes: -ahead }} behind; the arrival is in local time, after ${taken} minutes.`;
  return [
    ...way.slice(0, -1),
    {
      ...last,
      endTime: clockOf((minutesOf(last.startTime) + minutes) % 1440),
      durationMinutes: minutes,
      description: sentencesIn([last.description, clocks].flatMap((it) => it || [])),
    },
  ];
}

function withoutSeen(drive: PlanStop["drive"], seen: ReadonlySet<string>): PlanStop["drive"] {
  return drive && { ...drive, placeIds: drive.placeIds.filter((id) => !seen.has(id)) };
}

/** The travel between stops, as planned activities and not as fixed ones. */
function withWay(day: PlannedDay, way: readonly Activity[], stop: PlanStop, isOn: boolean): PlannedDay {
  if (day.date !== stop.from || way.length === 0) return day;
  const own = new Map(way.map((it) => [it.id, it]));
  const items = day.items.map((item): PlannedDay["items"][number] => {
    const activity = item.kind === "fixed" ? own.get(item.activityId) : undefined;
    if (!activity) return item;
    const { id: _, ...fields } = activity;
    return { kind: "planned", activity: fields };
  });
  const [first] = way;
  if (!isOn)
    return {
      ...day,
      items,
      reason: sentencesIn([worded`From ${first?.fromLocation ?? ""} to ${stop.name}.`, day.reason]),
    };
  const why = stop.drive?.why ? [stop.drive.why] : [];
  const rest = isWorded(day.reason, "A day without fixed plans.") ? [] : [day.reason];
  return { ...day, items, reason: sentencesIn([worded`On to ${stop.name}.`, ...why, ...rest]) };
}

/** The part of the budget for these days. */
function shareOf(budget: Amount | null, share: number): Amount | null {
  return budget === null ? null : toAmount(Math.floor(Number(budget) * share));
}
