import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { met } from "../expect.ts";

/** Google writes the day once, month before day in English, and the hours with a dash. */
const google = [
  {
    language: "en",
    start: "2026-03-03T14:00",
    end: "2026-03-03T15:30",
    title: "Supplier review Q1",
    when: "Tuesday Mar 3, 2026 ⋅ 2pm – 3:30pm",
    zone: "United Kingdom Time",
    place: "Room 4.12, 90 Whitfield St, London W1T 4EZ, UK",
    words: ["Invitation", "When", "Location", "Guests", "organizer", "Reply for", "Yes  No  Maybe"],
  },
  {
    language: "de",
    start: "2026-02-26T09:00",
    end: "2026-02-26T10:00",
    title: "Abstimmung Messestand",
    when: "Donnerstag 26 Feb. 2026 ⋅ 09:00 – 10:00",
    zone: "Mitteleuropäische Zeit – Berlin",
    place: "Besprechungsraum Elbe, Am Sandtorkai 50, 20457 Hamburg",
    words: ["Einladung", "Wann", "Ort", "Gäste", "Organisator", "Antworten für", "Ja  Nein  Vielleicht"],
  },
  {
    language: "fr",
    start: "2026-04-16T16:00",
    end: "2026-04-16T17:00",
    title: "Point budget Lyon",
    when: "jeudi 16 avr. 2026 ⋅ 16:00 – 17:00",
    zone: "Heure d’Europe centrale – Paris",
    place: "17 rue de la République, 69002 Lyon",
    words: ["Invitation", "Quand", "Lieu", "Invités", "organisateur", "Répondre pour", "Oui  Non  Peut-être"],
  },
  {
    language: "nl",
    start: "2026-05-11T13:30",
    end: "2026-05-11T14:15",
    title: "Kennismaking team Rotterdam",
    when: "maandag 11 mei 2026 ⋅ 13:30 – 14:15",
    zone: "Midden-Europese tijd - Amsterdam",
    place: "Weena 505, 3013 AL Rotterdam",
    words: ["Uitnodiging", "Wanneer", "Locatie", "Gasten", "organisator", "Antwoorden voor", "Ja  Nee  Misschien"],
  },
] as const;

/** Exchange repeats its fields in a forwarded mail; the header Sent belongs to the mail. */
const outlook = [
  {
    locale: "en-GB",
    start: "2026-06-18T10:00",
    end: "2026-06-18T11:30",
    title: "Site visit Antwerp",
    place: "Noorderlaan 147, 2030 Antwerp",
    words: [
      "From",
      "Sent",
      "To",
      "Subject",
      "When",
      "Where",
      "Organizer",
      "Hi both, please come ten minutes early for the safety briefing.",
    ],
    sent: "20 January 2026 08:41",
  },
  {
    locale: "de",
    start: "2026-03-24T13:00",
    end: "2026-03-24T16:00",
    title: "Workshop Lastenheft",
    place: "Werk 2, Konferenzraum Süd, Siemensstraße 11, 70469 Stuttgart",
    words: ["Von", "Gesendet", "An", "Betreff", "Wann", "Wo", "Organisator", "Parkplätze sind am Tor 3 reserviert."],
    sent: "Montag, 19. Januar 2026 17:05",
  },
  {
    locale: "es",
    start: "2026-05-06T09:30",
    end: "2026-05-06T11:00",
    title: "Reunión con la notaría",
    place: "Calle Serrano 41, 28001 Madrid",
    words: [
      "De",
      "Enviado",
      "Para",
      "Asunto",
      "Cuándo",
      "Dónde",
      "Organizador",
      "Traed el DNI y los poderes originales.",
    ],
    sent: "miércoles, 21 de enero de 2026 12:30",
  },
  {
    locale: "it",
    start: "2026-10-08T15:00",
    end: "2026-10-08T17:00",
    title: "Riunione di avvio progetto",
    place: "Viale Monza 140, 20127 Milano",
    words: ["Da", "Inviato", "A", "Oggetto", "Quando", "Dove", "Organizzatore", "Badge da ritirare in portineria."],
    sent: "giovedì 22 gennaio 2026 09:12",
  },
] as const;

const over = {
  "en-GB": ["FYI", "-----Original Appointment-----"],
  de: ["Zur Info", "-----Ursprünglicher Termin-----"],
  es: ["Para tu información", "-----Cita original-----"],
  it: ["Per conoscenza", "-----Appuntamento originale-----"],
} as const;

const layouts: readonly Layout[] = [
  layout("google-invitation", "meeting", () =>
    google.map(({ language, start, end, title, when, zone, place, words }) => ({
      language,
      text: `Subject: ${words[0]}: ${title} @ ${when}

${title}

${words[1]}
${when}
${zone}

${words[2]}
${place}

${words[3]}
m.keller@example.org - ${words[4]}
j.santos@example.org

${words[5]} j.santos@example.org
${words[6]}

Google Calendar: https://calendar.google.com/calendar/event?action=VIEW&eid=bWVldGluZzQ0MTc
`,
      segments: [met(start, end, place, {})],
    })),
  ),
  layout("outlook-forwarded", "meeting", () =>
    outlook.map(({ locale, start, end, title, place, words, sent }) => ({
      language: locale.slice(0, 2),
      text: `${over[locale].join("\n\n")}
${words[0]}: Keller, Miriam <m.keller@example.org>
${words[1]}: ${sent}
${words[2]}: Keller, Miriam; Santos, Jorge
${words[3]}: ${title}
${words[4]}: ${date(start, locale, "full")} ${digits(start, "HH:mm")}-${digits(end, "HH:mm")}
${words[5]}: ${place}

${words[7]}
`,
      segments: [met(start, end, place, {})],
    })),
  ),
];

export default layouts;
