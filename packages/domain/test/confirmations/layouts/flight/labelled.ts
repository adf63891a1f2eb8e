import { digits, fullDate } from "../dates.ts";
import { money, nameOf } from "../facts.ts";
import { cityOf, type FlightFacts, flight, type Leg } from "../flights.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** A label and a value on each line, between a greeting and what the company also wants to say. */
const words: Partial<Record<Language, readonly string[]>> = {
  en: [
    "Dear",
    "Your booking is confirmed.",
    "Booking reference",
    "Passenger",
    "Flight",
    "Operated by",
    "From",
    "To",
    "Departure",
    "Arrival",
    "Seat",
    "Total paid",
    "Date of issue",
    "Online check-in opens 30 hours before departure.",
  ],
  de: [
    "Guten Tag",
    "Ihre Buchung ist bestätigt.",
    "Buchungsnummer",
    "Passagier",
    "Flug",
    "Durchgeführt von",
    "Von",
    "Nach",
    "Abflug",
    "Ankunft",
    "Sitzplatz",
    "Gesamtpreis",
    "Ausstellungsdatum",
    "Der Online-Check-in öffnet 30 Stunden vor Abflug.",
  ],
  fr: [
    "Bonjour",
    "Votre réservation est confirmée.",
    "Référence de réservation",
    "Passager",
    "Vol",
    "Opéré par",
    "De",
    "À",
    "Départ",
    "Arrivée",
    "Siège",
    "Montant total",
    "Date d'émission",
    "L'enregistrement en ligne ouvre 30 heures avant le départ.",
  ],
  es: [
    "Hola",
    "Su reserva está confirmada.",
    "Código de reserva",
    "Pasajero",
    "Vuelo",
    "Operado por",
    "Desde",
    "Hasta",
    "Salida",
    "Llegada",
    "Asiento",
    "Importe total",
    "Fecha de emisión",
    "La facturación en línea abre 30 horas antes de la salida.",
  ],
  it: [
    "Gentile",
    "La prenotazione è confermata.",
    "Codice di prenotazione",
    "Passeggero",
    "Volo",
    "Operato da",
    "Da",
    "A",
    "Partenza",
    "Arrivo",
    "Posto",
    "Totale",
    "Data di emissione",
    "Il check-in online apre 30 ore prima della partenza.",
  ],
  pt: [
    "Olá",
    "A sua reserva está confirmada.",
    "Código da reserva",
    "Passageiro",
    "Voo",
    "Operado por",
    "De",
    "Para",
    "Partida",
    "Chegada",
    "Lugar",
    "Valor total",
    "Data de emissão",
    "O check-in online abre 30 horas antes da partida.",
  ],
  nl: [
    "Beste",
    "Je boeking is bevestigd.",
    "Boekingsnummer",
    "Passagier",
    "Vlucht",
    "Uitgevoerd door",
    "Van",
    "Naar",
    "Vertrek",
    "Aankomst",
    "Stoel",
    "Totaalbedrag",
    "Datum van uitgifte",
    "Online inchecken kan vanaf 30 uur voor vertrek.",
  ],
};

const mail = (language: Language) => (facts: FlightFacts) => {
  const [
    dear,
    confirmed,
    reference,
    passenger,
    flightLabel,
    by,
    from,
    to,
    departs,
    arrives,
    seat,
    total,
    issued,
    checkIn,
  ] = words[language] as readonly string[];
  const [person] = facts.people;
  const place = (it: Leg["from"]) => `${cityOf(it, language)} ${it.name} (${it.iata})`;
  const block = (leg: Leg) => `
${flightLabel}: ${leg.carrier.code} ${leg.number}
${by}: ${leg.carrier.name}
${from}: ${place(leg.from)}
${to}: ${place(leg.to)}
${departs}: ${fullDate(leg.date, language)}, ${leg.departs}
${arrives}: ${fullDate(leg.arrivalDate, language)}, ${leg.arrives}
${seat}: ${leg.seat}
`;
  return `
${dear} ${person ? nameOf(person) : ""},

${confirmed}

${reference}: ${facts.reference}
${passenger}: ${person ? nameOf(person) : ""}
${issued}: ${digits(facts.bookedOn, language)}
${facts.out.map(block).join("")}
${total}: ${money(facts.price, language)} ${facts.currency}

${checkIn}`;
};

export const labelled: Layout<FlightFacts> = layoutOf(
  "labelled",
  Object.fromEntries((Object.keys(words) as Language[]).map((it) => [it, mail(it)])),
  (facts) =>
    facts.out.map((leg, at) =>
      flight(leg, facts, at === 0 ? { price: { amount: facts.price, currency: facts.currency } } : {}),
    ),
);
