import { addDays } from "../calendar.ts";
import type { Activity, TripDocument } from "./document.ts";

/**
 * A new draft with the same days on other dates. Bookings, tickets, people, budgets and parked activities are left out,
 * because they belong to the old journey; a booked activity becomes an ordinary one.
 */
export function copyTrip(
  trip: TripDocument,
  to: { readonly ownerId: string; readonly startDate: string; readonly now: string; readonly newId: () => string },
): TripDocument {
  const days = trip.days.map((day, index) => ({
    id: to.newId(),
    date: addDays(to.startDate, index),
    notes: day.notes,
    activities: day.activities.map((it): Activity => {
      const wasBooked = it.bookingId !== null || it.segmentId !== null;
      return { ...it, id: to.newId(), bookingId: null, segmentId: null, pinned: it.pinned && !wasBooked, parked: null };
    }),
  }));
  return {
    ...trip,
    id: to.newId(),
    ownerId: to.ownerId,
    revision: 1,
    createdAt: to.now,
    updatedAt: to.now,
    startDate: to.startDate,
    endDate: days.at(-1)?.date ?? to.startDate,
    status: "draft",
    budgetPerPerson: null,
    totalBudget: null,
    days,
    stops: trip.stops.map((it) => ({ ...it, id: to.newId() })),
    parked: [],
  };
}
