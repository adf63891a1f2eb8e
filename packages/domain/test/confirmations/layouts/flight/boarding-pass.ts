import { before, longDate } from "../dates.ts";
import { guestOf, ticketName } from "../facts.ts";
import { cityOf, type FlightFacts, firstLeg, flight } from "../flights.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** A boarding pass: boarding and gate closing before the departure, no arrival, digits of the card's edge. */
const pass = (language: Language, words: readonly string[]) => (f: FlightFacts) => {
  const [title, name, from, to, flightLabel, date, gate, boarding, departure, seat, closes, reference] = words;
  const leg = firstLeg(f);
  return `${title}

${name}
${ticketName(guestOf(f))}

${from}
${cityOf(leg.from, language)} ${leg.from.iata}
${to}
${cityOf(leg.to, language)} ${leg.to.iata}

${flightLabel}: ${leg.carrier.code} ${leg.number}
${date}: ${longDate(leg.date, language)}
${departure}: ${leg.departs}
${boarding}: ${before(leg.departs, 40)}
${gate}: B22
${seat}: ${leg.seat}
${reference}: ${f.reference}

${closes} ${before(leg.departs, 15)}
ETKT 220 ${f.draw.digits(10)}  SEQ 042  SSSS`;
};

export const boardingPass: Layout<FlightFacts> = layoutOf(
  "boarding-pass",
  {
    en: pass("en", [
      "BOARDING PASS",
      "Name of passenger",
      "From",
      "To",
      "Flight",
      "Date",
      "Gate",
      "Boarding time",
      "Departure time",
      "Seat",
      "Gate closes at",
      "Booking reference",
    ]),
    de: pass("de", [
      "BORDKARTE",
      "Name des Passagiers",
      "Von",
      "Nach",
      "Flug",
      "Datum",
      "Gate",
      "Boarding",
      "Abflug",
      "Sitz",
      "Das Gate schließt um",
      "Buchungscode",
    ]),
    it: pass("it", [
      "CARTA D'IMBARCO",
      "Nome del passeggero",
      "Da",
      "A",
      "Volo",
      "Data",
      "Uscita",
      "Imbarco",
      "Partenza",
      "Posto",
      "L'uscita chiude alle",
      "Codice prenotazione",
    ]),
    pt: pass("pt", [
      "CARTÃO DE EMBARQUE",
      "Nome do passageiro",
      "De",
      "Para",
      "Voo",
      "Data",
      "Portão",
      "Embarque",
      "Partida",
      "Assento",
      "O portão fecha às",
      "Código de reserva",
    ]),
    ja: pass("ja", [
      "搭乗券",
      "お名前",
      "出発地",
      "到着地",
      "便名",
      "日付",
      "搭乗口",
      "搭乗時刻",
      "出発時刻",
      "座席",
      "搭乗締切",
      "予約番号",
    ]),
  },
  (facts) => [flight(firstLeg(facts), facts, { end: null, provider: undefined, price: null })],
);
