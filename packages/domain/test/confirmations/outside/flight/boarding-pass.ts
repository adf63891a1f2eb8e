import { cityOf } from "../facts/airports.ts";
import { clock, dayOf, say } from "../facts/dates.ts";
import { type Booking, flown, fly, type Leg } from "../facts/flights.ts";
import { fullName, people, shouted, ticketName } from "../facts/people.ts";
import { type Layout, layout, lines } from "../types.ts";

const compact = (moment: string, pattern = "ddMMMyyyy"): string => say(moment, pattern).toUpperCase();

const pass = {
  en: ["Boarding pass", "Booking code", "Seat", "Gate", "Boarding", "Gate closes", "Bag drop until", "Group"],
  de: [
    "Bordkarte",
    "Buchungscode",
    "Sitzplatz",
    "Flugsteig",
    "Einsteigen",
    "Gate schließt",
    "Gepäckabgabe bis",
    "Gruppe",
  ],
  nl: ["Instapkaart", "Boekingscode", "Stoel", "Gate", "Boarding", "Gate sluit", "Bagage inleveren tot", "Groep"],
  it: [
    "Carta d'imbarco",
    "Codice di prenotazione",
    "Posto",
    "Uscita",
    "Imbarco",
    "Chiusura gate",
    "Consegna bagagli entro",
    "Gruppo",
  ],
} as const;

/** `HH:MM` so many minutes before. */
function before(moment: string, minutes: number): string {
  const [hour = 0, minute = 0] = clock(moment).split(":").map(Number);
  const whole = hour * 60 + minute - minutes;
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

const boarding = (language: keyof typeof pass, booking: Booking) => {
  const [title, code, seat, gate, boards, closes, drop, group] = pass[language];
  return {
    language,
    text: lines(
      ...booking.legs.map((leg) =>
        lines(
          title,
          "",
          ...booking.travellers.map(shouted),
          "",
          compact(leg.start, "ddMMMyy"),
          "",
          `${leg.code} ${leg.digits}`,
          "",
          `${leg.from}  ${leg.to}`,
          "",
          cityOf(leg.from, language),
          "",
          cityOf(leg.to, language),
          "",
          clock(leg.start),
          "",
          clock(leg.end),
          "",
          `${boards}  ${before(leg.start, 35)}   ${closes}  ${before(leg.start, 15)}`,
          `${drop}  ${before(leg.start, 45)}`,
          `${gate}  B42   ${seat}  23F   ${group}  3`,
          "Sec. no.: 088   ETKT 220 2401773640",
        ),
      ),
      `${code}  ${booking.pnr}`,
    ),
    segments: booking.legs.map((leg) => flown(leg, language, booking)),
  };
};

/** The coded lines which a reservation system prints; years only in the line of issue. */
const coded = (language: "en" | "de", issued: string, booking: Booking) => ({
  language,
  text: lines(
    language === "de"
      ? "Guten Tag, anbei der aktuelle Stand Ihrer Buchung:"
      : "Hello, this is how your booking stands:",
    "",
    `RP/FRALH2100/FRALH2100            AA/SU  ${compact(issued, "ddMMMyy")}/1412Z   ${booking.pnr}`,
    `  ${booking.travellers.map((one, index) => `${index + 1}.${ticketName(one)}`).join("   ")}`,
    ...booking.legs.map((leg, index) => {
      const weekday = new Date(`${dayOf(leg.start)}T00:00:00Z`).getUTCDay() || 7;
      const number = `${leg.code} ${leg.digits.padStart(4)}`;
      return `  ${booking.travellers.length + index + 1}  ${number} K ${compact(leg.start, "ddMMM")} ${weekday} ${leg.from}${leg.to} HK${booking.travellers.length}  ${say(leg.start, "HHmm")} ${say(leg.end, "HHmm")}  ${compact(leg.end, "ddMMM")}  E  ${leg.code}/${booking.pnr}`;
    }),
    `  9 AP FRA +49 69 555 0134 - DESK`,
    ` 10 TK OK${compact(issued, "ddMMM")}/FRALH2100//ETLH`,
    "",
    language === "de" ? "Mit freundlichen Grüßen\nIhr Reisebüro" : "Kind regards\nYour travel desk",
  ),
  segments: booking.legs.map((leg) => flown(leg, language, booking, { travellers: booking.travellers.map(fullName) })),
});

const legs = (...all: readonly Leg[]): readonly Leg[] => all;

export const layouts: readonly Layout[] = [
  layout("boarding-pass", "flight", () => [
    boarding("en", { pnr: "RHFNEJ", travellers: [people.james], legs: legs(fly("OS317", "2027-04-03")) }),
    boarding("de", {
      pnr: "5KTX9D",
      travellers: [people.martin],
      legs: legs(fly("LX1104", "2026-12-07"), fly("LH1942", "2026-12-07")),
    }),
    boarding("nl", { pnr: "PVW6JC", travellers: [people.sanne], legs: legs(fly("KL1699", "2027-05-22")) }),
    boarding("it", { pnr: "KKEZ2E", travellers: [people.laura], legs: legs(fly("AZ2058", "2027-04-13")) }),
  ]),
  layout("reservation-lines", "flight", () => [
    coded("en", "2027-01-19", {
      pnr: "8DQW4R",
      travellers: [people.emily, people.james],
      legs: legs(fly("LH803", "2027-03-22"), fly("LH802", "2027-03-29")),
    }),
    coded("de", "2027-02-02", {
      pnr: "XN5LPT",
      travellers: [people.martin],
      legs: legs(fly("EK46", "2027-04-11"), fly("EK354", "2027-04-12")),
    }),
  ]),
];

export default layouts;
