import { type Layout, layout } from "../../outside/types.ts";
import { met } from "../expect.ts";

const layouts: readonly Layout[] = [
  layout("assistant-letter", "meeting", () => [
    {
      language: "de",
      text: `Sehr geehrter Herr Ruprecht,

hiermit bestätige ich Ihnen den Termin bei Frau Dr. Hagedorn am Mittwoch, den 22. April 2026, von 10:30 bis 11:30 Uhr in unserem Hause,
Königsallee 60, 40212 Düsseldorf, 5. Obergeschoss.

Bitte melden Sie sich am Empfang an. Für Rückfragen erreichen Sie mich unter 0211 555-2040.

Mit freundlichen Grüßen
Petra Quast
Assistenz der Geschäftsführung
`,
      segments: [
        met("2026-04-22T10:30", "2026-04-22T11:30", "Königsallee 60, 40212 Düsseldorf", {
          place_accept: [
            "Königsallee 60, 40212 Düsseldorf",
            "Königsallee 60, 40212 Düsseldorf, 5. Obergeschoss",
            "Königsallee 60",
          ],
        }),
      ],
    },
    {
      language: "en",
      text: `Dear Mr Haddad,

Following our telephone conversation, I am pleased to confirm your meeting with Professor Lindqvist on Tuesday 19 May 2026 at 2.30 pm.
It will take place in the Fellows' Room, Senate House, Malet Street, London WC1E 7HU.

Coffee will be provided. The nearest Underground station is Russell Square.

Kind regards,
Gillian Pope
PA to Professor Lindqvist
`,
      segments: [
        met("2026-05-19T14:30", null, "Fellows' Room, Senate House, Malet Street, London WC1E 7HU", {
          place_accept: [
            "Fellows' Room, Senate House, Malet Street, London WC1E 7HU",
            "the Fellows' Room, Senate House, Malet Street, London WC1E 7HU",
            "Senate House, Malet Street, London WC1E 7HU",
            "Fellows' Room, Senate House",
          ],
        }),
      ],
    },
    {
      language: "fr",
      text: `Madame,

Je vous confirme votre rendez-vous avec Monsieur Castel le vendredi 29 mai 2026 à 9h30, dans nos bureaux situés 22 rue de Courcelles,
75008 Paris (code 41B7, 3e étage).

Je vous prie d'agréer, Madame, l'expression de mes salutations distinguées.

Véronique Aubry
Assistante de direction
`,
      segments: [
        met("2026-05-29T09:30", null, "22 rue de Courcelles, 75008 Paris", {
          place_accept: ["22 rue de Courcelles, 75008 Paris", "22 rue de Courcelles"],
        }),
      ],
    },
    {
      language: "nl",
      text: `Beste Maarten,

Zoals afgesproken: overleg met de provincie op donderdag 4 juni 2026 van 13.00 tot 14.30 uur.
Locatie: Provinciehuis, Archimedeslaan 6, 3584 BA Utrecht

De stukken volgen uiterlijk 1 juni. Parkeren kan in de garage.

Groet, Annelies
`,
      segments: [met("2026-06-04T13:00", "2026-06-04T14:30", "Provinciehuis, Archimedeslaan 6, 3584 BA Utrecht")],
    },
  ]),
  layout("conference-registration", "meeting", () => [
    {
      language: "en",
      text: `You're registered!

Thank you for registering for Coastal Engineering Forum 2026.

Registration number: CEF26-00418
Attendee: Ruth Mbeki
Ticket type: Full delegate

When: Wednesday, 10 June 2026, 09:00 - Friday, 12 June 2026, 16:00
Where: Edinburgh International Conference Centre, The Exchange, Edinburgh EH3 8EE

Early bird price: £420.00 (paid 8 January 2026). Substitutions are possible until 29 May 2026.
`,
      segments: [
        met(
          "2026-06-10T09:00",
          "2026-06-12T16:00",
          "Edinburgh International Conference Centre, The Exchange, Edinburgh EH3 8EE",
          {
            confirmation_number: "CEF26-00418",
            place_accept: [
              "Edinburgh International Conference Centre, The Exchange, Edinburgh EH3 8EE",
              "Edinburgh International Conference Centre",
            ],
          },
        ),
      ],
    },
    {
      language: "it",
      text: `Conferma di iscrizione

Gentile dott. Ettore Salvi,

La Sua iscrizione al convegno "Acqua e territorio" è stata registrata con il codice AT-2291.

Data: giovedì 17 settembre 2026
Orario: 9:30 - 17:00
Sede: Palazzo dei Congressi, Piazza Adua 1, 50123 Firenze

Quota di partecipazione: € 120,00. Il pranzo è incluso.
`,
      segments: [
        met("2026-09-17T09:30", "2026-09-17T17:00", "Palazzo dei Congressi, Piazza Adua 1, 50123 Firenze", {
          confirmation_number: "AT-2291",
          place_accept: ["Palazzo dei Congressi, Piazza Adua 1, 50123 Firenze", "Palazzo dei Congressi"],
        }),
      ],
    },
    {
      language: "pl",
      text: `Potwierdzenie rejestracji

Dziękujemy za rejestrację na warsztaty "Logistyka miejska".

Termin: 21 kwietnia 2026 r., godz. 10:00-15:00
Miejsce: Centrum Konferencyjne Zielna, ul. Zielna 37, 00-108 Warszawa
Numer zgłoszenia: 2026/0173

Prosimy o przybycie 15 minut wcześniej.
`,
      segments: [
        met("2026-04-21T10:00", "2026-04-21T15:00", "Centrum Konferencyjne Zielna, ul. Zielna 37, 00-108 Warszawa", {
          confirmation_number: "2026/0173",
          place_accept: [
            "Centrum Konferencyjne Zielna, ul. Zielna 37, 00-108 Warszawa",
            "Centrum Konferencyjne Zielna",
          ],
        }),
      ],
    },
  ]),
];

export default layouts;
