import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { ridden } from "../expect.ts";
import { smallPrint } from "../noise.ts";

const trenitalia = [
  {
    language: "it",
    code: "K8QRTN",
    ride: {
      number: "Frecciarossa 9524",
      from: "Roma Termini",
      to: "Milano Centrale",
      start: "2026-04-20T11:00",
      end: "2026-04-20T14:10",
    },
    words: [
      "Il tuo biglietto Trenitalia",
      "Codice biglietto (PNR)",
      "Stazione di partenza",
      "Ore",
      "Stazione di arrivo",
      "Treno",
      "Carrozza",
      "Posti",
      "Nome passeggero",
    ],
    person: "SILVIA CONTI",
  },
  {
    language: "en",
    code: "M3WZKL",
    ride: {
      number: "Frecciargento 8413",
      from: "Bologna Centrale",
      to: "Venezia S. Lucia",
      start: "2026-09-29T17:20",
      end: "2026-09-29T18:53",
    },
    words: [
      "Your Trenitalia ticket",
      "Ticket code (PNR)",
      "Departure station",
      "Hours",
      "Arrival station",
      "Train",
      "Coach",
      "Seats",
      "Passenger name",
    ],
    person: "HUGO ANDERS",
  },
] as const;

const alfa = {
  number: "125",
  from: "Lisboa Oriente",
  to: "Porto Campanhã",
  start: "2026-05-15T09:39",
  end: "2026-05-15T12:25",
} as const;

const italo = {
  number: "9917",
  from: "Milano Centrale",
  to: "Napoli Centrale",
  start: "2026-06-01T08:15",
  end: "2026-06-01T12:53",
} as const;

const layouts: readonly Layout[] = [
  layout("trenitalia-ticket", "train", () =>
    trenitalia.map(({ language, code, ride, words, person }) => ({
      language,
      text: `${words[0]}
${words[1]}: ${code}

${words[2]}
${ride.from}
${words[3]} ${digits(ride.start, "HH:mm")} - ${digits(ride.start, "DD/MM/YYYY")}

${words[4]}
${ride.to}
${words[3]} ${digits(ride.end, "HH:mm")} - ${digits(ride.end, "DD/MM/YYYY")}

${words[5]}: ${ride.number}   Standard   ${words[6]} 7   ${words[7]} 12D
${words[8]}: ${person}
CartaFRECCIA 0041778812   Punti 64

${smallPrint(language)}
`,
      segments: [ridden(ride, { confirmation_number: code, travellers: [person] })],
    })),
  ),
  layout("southern-train-mail", "train", () => [
    {
      language: "pt",
      text: `CP - Comboios de Portugal
Bilhete n.º 04417720 / Código de compra: 7XKPQA

Comboio Alfa Pendular ${alfa.number}
${date(alfa.start, "pt-PT", "full")}
Partida: ${alfa.from}, ${digits(alfa.start, "HH[h]mm")}
Chegada: ${alfa.to}, ${digits(alfa.end, "HH[h]mm")}
Carruagem 3, lugar 56, Turística
Preço: 27,30 €

Reembolso possível até 15 minutos antes da partida.
`,
      segments: [
        ridden(alfa, {
          confirmation_number: "7XKPQA",
          confirmation_number_accept: ["7XKPQA", "04417720"],
        }),
      ],
    },
    {
      language: "it",
      text: `Grazie per aver scelto Italo

Codice biglietto: V4TN8H

Viaggio del ${digits(italo.start, "DD/MM/YYYY")}
Treno Italo ${italo.number}
${digits(italo.start, "HH:mm")} ${italo.from}
${digits(italo.end, "HH:mm")} ${italo.to}
Ambiente Smart, carrozza 9, posto 14

Passeggero: Rosanna Esposito
Totale pagato: 49,90 €
`,
      segments: [ridden(italo, { provider: "Italo", confirmation_number: "V4TN8H", travellers: ["Rosanna Esposito"] })],
    },
  ]),
];

export default layouts;
