import { before, compact, parts } from "../dates.ts";
import { guestOf, ticketName } from "../facts.ts";
import { type FlightFacts, flight, type Leg } from "../flights.ts";
import { type Layout, layoutOf } from "../layout.ts";

/** Two languages in one mail, label by label. */
const twice = (words: readonly string[]) => (f: FlightFacts) => {
  const [receipt, passenger, reference, issued, from, to, flightLabel, departure, arrival, checkIn, klass] = words;
  const block = (it: Leg) => `${from}
${it.from.city.en.toUpperCase()} ${it.from.name.toUpperCase()}
Terminal: 1

${to}
${it.to.city.en.toUpperCase()} ${it.to.name.toUpperCase()}

${flightLabel}
${it.carrier.code}${it.number}

${departure}
${it.departs}
${compactYear(it.date)}

${arrival}
${it.arrives}
${compactYear(it.arrivalDate)}

${checkIn}
${before(it.departs, 45)}

${klass}: Y`;
  return `${receipt}

${passenger}: ${ticketName(guestOf(f))}
${reference}: ${f.reference}
${issued}: ${compactYear(f.bookedOn)}

${f.out.map(block).join("\n\n_\n\n")}`;
};

function compactYear(date: string): string {
  const { year, day } = parts(date);
  const name = compact(date).slice(2);
  return `${day}${name[0]}${name.slice(1).toLowerCase()}${year}`;
}

export const bilingual: Layout<FlightFacts> = layoutOf(
  "bilingual",
  {
    pt: twice([
      "RECIBO DE BILHETE ELETRÓNICO / ELECTRONIC TICKET RECEIPT",
      "Passageiro / Passenger",
      "Código de reserva / Booking ref",
      "Data / Date",
      "De / From",
      "Para / To",
      "Voo / Flight",
      "Partida / Departure",
      "Chegada / Arrival",
      "Fecho check-in / Last check-in",
      "Classe / Class",
    ]),
    de: twice([
      "ELEKTRONISCHES TICKET / ELECTRONIC TICKET",
      "Passagier / Passenger",
      "Buchungscode / Booking code",
      "Ausstellungsdatum / Date of issue",
      "Von / From",
      "Nach / To",
      "Flug / Flight",
      "Abflug / Departure",
      "Ankunft / Arrival",
      "Annahmeschluss / Latest check-in",
      "Klasse / Class",
    ]),
    es: twice([
      "RECIBO DE BILLETE ELECTRÓNICO / ELECTRONIC TICKET RECEIPT",
      "Pasajero / Passenger",
      "Código de reserva / Booking reference",
      "Fecha de emisión / Date of issue",
      "Origen / From",
      "Destino / To",
      "Vuelo / Flight",
      "Salida / Departure",
      "Llegada / Arrival",
      "Cierre de facturación / Check-in closes",
      "Clase / Class",
    ]),
    fr: twice([
      "REÇU DE BILLET ÉLECTRONIQUE / ELECTRONIC TICKET RECEIPT",
      "Passager / Passenger",
      "Référence de réservation / Booking reference",
      "Date d'émission / Date of issue",
      "De / From",
      "À / To",
      "Vol / Flight",
      "Départ / Departure",
      "Arrivée / Arrival",
      "Heure limite d'enregistrement / Check-in deadline",
      "Classe / Class",
    ]),
  },
  (facts) => facts.out.map((leg) => flight(leg, facts, { provider: undefined, price: null })),
);
