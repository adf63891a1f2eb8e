import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { met } from "../expect.ts";

/** Whether a link is a place is not judged. */
const teams = [
  {
    locale: "en-GB",
    start: "2026-02-12T15:00",
    end: "2026-02-12T15:45",
    title: "Contract renewal call",
    words: [
      "Subject",
      "When",
      "Microsoft Teams meeting",
      "Join on your computer, mobile app or room device",
      "Meeting ID",
      "Passcode",
    ],
  },
  {
    locale: "de",
    start: "2026-03-17T08:30",
    end: "2026-03-17T09:00",
    title: "Jour fixe Einkauf",
    words: [
      "Betreff",
      "Zeit",
      "Microsoft Teams-Besprechung",
      "Auf Computer, mobiler App oder Raumgerät beitreten",
      "Besprechungs-ID",
      "Kennung",
    ],
  },
  {
    locale: "pt-BR",
    start: "2026-04-28T10:00",
    end: "2026-04-28T11:00",
    title: "Alinhamento com fornecedores",
    words: [
      "Assunto",
      "Quando",
      "Reunião do Microsoft Teams",
      "Ingresse no computador, aplicativo móvel ou sala",
      "ID da Reunião",
      "Senha",
    ],
  },
] as const;

const calendly = [
  {
    locale: "en-US",
    start: "2026-02-19T11:00",
    end: "2026-02-19T11:30",
    when: "11:00am - 11:30am",
    zone: "Eastern Time - US & Canada",
    words: [
      "Your meeting with",
      "has been scheduled.",
      "Event Type",
      "Date & Time",
      "Location",
      "Invitee Time Zone",
      "Need to make changes?",
    ],
    kind: "30 Minute Meeting",
    place: "500 Boylston Street, Suite 900, Boston, MA",
  },
  {
    locale: "es",
    start: "2026-03-31T17:00",
    end: "2026-03-31T17:45",
    when: "17:00 - 17:45",
    zone: "Hora central europea",
    words: [
      "Tu reunión con",
      "está programada.",
      "Tipo de evento",
      "Fecha y hora",
      "Ubicación",
      "Zona horaria del invitado",
      "¿Necesitas cambiarla?",
    ],
    kind: "Asesoría 45 minutos",
    place: "Carrer de Balmes 132, 08008 Barcelona",
  },
  {
    locale: "de",
    start: "2026-05-19T09:15",
    end: "2026-05-19T10:00",
    when: "09:15 - 10:00",
    zone: "Mitteleuropäische Zeit",
    words: [
      "Ihr Termin mit",
      "wurde vereinbart.",
      "Terminart",
      "Datum und Uhrzeit",
      "Ort",
      "Zeitzone",
      "Möchten Sie etwas ändern?",
    ],
    kind: "Erstberatung",
    place: "Rosenthaler Straße 40, 10178 Berlin",
  },
] as const;

const layouts: readonly Layout[] = [
  layout("teams-invitation", "meeting", () =>
    teams.map(({ locale, start, end, title, words }) => ({
      language: locale.slice(0, 2),
      text: `${words[0]}: ${title}
${words[1]}: ${date(start, locale, "full")} ${digits(start, "HH:mm")}-${digits(end, "HH:mm")}

________________________________________________________________________________
${words[2]}
${words[3]}
https://teams.microsoft.com/l/meetup-join/19%3ameeting_OWI4ZDg
${words[4]}: 318 204 771 930
${words[5]}: 7hKp2R
+49 69 5550 1184,,553917284#
`,
      segments: [{ kind: "meeting", status: "confirmed", start, end }],
    })),
  ),
  layout("zoom-invitation", "meeting", () => [
    {
      language: "en",
      text: `Amelia Grant is inviting you to a scheduled Zoom meeting.

Topic: Investor update
Time: Feb 25, 2026 04:30 PM London

Join Zoom Meeting
https://us02web.zoom.us/j/84417702953?pwd=Q2xhcmE

Meeting ID: 844 1770 2953
Passcode: 219046

One tap mobile
+442034815237,,84417702953#,,,,*219046# United Kingdom
`,
      segments: [{ kind: "meeting", status: "confirmed", start: "2026-02-25T16:30", end: null }],
    },
    {
      language: "fr",
      text: `Baptiste Roche vous invite à une réunion Zoom planifiée.

Sujet : Préparation du séminaire
Heure : 10 mars 2026 02:00 PM Paris

Participer à la réunion Zoom
https://us02web.zoom.us/j/81930447526

ID de réunion : 819 3044 7526
Code secret : 774120
`,
      segments: [{ kind: "meeting", status: "confirmed", start: "2026-03-10T14:00", end: null }],
    },
  ]),
  layout("slot-booked", "meeting", () =>
    calendly.map(({ locale, start, end, when, zone, words, kind, place }) => ({
      language: locale.slice(0, 2),
      text: `${words[0]} Hannah Wirth ${words[1]}

${words[2]}:
${kind}

${words[3]}:
${when}, ${date(start, locale, "full")}

${words[4]}:
${place}

${words[5]}:
${zone}

${words[6]}
https://calendly.com/reschedulings/7f3c
`,
      segments: [met(start, end, place)],
    })),
  ),
];

export default layouts;
