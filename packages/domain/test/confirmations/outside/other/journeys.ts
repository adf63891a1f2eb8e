import { clock, say } from "../facts/dates.ts";
import { fullName, type Person, people } from "../facts/people.ts";
import { type ExpectedSegment, type Language, type Layout, layout, lines } from "../types.ts";

interface Journey {
  readonly company: string;
  readonly code: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly who: Person;
}

const town = (stop: string): string => stop.replace(/ (?:Victoria|Bus|ZOB|Hbf|Estación)\b.*/, "");

const gone = (one: Journey, but: Partial<ExpectedSegment> = {}): ExpectedSegment => ({
  kind: "other",
  status: "confirmed",
  provider: one.company,
  confirmation_number: one.code,
  start: one.start,
  end: one.end,
  from: one.from,
  from_accept: [one.from, town(one.from)],
  to: one.to,
  to_accept: [one.to, town(one.to)],
  travellers: [fullName(one.who)],
  ...but,
});

const words: Readonly<Partial<Record<Language, readonly [string, string, string, string, string, string, string]>>> = {
  en: [
    "Your bus booking is confirmed",
    "Booking number:",
    "Bus",
    "Departure",
    "Arrival",
    "EEE d MMM yyyy, HH:mm",
    "Please be at the bus stop 15 minutes before departure.",
  ],
  de: [
    "Ihre Busfahrt ist gebucht",
    "Buchungsnummer:",
    "Bus",
    "Abfahrt",
    "Ankunft",
    "EEE, dd.MM.yyyy, HH:mm 'Uhr'",
    "Bitte seien Sie 15 Minuten vor Abfahrt an der Bushaltestelle.",
  ],
  es: [
    "Tu viaje en autobús está reservado",
    "Número de reserva:",
    "Autobús",
    "Salida",
    "Llegada",
    "EEE d MMM yyyy, HH:mm",
    "Preséntate en la parada 15 minutos antes de la salida.",
  ],
};

const bus = (language: Language, one: Journey) => {
  const [title = "", code = "", vehicle = "", departs = "", arrives = "", day = "", note = ""] = words[language] ?? [];
  return {
    language,
    text: lines(
      `${one.company}: ${title}`,
      `${code} ${one.code}`,
      fullName(one.who),
      "",
      `${vehicle} 042`,
      `${departs}: ${say(one.start, day, language)}  ${one.from}`,
      `${arrives}: ${say(one.end, day, language)}  ${one.to}`,
      "",
      note,
    ),
    segments: [gone(one)],
  };
};

const crossings = {
  en: [
    "Your ferry crossing",
    "Booking reference:",
    ["Sailing", "Departs", "Arrives"],
    "EEEE d MMMM yyyy",
    "Lead passenger:",
    "Vehicle check-in closes 60 minutes before departure. Cabin: 4-berth outside.",
  ],
  de: [
    "Ihre Fährüberfahrt",
    "Buchungsreferenz:",
    ["Überfahrt", "Abfahrt", "Ankunft"],
    "EEEE, d. MMMM yyyy",
    "Hauptreisender:",
    "Der Check-in für Fahrzeuge schließt 60 Minuten vor Abfahrt. Kabine: 4-Bett außen.",
  ],
  nl: [
    "Uw veerbootovertocht",
    "Boekingsreferentie:",
    ["Overtocht", "Vertrek", "Aankomst"],
    "EEEE d MMMM yyyy",
    "Hoofdpassagier:",
    "De check-in voor voertuigen sluit 60 minuten voor vertrek. Hut: 4-persoons buiten.",
  ],
} as const;

const ferry = (language: keyof typeof crossings, one: Journey) => {
  const [title, code, sail, day, lead, note] = crossings[language];
  return {
    language,
    text: lines(
      `${one.company} - ${title}`,
      `${code} ${one.code}`,
      `${lead} ${fullName(one.who)}`,
      "",
      `${sail[0]}: ${one.from} - ${one.to}`,
      `${sail[1]}: ${say(one.start, day, language)} ${clock(one.start)}`,
      `${sail[2]}: ${say(one.end, day, language)} ${clock(one.end)}`,
      "",
      note,
    ),
    segments: [gone(one)],
  };
};

export const layouts: readonly Layout[] = [
  layout("other-bus", "other", () => [
    bus("en", {
      company: "National Express",
      code: "XK204881",
      from: "London Victoria Coach Station",
      to: "Bristol Bus Station",
      start: "2027-02-06T09:30",
      end: "2027-02-06T12:05",
      who: people.emily,
    }),
    bus("de", {
      company: "FlixBus",
      code: "3048817726",
      from: "Berlin ZOB",
      to: "Dresden Hbf",
      start: "2027-03-20T14:15",
      end: "2027-03-20T16:45",
      who: people.sabine,
    }),
    bus("es", {
      company: "ALSA",
      code: "7Q20L4",
      from: "Madrid Estación Sur",
      to: "Granada",
      start: "2027-05-02T10:00",
      end: "2027-05-02T14:30",
      who: people.diego,
    }),
  ]),
  layout("other-ferry", "other", () => [
    ferry("en", {
      company: "Stena Line",
      code: "40217736",
      from: "Harwich",
      to: "Hook of Holland",
      start: "2027-07-03T23:00",
      end: "2027-07-04T08:00",
      who: people.james,
    }),
    ferry("de", {
      company: "TT-Line",
      code: "DE882041",
      from: "Travemünde",
      to: "Trelleborg",
      start: "2027-06-18T22:00",
      end: "2027-06-19T07:30",
      who: people.martin,
    }),
    ferry("nl", {
      company: "DFDS",
      code: "NL774102",
      from: "IJmuiden",
      to: "Newcastle",
      start: "2027-08-07T17:30",
      end: "2027-08-08T09:15",
      who: people.pieter,
    }),
  ]),
];

export default layouts;
