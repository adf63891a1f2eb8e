import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { type Ride, ridden } from "../expect.ts";
import { colon, smallPrint } from "../noise.ts";

type Whole = Ride & { readonly end: string; readonly number: string };

const sncf: readonly {
  locale: string;
  code: string;
  rides: readonly Whole[];
  words: readonly string[];
  names: string;
}[] = [
  {
    locale: "fr",
    code: "QKTRWP",
    rides: [
      {
        number: "6607",
        from: "Paris Gare de Lyon",
        to: "Lyon Part Dieu",
        start: "2026-03-13T08:00",
        end: "2026-03-13T09:58",
      },
      {
        number: "6638",
        from: "Lyon Part Dieu",
        to: "Paris Gare de Lyon",
        start: "2026-03-15T19:04",
        end: "2026-03-15T21:02",
      },
    ],
    words: [
      "Votre voyage est confirmé",
      "Référence de dossier",
      "Aller",
      "Retour",
      "Voiture",
      "Place",
      "Voyageur",
      "payés",
    ],
    names: "Clémence Barbier",
  },
  {
    locale: "en-GB",
    code: "UZLNCH",
    rides: [
      {
        number: "8541",
        from: "Paris Montparnasse",
        to: "Bordeaux Saint-Jean",
        start: "2026-05-07T12:41",
        end: "2026-05-07T14:53",
      },
    ],
    words: ["Your trip is confirmed", "Booking reference", "Outward", "Return", "Coach", "Seat", "Passenger", "paid"],
    names: "Oliver Stamp",
  },
];

function sncfConnect({ locale, code, rides, words, names }: (typeof sncf)[number]): string {
  const trips = rides.map(
    (ride, index) => `${index === 0 ? words[2] : words[3]}
${date(ride.start, locale, "full")}

${digits(ride.start, locale === "fr" ? "HH[h]mm" : "HH:mm")}
${ride.from}

TGV INOUI ${ride.number}
2e classe / 2nd class
${words[4]} 8 - ${words[5]} 74

${digits(ride.end, locale === "fr" ? "HH[h]mm" : "HH:mm")}
${ride.to}
`,
  );
  return `From: SNCF Connect <contact@sncf-connect.com>

${words[0]}
${words[1]}${colon(locale)} ${code}

${trips.join("\n")}
${words[6]} 1${colon(locale)} ${names}, 29201 004 471 209

74,00 € ${words[7]}

${smallPrint(locale)}
`;
}

const layouts: readonly Layout[] = [
  layout("sncf-connect", "train", () =>
    sncf.map((booking) => ({
      language: booking.locale.slice(0, 2),
      text: sncfConnect(booking),
      segments: booking.rides.map((ride) =>
        ridden(ride, { confirmation_number: booking.code, travellers: [booking.names] }),
      ),
    })),
  ),
];

export default layouts;
