import type { Evaluation, RepairOption } from "./in-english.ts";
import type { Scenario } from "./scenario-builder.ts";

const COORDINATE = /-?\d{1,3}[.,]\d{3,}/;
/** Five activities with long names; the log shows no more in a line. */
const LONGEST = 255;
const UNFINISHED = /undefined|null|NaN|\[object|\bsegment:/;
/** Words about one person's day: all members read the summary and new activities. */
const PERSONAL =
  /\b(you|your|yours|i|my|me|late|lateness|delay(ed)?|overr[au]n|behind|unwell|ill|illness|sick|tired|resting|recover(s|ing)?|weather|rain(y|ing|s)?|location|whereabouts|missed|cancelled|feel(s|ing)?|traveller)\b/i;

/** Texts are complete, and nothing personal is visible to other members. Returns complaints. */
export function privacyProblems(scenario: Scenario, { advice, alerts }: Evaluation): readonly string[] {
  const { situation } = scenario;
  const options = advice?.options ?? [];
  const private_ = [
    ...(advice ? [advice.reason] : []),
    ...alerts.map((it) => it.message),
    ...options.flatMap(({ consequences: { moves, misses, breaks } }) => [...moves, ...misses, ...breaks]),
  ];
  const lines = [...private_, ...options.map((it) => it.summary)];
  const whole = JSON.stringify({ advice, alerts });
  const spot = situation.place ? [situation.place.lat, situation.place.lng] : [];
  return [
    ...lines.filter((it) => COORDINATE.test(it)).map((it) => `has a coordinate in its words: ${it}`),
    ...lines.filter((it) => UNFINISHED.test(it) || it.trim() === "").map((it) => `are no words: "${it}"`),
    ...spot.filter((it) => holds(whole, it)).map((it) => `holds where the traveller is: ${it}`),
    ...options.flatMap((it) => personal(scenario, it)),
  ];
}

/** To a metre, rounded or cut. */
function holds(text: string, degrees: number): boolean {
  return text.includes(degrees.toFixed(5)) || text.includes(degrees.toFixed(7).slice(0, -2));
}

function personal(scenario: Scenario, option: RepairOption): readonly string[] {
  const written = option.patch.flatMap((op) => {
    if (op.op === "activity.add") return [op.activity];
    return op.op === "activity.set" ? [op.after] : [];
  });
  const titles = [...scenario.trip.days.flatMap((it) => it.activities), ...scenario.trip.parked, ...written].flatMap(
    (it) => it.title ?? [],
  );
  const bare = (text: string) => titles.reduce((rest, title) => rest.replaceAll(title, "…"), text);
  const known = new Set(scenario.trip.days.flatMap((it) => it.activities).flatMap((it) => textsOf(it)));
  // Public texts about a place say nothing about a person's day.
  const ofPlaces = [...scenario.situation.context.candidates.values()].flatMap(({ insight }) =>
    insight ? [insight.why, insight.order, insight.catch].flatMap((it) => it?.replace(/\.$/, "") ?? []) : [],
  );
  const texts = written
    .flatMap(textsOf)
    .filter((it) => !known.has(it))
    .map((it) => ofPlaces.reduce((rest, text) => rest.replaceAll(text, "…"), it));
  return [
    ...(option.summary.includes("\n") || option.summary.length > LONGEST ? [`has no summary in one line`] : []),
    ...(PERSONAL.test(bare(option.summary)) ? [`tells everybody of one person's day: ${option.summary}`] : []),
    ...texts.filter((it) => STATE.test(it)).map((it) => `writes one person's state into the plan: ${it}`),
  ];
}

/** A place's own tags may contain such words. */
const STATE = /\b(unwell|ill|sick|tired|running late|delayed|behind|where you are|near you|your location|you are)\b/i;

function textsOf(it: { title?: string; reason?: string | null; notes?: string | null; description?: string | null }) {
  return [it.title, it.reason, it.notes, it.description].flatMap((text) => text ?? []);
}
