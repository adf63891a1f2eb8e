import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { flown, type Leg } from "../expect.ts";
import { smallPrint } from "../noise.ts";

interface Sold {
  readonly locale: string;
  readonly portal: string;
  readonly portalCode: string;
  readonly airlineCode: string;
  readonly airline: string;
  readonly words: readonly string[];
  readonly names: readonly string[];
  readonly legs: readonly (Leg & { readonly end: string })[];
  readonly traveller: string;
  readonly price: string;
}

/** Agencies have a number of their own beside the airline's; the airline's is the one that opens the booking. */
const sold: readonly Sold[] = [
  {
    locale: "en-GB",
    portal: "eDreams",
    portalCode: "8842019357",
    airlineCode: "NW4TGK",
    airline: "Turkish Airlines",
    words: [
      "eDreams booking reference",
      "Airline reference (PNR)",
      "Departure",
      "Stopover",
      "Passengers",
      "Total price",
    ],
    names: ["Manchester (MAN)", "Istanbul Airport (IST)", "Singapore Changi (SIN)"],
    legs: [
      { number: "TK1996", from: "MAN", to: "IST", start: "2026-11-13T16:25", end: "2026-11-13T23:30" },
      { number: "TK54", from: "IST", to: "SIN", start: "2026-11-14T01:55", end: "2026-11-14T17:25" },
    ],
    traveller: "Mr Gareth Pugh",
    price: "£684.22",
  },
  {
    locale: "fr",
    portal: "Opodo",
    portalCode: "7719340265",
    airlineCode: "QS6RVE",
    airline: "Lufthansa",
    words: ["Référence Opodo", "Référence compagnie aérienne", "Départ", "Escale", "Passagers", "Prix total"],
    names: ["Lyon (LYS)", "Francfort (FRA)", "Varsovie (WAW)"],
    legs: [
      { number: "LH1077", from: "LYS", to: "FRA", start: "2026-10-05T10:45", end: "2026-10-05T12:15" },
      { number: "LH1348", from: "FRA", to: "WAW", start: "2026-10-05T13:30", end: "2026-10-05T15:10" },
    ],
    traveller: "Mme Aurélie Perrin",
    price: "243,10 €",
  },
  {
    locale: "it",
    portal: "Volagratis",
    portalCode: "ID 5520317846",
    airlineCode: "LK9ZBD",
    airline: "ITA Airways",
    words: ["Numero di prenotazione Volagratis", "PNR compagnia", "Partenza", "Scalo", "Passeggeri", "Totale"],
    names: ["Bologna (BLQ)", "Roma Fiumicino (FCO)", "Atene (ATH)"],
    legs: [
      { number: "AZ1318", from: "BLQ", to: "FCO", start: "2026-07-25T06:50", end: "2026-07-25T07:50" },
      { number: "AZ720", from: "FCO", to: "ATH", start: "2026-07-25T09:20", end: "2026-07-25T12:20" },
    ],
    traveller: "Sig. Davide Morandi",
    price: "198,36 €",
  },
];

function portalMail({ locale, portal, portalCode, airlineCode, airline, words, names, legs, traveller, price }: Sold) {
  const flights = legs.map(
    (
      leg,
      index,
    ) => `${index > 0 ? `-- ${words[3]}: ${names[index]} --\n${date(leg.start, locale, "full")}\n` : ""}${airline} ${leg.number}
${digits(leg.start, "HH:mm")}  ${names[index]}
${digits(leg.end, "HH:mm")}${leg.end.slice(0, 10) > leg.start.slice(0, 10) ? " +1" : ""}  ${names[index + 1]}
`,
  );
  return `${portal}

${words[0]}: ${portalCode}
${words[1]}: ${airlineCode}

${words[2]}: ${date(legs[0]?.start ?? "", locale, "full")}

${flights.join("\n")}
${words[4]}
1. ${traveller}

${words[5]}: ${price}
Booking.com -20% | Rentalcars | GetYourGuide

${smallPrint(locale)}
`;
}

/** Two people of one family, one line of a table a flight whose cells ran together. */
const budget = [
  {
    language: "es",
    head: [
      "Resumen de tu reserva",
      "Localizador",
      "Vuelo",
      "Fecha",
      "Salida",
      "Llegada",
      "Pasajeros",
      "Equipaje facturado",
    ],
    code: "WB7KQS",
    names: ["Sevilla (SVQ)", "Ámsterdam (AMS)"],
    legs: [
      { number: "HV5562", from: "SVQ", to: "AMS", start: "2026-05-30T14:15", end: "2026-05-30T17:20" },
      { number: "HV5561", from: "AMS", to: "SVQ", start: "2026-06-06T10:20", end: "2026-06-06T13:25" },
    ],
    travellers: ["Rocío Montes", "Álvaro Montes"],
  },
  {
    language: "de",
    head: [
      "Ihre Buchung im Überblick",
      "Buchungsnummer",
      "Flug",
      "Datum",
      "Abflug",
      "Ankunft",
      "Reisende",
      "Aufgabegepäck",
    ],
    code: "TV3XHP",
    names: ["Hamburg (HAM)", "Palma de Mallorca (PMI)"],
    legs: [
      { number: "X3 2126", from: "HAM", to: "PMI", start: "2026-10-10T05:55", end: "2026-10-10T08:40" },
      { number: "X3 2127", from: "PMI", to: "HAM", start: "2026-10-17T09:30", end: "2026-10-17T12:15" },
    ],
    travellers: ["Anke Brodersen", "Hauke Brodersen"],
  },
] as const;

const layouts: readonly Layout[] = [
  layout("portal-connection", "flight", () =>
    sold.map((one) => ({
      language: one.locale.slice(0, 2),
      text: portalMail(one),
      segments: one.legs.map((leg) =>
        flown(leg, {
          provider: one.airline,
          confirmation_number: one.airlineCode,
          confirmation_number_accept: [one.airlineCode, one.portalCode.replace("ID ", "")],
          travellers: [one.traveller.replace(/^\w+\.? /, "")],
        }),
      ),
    })),
  ),
  layout("return-table", "flight", () =>
    budget.map(({ language, head, code, names, legs, travellers }) => ({
      language,
      text: `${head[0]}

${head[1]} ${code}

${head[2]}    ${head[3]}    ${head[4]}    ${head[5]}
${legs[0].number}    ${digits(legs[0].start, "DD.MM.YYYY")}    ${names[0]} ${digits(legs[0].start, "HH:mm")}    ${names[1]} ${digits(legs[0].end, "HH:mm")}
${legs[1].number}    ${digits(legs[1].start, "DD.MM.YYYY")}    ${names[1]} ${digits(legs[1].start, "HH:mm")}    ${names[0]} ${digits(legs[1].end, "HH:mm")}

${head[6]}: ${travellers.join(", ")}
${head[7]}: 2 x 20 kg
`,
      segments: legs.map((leg) => flown(leg, { confirmation_number: code, travellers })),
    })),
  ),
];

export default layouts;
