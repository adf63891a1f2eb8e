import { type Layout, layout } from "../../outside/types.ts";
import { hired } from "../expect.ts";

const iceland = {
  from: "Keflavik Airport",
  to: "Keflavik Airport",
  start: "2026-06-17T16:30",
  end: "2026-06-25T06:00",
} as const;

const azores = {
  from: "Aeroporto de Ponta Delgada",
  to: "Aeroporto de Ponta Delgada",
  start: "2026-05-02T11:15",
  end: "2026-05-09T13:00",
} as const;

const sweden = {
  from: "Kiruna flygplats",
  to: "Kiruna flygplats",
  start: "2026-03-06T13:00",
  end: "2026-03-10T10:00",
} as const;

const layouts: readonly Layout[] = [
  layout("small-rental-letter", "car_rental", () => [
    {
      language: "en",
      text: `Hello Martin,

Thank you for booking with Northern Lights Car Rental. Your Dacia Duster 4x4 will be ready for you at Keflavik Airport on Wednesday
17 June 2026 at 16:30. Please bring it back to the same place by 06:00 on Thursday 25 June 2026; our shuttle to the terminal
runs every 15 minutes from 04:30.

Your booking number is NL-20617. The deposit of ISK 30,000 was paid on 5 January 2026.

Kind regards, Sigrún
`,
      segments: [hired(iceland, { provider: "Northern Lights Car Rental", confirmation_number: "NL-20617" })],
    },
    {
      language: "pt",
      text: `Exmo. Senhor,

Confirmamos a reserva n.º 4471 de uma viatura do grupo B (Renault Clio ou similar).

Levantamento: Aeroporto de Ponta Delgada, dia 02/05/2026 às 11h15
Entrega: Aeroporto de Ponta Delgada, dia 09/05/2026 às 13h00

O nosso balcão encontra-se aberto das 7h00 às 22h00. Caução: 300 €.

Ilha Verde Rent a Car
`,
      segments: [hired(azores, { provider: "Ilha Verde Rent a Car", confirmation_number: "4471" })],
    },
    {
      language: "sv",
      text: `Bokningsbekräftelse

Bokningsnummer: 60-118834
Hämtning: Kiruna flygplats, fredag 6 mars 2026 kl. 13.00
Återlämning: Kiruna flygplats, tisdag 10 mars 2026 kl. 10.00
Bilgrupp: Volvo XC60 eller liknande, dubbdäck ingår
Förare: Oskar Nyberg

Pris: 4 980 kr inkl. moms. Körkort och betalkort ska visas vid hämtning.
`,
      segments: [hired(sweden, { confirmation_number: "60-118834", travellers: ["Oskar Nyberg"] })],
    },
  ]),
];

export default layouts;
