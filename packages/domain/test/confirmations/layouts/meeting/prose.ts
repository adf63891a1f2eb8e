import { fullDate, longDate, plusDays } from "../dates.ts";
import { wordOf } from "../hotels.ts";
import { type Layout, layoutOf } from "../layout.ts";
import { hostOf, type MeetingFacts, meeting, whereabouts } from "../meetings.ts";

export const prose: Layout<MeetingFacts> = layoutOf(
  "prose",
  {
    en: (f) =>
      `Subject: ${wordOf(f.title, "en")}\n\nHello,\n\nwe confirm our meeting on ${fullDate(f.date, "en")} from ${f.begins} to ${f.ends} at ${whereabouts(f)}. Please let me know by ${longDate(plusDays(f.date, -4), "en")} whether you bring colleagues.\n\nBest regards\n${hostOf(f)}\n${f.organiser}, phone +44 20 7946 0877`,
    de: (f) =>
      `Betreff: ${wordOf(f.title, "de")}\n\nGuten Tag,\n\nhiermit bestätige ich unseren Termin am ${fullDate(f.date, "de")} von ${f.begins} bis ${f.ends} Uhr. Wir treffen uns hier: ${whereabouts(f)}. Bitte geben Sie bis zum ${longDate(plusDays(f.date, -4), "de")} Bescheid, ob Sie jemanden mitbringen.\n\nMit freundlichen Grüßen\n${hostOf(f)}\n${f.organiser}, Telefon 040 5550 877`,
    fr: (f) =>
      `Objet : ${wordOf(f.title, "fr")}\n\nBonjour,\n\nje vous confirme notre rendez-vous le ${fullDate(f.date, "fr")} de ${f.begins.replace(":", "h")} à ${f.ends.replace(":", "h")}. Lieu : ${whereabouts(f)}. Merci de me répondre avant le ${longDate(plusDays(f.date, -4), "fr")}.\n\nCordialement\n${hostOf(f)}\n${f.organiser}`,
    it: (f) =>
      `Oggetto: ${wordOf(f.title, "it")}\n\nBuongiorno,\n\nconfermo la riunione di ${fullDate(f.date, "it")} dalle ${f.begins} alle ${f.ends}. Luogo: ${whereabouts(f)}.\n\nCordiali saluti\n${hostOf(f)}\n${f.organiser}`,
  },
  (f) => [meeting(f)],
);
