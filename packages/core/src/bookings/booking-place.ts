import type { ParsedBooking } from "@caravan/domain/bookings/parse-booking";
import type { CityOrPoint } from "@caravan/domain/bookings/trips-for-booking";
import { airportByCode } from "@caravan/gazetteer/airports";
import { cityNamed } from "@caravan/gazetteer/find-destination";
import { fold } from "@caravan/gazetteer/spelling";

type Placed = Pick<ParsedBooking, "kind" | "title" | "city" | "country" | "lat" | "lng">;

interface Named {
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
}

/** The booking with the city of its name: "Lisbon, Portugal", or the airport code of a flight. */
export function withCity<Booking extends Placed>(booking: Booking): Booking {
  if (booking.city !== null) return booking;
  const found = named(booking);
  return found ? { ...booking, city: found.name, country: booking.country ?? found.country } : booking;
}

/** Its own position, else its city. */
export function whereaboutsOfBooking(booking: Placed): CityOrPoint {
  const { lat, lng } = booking;
  const found = lat === null || lng === null ? named(booking) : undefined;
  const point = lat !== null && lng !== null ? { lat, lng } : found ? { lat: found.lat, lng: found.lng } : null;
  return { city: booking.city === null ? null : fold(booking.city), point };
}

/** The destination of a trip, for the comparison. */
export function whereaboutsOfTrip(trip: { destination: string; lat: number | null; lng: number | null }): CityOrPoint {
  const { lat, lng, destination } = trip;
  const [city = ""] = destination.split(",");
  return { city: fold(city) || null, point: lat !== null && lng !== null ? { lat, lng } : null };
}

function named({ kind, title, city, country }: Placed): Named | undefined {
  if (city !== null) return cityNamed(country === null ? city : `${city}, ${country}`);
  const airport = kind === "flight" && /^[A-Z]{3}$/.test(title) ? airportByCode(title) : undefined;
  if (airport) return { ...airport, name: airport.city };
  return cityNamed(country === null || title.includes(",") ? title : `${title}, ${country}`);
}
