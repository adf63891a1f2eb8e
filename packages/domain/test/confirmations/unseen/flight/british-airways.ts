import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { flown, type Leg } from "../expect.ts";

const names = {
  LHR: "Heathrow (London)",
  LGW: "Gatwick (London)",
  LIS: "Lisbon",
  VCE: "Marco Polo (Venice)",
  CDG: "Charles de Gaulle",
  AMS: "Schiphol",
  SIN: "Changi",
  GIG: "Galeão",
} as const;

const terminals: Readonly<Partial<Record<keyof typeof names, string>>> = {
  LHR: "Terminal 5",
  LGW: "South Terminal",
  VCE: "Main Terminal",
};

interface Receipt {
  readonly code: string;
  readonly passengers: readonly string[];
  readonly ticket: string;
  readonly legs: readonly (Leg & { readonly from: keyof typeof names; readonly to: keyof typeof names })[];
}

const receipts: readonly Receipt[] = [
  {
    code: "R6TBK4",
    passengers: ["MRS HELEN MARGARET OKAFOR"],
    ticket: "125-2406618835",
    legs: [
      { number: "BA2662", from: "LGW", to: "VCE", start: "2026-03-20T07:15", end: "2026-03-20T10:25" },
      { number: "BA2665", from: "VCE", to: "LGW", start: "2026-03-24T19:50", end: "2026-03-24T21:10" },
    ],
  },
  {
    code: "WQ8N3E",
    passengers: ["MR DAVID LOWE", "MISS EMILY LOWE"],
    ticket: "125-2406990174",
    legs: [{ number: "BA1387", from: "LHR", to: "LIS", start: "2026-10-02T16:40", end: "2026-10-02T19:25" }],
  },
];

function britishAirways({ code, passengers, ticket, legs }: Receipt): string {
  const flights = legs.map(
    (leg) => `${leg.number} British Airways | Euro Traveller | Confirmed

Depart
${date(leg.start, "en-GB", "medium")} ${digits(leg.start, "HH:mm")}
${names[leg.from]}
${terminals[leg.from]}

Arrive
${date(leg.end ?? leg.start, "en-GB", "medium")} ${digits(leg.end ?? "", "HH:mm")}
${names[leg.to]}
`,
  );
  return `From: British Airways e-ticket <BA.e-ticket@email.ba.com>
Subject: Your e-ticket receipt ${code}: ${digits(legs[0]?.start ?? "", "DD MMM YYYY HH:mm")}

e-ticket receipt

Your booking reference:
${code}

Thank you for booking with British Airways. Please read the information below before you travel.

Your Itinerary

${flights.join("\n")}
Passenger list
${passengers.join("\n")}

Baggage allowance
Economy hand baggage: 1 handbag/laptop bag, plus 1 additional cabin bag

Payment Information
Ticket Number(s)  ${ticket}
Payment Type      Visa xxxxxxxxxxxx4417
Payment Total     GBP 318.72
Date of issue     09 Jan 2026
Issued by BA.COM, PO Box 365, Harmondsworth, UB7 0GB

Endorsements  Carrier Restriction Apply Penalty Applies
`;
}

const layouts: readonly Layout[] = [
  layout("british-airways-receipt", "flight", () =>
    receipts.map((receipt) => ({
      language: "en",
      text: britishAirways(receipt),
      segments: receipt.legs.map((leg) =>
        flown(leg, {
          provider: "British Airways",
          confirmation_number: receipt.code,
          travellers: receipt.passengers.map((name) => name.replace(/^(MRS|MR|MISS) /, "")),
        }),
      ),
    })),
  ),
];

export default layouts;
