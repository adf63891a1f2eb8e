import { capitalize } from "../join-words.ts";
import type { Candidate } from "../places/candidate.ts";
import { daylightOf } from "../places/daylight.ts";
import { accessNote, asksAnywhere, dietFit, dishesToAskFor, mobilityOf } from "../places/diet-and-access.ts";
import { inAWord, statedDiets } from "../places/diet-rules.ts";
import { dishesFor, isRefused } from "../places/dishes.ts";
import { fastsByDay } from "../places/local-calendar.ts";
import { hintsFor, type StopTime, withoutOtherTimes } from "../places/told-times.ts";
import { listed } from "../words/sentence.ts";
import { sentencesIn, worded } from "../words/worded.ts";
import { describePlace, factsOf, nameInScript } from "./describe-place.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";

/** When a stop takes place. Without a date, only its time and the season are known. */
function timeOf(
  { startDate, destination }: PlanRequest,
  { start, end }: Stop,
  place: Candidate,
  date: string | null,
): StopTime {
  const { sunrise, sunset } = daylightOf(place, destination.timezone ?? null, date ?? startDate);
  return { date: date ?? startDate, isDayKnown: date !== null, start, end, sunrise, sunset, isNorth: place.lat >= 0 };
}

/** What a stop says of its place: why it is worth it at that hour, and the facts. */
export function tellOf(request: PlanRequest, stop: Stop, place: Candidate, date: string | null): string {
  const told = place.insight?.why;
  const why = told && withoutOtherTimes(told, timeOf(request, stop, place, date));
  if (!why) return describePlace(place);
  const isMeal = stop.table !== null;
  // Dishes that the diet rules out are not recommended.
  if (isMeal && isRefused(why, request.dietary)) return kitchenOf(place);
  return sentencesIn([withStop(why), ...nameInScript(place)]);
}

/** "Basque grill in Gros." */
function kitchenOf(place: Candidate): string {
  const kitchen = place.insight?.kitchen;
  return kitchen
    ? sentencesIn([worded`${capitalize(kitchen)} in ${place.neighborhood}.`, ...factsOf(place)])
    : describePlace(place);
}

/** What to order, to book, to ask for and to mind; null when there is nothing to say. */
export function notesOn(request: PlanRequest, stop: Stop, place: Candidate, date: string | null): string | null {
  const at = timeOf(request, stop, place, date);
  const isMeal = stop.table !== null;
  const isFood = isMeal || place.category === "food";
  // General facts about the place are in its cautions, which are shown wherever the plan is shown.
  const { order: best, catch: drawback, bookDays } = place.insight ?? {};
  const asked = best && withoutOtherTimes(best, at);
  const order = asked && isFood ? dishesFor(asked, request.dietary) : asked;
  const hint = drawback && hintsFor(drawback, at);
  const notes = [
    order ? (isMeal ? worded`What to order: ${withoutStop(order)}` : worded`Look for: ${withoutStop(order)}`) : null,
    hint ? withoutStop(hint) : null,
    bookDays && bookDays > 1 ? worded`Book about ${bookDays} days ahead` : null,
    isMeal && at.end <= at.sunset && fastsByDay(request.destination.timezone, at.date)
      ? worded`During Ramadan, ask whether it serves during the day`
      : null,
    isMeal ? dietNote(request, place) : null,
    accessNote(place, mobilityOf(request.accessibility), isMeal),
  ];
  const said = notes.filter((it) => it !== null);
  return said.length === 0 ? null : sentencesIn(said.map((it) => worded`${it}.`));
}

/**
 * What to ask for at a table that is not known to suit. What to ask for everywhere is in the overview, and mentioned
 * here in a word.
 */
function dietNote({ dietary }: PlanRequest, place: Candidate): string | null {
  const needs = statedDiets(dietary);
  if (needs.length === 0) return null;
  if (dietFit(place, dietary) === "fits") return null;
  const asked = dishesToAskFor(place, dietary);
  if (asked.length === 0)
    return asksAnywhere(place, dietary) ? worded`Tell them: ${listed(needs.flatMap(inAWord))}` : null;
  return capitalize(asked.map(asRequest).join("; "));
}

/** A phrase of the diet rules as a request: "Ask for rice noodles without soy sauce", "tell them: no nuts". */
export function asRequest(words: string): string {
  const dish = { code: words, values: [] };
  if (words.startsWith("whether")) return worded`ask ${dish}`;
  return words.startsWith("no ") ? worded`tell them: ${dish}` : worded`ask for ${dish}`;
}

function withStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, "");
}
