import type { Situation } from "../../src/concierge/types.ts";
import { newProblems } from "../../src/trip/check/compare-findings.ts";
import { check } from "../../src/trip/check.ts";
import { isKept } from "../../src/trip/kept-activities.ts";
import { counter } from "../trips.ts";
import { type ActivityChange, activityChanges, applyOption, locatedActivities } from "./apply-option.ts";
import type { Advice, Evaluation, RepairOption } from "./in-english.ts";
import { optionProblems } from "./option-diversity.ts";
import { impossibleSteps } from "./physically-possible.ts";
import { privacyProblems } from "./private-words.ts";
import type { Scenario } from "./scenario-builder.ts";
import { unstatedConsequences } from "./stated-consequences.ts";

/** The engine, or a stub in the tests of the judge. */
export type Engine = (situation: Situation, newId: () => string) => Evaluation;

/** The rules for every answer; returns complaints, none when all hold. */
export function violations(scenario: Scenario, evaluation: Evaluation, evaluate: Engine): readonly string[] {
  const again = evaluate(scenario.situation, counter());
  const { advice, alerts } = evaluation;
  const known = locatedActivities(scenario.situation.trip);
  const strangers = [...(advice?.activityIds ?? []), ...alerts.flatMap((it) => it.activityIds)].filter(
    (it) => !known.has(it),
  );
  return [
    ...(JSON.stringify(again) === JSON.stringify(evaluation) ? [] : ["asked again it answers otherwise"]),
    ...strangers.map((it) => `speaks of ${it}, which is not on the plan`),
    ...privacyProblems(scenario, evaluation),
    ...(advice ? unsoundAdvice(scenario, advice, evaluate) : []),
  ];
}

function unsoundAdvice(scenario: Scenario, advice: Advice, evaluate: Engine): readonly string[] {
  const { options, expiresInMinutes } = advice;
  const alike = (pick: (it: RepairOption) => unknown) =>
    new Set(options.map((it) => JSON.stringify(pick(it)))).size < options.length;
  return [
    ...(options.length < 2 || options.length > 4 ? [`has ${options.length} options, two to four are wanted`] : []),
    ...(expiresInMinutes >= 1 ? [] : [`expires in ${expiresInMinutes} minutes`]),
    ...(alike((it) => it.id) ? ["two options have one id"] : []),
    ...(alike((it) => it.summary) ? ["two options have one summary"] : []),
    ...(alike((it) => it.headline) ? ["two options have one headline"] : []),
    ...(alike((it) => it.patch) ? ["two options are one and the same change"] : []),
    ...optionProblems(scenario, advice),
    ...(keepsItsKey(scenario, advice, evaluate) ? [] : ["a minute later the same advice has another key"]),
    ...options
      .filter((it) => !it.summary.startsWith(it.headline))
      .map((it) => `"${it.headline}" heads "${it.summary}"`),
    ...options.flatMap((it) =>
      unsoundOption(scenario, it).map((complaint) => `${it.kind} "${it.summary}": ${complaint}`),
    ),
  ];
}

function keepsItsKey(scenario: Scenario, advice: Advice, evaluate: Engine): boolean {
  const { date, minutes } = scenario.situation.now;
  if (minutes >= 1439) return true;
  const later = evaluate({ ...scenario.situation, now: { date, minutes: minutes + 1 } }, counter()).advice;
  const isSame =
    later?.situation === advice.situation && `${later.activityIds}` === `${advice.activityIds}` && later !== null;
  return !isSame || later.key === advice.key;
}

function unsoundOption(scenario: Scenario, option: RepairOption): readonly string[] {
  const { trip, situation } = scenario;
  let result: ReturnType<typeof applyOption>;
  try {
    result = applyOption(scenario, option);
  } catch (error) {
    return [`does not apply: ${error instanceof Error ? error.message : error}`];
  }
  const { next, inverse, lived } = result;
  const back = applyOption({ ...scenario, trip: next }, { ...option, patch: inverse }).next;
  const worse = newProblems(check(situation.trip, situation.context), check(lived, situation.context));
  const changed = activityChanges(trip, next);
  const wide = option.patch.filter((it) => it.op === "trip.set" || it.op.startsWith("day."));
  return [
    ...(option.patch.length === 0 ? ["changes nothing"] : []),
    ...(JSON.stringify(back) === JSON.stringify(trip) ? [] : ["its inverse does not restore the trip"]),
    ...worse.map((it) => `brings ${it.severity} ${it.code}: ${it.message}`),
    ...wide.map((it) => `touches more than activities: ${it.op}`),
    ...changed.filter(touchesWhatIsKept).map((it) => `touches ${it.title}, which has to stay as it is`),
    ...unstatedConsequences(scenario, option, changed),
    ...impossibleSteps(scenario, changed),
  ];
}

function touchesWhatIsKept({ before }: ActivityChange): boolean {
  return before !== undefined && before.date !== null && isKept(before.activity);
}
