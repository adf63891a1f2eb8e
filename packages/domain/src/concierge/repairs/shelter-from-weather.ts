import { clockOf } from "../../calendar.ts";
import { afterPatch } from "../../fixes/fix-context.ts";
import { placeOf } from "../../trip/check/match-place.ts";
import { addActivity } from "../../trip/edit-activity.ts";
import type { TripPatch } from "../../trip/patch.ts";
import { changeActivity } from "../../trip/requested-patch.ts";
import { said } from "../../words/sentence.ts";
import type { DayView } from "../day-view.ts";
import { type Disruption, isOutdoors } from "../disruptions.ts";
import type { RepairCandidate, RepairContext } from "../repair-context.ts";
import type { Stop } from "../stops-of-day.ts";
import { type RepairStep, rescheduled, thenReschedule } from "./new-times.ts";
import { activityAt, gapAt, placesFor } from "./places-for-gap.ts";
import { PER_WORTH, toAlternatives, toPlaces } from "./replace-stop.ts";
import { isMovable } from "./reschedule-day.ts";
import { parkStops, toOtherDays } from "./skip-or-move-day.ts";

/** Bonus for going indoors at once. */
const INDOORS_AT_ONCE = 15;

type Shelter = (repair: RepairContext, stop: Stop) => Iterable<RepairStep>;

/** Indoor places, the stop's own alternatives first. */
const underRoof: Shelter = function* (repair, stop) {
  const { candidates } = repair.situation.context;
  yield* toAlternatives(repair, stop, (it) => candidates.get(it.placeId ?? "")?.setting === "indoor");
};
const roofNear: Shelter = (repair, stop) => toPlaces(repair, stop, { isDry: true });
const otherDay: Shelter = (repair, stop) => toOtherDays(repair.fixContext, repair.day.date, stop);
const leaveOut: Shelter = (repair, stop) => [parkStops(repair.fixContext, [stop])];

/** Something else for each outdoor stop; where one way finds nothing, the next way. */
export function* shelterFromWeather(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  yield* moveIndoors(repair, disruption);
  yield* afterTheRain(repair, disruption);
  const ways: readonly (readonly Shelter[])[] = [
    [underRoof, roofNear, otherDay, leaveOut],
    [roofNear, otherDay, leaveOut],
    [otherDay, roofNear, leaveOut],
    [otherDay, leaveOut],
    [leaveOut],
  ];
  for (const way of ways) {
    for (let choice = 0; choice < 2; choice++) yield* inTurn(repair, disruption.stops, way, choice);
  }
}

/** Ends the current outdoor stop now, for the next stop or an indoor place near by. */
function* moveIndoors(repair: RepairContext, { stops }: Disruption): Generator<RepairCandidate> {
  const { progress } = repair.view;
  const [on, ...others] = stops;
  if (!on || on !== progress.current?.stop || others.length > 0) return;
  const [leaving] = leaveNow(repair, on);
  if (!leaving) return;
  const next = (view: DayView) => view.progress.ahead.filter((it) => isMovable(view, it)).slice(0, 1);
  for (const sooner of thenReschedule(repair, leaving, (view) => [
    { lengths: "keep", inTurn: { stops: next(view), from: 0 } },
  ]))
    if (sooner.parts.length > 1)
      yield { ...sooner, kind: "shift", parts: sooner.parts.toReversed(), bonus: INDOORS_AT_ONCE };
  const inside = repair.afterPatch(leaving.patch);
  const gap = { ...gapAt(inside.view, progress.now, on.point), from: progress.now };
  for (const found of placesFor(repair, gap, {
    between: { start: gap.from, end: gap.until },
    meal: null,
    isDry: true,
  }).slice(0, 3)) {
    const activity = activityAt(repair, found, null);
    yield {
      kind: "fill",
      patch: [...leaving.patch, ...addActivity(inside.day, activity)],
      parts: [said`add ${activity.title} at ${activity.startTime ?? ""}`, ...leaving.parts],
      bonus: PER_WORTH * found.worth,
    };
  }
}

const leaveNow: Shelter = (repair, { activity, start, end: planned }) => {
  const end = Math.ceil((repair.view.progress.now + 1) / 5) * 5;
  if (end >= planned || end <= start) return [];
  const changes = { endTime: clockOf(end), durationMinutes: end - start };
  const patch = changeActivity(repair.trip, activity.id, changes);
  return [{ kind: "shorten", patch, parts: [said`leave ${activity.title} at ${changes.endTime}`] }];
};

/** Outdoor stops after the rain, or an indoor stop at their time. */
function* afterTheRain({ view }: RepairContext, { stops }: Disruption): Generator<RepairCandidate> {
  const { weather } = view.known.status;
  const [first] = stops;
  if (!first || !weather || weather.to >= 1440) return;
  const notBefore = { stops, at: weather.to };
  yield* rescheduled(view, { lengths: "keep", notBefore });
  const { ahead } = view.progress;
  // The current stop cannot be exchanged.
  if (!ahead.includes(first)) return;
  const isDry = (it: Stop) => !stops.includes(it) && isMovable(view, it) && it.activity.activityType !== "dining";
  for (const dry of ahead.filter((it) => it.start > first.start && isDry(it))) {
    const order = ahead.map((it) => (it === first ? dry : it === dry ? first : it));
    const inTurn = { stops: [dry], from: first.start };
    const parts = [said`do ${dry.activity.title} before ${first.activity.title}`];
    for (const lengths of ["keep", "cut"] as const)
      for (const { patch } of rescheduled(view, { lengths, notBefore, order, inTurn }))
        yield { kind: "swap", patch, parts };
  }
}

function* inTurn(
  repair: RepairContext,
  stops: readonly Stop[],
  ways: readonly Shelter[],
  choice: number,
): Generator<RepairCandidate> {
  let now = repair;
  const steps: RepairStep[] = [];
  for (const stop of stops) {
    let done: RepairStep | undefined;
    const isOn = stop === repair.view.progress.current?.stop;
    for (const way of isOn ? [leaveNow] : ways) {
      const offers = [...way(now, stop)].filter((it) => isOn || staysDry(now, stop, it));
      done ??= offers[Math.min(choice, offers.length - 1)];
      if (done) break;
    }
    if (!done) return;
    steps.push(done);
    now = now.afterPatch(done.patch);
  }
  const [first] = steps;
  if (!first) return;
  const patch: TripPatch = steps.flatMap((it) => it.patch);
  yield* thenReschedule(repair, { kind: first.kind, patch, parts: steps.flatMap((it) => it.parts) });
}

/** Whether the slot is indoors or empty afterwards. */
function staysDry(repair: RepairContext, { activity }: Stop, { patch }: RepairStep): boolean {
  const { trip } = afterPatch(repair.fixContext, patch);
  const today = trip.days.find((it) => it.id === repair.day.id);
  const is = today?.activities.find((it) => it.id === activity.id);
  return !is || (placeOf(is, repair.situation.context) !== undefined && !isOutdoors(repair.view, is));
}
