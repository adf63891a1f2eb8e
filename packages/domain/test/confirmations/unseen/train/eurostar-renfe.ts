import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { ridden } from "../expect.ts";

const eurostar = [
  {
    locale: "en-GB",
    code: "RVTQSM",
    ride: {
      number: "9018",
      from: "London St Pancras Int'l",
      to: "Paris Gare du Nord",
      start: "2026-06-05T10:24",
      end: "2026-06-05T13:47",
    },
    words: [
      "Your booking is confirmed",
      "Booking reference",
      "Outbound",
      "Train number",
      "Coach 12, seat 61",
      "Check-in closes",
      "Travellers",
    ],
    closes: "09:54",
    people: ["Ravi Menon", "Claire Menon"],
  },
  {
    locale: "fr",
    code: "SLPQDA",
    ride: {
      number: "9339",
      from: "Paris Gare du Nord",
      to: "Bruxelles-Midi",
      start: "2026-02-09T13:22",
      end: "2026-02-09T14:44",
    },
    words: [
      "Votre réservation est confirmée",
      "Référence de réservation",
      "Aller",
      "Numéro de train",
      "Voiture 5, siège 23",
      "Embarquement jusqu'à",
      "Voyageurs",
    ],
    closes: "13:20",
    people: ["Lucie Hermant"],
  },
  {
    locale: "nl",
    code: "TGXWLE",
    ride: {
      number: "9322",
      from: "Amsterdam Centraal",
      to: "Paris Gare du Nord",
      start: "2026-10-23T08:11",
      end: "2026-10-23T11:38",
    },
    words: [
      "Je boeking is bevestigd",
      "Boekingsreferentie",
      "Heenreis",
      "Treinnummer",
      "Rijtuig 16, stoel 44",
      "Instappen tot",
      "Reizigers",
    ],
    closes: "08:09",
    people: ["Bram Verhoeven"],
  },
] as const;

const renfe = [
  {
    language: "es",
    code: "XN7QKC",
    ride: {
      number: "AVE 03142",
      from: "MADRID PTA. ATOCHA",
      to: "SEVILLA-SANTA JUSTA",
      start: "2026-04-17T14:00",
      end: "2026-04-17T16:32",
    },
    name: "D. JAVIER OTERO LUNA",
    person: "JAVIER OTERO LUNA",
  },
  {
    language: "es",
    code: "PW4ZTR",
    ride: {
      number: "ALVIA 04111",
      from: "BARCELONA-SANTS",
      to: "BILBAO-ABANDO",
      start: "2026-09-04T07:30",
      end: "2026-09-04T14:12",
    },
    name: "D.ª AINHOA URRUTIA GIL",
    person: "AINHOA URRUTIA GIL",
  },
] as const;

const layouts: readonly Layout[] = [
  layout("eurostar-booking", "train", () =>
    eurostar.map(({ locale, code, ride, words, closes, people }) => ({
      language: locale.slice(0, 2),
      text: `Eurostar

${words[0]}
${words[1]}: ${code}

${words[2]}
${date(ride.start, locale, "short")}
${digits(ride.start, "HH:mm")} ${ride.from}
${digits(ride.end, "HH:mm")} ${ride.to}
${words[3]}: ${ride.number}
${words[4]}
${words[5]}: ${closes}

${words[6]}: ${people.join(", ")}
`,
      segments: [ridden(ride, { provider: "Eurostar", confirmation_number: code, travellers: people })],
    })),
  ),
  layout("renfe-ticket", "train", () =>
    renfe.map(({ language, code, ride, name, person }) => ({
      language,
      text: `BILLETE ELECTRÓNICO
Localizador: ${code}
Nº billete: 7${code.length}41 2290 1846 3

Viajero: ${name}
Origen: ${ride.from}            Destino: ${ride.to}
Fecha: ${digits(ride.start, "DD/MM/YYYY")}    Salida: ${digits(ride.start, "HH.mm")} h    Llegada: ${digits(ride.end, "HH.mm")} h
Tren: ${ride.number}    Coche: 4    Plaza: 11C    Clase: Estándar

Total: 58,35 EUR. El acceso al tren se cierra 2 minutos antes de la salida.
Renfe Viajeros SME S.A. - Avda. Ciudad de Barcelona 8, 28007 Madrid
`,
      segments: [ridden(ride, { confirmation_number: code, travellers: [person] })],
    })),
  ),
];

export default layouts;
