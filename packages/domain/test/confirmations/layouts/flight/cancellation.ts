import { digits } from "../dates.ts";
import { cityOf, type FlightFacts, firstLeg, flight } from "../flights.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** What no longer takes place is still read, so that it can be struck from the trip. */
const cancelled = (language: Language, words: readonly string[]) => (f: FlightFacts) => {
  const [title, flightLabel, from, to, departure, reference, refund] = words;
  const leg = firstLeg(f);
  return `${title}

${flightLabel}: ${leg.carrier.code} ${leg.number}
${from}: ${cityOf(leg.from, language)} (${leg.from.iata})
${to}: ${cityOf(leg.to, language)} (${leg.to.iata})
${departure}: ${digits(leg.date, language)} ${leg.departs}
${reference}: ${f.reference}

${refund}`;
};

export const cancellation: Layout<FlightFacts> = layoutOf(
  "cancellation",
  {
    de: cancelled("de", [
      "Ihr Flug wurde storniert",
      "Flug",
      "Von",
      "Nach",
      "Abflug",
      "Buchungscode",
      "Die Erstattung dauert bis zu 7 Tage.",
    ]),
    fr: cancelled("fr", [
      "Votre vol est annulé",
      "Vol",
      "De",
      "À",
      "Départ",
      "Référence",
      "Le remboursement prend jusqu'à 7 jours.",
    ]),
    it: cancelled("it", [
      "Il suo volo è stato cancellato",
      "Volo",
      "Da",
      "A",
      "Partenza",
      "Codice prenotazione",
      "Il rimborso richiede fino a 7 giorni.",
    ]),
    pt: cancelled("pt", [
      "O seu voo foi cancelado",
      "Voo",
      "De",
      "Para",
      "Partida",
      "Código de reserva",
      "O reembolso demora até 7 dias.",
    ]),
    nl: cancelled("nl", [
      "Uw vlucht is geannuleerd",
      "Vlucht",
      "Van",
      "Naar",
      "Vertrek",
      "Boekingsnummer",
      "De terugbetaling duurt maximaal 7 dagen.",
    ]),
  },
  (facts) => [
    flight(firstLeg(facts), facts, {
      status: "cancelled",
      end: null,
      provider: undefined,
      travellers: [],
      price: null,
    }),
  ],
);
