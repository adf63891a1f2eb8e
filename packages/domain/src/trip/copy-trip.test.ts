import { expect, it } from "vitest";
import { activity, requestFor, tripOf } from "../../test/cities.ts";
import { copyTrip } from "./copy-trip.ts";
import type { TripDocument } from "./document.ts";

it("makes a draft of the same days on other dates, without what belongs to the old journey", () => {
  const booked = activity({ id: "b", title: "Fado", bookingId: "booking", pinned: true, startTime: "20:00" });
  const planned = activity({ id: "a", title: "Castle", startTime: "10:00", provenance: "board", pinned: true });
  const trip: TripDocument = {
    ...tripOf(requestFor("lisbon", 2), { days: [], warnings: [] }),
    ...{ status: "completed", revision: 9, totalBudget: "900" },
    days: [
      { id: "one", date: "2026-10-01", notes: "By tram", activities: [planned] },
      { id: "two", date: "2026-10-02", notes: "", activities: [booked] },
    ],
    parked: [activity({ id: "p" })],
  };
  let count = 0;
  const copy = copyTrip(trip, { ownerId: "ben", startDate: "2028-02-28", now: "now", newId: () => `new-${count++}` });
  expect(copy).toMatchObject({
    ...{ ownerId: "ben", status: "draft", revision: 1, startDate: "2028-02-28", endDate: "2028-02-29" },
    ...{ totalBudget: null, parked: [] },
    days: [
      {
        date: "2028-02-28",
        notes: "By tram",
        activities: [{ title: "Castle", startTime: "10:00", provenance: "board", pinned: true }],
      },
      { date: "2028-02-29", activities: [{ title: "Fado", startTime: "20:00", bookingId: null, pinned: false }] },
    ],
  });
  const ids = [copy.id, ...copy.days.flatMap((day) => [day.id, ...day.activities.map((it) => it.id)])];
  expect(new Set(ids).size).toBe(5);
  expect(ids.every((id) => id.startsWith("new-"))).toBe(true);
});
