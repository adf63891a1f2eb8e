import { desks, type Hire, hired } from "../facts/cars.ts";
import { clock, say } from "../facts/dates.ts";
import { people } from "../facts/people.ts";
import { type ExpectedSegment, type Layout, layout, lines } from "../types.ts";

/** The mail calls the driver by one name only. */
function withoutDriver(hire: Hire): ExpectedSegment {
  const { who, ...rest } = hire;
  return hired(who === undefined ? hire : rest);
}

/** The United States: two cells a row, 12 hour clock, rates and coverages below. */
const american = (hire: Hire) => ({
  language: "en",
  text: lines(
    `${hire.company}`,
    hire.who && `Thanks, ${hire.who.first}! Your reservation is booked.`,
    `Your Confirmation Number is ${hire.code ?? ""}`,
    "",
    "Pickup Location    Return Location",
    `${hire.from.name}    ${hire.to.name}`,
    "Pickup Time    Return Time",
    `${say(hire.start, "EEE, MMM d, yyyy 'at' hh:mm a")}    ${say(hire.end, "EEE, MMM d, yyyy 'at' hh:mm a")}`,
    "",
    "Your Vehicle: Midsize SUV, Toyota RAV4 or similar, automatic",
    "4 days at $61.20   $244.80",
    "Taxes and surcharges   $88.17",
    "Approximate total   $332.97 USD",
    "Counter hours: Mon-Sun 5:00 AM - 11:59 PM. Loss damage waiver declined.",
  ),
  segments: [withoutDriver(hire)],
});

const wide = {
  de: ["Mietwagen", "Station", "Datum", "Uhrzeit", "Abholung", "Rückgabe", "Buchungsnr.", "dd.MM.yyyy"],
  en: ["Car hire", "Location", "Date", "Time", "Collection", "Return", "Booking no.", "dd MMM yyyy"],
  nl: ["Huurauto", "Locatie", "Datum", "Tijd", "Ophalen", "Inleveren", "Boekingsnr.", "dd-MM-yyyy"],
  it: ["Autonoleggio", "Stazione", "Data", "Ora", "Ritiro", "Riconsegna", "N. prenotazione", "dd/MM/yyyy"],
} as const;

/** A table with tabs: a row for the pick-up, one for the return. */
const rows = (language: keyof typeof wide, hire: Hire) => {
  const [title, place, date, time, out, back, number, day] = wide[language];
  return {
    language,
    text: lines(
      `${title} ${hire.company}`,
      `${number} ${hire.code ?? ""}`,
      "",
      ["", place, date, time].join("\t"),
      [out, hire.from.name, say(hire.start, day), clock(hire.start)].join("\t"),
      [back, hire.to.name, say(hire.end, day), clock(hire.end)].join("\t"),
      "",
      "VW Golf 1.5 TSI / 5 / A-C / CDMR",
      "EUR 214,80",
    ),
    segments: [hired(hire)],
  };
};

export const layouts: readonly Layout[] = [
  layout("car-two-cells-12h", "car_rental", () => [
    american({
      company: "National Car Rental",
      code: "1184720365",
      from: desks.denver,
      to: desks.denver,
      start: "2027-02-12T13:30",
      end: "2027-02-16T10:00",
      who: people.james,
    }),
    american({
      company: "Alamo",
      code: "2047718853",
      from: desks.orlando,
      to: desks.orlando,
      start: "2027-03-20T12:00",
      end: "2027-03-24T12:00",
      who: people.emily,
    }),
    american({
      company: "Budget",
      code: "40217736US1",
      from: desks.boston,
      to: desks.boston,
      start: "2026-12-29T22:30",
      end: "2027-01-02T07:00",
      who: people.emily,
    }),
  ]),
  layout("car-table", "car_rental", () => [
    rows("de", {
      company: "Europcar",
      code: "2048817730",
      from: desks.berlin,
      to: desks.berlin,
      start: "2027-02-18T18:00",
      end: "2027-02-20T12:00",
    }),
    rows("en", {
      company: "Enterprise",
      code: "GB7740218",
      from: desks.glasgow,
      to: desks.edinburgh,
      start: "2027-05-03T08:30",
      end: "2027-05-07T17:00",
    }),
    rows("nl", {
      company: "Sixt",
      code: "9771048253",
      from: desks.amsterdam,
      to: desks.amsterdam,
      start: "2027-07-24T14:00",
      end: "2027-07-27T14:00",
    }),
    rows("it", {
      company: "Maggiore",
      code: "IT88204176",
      from: desks.catania,
      to: desks.palermo,
      start: "2027-09-04T10:00",
      end: "2027-09-11T18:00",
    }),
  ]),
];

export default layouts;
