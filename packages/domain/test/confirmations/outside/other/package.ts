import { fullAirport } from "../facts/airports.ts";
import { desks, hired } from "../facts/cars.ts";
import { at, clock, say } from "../facts/dates.ts";
import { flown, fly, type Leg } from "../facts/flights.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { address, stayed, stays } from "../facts/stays.ts";
import { ridden, ride } from "../facts/trains.ts";
import { type Language, type Layout, layout, lines } from "../types.ts";

const flightLine = (leg: Leg, language: Language): string =>
  `${leg.code} ${leg.digits}  ${fullAirport(leg.from, language)} (${leg.from}) ${clock(leg.start)} - ${fullAirport(leg.to, language)} (${leg.to}) ${clock(leg.end)}`;

const day = (moment: string, language: Language): string =>
  say(moment, language === "de" ? "EEEE, d. MMMM yyyy" : "EEEE d MMMM yyyy", language);

/** A whole journey day by day: flight, car, house, and all of it back. */
function holiday(pnr: string, who: readonly Person[]) {
  const out = fly("U28575", "2027-05-08");
  const back = fly("U28576", "2027-05-15");
  const car = {
    company: "Avis",
    code: "20422018ES4",
    from: barcelona,
    to: barcelona,
    start: at("2027-05-08", "10:00"),
    end: at("2027-05-15", "07:45"),
  };
  // The names stand over everything: which segment they belong to is not judged.
  const booking = { pnr, travellers: [], legs: [out, back] };
  const house = {
    name: "Masia Can Roure",
    street: "Carretera de Begur 14",
    city: "17255 Begur",
    country: "Spain",
    phone: "+34 972 555 018",
  };
  return {
    language: "en",
    text: lines(
      `Holiday documents for ${who.map(fullName).join(" and ")}`,
      "",
      day(out.start, "en"),
      `FLIGHT  ${flightLine(out, "en")}  Ref. ${pnr}`,
      `CAR  ${car.company}, pick up ${car.from.name} ${clock(car.start)}  Ref. ${car.code}`,
      `HOTEL  ${house.name}, ${address(house)}, 7 nights from ${say(out.start, "d MMMM yyyy")} to ${say(back.start, "d MMMM yyyy")}  Ref. 77410`,
      "",
      day(back.start, "en"),
      `CAR  ${car.company}, drop off ${car.to.name} ${clock(car.end)}`,
      `FLIGHT  ${flightLine(back, "en")}  Ref. ${pnr}`,
      "",
      "Total paid: £1,284.00. 24-hour helpline +44 20 7946 0999.",
    ),
    segments: [
      flown(out, "en", booking),
      hired(car),
      stayed(house, "2027-05-08", "2027-05-15", "77410"),
      flown(back, "en", booking),
    ],
  };
}

const barcelona = { name: "Barcelona Airport", street: "Terminal 2", also: ["Barcelona", "BCN", "Barcelona El Prat"] };

/** A business trip from the travel desk: train, hotel and train. */
function business(who: Person) {
  const out = ride("ICE 1004", "2027-04-16");
  const back = ride("ICE 1009", "2027-04-18");
  return {
    language: "de",
    text: lines(
      `Reiseplan für ${fullName(who)}`,
      "",
      `${day(out.start, "de")}`,
      `Bahn   ${out.train}   ${out.from} ab ${clock(out.start)}   ${out.to} an ${clock(out.end)}   Auftragsnummer 284710593662`,
      "",
      `Hotel  ${stays.berlin.name}, ${address(stays.berlin)}`,
      `       Anreise ${say("2027-04-16", "dd.MM.yyyy")}, Abreise ${say("2027-04-18", "dd.MM.yyyy")}   Reservierungsnummer BLN-51290`,
      "",
      `${day(back.start, "de")}`,
      `Bahn   ${back.train}   ${back.from} ab ${clock(back.start)}   ${back.to} an ${clock(back.end)}   Auftragsnummer 284710593662`,
      "",
      "Bei Fragen: Reisestelle, Tel. 0711 555 0112",
    ),
    segments: [
      ridden(out, "284710593662"),
      stayed(stays.berlin, "2027-04-16", "2027-04-18", "BLN-51290"),
      ridden(back, "284710593662"),
    ],
  };
}

/** One mail, one car and one flight, each with its own number. */
function flyAndDrive(pnr: string) {
  const out = fly("AF6204", "2027-06-26");
  const booking = { pnr, travellers: [], legs: [out] };
  const car = {
    company: "Europcar",
    code: "1184755021",
    from: desks.lyon,
    to: desks.lyon,
    start: at("2027-06-28", "09:00"),
    end: at("2027-07-02", "18:00"),
  };
  return {
    language: "fr",
    text: lines(
      "Récapitulatif de vos réservations",
      "",
      `VOL - ${day(out.start, "fr")}`,
      flightLine(out, "fr"),
      `Référence : ${pnr}`,
      "",
      `VOITURE - ${car.company}`,
      `Prise en charge : ${day(car.start, "fr")} à ${say(car.start, "HH'h'mm")}, ${car.from.name}`,
      `Restitution : ${day(car.end, "fr")} à ${say(car.end, "HH'h'mm")}, ${car.to.name}`,
      `Numéro de réservation : ${car.code}`,
    ),
    segments: [flown(out, "fr", booking), hired(car)],
  };
}

export const layouts: readonly Layout[] = [
  layout("several-kinds", "other", () => [
    holiday("EV4NT7", [people.emily, people.james]),
    business(people.martin),
    flyAndDrive("LWQ7TX"),
  ]),
];

export default layouts;
