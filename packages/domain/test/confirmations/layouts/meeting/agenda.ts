import { longDate } from "../dates.ts";
import { wordOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";
import { type MeetingFacts, meeting, whereabouts } from "../meetings.ts";

/** With hours inside it that are not meetings of their own. */
const withAgenda = (language: Language, words: readonly string[]) => (f: MeetingFacts) => {
  const [subject, date, time, place, agenda, opening, break_] = words;
  return `${subject}: ${wordOf(f.title, language)}
${date}: ${longDate(f.date, language)}
${time}: ${f.begins} - ${f.ends}
${place}: ${whereabouts(f)}

${agenda}
1. ${opening} (10 min)
2. ${wordOf(f.title, language)} (45 min)
3. ${break_} (15 min)`;
};

export const agenda: Layout<MeetingFacts> = layoutOf(
  "agenda",
  {
    en: withAgenda("en", ["Meeting", "Date", "Time", "Location", "Agenda", "Welcome", "Break"]),
    de: withAgenda("de", ["Besprechung", "Datum", "Uhrzeit", "Ort", "Tagesordnung", "Begrüßung", "Pause"]),
    es: withAgenda("es", ["Reunión", "Fecha", "Hora", "Lugar", "Orden del día", "Bienvenida", "Pausa"]),
    pt: withAgenda("pt", ["Reunião", "Data", "Hora", "Local", "Ordem de trabalhos", "Boas-vindas", "Intervalo"]),
  },
  (f, language) => [meeting(f, { title: wordOf(f.title, language) })],
);
