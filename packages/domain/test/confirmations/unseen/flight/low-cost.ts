import { type Layout, layout } from "../../outside/types.ts";
import { airports } from "../airports.ts";
import { date, digits } from "../dates.ts";
import { flown, type Leg } from "../expect.ts";
import { colon, smallPrint } from "../noise.ts";

const ryanairWords = {
  "en-IE": ["Ryanair Travel Itinerary", "Reservation", "Going Out", "Coming Back", "Departure time", "Arrival time"],
  it: ["Itinerario di viaggio Ryanair", "Prenotazione", "Andata", "Ritorno", "Orario di partenza", "Orario di arrivo"],
  es: ["Itinerario de viaje de Ryanair", "Reserva", "Ida", "Vuelta", "Hora de salida", "Hora de llegada"],
  pl: ["Plan podróży Ryanair", "Rezerwacja", "Wylot", "Powrót", "Godzina odlotu", "Godzina przylotu"],
} as const;

interface Booking {
  readonly locale: keyof typeof ryanairWords;
  readonly code: string;
  readonly passengers: readonly [title: string, name: string][];
  readonly legs: readonly Leg[];
}

const ryanairBookings: readonly Booking[] = [
  {
    locale: "en-IE",
    code: "K7XQ2M",
    passengers: [
      ["MS", "Orla Brennan"],
      ["MR", "Declan Brennan"],
    ],
    legs: [
      { number: "FR 7328", from: "DUB", to: "OPO", start: "2026-04-14T06:10", end: "2026-04-14T08:35" },
      { number: "FR 7329", from: "OPO", to: "DUB", start: "2026-04-21T09:05", end: "2026-04-21T11:30" },
    ],
  },
  {
    locale: "it",
    code: "PZ4W9C",
    passengers: [["SIG.RA", "Chiara Benassi"]],
    legs: [{ number: "FR 4205", from: "BGY", to: "SVQ", start: "2026-03-06T13:55", end: "2026-03-06T16:40" }],
  },
  {
    locale: "es",
    code: "T3NR8V",
    passengers: [["SR", "Íñigo Larrea"]],
    legs: [
      { number: "FR 5994", from: "MAD", to: "DUB", start: "2026-06-12T18:25", end: "2026-06-12T20:05" },
      { number: "FR 5993", from: "DUB", to: "MAD", start: "2026-06-15T06:30", end: "2026-06-15T10:10" },
    ],
  },
  {
    locale: "pl",
    code: "H8VJ3D",
    passengers: [["PAN", "Marek Jasiński"]],
    legs: [{ number: "FR 1903", from: "KRK", to: "DUB", start: "2026-05-08T22:40", end: "2026-05-09T00:35" }],
  },
];

const city = (leg: Leg, end: "from" | "to") => `${airports[leg[end]][0]} (${leg[end]})`;

function ryanair({ locale, code, passengers, legs }: Booking): string {
  const [title, reservation, out, back, departure, arrival] = ryanairWords[locale];
  const flights = legs.map(
    (leg, index) => `${index === 0 ? out : back}
${date(leg.start, locale, "short")}
${leg.number}
${city(leg, "from")} - ${city(leg, "to")}
${departure} - ${leg.start.slice(11)}
${arrival} - ${leg.end?.slice(11)}
`,
  );
  return `From: Ryanair <itinerary@ryanair.com>
Subject: ${title}

${title}

${reservation}: ${code}

${flights.join("\n")}
${passengers.map(([prefix, name]) => `${prefix}  ${name}\n1 x Small Bag (40cm x 20cm x 25cm)  Seat: --`).join("\n")}

${smallPrint(locale)}
Ryanair DAC, Airside Business Park, Swords, Co. Dublin. Company registered in Ireland no. 104547
`;
}

const easyjetWords = {
  "en-GB": {
    thanks: "Thank you for booking with us, your booking reference is:",
    flight: "YOUR FLIGHT",
    to: "to",
    words: ["Dep", "Arr", "Who's going", "Total paid", "Bag drop closes 40 minutes before departure"],
  },
  fr: {
    thanks: "Merci d'avoir réservé avec nous, votre numéro de réservation est :",
    flight: "VOTRE VOL",
    to: "à",
    words: ["Dép", "Arr", "Passagers", "Total payé", "La dépose bagages ferme 40 minutes avant le départ"],
  },
  de: {
    thanks: "Vielen Dank für Ihre Buchung. Ihre Buchungsnummer lautet:",
    flight: "IHR FLUG",
    to: "nach",
    words: ["Abflug", "Ankunft", "Reisende", "Gesamtbetrag", "Die Gepäckabgabe schließt 40 Minuten vor Abflug"],
  },
} as const;

const easyjetBookings = [
  {
    locale: "en-GB",
    code: "K4XMT7P",
    from: "London Gatwick (North Terminal)",
    to: "Nice (Terminal 2)",
    leg: { number: "EZY8353", from: "LGW", to: "NCE", start: "2026-05-14T06:55", end: "2026-05-14T09:55" },
    travellers: ["Priya Nair", "Tom Ashworth"],
    paid: "£214.96",
  },
  {
    locale: "fr",
    code: "K6BZR2D",
    from: "Lyon Saint-Exupéry (Terminal 1)",
    to: "Porto",
    leg: { number: "EJU4447", from: "LYS", to: "OPO", start: "2026-07-03T17:20", end: "2026-07-03T18:40" },
    travellers: ["Maëlle Guérin"],
    paid: "87,48 €",
  },
  {
    locale: "de",
    code: "K9WCH5T",
    from: "Genf",
    to: "Edinburgh",
    leg: { number: "EZS1483", from: "GVA", to: "EDI", start: "2026-08-21T11:05", end: "2026-08-21T12:25" },
    travellers: ["Jonas Habegger"],
    paid: "CHF 132.40",
  },
] as const;

type EasyjetBooking = (typeof easyjetBookings)[number];

function easyjet({ locale, code, from, to, leg, travellers, paid }: EasyjetBooking): string {
  const { thanks, flight, to: joined, words } = easyjetWords[locale];
  return `${thanks}
${code}

${flight}

${from} ${joined} ${to}
${leg.number}
${words[0]} ${date(leg.start, locale, "short")} ${digits(leg.start, "HH:mm")}
${words[1]} ${date(leg.end, locale, "short")} ${digits(leg.end, "HH:mm")}
${words[4]}

${words[2]}
${travellers.join("\n")}

${words[3]}${colon(locale)} ${paid}
Europcar  -15 %
Booking.com

${smallPrint(locale)}
`;
}

const layouts: readonly Layout[] = [
  layout("ryanair-itinerary", "flight", () =>
    ryanairBookings.map((booking) => ({
      language: booking.locale.slice(0, 2),
      text: ryanair(booking),
      segments: booking.legs.map((leg) =>
        flown(leg, { confirmation_number: booking.code, travellers: booking.passengers.map(([, name]) => name) }),
      ),
    })),
  ),
  layout("easyjet-booking", "flight", () =>
    easyjetBookings.map((booking) => ({
      language: booking.locale.slice(0, 2),
      text: easyjet(booking),
      segments: [flown(booking.leg, { confirmation_number: booking.code, travellers: booking.travellers })],
    })),
  ),
];

export default layouts;
