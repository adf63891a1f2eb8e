import { digits, longDate } from "../dates.ts";
import { type HotelFacts, stay } from "../hotels.ts";
import { type Layout, layoutOf } from "../layout.ts";

/** A short message. */
export const oneLine: Layout<HotelFacts> = layoutOf(
  "one-line",
  {
    en: (f) =>
      `Booking ${f.reference} confirmed: ${f.hotel.name}, check-in ${longDate(f.date, "en")} from ${f.from}, check-out ${longDate(f.leaves, "en")} by ${f.until}. Call ${f.phone} for late arrival.`,
    fr: (f) =>
      `Réservation ${f.reference} confirmée : ${f.hotel.name}, arrivée le ${digits(f.date, "fr")} à partir de ${f.from}, départ le ${digits(f.leaves, "fr")} avant ${f.until}. Tél. ${f.phone}`,
    nl: (f) =>
      `Reservering ${f.reference} bevestigd: ${f.hotel.name}, inchecken ${digits(f.date, "nl")} vanaf ${f.from}, uitchecken ${digits(f.leaves, "nl")} tot ${f.until}. Tel. ${f.phone}`,
    de: (f) =>
      `Buchung ${f.reference} bestätigt: ${f.hotel.name}, Check-in ${digits(f.date, "de")} ab ${f.from} Uhr, Check-out ${digits(f.leaves, "de")} bis ${f.until} Uhr. Tel. ${f.phone}`,
  },
  (f) => [stay(f, true, { travellers: [], price: null })],
);
