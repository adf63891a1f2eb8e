import * as c from "./expected-outcomes.ts";
import type { Row } from "./rows.ts";
import type { TripFixture } from "./trip-fixture.ts";

const onTrip = (trip: TripFixture) => ({ trip_id: trip.id });
const onExpense = async (trip: TripFixture) => ({ expense_id: await trip.expense() });
const onRate = (trip: TripFixture) => ({ trip_id: trip.id, currency: "USD" });

/** Every verb about the money of a trip, by name. */
export const expenseRows: Readonly<Record<string, Row>> = {
  list_expenses: { args: onTrip },
  get_trip_expense_summary: { args: onTrip },
  add_expense: {
    args: (trip) => ({ ...onTrip(trip), title: "Dinner", amount: 42.5, date: "2030-05-03" }),
  },
  update_expense: { cells: c.editorWrite, args: async (trip) => ({ ...(await onExpense(trip)), amount: 45 }) },
  delete_expense: { cells: c.editorWrite, args: onExpense },
  set_trip_rate: { args: (trip) => ({ ...onRate(trip), rate: 0.92 }) },
  remove_trip_rate: {
    args: async (trip) => {
      await trip.rate("USD");
      return onRate(trip);
    },
  },
};
