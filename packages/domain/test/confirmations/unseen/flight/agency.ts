import { type ExpectedSegment, type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { flown, hired, ridden, stayed } from "../expect.ts";

const out = { number: "BA 974", from: "LHR", to: "HAM", start: "2026-03-02T07:40", end: "2026-03-02T10:20" } as const;
const back = { number: "BA 971", from: "HAM", to: "LHR", start: "2026-03-04T19:05", end: "2026-03-04T19:50" } as const;
const hamburg = { name: "Hotel Baseler Hof", address: "Esplanade 11, 20354 Hamburg", city: "Hamburg" };

/** Agencies write hotel nights without a clock and put each segment under a ruled heading. */
function ruled(): { text: string; segments: readonly ExpectedSegment[] } {
  const air = ({ number, start, end, from, to }: typeof out | typeof back, route: readonly string[]) => `
AIR - ${date(start, "en-GB", "full").toUpperCase()}
-------------------------------------------------------------------
Flight            ${number}  British Airways      Class  Economy (M)
Depart            ${route[0]} (${from}) ${digits(start, "HH:mm")}
Arrive            ${route[1]} (${to}) ${digits(end, "HH:mm")}
Status            Confirmed
Airline reference PQ7ZKD
`;
  return {
    text: `TRIP ITINERARY                                      Agency record locator: HJWVBN
                                                    Consultant: K. Meyers, +44 20 7946 0811
Traveller         OSBORNE/LINDA MS
Cost centre       4410-UK-SALES
Issued            19 JAN 2026 14:22
${air(out, ["London Heathrow, T5", "Hamburg"])}
HOTEL - ${date(out.start, "en-GB", "full").toUpperCase()}
-------------------------------------------------------------------
${hamburg.name}
${hamburg.address}
Tel +49 40 359060
Check in          ${digits(out.start, "DD MMM YYYY")}
Check out         ${digits(back.start, "DD MMM YYYY")}    2 night(s)
Confirmation      88213047
Rate              EUR 139.00 per night, cancel by 1800 on day of arrival
${air(back, ["Hamburg", "London Heathrow, T5"])}
Out of hours assistance: +44 20 7946 0999. This is not a tax invoice.
`,
    segments: [
      flown(out, { provider: "British Airways", confirmation_number: "PQ7ZKD", travellers: ["LINDA OSBORNE"] }),
      stayed(hamburg, "2026-03-02", "2026-03-04", { confirmation_number: "88213047" }),
      flown(back, { provider: "British Airways", confirmation_number: "PQ7ZKD", travellers: ["LINDA OSBORNE"] }),
    ],
  };
}

const flight = {
  number: "LH 2030",
  from: "MUC",
  to: "DUS",
  start: "2026-06-09T07:00",
  end: "2026-06-09T08:15",
} as const;
const car = {
  from: "Düsseldorf Flughafen",
  to: "Düsseldorf Hauptbahnhof",
  start: "2026-06-09T08:45",
  end: "2026-06-10T17:00",
};
const train = {
  number: "ICE 621",
  from: "Düsseldorf Hbf",
  to: "München Hbf",
  start: "2026-06-10T17:21",
  end: "2026-06-10T22:06",
};

function german(): { text: string; segments: readonly ExpectedSegment[] } {
  const day = (at: string) => digits(at, "DD.MM.YYYY");
  const time = (at: string) => digits(at, "HH:mm");
  return {
    text: `Reiseplan für Herrn Stefan Kolb
Vorgangsnummer 60114827 / Reisebüro Isartal Business Travel, Tel. 089 5550172

FLUG
${flight.number}, durchgeführt von Lufthansa CityLine
ab München (MUC)      ${day(flight.start)}  ${time(flight.start)} Uhr
an Düsseldorf (DUS)   ${day(flight.end)}  ${time(flight.end)} Uhr
Buchungscode: SZ4QHT   Sitzplatz: 12C

MIETWAGEN
Sixt, Gruppe CLMR
Anmietung: ${car.from}, ${day(car.start)}, ${time(car.start)} Uhr
Rückgabe:  ${car.to}, ${day(car.end)}, ${time(car.end)} Uhr
Reservierungsnummer: 9981204466

BAHN
${train.number}, 2. Klasse, Wagen 23, Platz 61
ab ${train.from}   ${day(train.start)}  ${time(train.start)} Uhr
an ${train.to}      ${day(train.end)}  ${time(train.end)} Uhr
Auftragsnummer: 204817733915

Bitte prüfen Sie alle Angaben. Erreichbarkeit: Mo-Fr 8:30-18:00 Uhr.
`,
    segments: [
      flown(flight, { confirmation_number: "SZ4QHT", travellers: ["Stefan Kolb"] }),
      hired(car, { provider: "Sixt", confirmation_number: "9981204466" }),
      ridden(train, { confirmation_number: "204817733915" }),
    ],
  };
}

const lyon = { name: "Mercure Lyon Centre Part-Dieu", address: "50 rue de la Villette, 69003 Lyon", city: "Lyon" };
const tgv = {
  number: "TGV 6603",
  from: "Paris Gare de Lyon",
  to: "Lyon Part-Dieu",
  start: "2026-09-22T07:00",
  end: "2026-09-22T08:58",
};

function french(): { text: string; segments: readonly ExpectedSegment[] } {
  return {
    text: `Bonjour,

Voici le récapitulatif de votre déplacement, M. Bastien Leroux.

TRAIN
${date(tgv.start, "fr", "full")}
${tgv.number} INOUI - 1re classe
${digits(tgv.start, "HH[h]mm")}  ${tgv.from}
${digits(tgv.end, "HH[h]mm")}  ${tgv.to}
Dossier SNCF : TQWBRE

HÔTEL
${lyon.name}
${lyon.address}
Du ${date("2026-09-22", "fr", "long")} au ${date("2026-09-24", "fr", "long")} (2 nuits, petit déjeuner compris)
N° de confirmation : 4417HC0926

Votre conseiller est joignable de 8h00 à 19h00 au 01 70 36 40 00.
`,
    segments: [
      ridden(tgv, { confirmation_number: "TQWBRE" }),
      stayed(lyon, "2026-09-22", "2026-09-24", { confirmation_number: "4417HC0926" }),
    ],
  };
}

const layouts: readonly Layout[] = [
  layout("agency-ruled-itinerary", "flight", () => [{ language: "en", ...ruled() }]),
  layout("agency-travel-plan", "flight", () => [
    { language: "de", ...german() },
    { language: "fr", ...french() },
  ]),
];

export default layouts;
