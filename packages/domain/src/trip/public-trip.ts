import { addDays } from "../calendar.ts";
import type { Activity, TripDocument } from "./document.ts";

/** The first day of every template: a Monday, and long past, so that nobody takes it for a date of somebody's journey. */
export const TEMPLATE_START = "2001-01-01";

/** What anybody may read of a trip: without budgets, the parked tray, and private words. Notes of days stay. */
export function publicTrip(trip: TripDocument): TripDocument {
  return {
    ...trip,
    notes: null,
    budgetPerPerson: null,
    totalBudget: null,
    parked: [],
    days: trip.days.map((day) => ({ ...day, activities: day.activities.map(publicActivity) })),
  };
}

function publicActivity(it: Activity): Activity {
  return {
    ...it,
    notes: null,
    // A reason may say who wants a place, and what the travellers can eat; after a swap it is among the alternatives.
    reason: null,
    alternatives: it.provenance === "board" ? [] : it.alternatives.map((other) => ({ ...other, reason: "" })),
  };
}

/** A public trip without dates, people and money: its days from {@link TEMPLATE_START} on, for one traveller. */
export function templateOf(trip: TripDocument): TripDocument {
  const days = trip.days.map((day, index) => ({
    ...day,
    date: addDays(TEMPLATE_START, index),
    notes: "",
    activities: day.activities.map((it) => ({
      ...it,
      estimatedCost: null,
      alternatives: it.alternatives.map((other) => ({ ...other, estimatedCost: null })),
    })),
  }));
  return publicTrip({
    ...trip,
    startDate: TEMPLATE_START,
    endDate: addDays(TEMPLATE_START, Math.max(0, days.length - 1)),
    travelers: 1,
    status: "draft",
    createdAt: `${TEMPLATE_START}T00:00:00.000Z`,
    updatedAt: `${TEMPLATE_START}T00:00:00.000Z`,
    days,
  });
}
