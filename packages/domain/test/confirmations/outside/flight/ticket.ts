import { fullAirport } from "../facts/airports.ts";
import { clock, say } from "../facts/dates.ts";
import { type Booking, flown, fly, type Leg } from "../facts/flights.ts";
import { people, ticketName } from "../facts/people.ts";
import { type Layout, layout, lines } from "../types.ts";

const words = {
  en: [
    "ELECTRONIC TICKET RECEIPT",
    "Passenger",
    "Booking ref",
    "Ticket number",
    "Issuing office",
    "Date of issue",
    "From",
    "To",
    "Flight",
    "Departure",
    "Arrival",
    "Last check-in",
    "At check-in, you must show a photo ID and this receipt.",
  ],
  fr: [
    "REÇU DE BILLET ÉLECTRONIQUE",
    "Passager",
    "Référence du dossier",
    "Numéro de billet",
    "Bureau émetteur",
    "Date d'émission",
    "De",
    "À",
    "Vol",
    "Départ",
    "Arrivée",
    "Heure limite d'enregistrement",
    "Une pièce d'identité vous sera demandée à l'enregistrement.",
  ],
  es: [
    "RECIBO DE BILLETE ELECTRÓNICO",
    "Pasajero",
    "Localizador",
    "Número de billete",
    "Oficina emisora",
    "Fecha de emisión",
    "De",
    "A",
    "Vuelo",
    "Salida",
    "Llegada",
    "Límite de facturación",
    "En el mostrador deberá presentar un documento de identidad.",
  ],
  pt: [
    "RECIBO DE BILHETE ELETRÓNICO",
    "Passageiro",
    "Código de reserva",
    "Número do bilhete",
    "Escritório emissor",
    "Data de emissão",
    "De",
    "Para",
    "Voo",
    "Partida",
    "Chegada",
    "Fecho do check-in",
    "No check-in, tem de mostrar uma identificação com fotografia.",
  ],
} as const;

const compact = (moment: string, pattern = "ddMMMyyyy"): string => say(moment, pattern).toUpperCase();

/** Six heads in a column, then six cells in a column for each leg. */
const columns = (language: keyof typeof words, issued: string, booking: Booking) => {
  const [title, passenger, code, ticket, office, date, from, to, flight, departure, arrival, last, note] =
    words[language];
  return {
    language,
    text: lines(
      ...booking.travellers.map((one) => `${passenger} : ${ticketName(one)} (ADT)`),
      `${code} : ${booking.pnr}`,
      `${ticket} : 047 2191653871`,
      `${office} : TRAVEL DESK, HIGH STREET 37, LONDON`,
      `${date} : ${compact(issued)}`,
      "",
      title,
      note,
      "",
      ...[from, to, flight, departure, arrival, last].map((head) => `${head}\n`),
      ...booking.legs.map((leg) =>
        lines(
          `${fullAirport(leg.from, "en").toUpperCase()} (${leg.from})`,
          leg.fromTerminal !== undefined && `Terminal : ${leg.fromTerminal}`,
          "",
          `${fullAirport(leg.to, "en").toUpperCase()} (${leg.to})`,
          leg.toTerminal !== undefined && `Terminal : ${leg.toTerminal}`,
          "",
          `${leg.code}${leg.digits}`,
          "",
          clock(leg.start),
          compact(leg.start),
          "",
          clock(leg.end),
          compact(leg.end),
          "",
          "NVB : / NVA :  -   1PC   OK   KL0BSI01",
        ),
      ),
      "FARE : EUR 412.00  TAXES : EUR 98.41  TOTAL : EUR 510.41",
      "FORM OF PAYMENT : CC VI XXXXXXXXXXXX1881",
    ),
    segments: booking.legs.map((leg) => flown(leg, "en", booking)),
  };
};

const legs = (...all: readonly Leg[]): readonly Leg[] => all;

export const layouts: readonly Layout[] = [
  layout("ticket-receipt-columns", "flight", () => [
    columns("en", "2026-11-12", {
      pnr: "UTM4QE",
      travellers: [people.emily],
      legs: legs(fly("BA560", "2027-02-15"), fly("BA561", "2027-02-19")),
    }),
    columns("fr", "2027-01-05", {
      pnr: "NR7ZPB",
      travellers: [people.antoine],
      legs: legs(fly("AF1734", "2027-02-23"), fly("AF1835", "2027-02-25")),
    }),
    columns("es", "2026-12-01", {
      pnr: "C4LXHW",
      travellers: [people.diego],
      legs: legs(fly("IB3170", "2027-01-11"), fly("IB3171", "2027-01-15")),
    }),
    columns("pt", "2026-11-30", {
      pnr: "JFW82K",
      travellers: [people.joana],
      legs: legs(fly("TP87", "2027-02-27"), fly("TP82", "2027-03-14")),
    }),
  ]),
];

export default layouts;
