import { type Layout, layout } from "../../outside/types.ts";
import { date, digits, weekday } from "../dates.ts";
import { ridden } from "../expect.ts";
import { smallPrint } from "../noise.ts";

const alpine = [
  {
    locale: "de",
    code: "4831 9902 7716 554",
    ride: {
      number: "RJX 165",
      from: "Salzburg Hbf",
      to: "Wien Hbf",
      start: "2026-03-06T16:08",
      end: "2026-03-06T18:30",
    },
    words: ["Ihre Buchung bei den ÖBB", "Buchungscode", "Abfahrt", "Ankunft", "Zug", "Reisende", "Bahnsteig"],
    person: "Valentin Gruber",
  },
  {
    locale: "fr",
    code: "SBB-77120934",
    ride: { number: "IC 717", from: "Genève", to: "Zürich HB", start: "2026-05-26T09:15", end: "2026-05-26T11:56" },
    words: ["Votre billet CFF", "Numéro de commande", "Départ", "Arrivée", "Train", "Voyageur", "Voie"],
    person: "Sylvie Rochat",
  },
  {
    locale: "it",
    code: "SBB-80344917",
    ride: {
      number: "EC 317",
      from: "Zürich HB",
      to: "Milano Centrale",
      start: "2026-07-02T10:33",
      end: "2026-07-02T13:50",
    },
    words: ["Il vostro biglietto FFS", "Numero d'ordine", "Partenza", "Arrivo", "Treno", "Viaggiatore", "Binario"],
    person: "Fabio Bernasconi",
  },
] as const;

const eastern = [
  {
    locale: "pl",
    code: "eIC91047725",
    ride: {
      number: "EIP 5304",
      from: "Warszawa Centralna",
      to: "Kraków Główny",
      start: "2026-04-13T06:47",
      end: "2026-04-13T09:09",
    },
    words: [
      "Bilet internetowy PKP Intercity",
      "Numer biletu",
      "Odjazd",
      "Przyjazd",
      "Pociąg",
      "Podróżny",
      "Wagon 3, miejsce 45",
    ],
    person: "Katarzyna Mazurek",
    clock: "HH:mm",
  },
  {
    locale: "cs",
    code: "4417-920-655",
    ride: {
      number: "EC 277",
      from: "Praha hl.n.",
      to: "Brno hl.n.",
      start: "2026-06-22T13:48",
      end: "2026-06-22T16:22",
    },
    words: ["Jízdenka Českých drah", "Kód transakce", "Odjezd", "Příjezd", "Vlak", "Cestující", "Vůz 258, místo 71"],
    person: "Petra Doležalová",
    clock: "H:mm",
  },
] as const;

const layouts: readonly Layout[] = [
  layout("alpine-ticket", "train", () =>
    alpine.map(({ locale, code, ride, words, person }) => ({
      language: locale,
      text: `${words[0]}

${words[1]}: ${code}

${weekday(ride.start, locale, "short")} ${digits(ride.start, "DD.MM.YYYY")}
${words[2]} ${digits(ride.start, "HH:mm")} ${ride.from} (${words[6]} 4)
${words[3]} ${digits(ride.end, "HH:mm")} ${ride.to} (${words[6]} 9)
${words[4]}: ${ride.number}

${words[5]}: ${person}
CHF / EUR 49.00

${smallPrint(locale)}
`,
      segments: [ridden(ride, { confirmation_number: code, travellers: [person] })],
    })),
  ),
  layout("eastern-ticket", "train", () =>
    eastern.map(({ locale, code, ride, words, person, clock }) => ({
      language: locale,
      text: `${words[0]}

${words[1]}: ${code}
${words[5]}: ${person}
${words[4]}: ${ride.number}, ${words[6]}
${words[2]}: ${ride.from}, ${date(ride.start, locale, "full")}, ${digits(ride.start, clock)}
${words[3]}: ${ride.to}, ${date(ride.end, locale, "full")}, ${digits(ride.end, clock)}

${smallPrint(locale)}
`,
      segments: [ridden(ride, { confirmation_number: code, travellers: [person] })],
    })),
  ),
];

export default layouts;
