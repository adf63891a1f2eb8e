import { airportOf, cityOf, countryOf } from "../facts/airports.ts";
import { say } from "../facts/dates.ts";
import { type Booking, flown, fly, type Leg } from "../facts/flights.ts";
import { fullName, people } from "../facts/people.ts";
import { type Layout, layout, lines } from "../types.ts";

/** A booking portal of the United States: 12 hour clock, airline by name, "arrives next day". */
const portal = (itinerary: string, booking: Booking) => ({
  language: "en",
  text: lines(
    "Your flight is booked and confirmed.",
    `Itinerary # ${itinerary}`,
    `Airline confirmation: ${booking.pnr}`,
    "",
    "Travelers",
    ...booking.travellers.map((one) => `${fullName(one)}, Adult`),
    "",
    ...booking.legs.map((leg) =>
      lines(
        say(leg.start, "EEE, MMM d, yyyy"),
        `${cityOf(leg.from)} (${leg.from}) to ${cityOf(leg.to)} (${leg.to})`,
        `${say(leg.start, "h:mm a")} - ${say(leg.end, "h:mm a")}${leg.later > 0 ? ` +${leg.later} day` : ""}`,
        leg.later > 0 && `Arrives ${say(leg.end, "EEE, MMM d")}`,
        `${leg.airline} ${leg.digits}`,
        "Economy (L) · Confirm seats with the airline",
      ),
    ),
    "Price summary",
    "Traveler 1: Adult  $412.60",
    "Taxes & fees  $98.14",
    "Total  $510.74",
    "All prices quoted in US dollars. You earned 511 points.",
    "Call us at 1-800-555-0142, 24 hours a day.",
  ),
  segments: booking.legs.map((leg) => flown(leg, "en", booking, { provider: leg.airline })),
});

/** Cities with their countries, dates once for each day, no codes of airports. */
const itinerary = (language: "en", booking: Booking) => ({
  language,
  text: lines(
    `Travel itinerary prepared for ${booking.travellers.map(fullName).join(" and ")}`,
    `Record locator ${booking.pnr}`,
    "",
    ...booking.legs.map((leg: Leg) =>
      lines(
        say(leg.start, "EEEE dd MMMM yyyy").toUpperCase(),
        `AIR    ${leg.airline.toUpperCase()}   FLT: ${leg.digits}   ECONOMY`,
        `       LV ${cityOf(leg.from).toUpperCase()} ${airportOf(leg.from).toUpperCase()}, ${countryOf(leg.from)}     ${say(leg.start, "hhmma").replace("M", "")}`,
        `       AR ${cityOf(leg.to).toUpperCase()} ${airportOf(leg.to).toUpperCase()}, ${countryOf(leg.to)}     ${say(leg.end, "hhmma").replace("M", "")}${leg.later > 0 ? `  ARRIVES ${say(leg.end, "dd MMM").toUpperCase()}` : ""}`,
        "       NON-STOP   CONFIRMED",
      ),
    ),
    "THIS DOCUMENT IS NOT A TICKET. RECONFIRM INTERNATIONAL FLIGHTS 72 HOURS BEFORE DEPARTURE.",
  ),
  segments: booking.legs.map((leg) => flown(leg, language, booking, { provider: leg.airline })),
});

export const layouts: readonly Layout[] = [
  layout("flight-portal-12h", "flight", () => [
    portal("72081445519023", {
      pnr: "3PLC8W",
      travellers: [people.james, people.emily],
      legs: [fly("DL264", "2027-04-16"), fly("DL263", "2027-04-25")],
    }),
    portal("72084410932217", {
      pnr: "FQ2ZNT",
      travellers: [people.emily],
      legs: [fly("UA1784", "2026-12-29"), fly("UA1215", "2026-12-29")],
    }),
    portal("72090017346651", { pnr: "VKXHJD", travellers: [people.james], legs: [fly("AA100", "2027-06-10")] }),
  ]),
  layout("flight-agency-itinerary", "flight", () => [
    itinerary("en", {
      pnr: "XDLNRP",
      travellers: [people.james],
      legs: [fly("DL264", "2027-09-12"), fly("AF1734", "2027-09-15")],
    }),
    itinerary("en", {
      pnr: "QWTKSC",
      travellers: [people.emily, people.james],
      legs: [fly("BA560", "2027-10-03"), fly("BA561", "2027-10-09")],
    }),
  ]),
];

export default layouts;
