import { clockOf } from "../../calendar.ts";
import { afterwards } from "../../fixes/fix-context.ts";
import { placeOf } from "../../trip/check/match-place.ts";
import { addActivity, editActivity } from "../../trip/edit-activity.ts";
import type { TripPatch } from "../../trip/patch.ts";
import type { Look } from "../day-view.ts";
import { isOutdoors, type Trouble } from "../disruptions.ts";
import type { Bench, Candidate } from "../repair-context.ts";
import type { Stop } from "../stops-of-day.ts";
import { type Step, settled, withStep } from "./new-times.ts";
import { activityAt, gapAt, placesFor } from "./places-for-gap.ts";
import { PER_WORTH, toAlternatives, toPlaces } from "./replace-stop.ts";
import { isMovable } from "./reschedule-day.ts";
import { aside, toOtherDays } from "./skip-or-move-day.ts";

/** To be somewhere dry at once outweighs other hours for one thing. */
const INDOORS_AT_ONCE = 15;

type Shelter = (bench: Bench, stop: Stop) => Iterable<Step>;

/** Something with a roof, its own alternatives first. */
const underRoof: Shelter = function* (bench, stop) {
  const { candidates } = bench.situation.context;
  yield* toAlternatives(bench, stop, (it) => candidates.get(it.placeId ?? "")?.setting === "indoor");
};
const roofNear: Shelter = (bench, stop) => toPlaces(bench, stop, { isDry: true });
const otherDay: Shelter = (bench, stop) => toOtherDays(bench.shop, bench.day.date, stop);
const leaveOut: Shelter = (bench, stop) => [aside(bench.shop, [stop])];

/** For each thing in the open air something else; where one way has nothing for it, the next way. */
export function* shelter(bench: Bench, trouble: Trouble): Generator<Candidate> {
  yield* comeIn(bench, trouble);
  yield* afterTheRain(bench, trouble);
  const ways: readonly (readonly Shelter[])[] = [
    [underRoof, roofNear, otherDay, leaveOut],
    [roofNear, otherDay, leaveOut],
    [otherDay, roofNear, leaveOut],
    [otherDay, leaveOut],
    [leaveOut],
  ];
  for (const way of ways) {
    for (let choice = 0; choice < 2; choice++) yield* inTurn(bench, trouble.stops, way, choice);
  }
}

/** Who is out leaves now: for what comes next, or for a roof near by. */
function* comeIn(bench: Bench, { stops }: Trouble): Generator<Candidate> {
  const { standing } = bench.look;
  const [on, ...others] = stops;
  if (!on || on !== standing.current?.stop || others.length > 0) return;
  const [leaving] = leaveNow(bench, on);
  if (!leaving) return;
  const next = (look: Look) => look.standing.ahead.filter((it) => isMovable(look, it)).slice(0, 1);
  for (const sooner of withStep(bench, leaving, (look) => [
    { lengths: "keep", inTurn: { stops: next(look), from: 0 } },
  ]))
    if (sooner.parts.length > 1)
      yield { ...sooner, kind: "shift", parts: sooner.parts.toReversed(), bonus: INDOORS_AT_ONCE };
  const inside = bench.with(leaving.patch);
  const gap = { ...gapAt(inside.look, standing.now, on.point), from: standing.now };
  for (const found of placesFor(bench, gap, {
    between: { start: gap.from, end: gap.until },
    meal: null,
    isDry: true,
  }).slice(0, 3)) {
    const activity = activityAt(bench, found, null);
    yield {
      kind: "fill",
      patch: [...leaving.patch, ...addActivity(inside.day, activity)],
      parts: [`add ${activity.title} at ${activity.startTime}`, ...leaving.parts],
      bonus: PER_WORTH * found.worth,
    };
  }
}

const leaveNow: Shelter = (bench, { activity, start, end: planned }) => {
  const end = Math.ceil((bench.look.standing.now + 1) / 5) * 5;
  if (end >= planned || end <= start) return [];
  const changes = { endTime: clockOf(end), durationMinutes: end - start };
  const patch = editActivity(bench.trip, activity.id, changes, {}, undefined);
  return [{ kind: "shorten", patch, parts: [`leave ${activity.title} at ${changes.endTime}`] }];
};

/** Later, once it has stopped; or what has a roof takes the wet hours. */
function* afterTheRain({ look }: Bench, { stops }: Trouble): Generator<Candidate> {
  const { weather } = look.known.account;
  const [first] = stops;
  if (!first || !weather || weather.to >= 1440) return;
  const notBefore = { stops, at: weather.to };
  yield* settled(look, { lengths: "keep", notBefore });
  const { ahead } = look.standing;
  // What is on has had its turn.
  if (!ahead.includes(first)) return;
  const isDry = (it: Stop) => !stops.includes(it) && isMovable(look, it) && it.activity.activityType !== "dining";
  for (const dry of ahead.filter((it) => it.start > first.start && isDry(it))) {
    const order = ahead.map((it) => (it === first ? dry : it === dry ? first : it));
    const inTurn = { stops: [dry], from: first.start };
    const parts = [`do ${dry.activity.title} before ${first.activity.title}`];
    for (const lengths of ["keep", "cut"] as const)
      for (const { patch } of settled(look, { lengths, notBefore, order, inTurn }))
        yield { kind: "swap", patch, parts };
  }
}

function* inTurn(bench: Bench, stops: readonly Stop[], ways: readonly Shelter[], choice: number): Generator<Candidate> {
  let now = bench;
  const steps: Step[] = [];
  for (const stop of stops) {
    let done: Step | undefined;
    const isOn = stop === bench.look.standing.current?.stop;
    for (const way of isOn ? [leaveNow] : ways) {
      const offers = [...way(now, stop)].filter((it) => isOn || staysDry(now, stop, it));
      done ??= offers[Math.min(choice, offers.length - 1)];
      if (done) break;
    }
    if (!done) return;
    steps.push(done);
    now = now.with(done.patch);
  }
  const [first] = steps;
  if (!first) return;
  const patch: TripPatch = steps.flatMap((it) => it.patch);
  yield* withStep(bench, { kind: first.kind, patch, parts: steps.flatMap((it) => it.parts) });
}

/** What stands there afterwards has a roof, or nothing does. */
function staysDry(bench: Bench, { activity }: Stop, { patch }: Step): boolean {
  const { trip } = afterwards(bench.shop, patch);
  const today = trip.days.find((it) => it.id === bench.day.id);
  const is = today?.activities.find((it) => it.id === activity.id);
  return !is || (placeOf(is, bench.situation.context) !== undefined && !isOutdoors(bench.look, is));
}
