import { american, longDate, twelve } from "../dates.ts";
import { wordOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";
import { hostOf, type MeetingFacts, meeting } from "../meetings.ts";

/** No place but a link and telephone numbers. */
const online =
  (language: Language, words: readonly string[], clock: (time: string) => string, day: (date: string) => string) =>
  (f: MeetingFacts) => {
    const [invited, topic, time, join, dial, code] = words;
    return `${hostOf(f)} ${invited}

${topic}: ${wordOf(f.title, language)}
${time}: ${day(f.date)} ${clock(f.begins)}

${join}
https://meet.example/j/${f.draw.digits(10)}
${dial}: +44 20 7946 0${f.draw.digits(3)}
${code}: ${f.draw.digits(6)}`;
  };

export const call: Layout<MeetingFacts> = layoutOf(
  "call",
  {
    en: online(
      "en",
      ["is inviting you to a scheduled video meeting.", "Topic", "Time", "Join the meeting", "Dial in", "Passcode"],
      twelve,
      american,
    ),
    de: online(
      "de",
      [
        "lädt Sie zu einer Videobesprechung ein.",
        "Thema",
        "Zeit",
        "An der Besprechung teilnehmen",
        "Einwahl",
        "Kenncode",
      ],
      (time) => time,
      (date) => longDate(date, "de"),
    ),
    pt: online(
      "pt",
      ["convida-o para uma reunião por vídeo.", "Tópico", "Hora", "Entrar na reunião", "Telefone", "Senha"],
      (time) => time,
      (date) => longDate(date, "pt"),
    ),
  },
  (f, language) => [
    meeting(f, {
      title: wordOf(f.title, language),
      end: null,
      place: undefined,
      place_accept: undefined,
      travellers: undefined,
    }),
  ],
);
