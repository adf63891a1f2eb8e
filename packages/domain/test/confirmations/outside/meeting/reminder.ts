import { dayOf, mailDate, say } from "../facts/dates.ts";
import { type Meeting, meeting, met } from "../facts/meetings.ts";
import { type Layout, layout, lines } from "../types.ts";

const reminders = {
  en: ["Reminder:", "starts in 24 hours", "When:", "Where:", "EEEE, d MMMM, HH:mm"],
  de: ["Erinnerung:", "beginnt in 24 Stunden", "Wann:", "Wo:", "EEEE, d. MMMM, HH:mm 'Uhr'"],
  es: ["Recordatorio:", "empieza en 24 horas", "Cuándo:", "Dónde:", "EEEE d 'de' MMMM, HH:mm"],
  pt: ["Lembrete:", "começa em 24 horas", "Quando:", "Onde:", "EEEE, d 'de' MMMM, HH:mm"],
} as const;

/** A day without a year, no end. */
const reminded = (language: keyof typeof reminders, sent: string, one: Meeting) => {
  const [subject, starts, when, where, day] = reminders[language];
  return {
    language,
    text: lines(
      `Subject: ${subject} ${one.title}`,
      `Date: ${mailDate(sent)}`,
      "",
      `${one.title} ${starts}.`,
      `${when} ${say(one.start, day, language)}`,
      `${where} ${one.place ?? ""}`,
    ),
    segments: [met(one, { end: null })],
  };
};

/** A meeting that somebody sends on, with other days in the talk around it. */
const sentOn = (sent: string, one: Meeting) => ({
  language: "en",
  text: lines(
    `Date: ${mailDate(sent)}`,
    "",
    "Emily, this is the one I meant. I can't make it myself, can you go?",
    "",
    "-----Original Message-----",
    "From: Nina Brandt",
    `Sent: ${say(`${dayOf(sent)}T08:05`, "EEEE, MMMM d, yyyy h:mm a")}`,
    "To: Oliver Price",
    `Subject: RE: ${one.title}`,
    "",
    `All set. ${one.title}: ${say(one.start, "EEEE, MMMM d, yyyy")}, ${say(one.start, "h:mm a")} to ${say(one.end, "h:mm a")}, ${one.place ?? ""}.`,
    "",
    "> Could we do it some day that week, in the afternoon?",
  ),
  segments: [met(one)],
});

export const layouts: readonly Layout[] = [
  layout("meeting-reminder", "meeting", () => [
    reminded(
      "en",
      "2027-01-28T14:00",
      meeting("Design workshop", "42 Great Russell Street, London", "2027-01-29", "14:00", "17:00"),
    ),
    reminded(
      "de",
      "2027-02-18T09:30",
      meeting("Budgetbesprechung", "Schiffbauerdamm 22, Berlin", "2027-02-19", "09:30", "11:00"),
    ),
    reminded(
      "es",
      "2027-01-13T16:00",
      meeting("Revisión del presupuesto", "Calle de Bailén 14, Madrid", "2027-01-14", "16:00", "17:00"),
    ),
    reminded(
      "pt",
      "2027-03-14T10:00",
      meeting("Reunião de vendas", "Rua 1º de Dezembro 123, Lisboa", "2027-03-15", "10:00", "12:30"),
    ),
  ]),
  layout("meeting-sent-on", "meeting", () => [
    sentOn(
      "2027-03-30T11:12",
      meeting("Supplier visit", "540 North Michigan Avenue, Chicago", "2027-04-13", "14:00", "17:00"),
    ),
    sentOn(
      "2027-01-04T17:48",
      meeting("Contract signing", "225 West 44th Street, New York", "2027-01-20", "11:00", "12:00"),
    ),
  ]),
];

export default layouts;
