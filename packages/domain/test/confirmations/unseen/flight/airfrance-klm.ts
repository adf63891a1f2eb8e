import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { flown, type Leg } from "../expect.ts";
import { colon, smallPrint } from "../noise.ts";

const thanks = {
  fr: {
    subject: "Confirmation de votre réservation",
    reference: "Votre référence de réservation",
    words: ["Départ", "Arrivée", "Vol effectué par", "Passagers", "Escale à", "Durée totale du voyage", "Aller"],
    note: "L'enregistrement en ligne ouvre 30 h avant le départ. L'heure limite d'enregistrement est 11:05.",
    airline: "Air France",
  },
  nl: {
    subject: "Bevestiging van uw boeking",
    reference: "Uw boekingscode",
    words: [
      "Vertrek",
      "Aankomst",
      "Vlucht uitgevoerd door",
      "Passagiers",
      "Overstap in",
      "Totale reistijd",
      "Heenreis",
    ],
    note: "Inchecken kan vanaf 30 uur voor vertrek. De incheckbalie sluit om 19:55.",
    airline: "KLM",
  },
  "en-GB": {
    subject: "Your booking is confirmed",
    reference: "Your booking code",
    words: ["Departure", "Arrival", "Flight operated by", "Passengers", "Transfer in", "Total travel time", "Outbound"],
    note: "Online check-in opens 30 hours before departure. The check-in desk closes at 05:40.",
    airline: "KLM",
  },
} as const;

interface Journey {
  readonly locale: keyof typeof thanks;
  readonly code: string;
  readonly legs: readonly (Leg & { readonly end: string })[];
  readonly cities: readonly string[];
  readonly passengers: readonly [title: string, name: string][];
  readonly duration: string;
}

const journeys: readonly Journey[] = [
  {
    locale: "fr",
    code: "5VYK2R",
    legs: [
      { number: "AF 7661", from: "NCE", to: "CDG", start: "2026-09-11T12:05", end: "2026-09-11T13:40" },
      { number: "AF 442", from: "CDG", to: "GIG", start: "2026-09-11T23:20", end: "2026-09-12T06:05" },
    ],
    cities: ["Nice (NCE)", "Paris (CDG)", "Rio de Janeiro (GIG)"],
    passengers: [["Mme", "Solène Vasseur"]],
    duration: "23 h 00",
  },
  {
    locale: "nl",
    code: "4HQX7B",
    legs: [{ number: "KL 835", from: "AMS", to: "SIN", start: "2026-04-02T21:00", end: "2026-04-03T15:35" }],
    cities: ["Amsterdam (AMS)", "Singapore (SIN)"],
    passengers: [
      ["Dhr.", "Sander Hoekstra"],
      ["Mevr.", "Lotte Hoekstra"],
    ],
    duration: "12 u 35",
  },
  {
    locale: "en-GB",
    code: "6MNR3Z",
    legs: [
      { number: "KL 938", from: "DUB", to: "AMS", start: "2026-02-17T06:20", end: "2026-02-17T09:00" },
      { number: "KL 1885", from: "AMS", to: "VIE", start: "2026-02-17T10:10", end: "2026-02-17T12:00" },
    ],
    cities: ["Dublin (DUB)", "Amsterdam (AMS)", "Vienna (VIE)"],
    passengers: [["Ms", "Niamh Fallon"]],
    duration: "4h 40m",
  },
];

function airFranceKlm({ locale, code, legs, cities, passengers, duration }: Journey): string {
  const { subject, reference, words, note, airline } = thanks[locale];
  const flights = legs.map(
    (leg, index) => `${index > 0 ? `${words[4]} ${cities[index]}\n\n` : ""}${leg.number}
${words[0]}  ${date(leg.start, locale, "full")}  ${digits(leg.start, "HH:mm")}  ${cities[index]}
${words[1]}  ${date(leg.end, locale, "full")}  ${digits(leg.end, "HH:mm")}  ${cities[index + 1]}
${words[2]} ${airline}
Economy - Standard
`,
  );
  return `Subject: ${subject}: ${code}

${subject}
${reference}${colon(locale)} ${code}

${words[6]}${colon(locale)} ${cities[0]} - ${cities.at(-1)}
${words[5]}${colon(locale)} ${duration}

${flights.join("\n")}
${note}

${words[3]}
${passengers.map(([title, name], index) => `${title} ${name} | Flying Blue 208199451${index}`).join("\n")}

${smallPrint(locale)}
`;
}

const layouts: readonly Layout[] = [
  layout("airfrance-klm-confirmation", "flight", () =>
    journeys.map((journey) => ({
      language: journey.locale.slice(0, 2),
      text: airFranceKlm(journey),
      segments: journey.legs.map((leg) =>
        flown(leg, {
          provider: thanks[journey.locale].airline,
          confirmation_number: journey.code,
          travellers: journey.passengers.map(([, name]) => name),
        }),
      ),
    })),
  ),
];

export default layouts;
