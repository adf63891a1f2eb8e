import { cityOf, fullAirport } from "../facts/airports.ts";
import { clock, say } from "../facts/dates.ts";
import { type Booking, flown, fly, type Leg } from "../facts/flights.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { type Layout, layout, lines } from "../types.ts";

const words = {
  en: {
    code: "Reservation number:",
    paid: "Your booking is confirmed and paid. Booked on",
    out: ["Outbound", "Return"],
    flight: "Flight",
    departs: "Departs",
    arrives: "Arrives",
    day: "EEE dd MMM yyyy",
    bags: "1 small cabin bag (40x20x25 cm)  included",
    gate: "Bag drop closes 40 minutes before departure, the gate 30 minutes before departure.",
    offer: "Need a car? Rent from £9 a day. Hotels from £35 a night.",
  },
  es: {
    code: "Número de reserva:",
    paid: "Tu reserva está confirmada y pagada. Fecha de compra:",
    out: ["Ida", "Vuelta"],
    flight: "Vuelo",
    departs: "Salida",
    arrives: "Llegada",
    day: "EEE, d MMM yyyy",
    bags: "1 bolso de mano (40x20x25 cm)  incluido",
    gate: "La facturación cierra 40 minutos antes de la salida y la puerta de embarque, 30 minutos antes.",
    offer: "¿Necesitas coche? Desde 9 € al día. Hoteles desde 35 € la noche.",
  },
  it: {
    code: "Numero di prenotazione:",
    paid: "La tua prenotazione è confermata e pagata. Data di acquisto:",
    out: ["Andata", "Ritorno"],
    flight: "Volo",
    departs: "Partenza",
    arrives: "Arrivo",
    day: "EEE d MMM yyyy",
    bags: "1 borsa piccola (40x20x25 cm)  inclusa",
    gate: "Il banco bagagli chiude 40 minuti prima della partenza, il gate 30 minuti prima.",
    offer: "Ti serve un'auto? Da 9 € al giorno. Hotel da 35 € a notte.",
  },
  nl: {
    code: "Boekingsnummer:",
    paid: "Je boeking is bevestigd en betaald. Geboekt op",
    out: ["Heenvlucht", "Terugvlucht"],
    flight: "Vlucht",
    departs: "Vertrek",
    arrives: "Aankomst",
    day: "EEE d MMM yyyy",
    bags: "1 klein stuk handbagage (40x30x20 cm)  inbegrepen",
    gate: "De bagagebalie sluit 40 minuten voor vertrek, de gate 30 minuten voor vertrek.",
    offer: "Auto nodig? Vanaf € 9 per dag. Hotels vanaf € 35 per nacht.",
  },
} as const;

/** A table with two cells a row, flattened: departure and arrival stand beside each other. */
const sideBySide = (language: keyof typeof words, bought: string, booking: Booking) => {
  const w = words[language];
  return {
    language,
    text: lines(
      `${w.code} ${booking.pnr}`,
      `${w.paid} ${say(bought, "dd/MM/yyyy HH:mm")}`,
      "",
      ...booking.legs.map((leg, index) =>
        lines(
          `${w.out[index] ?? ""}  ${w.flight} ${leg.code} ${leg.digits}`,
          "",
          `${w.departs}:  ${w.arrives}:`,
          `${fullAirport(leg.from, language)} (${leg.from})  ${fullAirport(leg.to, language)} (${leg.to})`,
          `${say(leg.start, w.day, language)} ${clock(leg.start)}  ${say(leg.end, w.day, language)} ${clock(leg.end)}`,
        ),
      ),
      ...booking.travellers.map((one) => `${one.female ? "MRS" : "MR"}  ${fullName(one)}  ${w.bags}`),
      "",
      w.gate,
      "",
      w.offer,
    ),
    segments: booking.legs.map((leg) => flown(leg, language, booking)),
  };
};

const flat = {
  en: (l: Leg, pnr: string) =>
    `Flight: ${l.code}${l.digits} From: ${l.from} To: ${l.to} Departs: ${say(l.start, "dd/MM/yyyy 'at' HH:mm")} Arrives: ${say(l.end, "dd/MM/yyyy 'at' HH:mm")} Fare: Regular Booking ref: ${pnr} Seat: 07F`,
  fr: (l: Leg, pnr: string) =>
    `Vol : ${l.code}${l.digits} De : ${l.from} À : ${l.to} Départ : ${say(l.start, "dd/MM/yyyy 'à' HH'h'mm")} Arrivée : ${say(l.end, "dd/MM/yyyy 'à' HH'h'mm")} Classe : Économique N° de réservation : ${pnr} Siège : 7F`,
  es: (l: Leg, pnr: string) =>
    `Vuelo: ${l.code}${l.digits} Origen: ${l.from} Destino: ${l.to} Salida: ${say(l.start, "dd/MM/yyyy 'a las' HH:mm")} Llegada: ${say(l.end, "dd/MM/yyyy 'a las' HH:mm")} Clase: Turista Localizador: ${pnr} Asiento: 7F`,
  nl: (l: Leg, pnr: string) =>
    `Vlucht: ${l.code}${l.digits} Van: ${l.from} Naar: ${l.to} Vertrek: ${say(l.start, "dd-MM-yyyy 'om' HH:mm")} Aankomst: ${say(l.end, "dd-MM-yyyy 'om' HH:mm")} Klasse: Economy Boekingsnr.: ${pnr} Stoel: 7F`,
} as const;

const flattened = (language: keyof typeof flat, pnr: string, leg: Leg) => ({
  language,
  text: `${flat[language](leg, pnr)}\n`,
  segments: [flown(leg, language, { pnr, legs: [leg], travellers: [] })],
});

/** City names and clocks only, as on a telephone's screen; the year stands once at the top. */
const screen = (pnr: string, travellers: readonly Person[], legs: readonly Leg[]) => ({
  language: "en" as const,
  text: lines(
    "See you on board!",
    `Booking ${pnr}   ${say(legs[0]?.start ?? "", "MMMM yyyy")}`,
    "",
    ...legs.map((leg) =>
      lines(
        say(leg.start, "EEEE d MMMM"),
        `${cityOf(leg.from)} ${airportIn(leg.from)} to ${cityOf(leg.to)} ${airportIn(leg.to)}`,
        `Dep. ${clock(leg.start)}   Arr. ${clock(leg.end)}`,
        `${leg.code}${leg.digits}`,
      ),
    ),
    ...travellers.map((one, index) => `${fullName(one)}  Seat 12${"ABC".charAt(index)}  Not checked in`),
    "",
    "Desk at Gatwick open daily 03:30 - 22:00. Times shown are local.",
  ),
  segments: legs.map((leg) => flown(leg, "en", { pnr, legs, travellers })),
});
const airportIn = (iata: Leg["from"]): string => fullAirport(iata).slice(cityOf(iata).length).trim();

export const layouts: readonly Layout[] = [
  layout("low-cost-side-by-side", "flight", () => [
    sideBySide("en", "2026-11-02T18:22", {
      pnr: "TQ6W2P",
      travellers: [people.james],
      legs: [fly("FR288", "2026-12-18")],
    }),
    sideBySide("es", "2027-01-07T09:03", {
      pnr: "HN4KZD",
      travellers: [people.lucia, people.diego],
      legs: [fly("VY8301", "2027-04-23"), fly("VY8302", "2027-04-26")],
    }),
    sideBySide("it", "2027-02-11T21:47", {
      pnr: "L8RCVX",
      travellers: [people.laura],
      legs: [fly("FR5996", "2027-06-04"), fly("FR5997", "2027-06-08")],
    }),
    sideBySide("nl", "2027-01-30T12:10", {
      pnr: "GB7M3S",
      travellers: [people.pieter, people.sanne],
      legs: [fly("HV5955", "2027-07-10"), fly("HV5956", "2027-07-24")],
    }),
  ]),
  layout("flight-one-line", "flight", () => [
    flattened("en", "ZK83QT", fly("U28575", "2027-02-17")),
    flattened("fr", "M2XJ7P", fly("AF1734", "2027-03-03")),
    flattened("es", "D9QWLT", fly("IB3170", "2027-05-19")),
    flattened("nl", "S5HVRB", fly("SK1829", "2027-08-02")),
  ]),
  layout("low-cost-screen", "flight", () => [
    screen("EV4NT7", [people.emily, people.james], [fly("U28575", "2027-05-08"), fly("U28576", "2027-05-15")]),
    screen("KBV2R9", [people.emily], [fly("U28575", "2027-09-03")]),
  ]),
];

export default layouts;
