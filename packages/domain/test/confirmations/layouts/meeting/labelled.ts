import { fullDate } from "../dates.ts";
import { nameOf } from "../facts.ts";
import { wordOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";
import { hostOf, type MeetingFacts, meeting, whereabouts } from "../meetings.ts";

const labels: Partial<Record<Language, readonly string[]>> = {
  en: ["You are invited to a meeting", "Subject", "When", "Where", "Organizer", "Attendees"],
  de: ["Sie sind zu einer Besprechung eingeladen", "Betreff", "Wann", "Wo", "Organisator", "Teilnehmer"],
  fr: ["Vous êtes invité à une réunion", "Objet", "Quand", "Où", "Organisateur", "Participants"],
  es: ["Está invitado a una reunión", "Asunto", "Cuándo", "Dónde", "Organizador", "Asistentes"],
  it: ["È invitato a una riunione", "Oggetto", "Quando", "Dove", "Organizzatore", "Partecipanti"],
  pt: ["Está convidado para uma reunião", "Assunto", "Quando", "Onde", "Organizador", "Participantes"],
  nl: ["U bent uitgenodigd voor een vergadering", "Onderwerp", "Wanneer", "Waar", "Organisator", "Deelnemers"],
  ja: ["会議への招待", "件名", "日時", "場所", "主催者", "参加者"],
};

const invitation = (language: Language) => (f: MeetingFacts) => {
  const [invited, subject, when, place, organiser, people] = labels[language] as readonly string[];
  return `${invited}

${subject}: ${wordOf(f.title, language)}
${when}: ${fullDate(f.date, language)} ${f.begins} – ${f.ends}
${place}: ${whereabouts(f)}
${organiser}: ${hostOf(f)}
${people}: ${f.people.map(nameOf).join(", ")}`;
};

export const labelled: Layout<MeetingFacts> = {
  ...layoutOf(
    "labelled",
    Object.fromEntries((Object.keys(labels) as Language[]).map((it) => [it, invitation(it)])),
    (f, language) => [meeting(f, { title: wordOf(f.title, language) })],
  ),
};
