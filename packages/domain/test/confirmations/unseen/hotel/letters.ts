import { type Layout, layout } from "../../outside/types.ts";
import { stayed } from "../expect.ts";

/** What small houses write by hand; each text is one person's. */
const linde = { name: "Gasthof zur Linde", address: "Dorfstraße 12, 83242 Reit im Winkl", city: "Reit im Winkl" };
const bellavista = { name: "Albergo Bellavista", address: "Via Roma 21, 23829 Varenna (LC)", city: "Varenna" };
const harbour = { name: "The Harbour Inn", address: "3 Quay Street, Fowey PL23 1AT", city: "Fowey" };
const molen = { name: "B&B De Oude Molen", address: "Molenweg 2, 4357 RC Domburg", city: "Domburg" };
const camelia = { name: "Casa da Camélia", address: "Rua de Santa Maria 40, 4810-248 Guimarães", city: "Guimarães" };

const layouts: readonly Layout[] = [
  layout("house-letter", "hotel", () => [
    {
      language: "de",
      text: `Betreff: Ihre Reservierung bei uns

Sehr geehrte Familie Achleitner,

herzlichen Dank für Ihre Anfrage. Gerne reservieren wir für Sie ein Doppelzimmer mit Zustellbett vom 14. bis 18. Februar 2026
(4 Nächte) zum Preis von 112,- € pro Nacht inklusive Frühstück.

Das Zimmer steht Ihnen am Anreisetag ab 14.00 Uhr zur Verfügung, am Abreisetag bitten wir Sie, es bis 10.00 Uhr zu räumen.
Montag ist unser Ruhetag, die Gaststube bleibt dann geschlossen.

Wir freuen uns auf Ihren Besuch!

Ihre Familie Pichler
${linde.name}
${linde.address}
Tel. 08640 555 0
`,
      segments: [stayed(linde, "2026-02-14T14:00", "2026-02-18T10:00", { confirmation_number: null })],
    },
    {
      language: "it",
      text: `Oggetto: conferma prenotazione

Gentile Signora Colombo,

con la presente confermiamo la Sua prenotazione n. 318 di una camera matrimoniale vista lago da venerdì 5 giugno a domenica
7 giugno 2026 (2 notti), trattamento di camera e colazione, € 290,00 in totale. Caparra ricevuta: € 90,00 in data 12/01/2026.

Check-in dalle ore 15.00, check-out entro le ore 10.30.

Cordiali saluti,
${bellavista.name}
${bellavista.address}
`,
      segments: [stayed(bellavista, "2026-06-05T15:00", "2026-06-07T10:30", { confirmation_number: "318" })],
    },
    {
      language: "en",
      text: `Hi Fiona,

Lovely to speak to you earlier. That's all booked for you: one double room at ${harbour.name} for three nights, arriving Thursday
9th July 2026 and leaving Sunday 12th July. £95 a night with breakfast. No deposit needed.

You can get into the room any time after 2pm. We ask people to be out by 10.30am.

The last ferry over from Bodinnick is at 8.45pm in summer, so don't miss it if you come that way!

Best wishes,
Sue
${harbour.name}, ${harbour.address}
`,
      segments: [stayed(harbour, "2026-07-09T14:00", "2026-07-12T10:30", { confirmation_number: null })],
    },
    {
      language: "nl",
      text: `Beste Wouter,

Leuk dat jullie bij ons komen logeren! Hierbij bevestig ik je reservering van zaterdag 23 mei tot maandag 25 mei 2026 (Pinksteren)
in kamer Zeezicht. De prijs is € 230 voor twee nachten, te voldoen bij aankomst (pin of contant).

Aankomst is mogelijk vanaf 16.00 uur, vertrek graag vóór 11.00 uur. Ontbijt tussen 8.30 en 10.00 uur.

Groetjes, Marijke
${molen.name}
${molen.address}
`,
      segments: [stayed(molen, "2026-05-23T16:00", "2026-05-25T11:00", { confirmation_number: null })],
    },
    {
      language: "pt",
      text: `Estimado Sr. Nuno Falcão,

Confirmamos a sua reserva na ${camelia.name}, com entrada no dia 3 de abril de 2026 e saída no dia 5 de abril de 2026, em quarto duplo com
pequeno-almoço incluído.

Referência: CC/0417

O check-in pode ser feito entre as 15h00 e as 20h00; o check-out até às 11h30.

Com os melhores cumprimentos,
A Receção
${camelia.address}
`,
      segments: [
        stayed(camelia, "2026-04-03T15:00", "2026-04-05T11:30", {
          confirmation_number: "CC/0417",
          travellers: ["Nuno Falcão"],
        }),
      ],
    },
  ]),
];

export default layouts;
