import { type ExpectedSegment, type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { flown, hired, ridden, stayed } from "../expect.ts";

const flight = {
  number: "DL 2417",
  from: "SEA",
  to: "BOS",
  start: "2026-04-20T22:35",
  end: "2026-04-21T06:52",
} as const;
const car = {
  from: "Boston Logan International Airport",
  to: "Boston Logan International Airport",
  start: "2026-04-21T07:30",
  end: "2026-04-23T16:00",
} as const;
const hotel = { name: "Copley Row Hotel", address: "210 Stuart Street, Boston, MA 02116", city: "Boston" };

/** A travel tool's summary: the traveller's day by day, each with a clock on twelve hours. */
function american(): { text: string; segments: readonly ExpectedSegment[] } {
  const clock = (at: string) => digits(at, "hh:mm A");
  const day = (at: string) => date(at, "en-US", "full");
  return {
    text: `Trip Overview

Trip Name: Boston client visit
Start Date: April 20, 2026
End Date: April 23, 2026
Created: January 12, 2026, Priscilla Moreno (Modified: January 13, 2026)
Agency Record Locator: QKZPLM
Traveler: Priscilla Moreno

${day(flight.start)}

Flight Seattle, WA (SEA) to Boston, MA (BOS)
Delta ${flight.number}
Departure: ${clock(flight.start)}    Seat: 22A
Confirmation: GK5TWR    Status: Confirmed
Arrival: ${clock(flight.end)} next day (${date(flight.end, "en-US", "short")})
Duration: 5 hours, 17 minutes   Nonstop   Distance: 2494 miles

${day(car.start)}

Car Rental at ${car.from}
National
Pick Up: ${clock(car.start)} ${date(car.start, "en-US", "short")}
Return: ${clock(car.end)} ${date(car.end, "en-US", "short")}, ${car.to}
Confirmation: 1187740925COUNT    Status: Confirmed
Rate: $61.00 daily, unlimited miles

${hotel.name}
${hotel.address}
1-617-555-0133
Checking In: ${date("2026-04-21", "en-US", "short")}    Checking Out: ${date("2026-04-23", "en-US", "short")}
Room 1, Days 2, Guests 1
Confirmation: 4071883    Status: Confirmed
Cancel by 04:00 PM the day before arrival

TOTAL ESTIMATED COST   $1,134.20 USD
`,
    segments: [
      flown(flight, { provider: "Delta", confirmation_number: "GK5TWR", travellers: ["Priscilla Moreno"] }),
      hired(car, { provider: "National", confirmation_number: "1187740925COUNT" }),
      stayed(hotel, "2026-04-21", "2026-04-23", { confirmation_number: "4071883" }),
    ],
  };
}

const out = { number: "SK 2594", from: "ARN", to: "BRU", start: "2026-03-25T07:20", end: "2026-03-25T09:35" } as const;
const home = { number: "SK 2593", from: "BRU", to: "ARN", start: "2026-03-26T18:45", end: "2026-03-26T20:55" } as const;
const train = {
  number: "IC 2116",
  from: "Bruxelles-Midi",
  to: "Liège-Guillemins",
  start: "2026-03-25T11:24",
  end: "2026-03-25T12:26",
};

function swedish(): { text: string; segments: readonly ExpectedSegment[] } {
  const row = ({ number, start, end }: typeof out | typeof home, from: string, to: string) =>
    `${number}  ${date(start, "sv", "short")}  ${from} ${digits(start, "HH:mm")} - ${to} ${digits(end, "HH:mm")}  Ekonomi  OK`;
  return {
    text: `RESEPLAN

Resenär: Gunilla Åkerblom
Bokningsnummer: NX4RWD
Bokad av: Resebyrån Polstjärnan, tel. 08-555 018 41

FLYG
${row(out, "Stockholm Arlanda (ARN)", "Bryssel (BRU)")}
${row(home, "Bryssel (BRU)", "Stockholm Arlanda (ARN)")}

TÅG
${train.number}, 2 klass
${date(train.start, "sv", "long")} avgång ${train.from} ${digits(train.start, "HH:mm")}, ankomst ${train.to} ${digits(train.end, "HH:mm")}

Biljetten betalas via faktura, förfallodatum 2026-02-15. Jour utanför kontorstid: 08-555 018 42.
`,
    segments: [
      flown(out, { confirmation_number: "NX4RWD", travellers: ["Gunilla Åkerblom"] }),
      flown(home, { confirmation_number: "NX4RWD", travellers: ["Gunilla Åkerblom"] }),
      ridden(train, {}),
    ],
  };
}

const layouts: readonly Layout[] = [
  layout("agency-trip-overview", "flight", () => [{ language: "en", ...american() }]),
  layout("agency-nordic-plan", "flight", () => [{ language: "sv", ...swedish() }]),
];

export default layouts;
