import { expect } from "vitest";
import { type SignedInPerson, send } from "../people.ts";
import { bodyOf, type Json } from "../trips.ts";

/**
 * Asserts what must hold in every plan (docs/plan-rules.md). It reads the plan over REST and uses none of the service's
 * own rules.
 */
export async function assertConsistent(owner: SignedInPerson, tripId: string): Promise<void> {
  const get = async (path: string) => bodyOf(await send("GET", path, { token: owner.token }), 200);
  const { trip } = await get(`/api/trips/${tripId}?view=full`);
  const { findings } = await get(`/api/trips/${tripId}/findings`);
  const days = trip.itinerary as Json[];
  assertStops(trip);
  for (const activity of [...days.flatMap((it) => it.activities), ...trip.parked]) assertTimes(activity);
  for (const day of days) assertOrder(day, findings);
  assertPlaced(days, findings);
  const { segments } = await get(`/api/trips/${tripId}/segments`);
  for (const day of days) assertBesideFlights(day, segments, findings);
  for (const id of new Set(segments.map((it: Json) => it.booking_id))) {
    const { booking } = await get(`/api/bookings/${id}`);
    assertBooked(
      booking,
      segments.filter((it: Json) => it.booking_id === id),
    );
  }
  const { summary } = await get(`/api/trips/${tripId}/expenses/summary`);
  const { automatic, expenses } = await get(`/api/trips/${tripId}/expenses`);
  assertSums(summary, [...automatic, ...expenses]);
  const bookings = (await get(`/api/trips/${tripId}/bookings`)).bookings as Json[];
  for (const day of days) assertLinked(day, bookings);
  for (const same of Map.groupBy(bookings, (it) => it.confirmation_number ?? it.id).values())
    assertCountedOnce(same, segments, automatic);
}

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The nights of the stops are those between the first and the last day, one stop after the other. */
function assertStops({ stops, itinerary, start_date, end_date }: Json): void {
  const said = JSON.stringify(stops);
  expect(stops.length, said).toBeGreaterThan(0);
  expect([itinerary[0].date, itinerary.at(-1).date]).toEqual([start_date, end_date]);
  const after = (date: string, nights: number) =>
    new Date(Date.parse(`${date}T12:00:00Z`) + nights * 86_400_000).toISOString().slice(0, 10);
  let date = start_date;
  for (const it of stops) {
    expect(it.from_date, said).toBe(date);
    if (stops.length > 1) expect(it.nights, said).toBeGreaterThan(0);
    date = after(date, it.nights);
  }
  expect(date, said).toBe(end_date);
}

/** Start, end and length agree. */
function assertTimes(it: Json): void {
  const { title, start_time, end_time, duration_minutes } = it;
  const said = `${title}: ${start_time} to ${end_time}, ${duration_minutes} minutes`;
  if (start_time !== null && end_time !== null) {
    expect(duration_minutes, said).not.toBeNull();
    expect((minutes(start_time) + duration_minutes) % 1440, said).toBe(minutes(end_time));
  } else if (start_time !== null) expect(duration_minutes, said).toBeNull();
  else if (duration_minutes !== null) expect(end_time, said).toBeNull();
}

/** Timed activities are sorted by time, and overlaps have a finding. */
function assertOrder(day: Json, findings: Json[]): void {
  const timed = (day.activities as Json[]).filter((it) => it.start_time !== null);
  const said = (codes: string[], ids: string[]) =>
    findings.some((it) => codes.includes(it.code) && ids.every((id) => it.activity_ids.includes(id)));
  for (const [index, later] of timed.entries()) {
    const earlier = timed[index - 1];
    if (!earlier || earlier.start_time <= later.start_time) continue;
    expect(said(["out_of_order"], [later.id]) || said(["out_of_order"], [earlier.id]), written(day)).toBe(true);
  }
  const busy = timed.filter((it) => it.activity_type !== "accommodation" && (it.duration_minutes ?? 0) > 0);
  for (const first of busy) {
    const end = minutes(first.start_time) + first.duration_minutes;
    const within = busy.find(
      (it) =>
        it !== first &&
        Math.max(it.duration_minutes, first.duration_minutes) < 1200 &&
        minutes(it.start_time) >= minutes(first.start_time) &&
        minutes(it.start_time) < end,
    );
    // Every overlapping activity is named in a finding.
    if (within) expect(said(["overlap"], [within.id]), `${within.title} overlaps: ${written(day)}`).toBe(true);
  }
}

const written = (day: Json) =>
  (day.activities as Json[]).map((it) => `${it.start_time ?? "–"}-${it.end_time ?? "–"} ${it.title}`).join(", ");

/** What begins during a booked flight is named in a finding. */
function assertBesideFlights(day: Json, segments: Json[], findings: Json[]): void {
  const activities = day.activities as Json[];
  const flights = segments.filter(
    (it) =>
      it.kind === "flight" &&
      it.status !== "cancelled" &&
      [it.start, it.end].every((at) => at?.length > 10 && dateOf(at) === day.date) &&
      activities.every((one) => one.booking_id !== it.booking_id),
  );
  const named = new Set(findings.filter((it) => it.code === "overlap").flatMap((it) => it.activity_ids));
  for (const { start, end, summary } of flights)
    for (const it of activities) {
      const isDuring = it.start_time > start.slice(11, 16) && it.start_time < end.slice(11, 16);
      const takesTime = it.activity_type !== "accommodation" && (it.duration_minutes ?? 60) > 0;
      if (isDuring && takesTime && (it.duration_minutes ?? 0) < 1200)
        expect(named, `${it.title} at ${it.start_time} is during ${summary}`).toContain(it.id);
    }
}

/** A name that no source of places knows. */
export const nowhere = "The Blue Door of Nobody";

/** A day with several stops, of which one has no known place, has a finding: its travel times are not checked. */
function assertPlaced(days: Json[], findings: Json[]): void {
  const named = new Set(findings.filter((it) => it.code === "ways_unchecked").flatMap((it) => it.activity_ids));
  for (const day of days) {
    const stops = (day.activities as Json[]).filter((it) => it.location !== null && it.activity_type !== "transport");
    if (stops.length < 2) continue;
    for (const it of stops.filter((stop) => stop.location === nowhere && stop.lat === null))
      expect(named, `${it.title} at ${it.location}`).toContain(it.id);
  }
}

/** Each segment has its booking, and both agree. */
function assertBooked(booking: Json, segments: Json[]): void {
  for (const segment of segments) {
    expect(booking.trip_id, segment.summary).toBe(segment.trip_id);
    expect(booking.confirmation_number, segment.summary).toBe(segment.confirmation_number);
    if (booking.status === "cancelled") expect(segment.status, segment.summary).toBe("cancelled");
  }
  const [stay] = segments;
  if (segments.length > 1 || stay?.kind !== "hotel") return;
  expect([booking.start_date, booking.end_date]).toEqual([dateOf(stay.start), dateOf(stay.end)]);
  expect([booking.price, booking.currency]).toEqual([stay.price, stay.currency]);
}

/** An activity that is linked to a booking is on its day, at its time; none is linked to a cancelled one. */
function assertLinked(day: Json, bookings: Json[]): void {
  for (const it of (day.activities as Json[]).filter((it) => it.booking_id !== null)) {
    const booking = bookings.find((one) => one.id === it.booking_id);
    const said = `${it.title} for ${booking?.title}`;
    expect([booking?.status, booking?.start_date ?? day.date], said).toEqual(["confirmed", day.date]);
    if (it.start_time !== null && booking?.start_time) expect(it.start_time, said).toBe(booking.start_time);
  }
}

const dateOf = (local: string | null) => local?.slice(0, 10) ?? null;

const cents = (amount: number) => Math.round(amount * 100);
const sum = (list: Json[], of: (it: Json) => number) => list.reduce((total, it) => total + cents(of(it)), 0);

/** All views of the costs have the same total, to the cent. */
function assertSums(summary: Json, entries: Json[]): void {
  const total = cents(summary.total);
  expect(sum(summary.by_category, (it) => it.amount)).toBe(total);
  expect(sum(summary.by_day, (it) => it.amount)).toBe(total);
  expect(sum(summary.by_currency, (it) => it.converted ?? 0)).toBe(total);
  expect(sum(summary.by_person, (it) => it.balance)).toBe(0);
  expect(cents(summary.budget.spent)).toBe(total);
  if (summary.budget.left !== null) expect(cents(summary.budget.left)).toBe(cents(summary.budget.total) - total);
  expect(sum(entries, (it) => it.amount)).toBe(total);
  const nights = summary.open_nights?.estimate ?? null;
  for (const end of ["low", "likely", "high"]) {
    const estimates = sum(summary.unpriced, (it) => it.estimate?.[end] ?? 0) + cents(nights?.[end] ?? 0);
    expect(cents(summary.expected[end])).toBe(total + estimates);
  }
}

/** A purchase is counted once, however many records have its confirmation number. */
function assertCountedOnce(bookings: Json[], segments: Json[], automatic: Json[]): void {
  const ids = new Set(bookings.map((it) => it.id));
  const own = new Set([...ids, ...segments.filter((it) => ids.has(it.booking_id)).map((it) => it.id)]);
  const counted = automatic.filter((it) => it.source !== "activity" && own.has(it.id));
  const prices = bookings.filter((it) => it.status === "confirmed" && it.price !== null).map((it) => it.price);
  const said = `${bookings[0]?.title} for ${prices.join(" or ")}`;
  expect(counted, said).toHaveLength(Math.min(1, prices.length));
  if (counted[0]) expect(prices, said).toContain(counted[0].amount);
}
