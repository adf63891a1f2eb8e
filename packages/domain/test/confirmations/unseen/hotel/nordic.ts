import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { stayed } from "../expect.ts";

const nordic = [
  {
    language: "sv",
    locale: "sv",
    house: { name: "Scandic Malmen", address: "Götgatan 49-51, 102 66 Stockholm", city: "Stockholm" },
    code: "51208833",
    start: "2026-03-12T15:00",
    end: "2026-03-14T12:00",
    words: [
      "Snart ses vi!",
      "Bokningsnummer",
      "Incheckning",
      "från kl.",
      "Utcheckning",
      "senast kl.",
      "2 nätter, 1 rum, 2 vuxna",
    ],
  },
  {
    language: "no",
    locale: "nb",
    house: { name: "Thon Hotel Bristol Bergen", address: "Torgallmenningen 11, 5014 Bergen", city: "Bergen" },
    code: "77410926",
    start: "2026-02-11T15:00",
    end: "2026-02-13T11:00",
    words: [
      "Vi gleder oss til å se deg!",
      "Bestillingsnummer",
      "Innsjekk",
      "fra kl.",
      "Utsjekk",
      "innen kl.",
      "2 netter, 1 rom, 1 voksen",
    ],
  },
  {
    language: "da",
    locale: "da",
    house: { name: "Hotel Villa Strand Aarhus", address: "Strandvejen 88, 8000 Aarhus C", city: "Aarhus" },
    code: "HVS-20418",
    start: "2026-08-14T16:00",
    end: "2026-08-16T11:00",
    words: [
      "Tak for din reservation",
      "Reservationsnummer",
      "Ankomst",
      "fra kl.",
      "Afrejse",
      "senest kl.",
      "2 nætter, 1 dobbeltværelse",
    ],
  },
] as const;

const layouts: readonly Layout[] = [
  layout("nordic-stay", "hotel", () =>
    nordic.map(({ language, locale, house, code, start, end, words }) => ({
      language,
      text: `${words[0]}

${house.name}, ${house.address}

${words[1]}: ${code}
${words[2]}: ${date(start, locale, "full")} ${words[3]} ${digits(start, "HH.mm")}
${words[4]}: ${date(end, locale, "full")} ${words[5]} ${digits(end, "HH.mm")}
${words[6]}
`,
      segments: [stayed(house, start, end, { confirmation_number: code })],
    })),
  ),
];

export default layouts;
