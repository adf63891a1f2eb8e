import { longDate, mailDate, plusDays } from "../dates.ts";
import { type HotelFacts, stay, wordOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

const cancelled = (language: Language, labels: readonly string[]) => (f: HotelFacts) => {
  const [subject, reference, hotel, arrival, leaving, refund] = labels;
  return `Subject: ${subject}
Date: ${mailDate(plusDays(f.bookedOn, 3))}

${subject}

${reference}: ${f.reference}
${hotel}: ${f.hotel.name}, ${wordOf(f.hotel.city, language)}
${arrival}: ${longDate(f.date, language)}
${leaving}: ${longDate(f.leaves, language)}

${refund}`;
};

export const cancellation: Layout<HotelFacts> = layoutOf(
  "cancellation",
  {
    en: cancelled("en", [
      "Your booking has been cancelled",
      "Booking number",
      "Hotel",
      "Check-in",
      "Check-out",
      "There is no charge.",
    ]),
    de: cancelled("de", [
      "Ihre Buchung wurde storniert",
      "Buchungsnummer",
      "Hotel",
      "Anreise",
      "Abreise",
      "Es entstehen keine Kosten.",
    ]),
    es: cancelled("es", [
      "Su reserva ha sido cancelada",
      "Número de reserva",
      "Hotel",
      "Entrada",
      "Salida",
      "No se ha cobrado nada.",
    ]),
    it: cancelled("it", [
      "La prenotazione è stata annullata",
      "Numero di prenotazione",
      "Hotel",
      "Arrivo",
      "Partenza",
      "Non ci sono costi.",
    ]),
  },
  (f) => [stay(f, false, { status: "cancelled", travellers: [], price: null })],
);
