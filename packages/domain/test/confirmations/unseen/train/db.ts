import { type Layout, layout } from "../../outside/types.ts";
import { digits } from "../dates.ts";
import { type Ride, ridden } from "../expect.ts";

type Whole = Ride & { readonly end: string; readonly number: string };

const db: readonly {
  language: string;
  code: string;
  name: string;
  words: readonly string[];
  rides: readonly Whole[];
}[] = [
  {
    language: "de",
    code: "318422905577",
    name: "Thekla Nordmann",
    words: [
      "Online-Ticket",
      "Auftragsnummer",
      "Reisende:r",
      "Halt",
      "Datum",
      "Zeit",
      "Gleis",
      "Produkte",
      "ab",
      "an",
      "Super Sparpreis, 2. Klasse",
    ],
    rides: [
      {
        number: "ICE 885",
        from: "Hamburg Hbf",
        to: "Würzburg Hbf",
        start: "2026-04-10T09:01",
        end: "2026-04-10T12:29",
      },
      { number: "ICE 23", from: "Würzburg Hbf", to: "Passau Hbf", start: "2026-04-10T12:34", end: "2026-04-10T15:25" },
    ],
  },
  {
    language: "en",
    code: "402917338164",
    name: "Andrew Kell",
    words: [
      "Online ticket",
      "Order number",
      "Traveller",
      "Station",
      "Date",
      "Time",
      "Platform",
      "Products",
      "dep",
      "arr",
      "Saver fare, 1st class",
    ],
    rides: [
      {
        number: "ICE 78",
        from: "Frankfurt(Main)Hbf",
        to: "Hamburg Hbf",
        start: "2026-11-19T17:58",
        end: "2026-11-19T21:34",
      },
    ],
  },
];

function dbTicket({ code, name, words, rides }: (typeof db)[number]): string {
  const rows = rides.map(
    (
      ride,
    ) => `${ride.from}   ${digits(ride.start, "DD.MM.")}   ${words[8]} ${digits(ride.start, "HH:mm")}   ${words[6]} 8   ${ride.number}
${ride.to}   ${digits(ride.end, "DD.MM.")}   ${words[9]} ${digits(ride.end, "HH:mm")}   ${words[6]} 5`,
  );
  return `DB
${words[0]}
${words[1]}: ${code}
${words[2]}: ${name}
${words[10]}
Gültigkeit / valid: ${digits(rides[0]?.start ?? "", "DD.MM.YYYY")}

${words[3]}   ${words[4]}   ${words[5]}   ${words[6]}   ${words[7]}
${rows.join("\n")}

Zahlung per Kreditkarte, 12.01.2026 19:44 Uhr, 63,90 EUR
`;
}

const layouts: readonly Layout[] = [
  layout("db-online-ticket", "train", () =>
    db.map((ticket) => ({
      language: ticket.language,
      text: dbTicket(ticket),
      segments: ticket.rides.map((ride) =>
        ridden(ride, { confirmation_number: ticket.code, travellers: [ticket.name] }),
      ),
    })),
  ),
];

export default layouts;
