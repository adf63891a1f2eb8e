import { candidatesOf, cityById, guideFor, listCities } from "../../gazetteer/src/cities.ts";
import { addDays } from "../src/calendar.ts";
import type { Candidate } from "../src/places/candidate.ts";
import { emptyGuide, type Guide } from "../src/places/guide.ts";
import type { Plan, PlanRequest } from "../src/planning/types.ts";
import type { Activity, TripDocument } from "../src/trip/document.ts";
import { blankActivity } from "../src/trip/new-activity.ts";

/**
 * For tests and benchmarks only: real destinations of the gazetteer, which the rules of the domain do not know.
 */
export const cityIds: readonly string[] = listCities().flatMap((it) => (it.region === null ? [it.id] : []));

export const candidatesIn: (id: string) => readonly Candidate[] = candidatesOf;

export function guideIn(id: string): Guide {
  return guideFor(id) ?? emptyGuide;
}

/** A request for a city, or for a route such as `rome+florence`; starts on Thursday 2026-10-01 unless told otherwise. */
export function requestFor(id: string, days: number, wishes: Partial<PlanRequest> = {}): PlanRequest {
  const city = cityById(id);
  if (!city) throw new Error(`there is no city ${id}`);
  const startDate = wishes.startDate ?? "2026-10-01";
  return {
    destination: {
      text: city.name,
      lat: city.lat,
      lng: city.lng,
      timezone: city.timezone,
      currency: city.currency,
      mealCost: city.mealCost,
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
    stops: (plan.stops ?? []).map(({ name, lat, lng, timezone, nights }, index) => ({
      ...{ id: `stop-${index}`, destination: name, placeId: null, lat, lng, timezone, nights },
    })),
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
    pace: request.pace,
  };
}

/** A manual activity with the given fields. */
export function activity(fields: Partial<Activity> & { readonly id: string }): Activity {
  return { ...blankActivity(fields.id), ...fields };
}
