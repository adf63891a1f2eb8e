import { before, fullDate, mailDate } from "../dates.ts";
import { guestOf, nameOf } from "../facts.ts";
import { cityOf, type FlightFacts, firstLeg, flight } from "../flights.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** The old times stand above the new ones. */
const changed = (language: Language, words: readonly string[]) => (f: FlightFacts) => {
  const [subject, hello, sorry, old, fresh, flightLabel, departure, arrival, reference] = words;
  const leg = firstLeg(f);
  const block = (departs: string, arrives: string) => `${flightLabel} ${leg.carrier.code} ${leg.number}
${departure}: ${fullDate(leg.date, language)} ${departs} ${cityOf(leg.from, language)} (${leg.from.iata})
${arrival}: ${fullDate(leg.arrivalDate, language)} ${arrives} ${cityOf(leg.to, language)} (${leg.to.iata})`;
  return `From: ${leg.carrier.name} <changes@fly.example>
Subject: ${subject} ${f.reference}
Date: ${mailDate(f.bookedOn)}

${hello} ${nameOf(guestOf(f))},

${sorry}

${reference}: ${f.reference}

${old}
${block(before(leg.departs, 25), before(leg.arrives, 25))}

${fresh}
${block(leg.departs, leg.arrives)}`;
};

export const change: Layout<FlightFacts> = layoutOf(
  "change",
  {
    en: changed("en", [
      "Schedule change",
      "Dear",
      "the times of your flight have changed.",
      "Previous itinerary",
      "New itinerary",
      "Flight",
      "Departure",
      "Arrival",
      "Booking reference",
    ]),
    de: changed("de", [
      "Flugplanänderung",
      "Guten Tag",
      "die Zeiten Ihres Fluges haben sich geändert.",
      "Bisheriger Flug",
      "Neuer Flug",
      "Flug",
      "Abflug",
      "Ankunft",
      "Buchungsnummer",
    ]),
    fr: changed("fr", [
      "Changement d'horaire",
      "Bonjour",
      "les horaires de votre vol ont changé.",
      "Ancien horaire",
      "Nouvel horaire",
      "Vol",
      "Départ",
      "Arrivée",
      "Référence de réservation",
    ]),
    es: changed("es", [
      "Cambio de horario",
      "Hola",
      "ha cambiado el horario de su vuelo.",
      "Horario anterior",
      "Nuevo horario",
      "Vuelo",
      "Salida",
      "Llegada",
      "Código de reserva",
    ]),
    nl: changed("nl", [
      "Wijziging van uw vlucht",
      "Beste",
      "de tijden van uw vlucht zijn gewijzigd.",
      "Oude vlucht",
      "Nieuwe vlucht",
      "Vlucht",
      "Vertrek",
      "Aankomst",
      "Boekingsnummer",
    ]),
  },
  (facts) => [
    flight(firstLeg(facts), facts, {
      status: "changed",
      price: null,
      travellers: facts.people.slice(0, 1).map(nameOf),
    }),
  ],
);
