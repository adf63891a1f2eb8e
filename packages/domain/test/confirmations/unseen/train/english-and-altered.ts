import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { ridden } from "../expect.ts";

const trainline = [
  {
    code: "TL7QKXB2",
    out: { number: null, from: "Leeds", to: "London Kings Cross", start: "2026-03-10T07:15", end: "2026-03-10T09:31" },
    back: { number: null, from: "London Kings Cross", to: "Leeds", start: "2026-03-10T18:33", end: "2026-03-10T20:47" },
  },
  {
    code: "TL2MHVZ9",
    out: {
      number: null,
      from: "Bristol Temple Meads",
      to: "Exeter St Davids",
      start: "2026-06-20T09:45",
      end: "2026-06-20T10:49",
    },
    back: {
      number: null,
      from: "Exeter St Davids",
      to: "Bristol Temple Meads",
      start: "2026-06-21T17:23",
      end: "2026-06-21T18:26",
    },
  },
] as const;

const amtrak = [
  {
    code: "4C07D1",
    ride: {
      number: "2153",
      from: "Boston, MA - South Station",
      to: "New York, NY - Moynihan Train Hall",
      start: "2026-04-23T08:10",
      end: "2026-04-23T12:02",
    },
    name: "Acela",
    person: "NOLAN PRICE",
  },
  {
    code: "91B3E8",
    ride: {
      number: "5",
      from: "Chicago, IL - Union Station",
      to: "Denver, CO - Union Station",
      start: "2026-09-08T14:00",
      end: "2026-09-09T07:15",
    },
    name: "California Zephyr",
    person: "JUDITH KRAMER",
  },
] as const;

const layouts: readonly Layout[] = [
  layout("trainline-return", "train", () =>
    trainline.map(({ code, out, back }) => ({
      language: "en",
      text: `Subject: Your booking confirmation for ${out.from} to ${out.to}

You're booked. Transaction ID: 3${code.length}88214407

Booking reference: ${code}

OUT  ${date(out.start, "en-GB", "short")}
${digits(out.start, "HH:mm")}  ${out.from}
${digits(out.end, "HH:mm")}  ${out.to}
0 changes

RTN  ${date(back.start, "en-GB", "short")}
${digits(back.start, "HH:mm")}  ${back.from}
${digits(back.end, "HH:mm")}  ${back.to}
0 changes

1 x Adult (16-25 Railcard), Advance Single
Tickets 2 x £31.40, booking fee £1.75, total £64.55
`,
      segments: [ridden(out, { confirmation_number: code }), ridden(back, { confirmation_number: code })],
    })),
  ),
  layout("amtrak-eticket", "train", () =>
    amtrak.map(({ code, ride, name, person }) => ({
      language: "en",
      text: `SALES RECEIPT
Purchased: 01/11/2026 4:22 PM PT
Merchant ID: 009007

Reservation Number - ${code}

Passenger: ${person}

TRAIN ${ride.number}: ${name.toUpperCase()}
${ride.from} to
${ride.to} (${ride.start.slice(0, 10) === ride.end.slice(0, 10) ? "One-Way" : "One-Way, Overnight"})
Depart ${digits(ride.start, "h:mm A")}, ${date(ride.start, "en-US", "full")}
Arrive ${digits(ride.end, "h:mm A")}, ${date(ride.end, "en-US", "full")}
1 Reserved Coach Seat                                 $118.00

Total Charged by Amtrak                               $118.00
Amtrak Guest Rewards 7${code.length}1822940
`,
      segments: [ridden(ride, { confirmation_number: code, travellers: [person] })],
    })),
  ),
  layout("train-altered", "train", () => [
    {
      language: "de",
      text: `Fahrplanänderung zu Ihrer Reise

Guten Tag,

für Ihre Reise am 18.05.2026 (Auftragsnummer 371204886650) hat sich der Fahrplan geändert.

Alt:
ICE 1005  Berlin Hbf ab 09:04 – Nürnberg Hbf an 12:11

Neu:
ICE 1005  Berlin Hbf ab 09:26 – Nürnberg Hbf an 12:38

Ihre Sitzplatzreservierung (Wagen 6, Platz 84) bleibt gültig. Die Zugbindung ist aufgehoben.
`,
      segments: [
        ridden(
          {
            number: "ICE 1005",
            from: "Berlin Hbf",
            to: "Nürnberg Hbf",
            start: "2026-05-18T09:26",
            end: "2026-05-18T12:38",
          },
          { status: "changed", confirmation_number: "371204886650" },
        ),
      ],
    },
    {
      language: "fr",
      text: `Objet : Votre train est supprimé

Bonjour,

En raison d'un mouvement social, votre TGV INOUI n° 6175 Paris Gare de Lyon - Nice Ville du samedi 21 mars 2026, départ 10h19,
arrivée 16h04, est supprimé.

Votre dossier RWNQTC peut être échangé ou remboursé sans frais jusqu'au 20 avril 2026.

L'équipe SNCF Voyageurs
`,
      segments: [
        ridden(
          {
            number: "6175",
            from: "Paris Gare de Lyon",
            to: "Nice Ville",
            start: "2026-03-21T10:19",
            end: "2026-03-21T16:04",
          },
          { status: "cancelled", confirmation_number: "RWNQTC" },
        ),
      ],
    },
    {
      language: "en",
      text: `Important: your Eurostar departure time has changed

Booking reference: XQPLTA

Dear Ms Whitcombe,

Due to engineering work, train 9126 from London St Pancras Int'l to Brussels Midi on Sunday 22 November 2026 will now leave at 11:04
instead of 10:58. It will now arrive in Brussels at 14:12 (previously 14:05).

Your seats stay the same. Please arrive at the station 75 minutes before departure.
`,
      segments: [
        ridden(
          {
            number: "9126",
            from: "London St Pancras Int'l",
            to: "Brussels Midi",
            start: "2026-11-22T11:04",
            end: "2026-11-22T14:12",
          },
          { status: "changed", confirmation_number: "XQPLTA" },
        ),
      ],
    },
  ]),
];

export default layouts;
