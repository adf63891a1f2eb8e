import type { BookingStatus } from "@caravan/domain/fields";
import { shortened } from "@caravan/domain/shortened";
import { signedIn } from "../actor.ts";
import { recordBeside } from "../beside.ts";
import type { Scene } from "../define.ts";
import { chosenTrip, fittingTrip, recogniseSent, warnOfDates } from "./settle.ts";
import { type Booking, insertBooking, type SentBooking } from "./store.ts";

/** Keeps a new booking; both ways to send one end here. `tripId` undefined lets its dates and place decide. */
export async function keepNew(scene: Scene, sent: SentBooking, tripId: string | null | undefined): Promise<Booking> {
  const found = recogniseSent(sent);
  warnOfDates(scene, sent.dates, found);
  const link = tripId === undefined ? await fittingTrip(scene, found) : await chosenTrip(scene, tripId);
  const booking: Booking = {
    id: scene.newId(),
    ownerId: signedIn(scene.actor).userId,
    status: "confirmed",
    ...sent,
    ...found,
    ...link,
    createdAt: scene.now,
    updatedAt: scene.now,
    cancelledAt: null,
  };
  await insertBooking(scene.sql, booking);
  if (booking.tripId !== null)
    await tell(scene, booking.tripId, "create_booking", `Added the booking ${nameOf(booking)}`);
  return booking;
}

/** Tells the trips that a booking is on, or was on, what they can see of a change. */
export async function tellOfChange(scene: Scene, before: Booking, after: Booking): Promise<void> {
  if (before.tripId !== after.tripId) {
    if (before.tripId !== null)
      await tell(scene, before.tripId, "update_booking", `Took the booking ${nameOf(before)} off the trip`);
    if (after.tripId !== null)
      await tell(scene, after.tripId, "update_booking", `Put the booking ${nameOf(after)} on the trip`);
  } else if (after.tripId !== null && before.status !== after.status) {
    const { action, words } = turns[after.status];
    await tell(scene, after.tripId, action, `${words} the booking ${nameOf(after)}`);
  } else if (after.tripId !== null && seen.some((it) => before[it] !== after[it])) {
    await tell(scene, after.tripId, "update_booking", `Changed the booking ${nameOf(after)}`);
  }
}

const turns: Readonly<Record<BookingStatus, { action: string; words: string }>> = {
  cancelled: { action: "cancel_booking", words: "Cancelled" },
  confirmed: { action: "update_booking", words: "Took back the cancellation of" },
};

/** What the members of the trip see. */
const seen = [
  ...(["kind", "title", "city", "country", "address", "lat", "lng", "startDate", "endDate", "startTime"] as const),
  ...(["endTime", "provider", "price", "currency"] as const),
] satisfies readonly (keyof Booking)[];

const nameOf = (booking: Booking) => `"${shortened(booking.title, 80)}"`;

const tell = (scene: Scene, tripId: string, action: string, summary: string) =>
  recordBeside(scene, tripId, { action, summary, records: "bookings" });
