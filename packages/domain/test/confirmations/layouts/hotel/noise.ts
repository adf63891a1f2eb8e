import { digits, mailDate, plusDays } from "../dates.ts";
import { type HotelFacts, stay } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** Numbers of the payment and of loyalty, an invoice date and a deadline beside the dates of the stay. */
const noisy = (language: Language, labels: readonly string[]) => (f: HotelFacts) => {
  const [subject, invoice, paid, card, reference, arrival, leaving, deadline, member, guests] = labels;
  return `From: ${f.hotel.name} <stay@hotel.example>
Subject: ${subject} ${f.reference}
Date: ${mailDate(f.bookedOn)}

${invoice}: 2026-${f.draw.digits(5)}
${paid}: ${digits(f.bookedOn, language)} 08:12
${card}: **** **** **** ${f.draw.digits(4)}
${member}: ${f.draw.digits(9)}

${reference}: ${f.reference}
${arrival}: ${digits(f.date, language)}
${leaving}: ${digits(f.leaves, language)}
${guests}: ${f.guests}
${deadline}: ${digits(plusDays(f.date, -2), language)} 23:59

${f.hotel.name} | ${f.hotel.street} | ${f.hotel.town} | ${f.phone}`;
};

export const noise: Layout<HotelFacts> = layoutOf(
  "noise",
  {
    de: noisy("de", [
      "Buchungsbestätigung",
      "Rechnungsnummer",
      "Bezahlt am",
      "Karte",
      "Buchungsnummer",
      "Anreise",
      "Abreise",
      "Kostenfreie Stornierung bis",
      "Mitgliedsnummer",
      "Gäste",
    ]),
    es: noisy("es", [
      "Reserva confirmada",
      "Número de factura",
      "Pagado el",
      "Tarjeta",
      "Número de reserva",
      "Llegada",
      "Salida",
      "Cancelación gratuita hasta",
      "Número de socio",
      "Huéspedes",
    ]),
    it: noisy("it", [
      "Prenotazione confermata",
      "Fattura n.",
      "Pagato il",
      "Carta",
      "Codice di prenotazione",
      "Check-in",
      "Check-out",
      "Cancellazione gratuita entro",
      "Numero socio",
      "Ospiti",
    ]),
    nl: noisy("nl", [
      "Uw reservering",
      "Factuurnummer",
      "Betaald op",
      "Kaart",
      "Reserveringsnummer",
      "Aankomst",
      "Vertrek",
      "Gratis annuleren tot",
      "Lidnummer",
      "Gasten",
    ]),
  },
  (f) => [stay(f, false, { travellers: [], price: null })],
);
