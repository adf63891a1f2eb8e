import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { hired } from "../expect.ts";
import { colon, smallPrint } from "../noise.ts";

const sixt = [
  {
    locale: "de",
    code: "9927441803",
    hire: {
      from: "Berlin Hauptbahnhof",
      to: "Berlin Hauptbahnhof",
      start: "2026-04-30T17:30",
      end: "2026-05-04T09:00",
    },
    words: [
      "Vielen Dank für Ihre Reservierung",
      "Reservierungsnummer",
      "Abholung",
      "Rückgabe",
      "Ihr Fahrzeug",
      "Öffnungszeiten der Station: Mo-Fr 07:00-22:00, Sa-So 08:00-20:00",
      "Gesamtpreis",
    ],
  },
  {
    locale: "en-GB",
    code: "9930185572",
    hire: {
      from: "Edinburgh Airport",
      to: "Glasgow Central Station",
      start: "2026-07-21T10:15",
      end: "2026-07-28T16:00",
    },
    words: [
      "Thank you for your reservation",
      "Reservation number",
      "Pick-up",
      "Return",
      "Your vehicle",
      "Branch opening hours: Mon-Fri 07:00-23:00, Sat-Sun 08:00-22:00",
      "Total price",
    ],
  },
  {
    locale: "nl",
    code: "9918830046",
    hire: { from: "Utrecht Centraal", to: "Utrecht Centraal", start: "2026-05-13T08:00", end: "2026-05-17T18:00" },
    words: [
      "Bedankt voor je reservering",
      "Reserveringsnummer",
      "Ophalen",
      "Inleveren",
      "Jouw auto",
      "Openingstijden: ma-vr 07:30-18:30, za 08:00-16:00",
      "Totaalprijs",
    ],
  },
] as const;

const europcar = [
  {
    locale: "fr",
    code: "1124087731",
    hire: {
      from: "Gare de Bordeaux Saint-Jean",
      to: "Aéroport de Biarritz",
      start: "2026-06-27T11:00",
      end: "2026-07-04T17:30",
    },
    words: [
      "Votre réservation est confirmée",
      "Numéro de réservation",
      "Départ",
      "Retour",
      "Conducteur",
      "Catégorie",
      "à",
    ],
    driver: "M. Florian Castaing",
    clock: "HH[h]mm",
  },
  {
    locale: "it",
    code: "1119263048",
    hire: { from: "Catania Aeroporto", to: "Palermo Aeroporto", start: "2026-05-09T12:30", end: "2026-05-16T10:00" },
    words: [
      "La tua prenotazione è confermata",
      "Numero di prenotazione",
      "Ritiro",
      "Riconsegna",
      "Conducente",
      "Categoria",
      "ore",
    ],
    driver: "Sig.ra Elisa Marchetti",
    clock: "HH:mm",
  },
  {
    locale: "es",
    code: "1130772915",
    hire: { from: "Estación de Atocha", to: "Estación de Atocha", start: "2026-03-27T16:00", end: "2026-04-05T20:00" },
    words: [
      "Su reserva está confirmada",
      "Número de reserva",
      "Recogida",
      "Devolución",
      "Conductor",
      "Categoría",
      "a las",
    ],
    driver: "Sr. Gonzalo Ibarra",
    clock: "HH:mm",
  },
  {
    locale: "pt-PT",
    code: "1127450096",
    hire: { from: "Aeroporto de Faro", to: "Aeroporto de Lisboa", start: "2026-09-05T09:30", end: "2026-09-12T14:00" },
    words: [
      "A sua reserva está confirmada",
      "Número da reserva",
      "Levantamento",
      "Devolução",
      "Condutor",
      "Categoria",
      "às",
    ],
    driver: "Sra. Teresa Queirós",
    clock: "HH:mm",
  },
] as const;

const layouts: readonly Layout[] = [
  layout("sixt-reservation", "car_rental", () =>
    sixt.map(({ locale, code, hire, words }) => ({
      language: locale.slice(0, 2),
      text: `From: SIXT <reservierung@sixt.com>

${words[0]}

${words[1]}: ${code}

${words[2]}
${hire.from}
${date(hire.start, locale, "short")} | ${digits(hire.start, "HH:mm")}
${words[5]}

${words[3]}
${hire.to}
${date(hire.end, locale, "short")} | ${digits(hire.end, "HH:mm")}
${words[5]}

${words[4]}: VW Golf (CLMR), 5 x 2
${words[6]}: 218,40 EUR
SIXT rent a car

${smallPrint(locale)}
`,
      segments: [hired(hire, { confirmation_number: code })],
    })),
  ),
  layout("europcar-confirmation", "car_rental", () =>
    europcar.map(({ locale, code, hire, words, driver, clock }) => ({
      language: locale.slice(0, 2),
      text: `${words[0]}

${words[1]}${colon(locale)} ${code}

${words[2]}${colon(locale)} ${hire.from}
${date(hire.start, locale, "full")} ${words[6]} ${digits(hire.start, clock)}

${words[3]}${colon(locale)} ${hire.to}
${date(hire.end, locale, "full")} ${words[6]} ${digits(hire.end, clock)}

${words[5]}${colon(locale)} CDMR - Peugeot 308
${words[4]}${colon(locale)} ${driver}

Europcar International S.A.S.U., 13 ter boulevard Berthier, 75017 Paris

${smallPrint(locale)}
`,
      segments: [hired(hire, { confirmation_number: code, travellers: [driver.replace(/^Sig\.ra |^\w+\. /, "")] })],
    })),
  ),
];

export default layouts;
