import { clock, say } from "../facts/dates.ts";
import { type Meeting, meeting, met, withOrganiser } from "../facts/meetings.ts";
import { fullName, people } from "../facts/people.ts";
import { type Language, type Layout, layout, lines } from "../types.ts";

const zones = "(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna";

const office: Readonly<Partial<Record<Language, readonly [string, string, string, string, (one: Meeting) => string]>>> =
  {
    en: [
      "From:",
      "Subject:",
      "When:",
      "Where:",
      (one) => `${say(one.start, "EEEE, MMMM d, yyyy h:mm a")}-${say(one.end, "h:mm a")}. ${zones}`,
    ],
    de: [
      "Von:",
      "Betreff:",
      "Wann:",
      "Wo:",
      (one) => `${say(one.start, "EEEE, d. MMMM yyyy HH:mm", "de")}-${clock(one.end)} ${zones}`,
    ],
    fr: [
      "De :",
      "Objet :",
      "Quand :",
      "Où :",
      (one) => `${say(one.start, "EEEE d MMMM yyyy HH:mm", "fr")}-${clock(one.end)}. ${zones}`,
    ],
    nl: [
      "Van:",
      "Onderwerp:",
      "Wanneer:",
      "Waar:",
      (one) => `${say(one.start, "EEEE d MMMM yyyy HH:mm", "nl")}-${clock(one.end)}. ${zones}`,
    ],
    it: [
      "Da:",
      "Oggetto:",
      "Quando:",
      "Dove:",
      (one) => `${say(one.start, "EEEE d MMMM yyyy HH:mm", "it")}-${clock(one.end)}. ${zones}`,
    ],
  };

/** An office program: one line for when, the zone named by cities that are no places of the meeting. */
const officeInvitation = (language: Language, one: Meeting) => {
  const [from = "", subject = "", when = "", where = "", span] = office[language] ?? [];
  return {
    language,
    text: lines(
      one.organiser && `${from} ${fullName(one.organiser)}`,
      `${subject} ${one.title}`,
      `${when} ${span?.(one) ?? ""}`,
      one.place !== null && `${where} ${one.place}`,
      "",
      "*~*~*~*~*~*~*~*~*~*",
      "",
      "+49 69 555 0170,,204881773#   Frankfurt am Main",
    ),
    segments: [met(one, withOrganiser(one))],
  };
};

const stamp = (moment: string): string => moment.replace(/[-:]/g, "").padEnd(15, "0");

/** The calendar's own file, pasted. */
const file = (language: Language, zone: string, uid: string, one: Meeting, cancelled = false) => ({
  language,
  text: lines(
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Example Corp//Calendar 4.1//EN",
    `METHOD:${cancelled ? "CANCEL" : "REQUEST"}`,
    "BEGIN:VEVENT",
    `UID:${uid}@example.com`,
    "DTSTAMP:20270104T081500Z",
    `DTSTART;TZID=${zone}:${stamp(one.start)}`,
    `DTEND;TZID=${zone}:${stamp(one.end)}`,
    `SUMMARY:${one.title}`,
    one.place !== null && `LOCATION:${one.place.replaceAll(",", "\\,")}`,
    one.organiser && `ORGANIZER;CN=${fullName(one.organiser)}:mailto:${one.organiser.first.toLowerCase()}@example.com`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ),
  segments: [met(one, { status: cancelled ? "cancelled" : "confirmed" })],
});

export const layouts: readonly Layout[] = [
  layout("meeting-office-calendar", "meeting", () => [
    officeInvitation(
      "en",
      meeting(
        "Supplier negotiation",
        "Conference Room Rhine, Frankfurt office",
        "2027-03-11",
        "13:00",
        "15:00",
        people.emily,
      ),
    ),
    officeInvitation(
      "de",
      meeting(
        "Lenkungsausschuss Projekt Nordlicht",
        "Besprechungsraum Isar, Landwehrstraße 48, München",
        "2027-05-10",
        "10:00",
        "12:00",
        people.martin,
      ),
    ),
    officeInvitation(
      "fr",
      meeting(
        "Comité de pilotage",
        "Salle 204, 9 place Bellecour, Lyon",
        "2027-02-26",
        "09:00",
        "11:00",
        people.claire,
      ),
    ),
    officeInvitation(
      "nl",
      meeting(
        "Kwartaaloverleg verkoop",
        "Vergaderzaal 2, Oudegracht 155, Utrecht",
        "2027-06-14",
        "14:30",
        "16:00",
        people.pieter,
      ),
    ),
    officeInvitation(
      "it",
      meeting(
        "Riunione di progetto",
        "Sala Tevere, Via della Lungaretta 61, Roma",
        "2027-05-31",
        "11:00",
        "12:30",
        people.marco,
      ),
    ),
  ]),
  layout("meeting-calendar-file", "meeting", () => [
    file(
      "en",
      "Europe/London",
      "7741-a",
      meeting("Design workshop", "42 Great Russell Street, London", "2027-01-29", "14:00", "17:00", people.emily),
    ),
    file(
      "de",
      "Europe/Vienna",
      "8102-c",
      meeting("Kundentermin", "Fleischmarkt 24, 1010 Wien", "2027-05-07", "09:00", "10:30", people.martin),
    ),
    file(
      "fr",
      "Europe/Paris",
      "9017-x",
      meeting("Atelier stratégie", "Salle 204, 9 place Bellecour, Lyon", "2027-02-26", "14:00", "17:30", people.claire),
      true,
    ),
  ]),
];

export default layouts;
