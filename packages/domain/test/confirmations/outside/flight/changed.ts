import { cityOf, fullAirport } from "../facts/airports.ts";
import { clock, dayOf, mailDate, say } from "../facts/dates.ts";
import { flown, fly, type Leg } from "../facts/flights.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { type Layout, layout, lines } from "../types.ts";

interface Moved {
  readonly pnr: string;
  readonly who: Person;
  /** As it is now. */
  readonly leg: Leg;
  readonly oldStart: string;
  readonly oldEnd: string;
}

/** The same flight at other hours of the same day. */
function moved(pnr: string, who: Person, leg: Leg, start: string, end: string): Moved {
  const now = { ...leg, start: `${dayOf(leg.start)}T${start}`, end: `${dayOf(leg.end)}T${end}` };
  return { pnr, who, leg: now, oldStart: leg.start, oldEnd: leg.end };
}

const notice = {
  en: ({ pnr, who, leg, oldStart, oldEnd }: Moved) =>
    lines(
      "Subject: Schedule change to your flight",
      "",
      `Dear ${who.female ? "Ms" : "Mr"} ${who.last},`,
      "",
      `The schedule of your flight ${leg.code}${leg.digits} on ${say(leg.start, "EEEE d MMMM yyyy")} has changed. Booking reference ${pnr}.`,
      "",
      `New departure time:   ${clock(leg.start)}  ${fullAirport(leg.from)} (${leg.from})`,
      `New arrival time:     ${clock(leg.end)}  ${fullAirport(leg.to)} (${leg.to})${leg.later > 0 ? ", next day" : ""}`,
      "",
      `Previous departure time: ${clock(oldStart)}`,
      `Previous arrival time: ${clock(oldEnd)}`,
      "",
      "We apologise for the inconvenience. Our service centre is open daily from 06:00 to 22:00.",
    ),
  de: ({ pnr, who, leg, oldStart, oldEnd }: Moved) =>
    lines(
      "Betreff: Flugzeitenänderung",
      "",
      `Sehr geehrte${who.female ? " Frau" : "r Herr"} ${who.last},`,
      "",
      `leider hat sich der Flugplan Ihrer Buchung ${pnr} geändert.`,
      "",
      "Ursprünglicher Flug",
      `${leg.code} ${leg.digits}   ${say(oldStart, "EEE., dd.MM.yyyy", "de")}   ${cityOf(leg.from, "de")} (${leg.from}) ${clock(oldStart)} Uhr – ${cityOf(leg.to, "de")} (${leg.to}) ${clock(oldEnd)} Uhr`,
      "",
      "Ihr neuer Flug",
      `${leg.code} ${leg.digits}   ${say(leg.start, "EEE., dd.MM.yyyy", "de")}   ${cityOf(leg.from, "de")} (${leg.from}) ${clock(leg.start)} Uhr – ${cityOf(leg.to, "de")} (${leg.to}) ${clock(leg.end)} Uhr`,
      "",
      "Sie müssen nichts weiter tun. Ihre Sitzplatzreservierung bleibt bestehen.",
    ),
  fr: ({ pnr, who, leg, oldStart, oldEnd }: Moved) =>
    lines(
      "Objet : Modification de l'horaire de votre vol",
      "",
      `Bonjour ${fullName(who)},`,
      "",
      `Nous vous informons que l'horaire de votre vol ${leg.code} ${leg.digits} du ${say(leg.start, "EEEE d MMMM yyyy", "fr")} (réservation ${pnr}) est modifié :`,
      "",
      `Départ de ${cityOf(leg.from, "fr")} ${leg.from} à ${say(leg.start, "HH'h'mm")} (au lieu de ${say(oldStart, "HH'h'mm")})`,
      `Arrivée à ${cityOf(leg.to, "fr")} ${leg.to} à ${say(leg.end, "HH'h'mm")} (au lieu de ${say(oldEnd, "HH'h'mm")})`,
      "",
      "Veuillez nous excuser pour la gêne occasionnée.",
    ),
  nl: ({ pnr, who, leg, oldStart, oldEnd }: Moved) =>
    lines(
      "Onderwerp: Je vluchttijden zijn gewijzigd",
      "",
      `Beste ${who.first},`,
      "",
      `De vertrektijd van vlucht ${leg.code} ${leg.digits} van ${cityOf(leg.from, "nl")} (${leg.from}) naar ${cityOf(leg.to, "nl")} (${leg.to}) is gewijzigd.`,
      `Boekingsnummer: ${pnr}`,
      "",
      "           Oude tijd   Nieuwe tijd",
      `Vertrek    ${clock(oldStart)}       ${clock(leg.start)}`,
      `Aankomst   ${clock(oldEnd)}       ${clock(leg.end)}`,
      "",
      `De datum blijft ${say(leg.start, "EEEE d MMMM yyyy", "nl")}.`,
    ),
} as const;

const told = (language: keyof typeof notice, now: Moved) => ({
  language,
  text: notice[language](now),
  segments: [
    flown(
      now.leg,
      language,
      // The others greet by one name only.
      { pnr: now.pnr, legs: [], travellers: language === "fr" ? [now.who] : [] },
      { status: "changed" },
    ),
  ],
});

const gone = {
  en: [
    "Your flight has been cancelled",
    "We are sorry to tell you that the following flight has been cancelled:",
    "Booking reference:",
    "You can rebook free of charge or claim a refund within 12 months. Call us on +44 20 7946 0321, 24 hours a day.",
  ],
  de: [
    "Ihr Flug wurde annulliert",
    "wir bedauern, Ihnen mitteilen zu müssen, dass folgender Flug gestrichen wurde:",
    "Buchungscode:",
    "Sie können kostenlos umbuchen oder sich den Flugpreis erstatten lassen. Tel. +49 69 555 0199, täglich 6–22 Uhr.",
  ],
  es: [
    "Tu vuelo ha sido cancelado",
    "Lamentamos comunicarte que el siguiente vuelo ha sido cancelado:",
    "Código de reserva:",
    "Puedes cambiar tu vuelo sin coste o solicitar el reembolso. Atención al cliente: +34 910 555 012.",
  ],
  pt: [
    "O seu voo foi cancelado",
    "Lamentamos informar que o seguinte voo foi cancelado:",
    "Código de reserva:",
    "Pode remarcar sem custos ou pedir o reembolso. Linha de apoio: +351 210 555 019.",
  ],
} as const;
const dayPattern = {
  en: "EEE d MMM yyyy",
  de: "EEE, dd.MM.yyyy",
  es: "EEE d MMM yyyy",
  pt: "EEE, d 'de' MMMM 'de' yyyy",
} as const;

const cancelled = (language: keyof typeof gone, pnr: string, sent: string, leg: Leg) => {
  const [subject, sorry, code, note] = gone[language];
  return {
    language,
    text: lines(
      `Subject: ${subject}`,
      `Date: ${mailDate(sent)}`,
      "",
      sorry,
      "",
      `${leg.code}${leg.digits}`,
      say(leg.start, dayPattern[language], language),
      `${cityOf(leg.from, language)} (${leg.from}) ${clock(leg.start)}`,
      `${cityOf(leg.to, language)} (${leg.to}) ${clock(leg.end)}`,
      "",
      `${code} ${pnr}`,
      "",
      note,
    ),
    segments: [flown(leg, language, { pnr, legs: [leg], travellers: [] }, { status: "cancelled" })],
  };
};

export const layouts: readonly Layout[] = [
  layout("flight-new-times", "flight", () => [
    told("en", moved("UTM4QE", people.emily, fly("BA560", "2027-02-15"), "08:25", "12:00")),
    told("de", moved("Y4TR8N", people.martin, fly("LH1166", "2027-03-14"), "10:05", "12:15")),
    told("fr", moved("NR7ZPB", people.antoine, fly("AF1734", "2027-02-23"), "10:20", "12:05")),
    told("nl", moved("GB7M3S", people.pieter, fly("HV5955", "2027-07-10"), "05:55", "07:50")),
    told("en", moved("3PLC8W", people.james, fly("DL264", "2027-04-16"), "21:10", "10:35")),
  ]),
  layout("flight-cancelled", "flight", () => [
    cancelled("en", "KV8WDR", "2027-01-22T15:04", fly("BA1454", "2027-01-23")),
    cancelled("de", "5KTX9D", "2026-12-05T20:41", fly("LX1104", "2026-12-07")),
    cancelled("es", "HN4KZD", "2027-04-20T10:12", fly("VY8301", "2027-04-23")),
    cancelled("pt", "ZT6RMC", "2027-03-01T08:55", fly("TP1926", "2027-03-02")),
  ]),
];

export default layouts;
