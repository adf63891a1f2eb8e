import { clock, say } from "../facts/dates.ts";
import { type Meeting, meeting, met, withOrganiser } from "../facts/meetings.ts";
import { fullName, people } from "../facts/people.ts";
import { type Language, type Layout, layout, lines } from "../types.ts";

const hour = (moment: string): string =>
  `${say(moment, moment.endsWith(":00") ? "h" : "h:mm")}${say(moment, "a").toLowerCase()}`;

interface Words {
  readonly invitation: string;
  readonly subjectDay: string;
  readonly when: string;
  readonly day: string;
  readonly zone: string;
  readonly short: string;
  readonly where: string;
  readonly organiser: string;
  readonly guests: string;
  readonly reply: string;
  readonly span: (one: Meeting) => string;
}

const european = (one: Meeting): string => `${clock(one.start)} – ${clock(one.end)}`;

const web: Readonly<Partial<Record<Language, Words>>> = {
  en: {
    invitation: "Invitation:",
    subjectDay: "EEE MMM d, yyyy",
    when: "When",
    day: "EEEE MMM d, yyyy",
    zone: "Eastern Time - New York",
    short: "EDT",
    where: "Location",
    organiser: "Organizer",
    guests: "Guests",
    reply: "Reply for emily.carter@example.com   Yes   No   Maybe",
    span: (one) => `${hour(one.start)} – ${hour(one.end)}`,
  },
  de: {
    invitation: "Einladung:",
    subjectDay: "EEE d. MMM yyyy",
    when: "Wann",
    day: "EEEE d. MMM yyyy",
    zone: "Mitteleuropäische Zeit - Berlin",
    short: "MEZ",
    where: "Ort",
    organiser: "Organisator",
    guests: "Gäste",
    reply: "Antworten für sabine.vogt@example.com   Ja   Nein   Vielleicht",
    span: european,
  },
  fr: {
    invitation: "Invitation :",
    subjectDay: "EEE d MMM yyyy",
    when: "Date",
    day: "EEEE d MMM yyyy",
    zone: "Heure d’Europe centrale - Paris",
    short: "CET",
    where: "Lieu",
    organiser: "Organisateur",
    guests: "Invités",
    reply: "Répondre pour claire.dubois@example.com   Oui   Non   Peut-être",
    span: european,
  },
  es: {
    invitation: "Invitación:",
    subjectDay: "EEE d MMM yyyy",
    when: "Cuándo",
    day: "EEEE d MMM yyyy",
    zone: "Hora de Europa central - Madrid",
    short: "CET",
    where: "Ubicación",
    organiser: "Organizador",
    guests: "Invitados",
    reply: "Responder para diego.navarro@example.com   Sí   No   Quizás",
    span: european,
  },
};

/** A calendar on the web writes what, when, where, each head above its value. */
const invited = (language: Language, one: Meeting) => {
  const w = web[language];
  if (w === undefined) throw new Error(`No words for ${language}`);
  return {
    language,
    text: lines(
      `Subject: ${w.invitation} ${one.title} @ ${say(one.start, w.subjectDay, language)} ${w.span(one)} (${w.short})`,
      "",
      one.title,
      "",
      w.when,
      `${say(one.start, w.day, language)} ⋅ ${w.span(one)}`,
      w.zone,
      "",
      one.place !== null && `${w.where}\n${one.place}\n`,
      one.organiser && `${w.organiser}\n${fullName(one.organiser)}\n`,
      w.guests,
      "Nina Brandt",
      "Oliver Price",
      "",
      w.reply,
    ),
    segments: [met(one, { ...withOrganiser(one), confirmation_number: null })],
  };
};

export const layouts: readonly Layout[] = [
  layout("meeting-web-calendar", "meeting", () => [
    invited(
      "en",
      meeting(
        "Quarterly budget review",
        "Room 4B, 225 West 44th Street, New York",
        "2027-04-19",
        "10:00",
        "11:30",
        people.james,
      ),
    ),
    invited(
      "de",
      meeting(
        "Budgetbesprechung",
        "Raum 3.12, Schiffbauerdamm 22, Berlin",
        "2027-02-19",
        "09:30",
        "11:00",
        people.martin,
      ),
    ),
    invited(
      "fr",
      meeting(
        "Point budget trimestriel",
        "Salle Turenne, 18 rue de la Bûcherie, Paris",
        "2027-02-24",
        "14:00",
        "15:30",
        people.antoine,
      ),
    ),
    invited(
      "es",
      meeting(
        "Revisión del presupuesto",
        "Sala Goya, Calle de Bailén 14, Madrid",
        "2027-01-14",
        "16:00",
        "17:00",
        people.lucia,
      ),
    ),
    invited("de", meeting("Jour fixe Vertrieb", null, "2027-03-01", "13:00", "13:45", people.sabine)),
  ]),
];

export default layouts;
