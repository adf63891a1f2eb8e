import { dayAndMonth, mailDate, plusDays } from "../dates.ts";
import { money, nameOf, type Person } from "../facts.ts";
import { type HotelFacts, priceOf, stay } from "../hotels.ts";
import { type Language, type Layout, layoutOf, quoted } from "../layout.ts";

/** Dates without a year, in a mail that was passed on; the year is in its head. */
const passedOn = (language: Language, marker: string, labels: readonly string[]) => (f: HotelFacts) => {
  const [subject, reference, arrival, leaving, free, total] = labels;
  return `From: ${nameOf(f.people[1] as Person)} <post@mail.example>
Subject: Fwd: ${subject}
Date: ${mailDate(f.bookedOn)}

${marker}
From: reservations@stay.example
Subject: ${subject}
Date: ${mailDate(f.bookedOn)}

${quoted(`${f.hotel.name}
${f.hotel.street}, ${f.hotel.town}

${reference} ${f.reference}

${arrival}: ${dayAndMonth(f.date, language)}
${leaving}: ${dayAndMonth(f.leaves, language)}

${free} ${dayAndMonth(plusDays(f.date, -3), language)}, 18:00
${total}: ${money(f.price, language)} ${f.currency}`)}`;
};

export const forward: Layout<HotelFacts> = layoutOf(
  "forward",
  {
    en: passedOn("en", "---------- Forwarded message ---------", [
      "Your stay",
      "Booking number",
      "Check-in",
      "Check-out",
      "Free cancellation until",
      "Total",
    ]),
    de: passedOn("de", "-------- Weitergeleitete Nachricht --------", [
      "Ihr Aufenthalt",
      "Buchungsnummer",
      "Anreise",
      "Abreise",
      "Kostenlos stornierbar bis",
      "Gesamtpreis",
    ]),
    fr: passedOn("fr", "---------- Message transféré ---------", [
      "Votre séjour",
      "Numéro de réservation",
      "Arrivée",
      "Départ",
      "Annulation gratuite jusqu'au",
      "Total",
    ]),
    pt: passedOn("pt", "---------- Mensagem encaminhada ---------", [
      "A sua estadia",
      "Número da reserva",
      "Entrada",
      "Saída",
      "Cancelamento gratuito até",
      "Total",
    ]),
  },
  (f) => [stay(f, false, { travellers: [], price: priceOf(f) })],
);
