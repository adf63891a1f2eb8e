import { weekdayOf } from "@caravan/domain/calendar";
import { entryCost, mealCost } from "@caravan/domain/money/known-prices";
import type { Candidate } from "@caravan/domain/places/candidate";
import { hoursOn as spansOn } from "@caravan/domain/places/opening-hours";
import type { PlanRequest } from "@caravan/domain/planning/types";
import { sanitizePromptData } from "./sanitize-text.ts";

const TEXT = 150;
const SHORT_TEXT = 100;

/** A place with its facts in one line, as the model reads it. */
export function placeLine(request: PlanRequest, dates: readonly string[], place: Candidate): string {
  const { insight } = place;
  const text = (it: string | null | undefined, length = TEXT) =>
    it ? sanitizePromptData(it, length).replaceAll("|", "/") : "";
  const meal = place.meals.find((it) => it !== "breakfast") ?? place.meals[0];
  const price = place.category === "food" && meal ? mealCost(request, meal, place) : entryCost(request, place);
  return [
    place.id,
    text(place.name, 80),
    [place.category, ...place.tags.slice(0, 4), ...place.meals, ...place.diets].map((it) => text(it, 30)).join(", "),
    text(place.neighborhood, 50),
    `${place.lat.toFixed(3)},${place.lng.toFixed(3)}`,
    place.visitMinutes,
    hoursOn(place, dates),
    price ?? "",
    place.stepFree === null ? "" : `step-free: ${place.stepFree}`,
    [insight?.bestTime, insight?.bookDays ? `book ${insight.bookDays} days ahead` : ""].filter(Boolean).join(", "),
    text(insight?.why),
    text(insight?.order, SHORT_TEXT),
    text(insight?.catch, SHORT_TEXT),
    place.dayTrip ?? place.base ?? "",
    place.wantedBy.length > 0 ? "wanted by travellers" : "",
    request.setAside.includes(place.id) ? "seen before" : "",
  ]
    .join("|")
    .replace(/\|+$/, "");
}

/** "09:00-18:00", or by day where they differ; empty when they are unknown. */
function hoursOn({ hours, onlyDaysKnown }: Candidate, dates: readonly string[]): string {
  if (!hours) return "";
  const days = new Map(dates.map((date) => [hours.inMonth ? date : weekdayOf(date), spansOn(hours, date)]));
  const words = [...days.values()].map((it) => (it.length === 0 ? "closed" : onlyDaysKnown ? "open" : it.join(" ")));
  if (new Set(words).size === 1) return words[0] ?? "";
  return [...days.keys()].map((it, index) => `${it} ${words[index]}`).join("; ");
}
