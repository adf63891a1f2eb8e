import { type Layout, layout } from "../../outside/types.ts";
import { met } from "../expect.ts";

const layouts: readonly Layout[] = [
  layout("invitation-updated", "meeting", () => [
    {
      language: "en",
      text: `Subject: Updated invitation: Factory tour @ Thu Apr 9, 2026 1pm - 3pm (BST)

This event has been updated
Changed: time

Factory tour

When
Thursday Apr 9, 2026 ⋅ 1pm – 3pm
Old time: Thursday Apr 9, 2026 ⋅ 10am – 12pm

Location
Unit 8, Aston Science Park, Birmingham B7 4BJ
`,
      segments: [
        met("2026-04-09T13:00", "2026-04-09T15:00", "Unit 8, Aston Science Park, Birmingham B7 4BJ", {
          status: "changed",
        }),
      ],
    },
    {
      language: "de",
      text: `Betreff: Verschoben: Baubesprechung Neubau Halle 3

Guten Tag zusammen,

die Baubesprechung muss leider verschoben werden.

Bisher: Mittwoch, 11.03.2026, 09:00 - 10:30 Uhr
Neu: Donnerstag, 12.03.2026, 13:00 - 14:30 Uhr

Ort: Baucontainer, Industriestraße 24, 85055 Ingolstadt

Mit freundlichen Grüßen
i. A. Sabine Lechner
Sekretariat, Tel. 0841 555-117
`,
      segments: [
        met("2026-03-12T13:00", "2026-03-12T14:30", "Baucontainer, Industriestraße 24, 85055 Ingolstadt", {
          status: "changed",
        }),
      ],
    },
    {
      language: "es",
      text: `Asunto: Cambio de hora - Reunión comité de obra

Buenas tardes:

Os informo de que la reunión del comité de obra del martes 14 de abril de 2026, prevista a las 10:00, pasa a las 12:30 del mismo día.
Terminará a las 14:00.

Lugar: Sala de juntas, Avenida de la Constitución 18, 41004 Sevilla

Saludos,
Pilar
`,
      segments: [
        met("2026-04-14T12:30", "2026-04-14T14:00", "Sala de juntas, Avenida de la Constitución 18, 41004 Sevilla", {
          status: "changed",
        }),
      ],
    },
  ]),
  layout("invitation-cancelled", "meeting", () => [
    {
      language: "en",
      text: `Subject: Canceled event with note: Quarterly planning @ Mon Mar 16, 2026 9am - 5pm (GMT)

This event has been canceled and removed from your calendar.

"Half the team is ill - we will find a new date."

Quarterly planning
Monday Mar 16, 2026 ⋅ 9am – 5pm
United Kingdom Time

Location
Wellcome Collection, 183 Euston Rd, London NW1 2BE
`,
      segments: [
        met("2026-03-16T09:00", "2026-03-16T17:00", "Wellcome Collection, 183 Euston Rd, London NW1 2BE", {
          status: "cancelled",
        }),
      ],
    },
    {
      language: "fr",
      text: `Objet : Annulé : Comité de pilotage

Bonjour,

Le comité de pilotage prévu le mardi 24 mars 2026 de 14h30 à 16h00 est annulé.
Lieu : Salle Garonne, 8 allée de Tourny, 33000 Bordeaux

Une nouvelle date vous sera communiquée prochainement.

Bien cordialement,
Odile Marchand
`,
      segments: [
        met("2026-03-24T14:30", "2026-03-24T16:00", "Salle Garonne, 8 allée de Tourny, 33000 Bordeaux", {
          status: "cancelled",
        }),
      ],
    },
    {
      language: "pt",
      text: `Assunto: Cancelada: Reunião com a câmara municipal

Quando: quinta-feira, 23 de abril de 2026 11:00-12:30
Onde: Praça General Humberto Delgado, 4049-001 Porto

A reunião foi cancelada pelo organizador.
`,
      segments: [
        met("2026-04-23T11:00", "2026-04-23T12:30", "Praça General Humberto Delgado, 4049-001 Porto", {
          status: "cancelled",
        }),
      ],
    },
  ]),
];

export default layouts;
