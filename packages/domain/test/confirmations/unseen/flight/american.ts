import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { flown, type Leg } from "../expect.ts";

type Whole = Leg & { readonly end: string };

const united: readonly {
  readonly code: string;
  readonly travelers: readonly string[];
  readonly legs: readonly Whole[];
  readonly names: readonly (readonly [string, string])[];
}[] = [
  {
    code: "BVN4H7",
    travelers: ["OKONKWO/GRACE"],
    legs: [
      { number: "UA988", from: "FRA", to: "ORD", start: "2026-04-22T17:10", end: "2026-04-22T19:45" },
      { number: "UA1574", from: "ORD", to: "DEN", start: "2026-04-22T21:30", end: "2026-04-22T23:05" },
    ],
    names: [
      ["Frankfurt, DE (FRA)", "Chicago, IL, US (ORD)"],
      ["Chicago, IL, US (ORD)", "Denver, CO, US (DEN)"],
    ],
  },
  {
    code: "CK2ZQX",
    travelers: ["HARTMANN/PAUL", "HARTMANN/INES"],
    legs: [{ number: "UA901", from: "LHR", to: "SFO", start: "2026-09-03T11:55", end: "2026-09-03T14:50" }],
    names: [["London, GB (LHR)", "San Francisco, CA, US (SFO)"]],
  },
  {
    code: "DPL8MW",
    travelers: ["SORENSEN/ERIK"],
    legs: [{ number: "UA1187", from: "LAX", to: "BOS", start: "2026-07-17T22:44", end: "2026-07-18T07:16" }],
    names: [["Los Angeles, CA, US (LAX)", "Boston, MA, US (BOS)"]],
  },
];

const usDay = (at: string) => date(at, "en-US", "short");
const usTime = (at: string) => digits(at, "hh:mm A");

function unitedReceipt({ code, travelers, legs, names }: (typeof united)[number]): string {
  const flights = legs.map(
    (leg, index) => `Flight ${index + 1} of ${legs.length} ${leg.number}        Class: United Economy (K)

${usDay(leg.start)}                    ${usDay(leg.end)}
${usTime(leg.start)}                            ${usTime(leg.end)}
${names[index]?.[0]}              ${names[index]?.[1]}
`,
  );
  const people = travelers.map(
    (name, index) => `Traveler Details

${name}
eTicket number: 01624${70 + index}318842     Seats: ${legs.map((leg) => `${leg.from}-${leg.to} 2${index}C`).join("  ")}
Frequent Flyer: UA-XXXXX${412 + index} Premier Silver
`,
  );
  return `Receipt for confirmation ${code}

Thank you for choosing United.

A receipt of your purchase is shown below. Please retain this email receipt for your records.

Confirmation Number:

${code}

${flights.join("\n")}
${people.join("\n")}
Purchase Summary

Method of payment:  Visa ending in 3306
Date of purchase:   Mon, Jan 12, 2026
Total Per Passenger: 812.40 USD

MileagePlus Accrual Details: award miles 2,180, PQP 436
Proceed to bag check at least 60 minutes before departure.
`;
}

/** Southwest and its like say the day once, as month and day in digits, and times glued to AM and PM. */
const southwest = [
  {
    code: "3J5RTY",
    passenger: "Dana Whitfield",
    leg: { number: "WN2214", from: "DEN", to: "LAX", start: "2026-03-27T06:15", end: "2026-03-27T07:40" },
    names: ["Denver, CO", "Los Angeles, CA"],
  },
  {
    code: "4QW8NB",
    passenger: "Luis Treviño",
    leg: { number: "WN418", from: "SEA", to: "SFO", start: "2026-10-11T12:50", end: "2026-10-11T15:05" },
    names: ["Seattle/Tacoma, WA", "San Francisco, CA"],
  },
] as const;

const layouts: readonly Layout[] = [
  layout("united-receipt", "flight", () =>
    united.map((booking) => ({
      language: "en",
      text: unitedReceipt(booking),
      segments: booking.legs.map((leg) =>
        flown(leg, {
          confirmation_number: booking.code,
          travellers: booking.travelers.map((name) => name.split("/").reverse().join(" ")),
        }),
      ),
    })),
  ),
  layout("southwest-trip", "flight", () =>
    southwest.map(({ code, passenger, leg, names }) => ({
      language: "en",
      text: `Subject: You're going to ${names[1].split(",")[0]} on ${digits(leg.start, "MM/DD")} (${code})!

Hi ${passenger.split(" ")[0]},

We're looking forward to flying together! Here's everything you need to know about your trip.

${date(leg.start, "en-US", "long")}
${leg.from}  ->  ${leg.to}
Confirmation #  ${code}

PASSENGER            ${passenger}
RAPID REWARDS #      601${code.length}88214
TICKET #             5262460${code.length}0917
EST. POINTS EARNED   1,114

Your itinerary

Flight: ${date(leg.start, "en-US", "full")}   Est. Travel Time: 2h 20m   Wanna Get Away®

FLIGHT #
${leg.number.slice(2)}
DEPARTS
${leg.from} ${digits(leg.start, "hh:mmA")}
${names[0]}
ARRIVES
${leg.to} ${digits(leg.end, "hh:mmA")}
${names[1]}

Southwest Airlines, 2702 Love Field Drive, Dallas, TX 75235
`,
      segments: [flown(leg, { confirmation_number: code, travellers: [passenger] })],
    })),
  ),
];

export default layouts;
