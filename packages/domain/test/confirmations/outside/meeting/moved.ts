import { clock, say } from "../facts/dates.ts";
import { type Meeting, meeting, met } from "../facts/meetings.ts";
import { type Layout, layout, lines } from "../types.ts";

const updates = {
  en: [
    "Updated invitation:",
    "This event has been updated",
    "Changed: time",
    "When",
    "Old:",
    "Location",
    "EEEE MMM d, yyyy",
  ],
  de: [
    "Aktualisierte Einladung:",
    "Dieser Termin wurde aktualisiert",
    "Geändert: Uhrzeit",
    "Wann",
    "Alt:",
    "Ort",
    "EEEE d. MMM yyyy",
  ],
  fr: [
    "Invitation modifiée :",
    "Cet événement a été modifié",
    "Modifié : horaire",
    "Date",
    "Avant :",
    "Lieu",
    "EEEE d MMM yyyy",
  ],
  es: [
    "Invitación actualizada:",
    "Este evento se ha actualizado",
    "Cambiado: hora",
    "Cuándo",
    "Antes:",
    "Ubicación",
    "EEEE d MMM yyyy",
  ],
} as const;

const moved = (language: keyof typeof updates, one: Meeting, oldStart: string, oldEnd: string) => {
  const [subject, updated, changed, when, old, where, day] = updates[language];
  return {
    language,
    text: lines(
      `${subject} ${one.title}`,
      updated,
      changed,
      "",
      when,
      `${say(one.start, day, language)} ⋅ ${clock(one.start)} – ${clock(one.end)}`,
      `${old} ${say(oldStart, day, language)} ⋅ ${clock(oldStart)} – ${clock(oldEnd)}`,
      "",
      where,
      one.place ?? "",
    ),
    segments: [met(one, { status: "changed" })],
  };
};

export const layouts: readonly Layout[] = [
  layout("meeting-new-time", "meeting", () => [
    moved(
      "en",
      meeting("Design workshop", "42 Great Russell Street, London", "2027-02-02", "10:00", "13:00"),
      "2027-01-29T14:00",
      "2027-01-29T17:00",
    ),
    moved(
      "de",
      meeting("Kundentermin", "Fleischmarkt 24, 1010 Wien", "2027-05-07", "11:00", "12:30"),
      "2027-05-07T09:00",
      "2027-05-07T10:30",
    ),
    moved(
      "fr",
      meeting("Comité de pilotage", "Salle 204, 9 place Bellecour, Lyon", "2027-03-03", "14:00", "16:00"),
      "2027-02-26T09:00",
      "2027-02-26T11:00",
    ),
    moved(
      "es",
      meeting("Revisión del presupuesto", "Sala Goya, Calle de Bailén 14, Madrid", "2027-01-15", "12:00", "13:00"),
      "2027-01-14T16:00",
      "2027-01-14T17:00",
    ),
  ]),
];

export default layouts;
