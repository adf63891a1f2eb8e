import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { hired } from "../expect.ts";

const cancelled = [
  {
    locale: "en-US",
    code: "28114406US3",
    hire: {
      from: "Boston Logan Airport",
      to: "Boston Logan Airport",
      start: "2026-05-20T14:00",
      end: "2026-05-23T14:00",
    },
    clock: "h:mm A",
    words: [
      "Your reservation has been canceled",
      "Canceled confirmation number",
      "Pick-up",
      "Return",
      "We hope to serve you again.",
    ],
  },
  {
    locale: "de",
    code: "2280 6614 DE 1",
    hire: {
      from: "Leipzig Hauptbahnhof",
      to: "Erfurt Hauptbahnhof",
      start: "2026-03-09T08:00",
      end: "2026-03-11T18:00",
    },
    clock: "HH:mm [Uhr]",
    words: [
      "Ihre Reservierung wurde storniert",
      "Reservierungsnummer",
      "Anmietung",
      "Rückgabe",
      "Es fallen keine Kosten an.",
    ],
  },
  {
    locale: "fr",
    code: "FR-90117325",
    hire: { from: "Aéroport de Nantes", to: "Aéroport de Nantes", start: "2026-07-11T19:00", end: "2026-07-18T12:00" },
    clock: "HH[h]mm",
    words: [
      "Votre location a bien été annulée",
      "Réservation n°",
      "Prise en charge",
      "Restitution",
      "Vous serez remboursé sous 10 jours.",
    ],
  },
] as const;

const changed = [
  {
    locale: "en-GB",
    code: "1141882076",
    before: "2026-06-13T10:00",
    hire: { from: "Inverness Airport", to: "Inverness Airport", start: "2026-06-13T15:30", end: "2026-06-20T09:00" },
    words: [
      "Your booking has been amended",
      "Reservation number",
      "Old pick-up time",
      "New pick-up time",
      "Pick-up station",
      "Return",
    ],
  },
  {
    locale: "it",
    code: "IT5520913",
    before: "2026-08-03T09:00",
    hire: { from: "Olbia Aeroporto", to: "Olbia Aeroporto", start: "2026-08-03T12:00", end: "2026-08-10T12:00" },
    words: [
      "La prenotazione è stata modificata",
      "Numero prenotazione",
      "Ritiro precedente",
      "Nuovo ritiro",
      "Ufficio di ritiro",
      "Riconsegna",
    ],
  },
  {
    locale: "de",
    code: "8841-0072-DE",
    before: "2026-09-01T18:00",
    hire: { from: "Salzburg Flughafen", to: "Salzburg Flughafen", start: "2026-09-02T08:00", end: "2026-09-05T17:00" },
    words: [
      "Ihre Buchung wurde geändert",
      "Buchungsnummer",
      "Bisherige Abholzeit",
      "Neue Abholzeit",
      "Abholstation",
      "Rückgabe",
    ],
  },
] as const;

const layouts: readonly Layout[] = [
  layout("rental-cancelled", "car_rental", () =>
    cancelled.map(({ locale, code, hire, clock, words }) => ({
      language: locale.slice(0, 2),
      text: `Avis

${words[0]}

${words[1]}: ${code}

${words[2]}: ${hire.from}, ${date(hire.start, locale, "full")}, ${digits(hire.start, clock)}
${words[3]}: ${hire.to}, ${date(hire.end, locale, "full")}, ${digits(hire.end, clock)}

${words[4]}
`,
      segments: [hired(hire, { status: "cancelled", provider: "Avis", confirmation_number: code })],
    })),
  ),
  layout("rental-changed", "car_rental", () =>
    changed.map(({ locale, code, before, hire, words }) => ({
      language: locale.slice(0, 2),
      text: `${words[0]}

${words[1]}: ${code}

${words[4]}: ${hire.from}
${words[2]}: ${date(before, locale, "short")}, ${digits(before, "HH:mm")}
${words[3]}: ${date(hire.start, locale, "short")}, ${digits(hire.start, "HH:mm")}

${words[5]}: ${hire.to}, ${date(hire.end, locale, "short")}, ${digits(hire.end, "HH:mm")}
`,
      segments: [hired(hire, { status: "changed", confirmation_number: code })],
    })),
  ),
];

export default layouts;
