import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { smallPrint } from "../noise.ts";

const buses = [
  {
    locale: "de",
    code: "3041 882 917",
    from: "Berlin ZOB",
    to: "Prag ÚAN Florenc",
    start: "2026-04-03T08:15",
    end: "2026-04-03T12:45",
    words: [
      "Deine Buchungsbestätigung von FlixBus",
      "Buchungsnummer",
      "Abfahrt",
      "Ankunft",
      "Linie",
      "Fahrgast: Erwachsener 1",
    ],
    line: "013",
  },
  {
    locale: "fr",
    code: "3057 114 260",
    from: "Lyon Perrache",
    to: "Turin Vittorio Emanuele",
    start: "2026-07-18T23:30",
    end: "2026-07-19T04:50",
    words: [
      "Confirmation de votre réservation FlixBus",
      "Numéro de réservation",
      "Départ",
      "Arrivée",
      "Ligne",
      "Passager : adulte 1",
    ],
    line: "718",
  },
  {
    locale: "pl",
    code: "3062 770 145",
    from: "Wrocław Dworzec Autobusowy",
    to: "Berlin ZOB",
    start: "2026-05-29T06:40",
    end: "2026-05-29T11:10",
    words: [
      "Potwierdzenie rezerwacji FlixBus",
      "Numer rezerwacji",
      "Odjazd",
      "Przyjazd",
      "Linia",
      "Pasażer: dorosły 1",
    ],
    line: "N75",
  },
] as const;

const ferries = [
  {
    locale: "en-GB",
    code: "33917742",
    from: "Holyhead",
    to: "Dublin Port",
    start: "2026-08-08T14:10",
    end: "2026-08-08T17:25",
    words: [
      "Your ferry booking is confirmed",
      "Booking number",
      "Sailing",
      "Departs",
      "Arrives",
      "Check-in closes 30 minutes before departure.",
    ],
  },
  {
    locale: "it",
    code: "GN2260418",
    from: "Civitavecchia",
    to: "Olbia",
    start: "2026-08-01T22:30",
    end: "2026-08-02T06:00",
    words: [
      "Il tuo traghetto è confermato",
      "Numero di prenotazione",
      "Tratta",
      "Partenza",
      "Arrivo",
      "Presentarsi al porto almeno 90 minuti prima.",
    ],
  },
] as const;

const tables = [
  {
    language: "en",
    text: `Your table is confirmed

Copper & Thyme
22 Broughton Street, Edinburgh EH1 3LY

Saturday 8 August 2026 at 7:30 pm
Table for 4
Name: Leonie Fuchs
Confirmation #118204

We'll hold your table for 15 minutes. Your table is yours for two hours.
`,
    start: "2026-08-08T19:30",
    place: "Copper & Thyme",
    address: "22 Broughton Street, Edinburgh EH1 3LY",
    code: "118204",
  },
  {
    language: "es",
    text: `Reserva confirmada

Restaurante Casa Benigna
Calle del Pez 14, 28004 Madrid

Fecha: viernes, 17 de abril de 2026
Hora: 21:30
Personas: 2
Código de reserva: TF-774120

Cocina abierta de 13:30 a 16:00 y de 20:30 a 23:30.
`,
    start: "2026-04-17T21:30",
    place: "Restaurante Casa Benigna",
    address: "Calle del Pez 14, 28004 Madrid",
    code: "TF-774120",
  },
] as const;

const layouts: readonly Layout[] = [
  layout("coach-booking", "other", () =>
    buses.map(({ locale, code, from, to, start, end, words, line }) => ({
      language: locale,
      text: `${words[0]}

${words[1]}: ${code}

${date(start, locale, "full")}
${words[2]}: ${digits(start, "HH:mm")} ${from}
${words[3]}: ${digits(end, "HH:mm")} ${to}${end.slice(0, 10) > start.slice(0, 10) ? ` (${date(end, locale, "full")})` : ""}
${words[4]} ${line}

${words[5]}

${smallPrint(locale)}
`,
      segments: [{ kind: "other", status: "confirmed", confirmation_number: code, start, end, from, to }],
    })),
  ),
  layout("ferry-booking", "other", () =>
    ferries.map(({ locale, code, from, to, start, end, words }) => ({
      language: locale.slice(0, 2),
      text: `${words[0]}

${words[1]}: ${code}

${words[2]}: ${from} - ${to}
${words[3]}: ${date(start, locale, "full")}, ${digits(start, "HH:mm")}
${words[4]}: ${date(end, locale, "full")}, ${digits(end, "HH:mm")}

${words[5]}
`,
      segments: [{ kind: "other", status: "confirmed", confirmation_number: code, start, end, from, to }],
    })),
  ),
  layout("restaurant-table", "other", () =>
    tables.map(({ language, text, start, place, address, code }) => ({
      language,
      text,
      segments: [
        {
          kind: "other",
          status: "confirmed",
          confirmation_number: code,
          start,
          end: null,
          place,
          place_accept: [place, address, `${place}, ${address}`],
        },
      ],
    })),
  ),
];

export default layouts;
