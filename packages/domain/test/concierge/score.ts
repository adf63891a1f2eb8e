import { minutesOf } from "../../src/calendar.ts";
import { distanceKm } from "../../src/places/travel-time.ts";
import { ownPoint } from "../../src/trip/activity-ends.ts";
import { isKept } from "../../src/trip/kept-activities.ts";
import {
  type ActivityChange,
  activityChanges,
  applyOption,
  type LocatedActivity,
  locatedActivities,
  minutesOn,
  spanOf,
} from "./apply-option.ts";
import type { Becomes, Brings, Expected } from "./expected.ts";
import type { Advice, Alert, Evaluation, RepairOption } from "./in-english.ts";
import { soonestAt } from "./physically-possible.ts";
import type { Scenario } from "./scenario-builder.ts";

/** Whether an answer is what a sensible person would accept. Returns complaints. */
export function answerProblems(scenario: Scenario, { advice, alerts }: Evaluation): readonly string[] {
  const { expected } = scenario;
  const { quiet } = expected;
  const ofAlerts = wrongAlerts(expected, alerts);
  if (quiet === true)
    return advice ? [`says "${advice.reason}" (${advice.situation}) where nothing is wrong`, ...ofAlerts] : ofAlerts;
  if (!advice) return quiet === "may" ? ofAlerts : ["has nothing to say", ...ofAlerts];
  return [...unfitAdvice(scenario, advice), ...ofAlerts];
}

function wrongAlerts({ alerts: wanted, quiet, calm }: Expected, alerts: readonly Alert[]): readonly string[] {
  const missing = (wanted ?? []).filter(
    (it) => !alerts.some((one) => one.code === it.code && one.activityIds.includes(it.about)),
  );
  const isCalm = calm || (quiet === true && wanted === undefined);
  return [
    ...missing.map((it) => `gives no alert ${it.code} for ${it.about}`),
    ...(isCalm ? alerts.map((it) => `alerts for nothing: ${it.message}`) : []),
  ];
}

function unfitAdvice(scenario: Scenario, advice: Advice): readonly string[] {
  const { situation: kinds, best, about, says, saysNot, offers, never, moves, ...expected } = scenario.expected;
  const [option] = advice.options;
  const first = best ? [best] : expected.first;
  return [
    ...(kinds && !kinds.includes(advice.situation) ? [`calls it ${advice.situation}, not ${kinds.join(" or ")}`] : []),
    ...(about ?? []).filter((it) => !advice.activityIds.includes(it)).map((it) => `does not say it is about ${it}`),
    ...(says ?? []).filter((it) => !it.test(advice.reason)).map((it) => `reason lacks ${it}: ${advice.reason}`),
    ...(saysNot ?? []).filter((it) => it.test(advice.reason)).map((it) => `reason has ${it}: ${advice.reason}`),
    ...(offers && !advice.options.some((it) => offers.includes(it.kind)) ? [`offers no ${offers.join(" or ")}`] : []),
    ...unsaidMoves(advice, moves ?? []),
    ...advice.options.filter((it) => never?.includes(it.kind)).map((it) => `offers ${it.kind}: ${it.summary}`),
    ...(option && first && !first.includes(option.kind)
      ? [`first is ${option.kind} "${option.summary}", not ${first.join(" or ")}`]
      : []),
    ...(option
      ? unfitFirst(scenario, option, advice).map((it) => `first, ${option.kind} "${option.summary}": ${it}`)
      : []),
    ...advice.options.flatMap((it) => unfitAny(scenario, it).map((text) => `${it.kind} "${it.summary}": ${text}`)),
  ];
}

function unsaidMoves({ options }: Advice, [first, ...others]: readonly RegExp[]): readonly string[] {
  const lines = options.map((it) => it.consequences.moves);
  return [
    ...(first && !lines[0]?.some((it) => first.test(it))
      ? [`first option has no move like ${first}: ${lines[0]}`]
      : []),
    ...others
      .filter((it) => !lines.flat().some((line) => it.test(line)))
      .map((it) => `no option has a move like ${it}`),
  ];
}

function unfitFirst(scenario: Scenario, option: RepairOption, advice: Advice): readonly string[] {
  const { plan, rest, dry, brings, misses } = scenario.expected;
  const result = afterwardsOrNull(scenario, option);
  if (!result) return [];
  const { now, context } = scenario.situation;
  const today = [...locatedActivities(result.lived).values()].filter(
    (it) => it.date === now.date && !isKept(it.activity),
  );
  const within = ([from, to]: readonly [string, string]) =>
    today.filter((it) => {
      const span = spanOf(it);
      return span !== undefined && span.start < minutesOf(to) && span.end > Math.max(minutesOf(from), now.minutes);
    });
  const isOutside = (it: (typeof today)[number]) =>
    (context.candidates.get(it.activity.placeId ?? "")?.setting ?? it.activity.activityType) === "outdoor";
  const missing = (misses ?? []).filter((it) => !option.consequences.misses.some((line) => line.includes(it)));
  return [
    ...becomes(scenario, option, plan),
    ...(rest ? within(rest).map((it) => `leaves no rest from ${it.activity.title}`) : []),
    ...(dry
      ? within(dry)
          .filter(isOutside)
          .map((it) => `leaves ${it.activity.title} in the rain`)
      : []),
    ...missing.map((it) => `does not say that ${it} is missed`),
    ...(brings ? broughtBy(scenario, activityChanges(scenario.trip, result.next), brings) : []),
    ...(advice.situation === "late" ? outOfReach(scenario, today) : []),
  ];
}

function unfitAny(scenario: Scenario, option: RepairOption): readonly string[] {
  const { untouched, everyPlan, breaks, notBefore } = scenario.expected;
  const result = afterwardsOrNull(scenario, option);
  if (!result) return [];
  const changed = activityChanges(scenario.trip, result.next);
  const touched = new Set(changed.map((it) => it.before?.activity.id));
  const early = changed.flatMap(({ after, isMoved, isNew, isReplaced }) => {
    const span = after && (isMoved || isNew || isReplaced) ? spanOf(after) : undefined;
    const isToday = after?.date === scenario.situation.now.date;
    return notBefore && span && isToday && span.start < minutesOf(notBefore) ? [after?.activity.title] : [];
  });
  const unsaid = (breaks ?? []).filter((it) => !option.consequences.breaks.some((line) => line.includes(it)));
  return [
    ...(untouched ?? []).filter((it) => touched.has(it)).map((it) => `changes ${it}`),
    ...becomes(scenario, option, everyPlan),
    ...early.map((it) => `has ${it} before ${notBefore}`),
    ...unsaid.map((it) => `does not say that ${it} cannot be kept`),
  ];
}

function afterwardsOrNull(scenario: Scenario, option: RepairOption) {
  try {
    return applyOption(scenario, option);
  } catch {
    // An option that does not apply is reported elsewhere.
    return null;
  }
}

/** The next stop has to be reachable after the repair. */
function outOfReach({ situation }: Scenario, today: readonly LocatedActivity[]): readonly string[] {
  const ahead = today.flatMap((it) => {
    const span = spanOf(it);
    return span && span.end > situation.now.minutes ? [{ it, span }] : [];
  });
  const next = ahead.sort((a, b) => a.span.start - b.span.start)[0];
  if (!next || !situation.place || soonestAt(situation, next.it) <= next.span.start + 15) return [];
  return [`leaves ${next.it.activity.title} out of reach`];
}

function becomes(scenario: Scenario, option: RepairOption, plan: Expected["plan"]): readonly string[] {
  const result = afterwardsOrNull(scenario, option);
  if (!result || !plan) return [];
  const [before, after] = [locatedActivities(scenario.trip), locatedActivities(result.next)];
  return Object.entries(plan).flatMap(([id, wanted]) => {
    const was = before.get(id);
    if (!was) throw new Error(`${scenario.name}: no ${id} on the plan`);
    return wrongly(was, after.get(id), wanted).map((it) => `${id} ${it}`);
  });
}

function wrongly(
  was: ActivityChange["before"] & object,
  is: ActivityChange["after"],
  wanted: Becomes,
): readonly string[] {
  const isGone = !is || is.date === null || is.activity.title !== was.activity.title;
  const isOff = isGone || is.date !== was.date;
  const isSame = JSON.stringify(was) === JSON.stringify(is);
  switch (wanted.is) {
    case "same":
      if (!isSame) return ["is not as it was"];
      break;
    case "kept":
      if (isOff) return ["is not kept"];
      break;
    case "off":
      if (!isOff) return ["is still there"];
      break;
    case "moved":
      if (isGone || isSame) return ["is not moved"];
  }
  // Times are only checked for activities that are still there.
  if (isGone) return [];
  const span = spanOf(is);
  const minutes = minutesOn(is.activity);
  const [earliest, latest] = wanted.starts ?? [];
  return [
    ...(wanted.on && is.date !== wanted.on ? [`is on ${is.date}, not on ${wanted.on}`] : []),
    ...(span && earliest && span.start < minutesOf(earliest) ? [`starts ${is.activity.startTime}, too early`] : []),
    ...(span && latest && span.start > minutesOf(latest) ? [`starts ${is.activity.startTime}, too late`] : []),
    ...(span && wanted.endsBy && span.end > minutesOf(wanted.endsBy) ? [`ends ${is.activity.endTime}, too late`] : []),
    ...(wanted.lasts && (minutes < wanted.lasts[0] || minutes > wanted.lasts[1]) ? [`lasts ${minutes} minutes`] : []),
  ];
}

function broughtBy({ situation }: Scenario, changed: readonly ActivityChange[], wanted: Brings): readonly string[] {
  const brought = changed.flatMap((it) => ((it.isNew || it.isReplaced) && it.after ? [it.after] : []));
  if (brought.length === 0) return wanted.nightly || wanted.unnamed ? [] : ["brings nothing"];
  const hungry = wanted.food && !brought.some((it) => it.activity.activityType === "dining");
  const wrong = brought.flatMap((it): string[] => {
    const place = situation.context.candidates.get(it.activity.placeId ?? "");
    const [span, point] = [spanOf(it), ownPoint(it.activity)];
    const km = situation.place && point ? distanceKm(situation.place, point) : null;
    const [earliest, latest] = wanted.starts ?? [];
    const { title, startTime } = it.activity;
    const minutes = minutesOn(it.activity);
    return [
      ...(wanted.roofed && place?.setting === "outdoor" ? [`brings ${title}, which has no roof`] : []),
      ...(wanted.nightly && place && !["nightlife", "food"].includes(place.category)
        ? [`brings ${title} at night`]
        : []),
      ...(wanted.unnamed && point ? [`brings ${title}, which nobody knows`] : []),
      ...(wanted.withinKm && km !== null && km > wanted.withinKm ? [`brings ${title}, ${km.toFixed(1)} km away`] : []),
      ...(earliest && span && span.start < minutesOf(earliest) ? [`brings ${title} at ${startTime}, too early`] : []),
      ...(latest && span && span.start > minutesOf(latest) ? [`brings ${title} at ${startTime}, too late`] : []),
      ...(wanted.lasts && (minutes < wanted.lasts[0] || minutes > wanted.lasts[1])
        ? [`brings ${title} for ${minutes} minutes`]
        : []),
      ...(wanted.endsBy && span && span.end > minutesOf(wanted.endsBy) ? [`brings ${title} for too long`] : []),
    ];
  });
  return hungry ? ["brings nothing to eat", ...wrong] : wrong;
}
