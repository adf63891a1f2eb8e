import { fullAirport } from "../facts/airports.ts";
import { mailDate, say } from "../facts/dates.ts";
import { type Booking, flown, fly } from "../facts/flights.ts";
import { fullName, people } from "../facts/people.ts";
import { type Layout, layout, lines } from "../types.ts";

/** An airline's mail that somebody sends on with a word of his own. */
const forwarded = {
  en: [
    "Hi, these are the flights for Lisbon. I land a bit before you, coffee at the airport? My mobile is +44 7700 900 417.",
    "---------- Forwarded message ---------",
    "From:",
    "Subject:",
    "Date:",
    "Your booking",
    "is confirmed",
    "Passenger",
    "Flight",
    "Departure",
    "Arrival",
    "EEE, d MMM yyyy, HH:mm",
  ],
  de: [
    "Hallo zusammen, hier mein Flug. Holt mich jemand ab? Ich rufe vorher kurz an: 0171 555 0162.",
    "-------- Weitergeleitete Nachricht --------",
    "Von:",
    "Betreff:",
    "Datum:",
    "Ihre Buchung",
    "ist bestätigt",
    "Fluggast",
    "Flug",
    "Abflug",
    "Ankunft",
    "EEE, d. MMM yyyy, HH:mm 'Uhr'",
  ],
  fr: [
    "Salut, voilà mon vol. Je te rappelle ce soir au 06 55 55 01 28 pour le reste.",
    "---------- Message transféré ----------",
    "De :",
    "Objet :",
    "Date :",
    "Votre réservation",
    "est confirmée",
    "Passager",
    "Vol",
    "Départ",
    "Arrivée",
    "EEE d MMM yyyy, HH'h'mm",
  ],
  es: [
    "Hola, te paso mi vuelo. Nos vemos allí, cualquier cosa llámame al 655 550 133.",
    "---------- Mensaje reenviado ----------",
    "De:",
    "Asunto:",
    "Fecha:",
    "Tu reserva",
    "está confirmada",
    "Pasajero",
    "Vuelo",
    "Salida",
    "Llegada",
    "EEE d MMM yyyy, HH:mm",
  ],
} as const;

const sentOn = (language: keyof typeof forwarded, sent: string, booked: string, booking: Booking) => {
  const [word, line, from, subject, date, your, confirmed, passenger, flight, departure, arrival, when] =
    forwarded[language];
  return {
    language,
    text: lines(
      `Date: ${mailDate(sent)}`,
      "",
      word,
      "",
      line,
      `${from} ${booking.legs[0]?.airline ?? ""} <no-reply@airline.example>`,
      `${date} ${say(booked, language === "de" ? "dd.MM.yyyy HH:mm" : "d MMM yyyy HH:mm", language)}`,
      `${subject} ${your} ${booking.pnr} ${confirmed}`,
      "",
      ...booking.travellers.map((one) => `> ${passenger}: ${fullName(one)}`),
      ...booking.legs.map((leg) =>
        lines(
          ">",
          `> ${flight}: ${leg.code}${leg.digits}`,
          `> ${departure}: ${say(leg.start, when, language)}, ${fullAirport(leg.from, language)} (${leg.from})`,
          `> ${arrival}: ${say(leg.end, when, language)}, ${fullAirport(leg.to, language)} (${leg.to})`,
        ).trimEnd(),
      ),
    ),
    segments: booking.legs.map((leg) => flown(leg, language, booking)),
  };
};

export const layouts: readonly Layout[] = [
  layout("flight-forwarded", "flight", () => [
    sentOn("en", "2027-02-20T18:02", "2027-02-01T09:14", {
      pnr: "DW7HKN",
      travellers: [people.emily],
      legs: [fly("LH1166", "2027-03-10")],
    }),
    sentOn("de", "2027-05-30T21:36", "2027-04-28T11:09", {
      pnr: "QZ4M8L",
      travellers: [people.sabine],
      legs: [fly("LX1104", "2027-06-02"), fly("LH1942", "2027-06-02")],
    }),
    sentOn("fr", "2027-01-19T08:20", "2027-01-18T22:47", {
      pnr: "LBX6T3",
      travellers: [people.claire],
      legs: [fly("AF1734", "2027-01-25"), fly("AF1835", "2027-01-27")],
    }),
    sentOn("es", "2027-03-03T16:55", "2027-02-14T13:30", {
      pnr: "W5RNQV",
      travellers: [people.diego],
      legs: [fly("IB3170", "2027-03-08")],
    }),
  ]),
];

export default layouts;
