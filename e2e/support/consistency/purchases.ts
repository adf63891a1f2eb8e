import { send, task } from "../people.ts";
import { bodyOf, day, type Json } from "../trips.ts";
import { type Editors, settled } from "./doors.ts";

/** A hotel's confirmation mail for two nights. */
export function stayMail(code: string, firstDay: number, price: number): string {
  return `From: Hotel Lumen <stay@example.com>
Subject: Your reservation at Hotel Lumen

Reservation number: ${code}
Hotel: Hotel Lumen
Address: Rua Sousa Martins 20, Lisbon
Guest: Ana Martins
Check-in: ${day(firstDay)} from 15:00
Check-out: ${day(firstDay + 2)} until 11:00
Total price: ${price.toFixed(2)} EUR
`;
}

/** An airline's confirmation mail for a flight into the city. */
export function flightMail(code: string, dayNumber: number, price: number): string {
  return `From: TAP Air Portugal <noreply@example.com>
Subject: Your booking ${code} is confirmed

Booking reference: ${code}
Passenger: Ana Martins

Flight TP 1351
Departure: ${day(dayNumber)} 09:40, London Heathrow (LHR)
Arrival: ${day(dayNumber)} 12:25, Lisbon (LIS)

Total price: ${price.toFixed(2)} EUR
`;
}

export async function pasteMail({ agentKey, tripId }: Editors, text: string): Promise<void> {
  settled(await task(agentKey, "ingest_confirmation", { trip_id: tripId, text }));
}

/** Enters a stay by hand. With the same code as in {@link stayMail} it is the same stay. */
export async function enterStay({ owner, tripId }: Editors, code: string, firstDay: number, price: number) {
  const body = {
    destination: { name: "Hotel Lumen", city: "Lisbon" },
    dates: { start: day(firstDay), end: day(firstDay + 2) },
    guests: { adults: 1 },
    preferences: { kind: "stay", confirmation_number: code, price, currency: "EUR" },
    trip_id: tripId,
  };
  settled(await send("POST", "/api/bookings", { token: owner.token, body }));
}

/** Enters a restaurant table by hand. */
export async function enterTable({ owner, tripId }: Editors, dayNumber: number, clock: string, price: number) {
  const body = {
    destination: { name: `Table at ${clock}`, city: "Lisbon" },
    dates: { start: `${day(dayNumber)}T${clock}` },
    guests: { adults: 1 },
    preferences: { kind: "restaurant", price, currency: "EUR" },
    trip_id: tripId,
  };
  settled(await send("POST", "/api/bookings", { token: owner.token, body }));
}

/** Links an activity to one of the bookings. */
export async function linkBooking({ owner, tripId }: Editors, activityId: string, which: number): Promise<void> {
  const { bookings } = bodyOf(await send("GET", `/api/trips/${tripId}/bookings`, { token: owner.token }), 200);
  if (bookings.length === 0) return;
  const body = { booking_id: bookings[which % bookings.length].id };
  settled(await send("PUT", `/api/trips/${tripId}/activities/${activityId}`, { token: owner.token, body }));
}

/** Changes or cancels one of the bookings. */
export async function changeBooking({ owner, tripId }: Editors, which: number, change: Json | "cancel"): Promise<void> {
  const { bookings } = bodyOf(await send("GET", `/api/trips/${tripId}/bookings`, { token: owner.token }), 200);
  const open = bookings.filter((it: Json) => it.status === "confirmed");
  if (open.length === 0) return;
  const path = `/api/bookings/${open[which % open.length].id}`;
  if (change === "cancel") settled(await send("DELETE", path, { token: owner.token }));
  else settled(await send("PATCH", path, { token: owner.token, body: change }));
}

/** Corrects or removes one of the segments of the trip. */
export async function changeSegment({ owner, tripId }: Editors, which: number, change: Json | "remove"): Promise<void> {
  const { segments } = bodyOf(await send("GET", `/api/trips/${tripId}/segments`, { token: owner.token }), 200);
  if (segments.length === 0) return;
  const path = `/api/segments/${segments[which % segments.length].id}`;
  if (change === "remove") settled(await send("DELETE", path, { token: owner.token }));
  else settled(await send("PATCH", path, { token: owner.token, body: change }));
}
