import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { stayed } from "../expect.ts";

const cancelled = [
  {
    locale: "en-GB",
    house: { name: "The Canal House Hotel", address: "48 Quayside, Bristol BS1 6UE", city: "Bristol" },
    code: "EXP-7723906114",
    start: "2026-04-17",
    end: "2026-04-19",
    words: [
      "Your booking has been cancelled",
      "Cancellation confirmed for itinerary",
      "Check-in",
      "Check-out",
      "Cancelled on",
      "You will not be charged a cancellation fee.",
    ],
  },
  {
    locale: "de",
    house: { name: "Hotel Drei Mohren", address: "Kirchgasse 7, 93047 Regensburg", city: "Regensburg" },
    code: "1942.558.307",
    start: "2026-10-16",
    end: "2026-10-18",
    words: [
      "Ihre Buchung wurde storniert",
      "Stornierungsbestätigung zur Buchungsnummer",
      "Anreise",
      "Abreise",
      "Storniert am",
      "Es fallen keine Stornogebühren an.",
    ],
  },
  {
    locale: "fr",
    house: { name: "Hôtel du Vieux Bassin", address: "4 quai Sainte-Catherine, 14600 Honfleur", city: "Honfleur" },
    code: "66120894",
    start: "2026-05-08",
    end: "2026-05-10",
    words: [
      "Votre réservation a été annulée",
      "Annulation de la réservation n°",
      "Arrivée",
      "Départ",
      "Annulée le",
      "Les frais d'annulation s'élèvent à 95,00 €.",
    ],
  },
  {
    locale: "es",
    house: { name: "Hotel Puerta del Mar", address: "Paseo de Reding 12, 29016 Málaga", city: "Málaga" },
    code: "AG-40981257",
    start: "2026-07-20",
    end: "2026-07-27",
    words: [
      "Tu reserva ha sido cancelada",
      "Confirmación de cancelación de la reserva",
      "Entrada",
      "Salida",
      "Cancelada el",
      "El importe de 630,00 € se reembolsará en 5 días hábiles.",
    ],
  },
] as const;

const moved = [
  {
    locale: "en-US",
    house: { name: "Harborview Suites", address: "1200 Western Ave, Seattle, WA 98101", city: "Seattle" },
    code: "SEA-558201",
    old: ["2026-06-02", "2026-06-05"],
    now: ["2026-06-03T15:00", "2026-06-06T11:00"],
    words: [
      "Your reservation has been modified",
      "Confirmation number",
      "Previous stay",
      "New check-in",
      "New check-out",
    ],
    clock: "h:mm A",
  },
  {
    locale: "de",
    house: { name: "Alpenhof Serfaus", address: "Dorfbahnstraße 41, 6534 Serfaus", city: "Serfaus" },
    code: "AHS-2026-0187",
    old: ["2026-02-21", "2026-02-28"],
    now: ["2026-03-07T16:00", "2026-03-14T10:00"],
    words: ["Änderung Ihrer Buchung", "Buchungsnummer", "Bisheriger Zeitraum", "Neue Anreise", "Neue Abreise"],
    clock: "HH:mm [Uhr]",
  },
  {
    locale: "es",
    house: { name: "Parador de Cardona", address: "Carrer del Castell s/n, 08261 Cardona", city: "Cardona" },
    code: "3310-77402",
    old: ["2026-09-11", "2026-09-13"],
    now: ["2026-09-18T14:00", "2026-09-20T12:00"],
    words: ["Modificación de su reserva", "Localizador", "Fechas anteriores", "Nueva entrada", "Nueva salida"],
    clock: "HH:mm [h]",
  },
] as const;

const layouts: readonly Layout[] = [
  layout("stay-cancelled", "hotel", () =>
    cancelled.map(({ locale, house, code, start, end, words }) => ({
      language: locale.slice(0, 2),
      text: `${words[0]}

${words[1]} ${code}

${house.name}
${house.address}

${words[2]}: ${date(start, locale, "full")}
${words[3]}: ${date(end, locale, "full")}
${words[4]}: ${date("2026-01-14", locale, "long")}

${words[5]}
`,
      segments: [stayed(house, start, end, { status: "cancelled", confirmation_number: code })],
    })),
  ),
  layout("stay-moved", "hotel", () =>
    moved.map(({ locale, house, code, old, now, words, clock }) => ({
      language: locale.slice(0, 2),
      text: `${words[0]}

${words[1]}: ${code}

${house.name}
${house.address}

${words[2]}: ${date(old[0], locale, "long")} - ${date(old[1], locale, "long")}

${words[3]}: ${date(now[0], locale, "full")}, ${digits(now[0], clock)}
${words[4]}: ${date(now[1], locale, "full")}, ${digits(now[1], clock)}
`,
      segments: [stayed(house, now[0], now[1], { status: "changed", confirmation_number: code })],
    })),
  ),
];

export default layouts;
