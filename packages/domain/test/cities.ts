import { readdirSync, readFileSync } from "node:fs";
import { guideOf, candidatesIn as placesIn } from "../../gazetteer/src/destination-file.ts";
import type { DestinationFile } from "../../gazetteer/src/destination-schema.ts";
import { addDays } from "../src/calendar.ts";
import type { Candidate } from "../src/places/candidate.ts";
import type { Guide } from "../src/places/guide.ts";
import type { Plan, PlanRequest } from "../src/planning/types.ts";
import type { Activity, TripDocument } from "../src/trip/document.ts";
import { blankActivity } from "../src/trip/new-activity.ts";

/**
 * For tests and benchmarks only: real destinations of the gazetteer, which the rules of the domain do not know.
 */
const folder = new URL("../../gazetteer/data/destinations/", import.meta.url);

export const cityIds: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -".json".length))
  .sort();

const files = new Map<string, DestinationFile>();

function cityFile(id: string): DestinationFile {
  const file = files.get(id) ?? (JSON.parse(readFileSync(new URL(`${id}.json`, folder), "utf8")) as DestinationFile);
  files.set(id, file);
  return file;
}

export function candidatesIn(id: string): readonly Candidate[] {
  return placesIn(cityFile(id), (base) => (cityIds.includes(base) ? cityFile(base) : undefined));
}

export function guideIn(id: string): Guide {
  return guideOf(cityFile(id));
}

/** A request for a city; starts on Thursday 2026-10-01 unless told otherwise. */
export function requestFor(id: string, days: number, wishes: Partial<PlanRequest> = {}): PlanRequest {
  const city = cityFile(id);
  const startDate = wishes.startDate ?? "2026-10-01";
  return {
    destination: {
      text: city.name,
      lat: city.at[0],
      lng: city.at[1],
      timezone: city.timezone,
      currency: city.currency,
      mealCost: city.meal_cost,
    },
    startDate,
    endDate: addDays(startDate, days - 1),
    travelers: 2,
    interests: [],
    travelStyle: null,
    accommodationType: null,
    dietary: [],
    accessibility: [],
    budgetPerPerson: null,
    totalBudget: null,
    currency: city.currency,
    candidates: candidatesIn(id),
    guide: guideIn(id),
    fixed: [],
    avoid: [],
    pace: "usual",
    only: null,
    setAside: [],
    advice: null,
    board: null,
    seed: "seed",
    ...wishes,
  };
}

/** The plan as a trip, as the use cases store it. */
export function tripOf(request: PlanRequest, plan: Plan): TripDocument {
  const fixed = new Map(request.fixed.map((it) => [it.activity.id, it.activity]));
  return {
    id: "trip",
    ownerId: "owner",
    revision: 1,
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
    title: request.destination.text,
    destination: request.destination.text,
    startDate: request.startDate,
    endDate: request.endDate,
    travelers: request.travelers,
    interests: request.interests,
    travelStyle: request.travelStyle,
    accommodationType: request.accommodationType,
    budgetPerPerson: request.budgetPerPerson,
    totalBudget: null,
    currency: request.currency,
    status: "draft",
    notes: null,
    cityId: null,
    lat: request.destination.lat,
    lng: request.destination.lng,
    timezone: null,
    parked: [],
    days: plan.days.map((day) => ({
      id: day.date,
      date: day.date,
      notes: "",
      activities: day.items.flatMap((item, index): readonly Activity[] => {
        if (item.kind === "planned") return [{ ...item.activity, id: `${day.date}-${index}` }];
        const activity = fixed.get(item.activityId);
        return activity ? [activity] : [];
      }),
    })),
  };
}

export function contextOf(request: PlanRequest) {
  return {
    candidates: new Map(request.candidates.map((it) => [it.id, it])),
    dietary: request.dietary,
    accessibility: request.accessibility,
  };
}

/** A manual activity with the given fields. */
export function activity(fields: Partial<Activity> & { readonly id: string }): Activity {
  return { ...blankActivity(fields.id), ...fields };
}
