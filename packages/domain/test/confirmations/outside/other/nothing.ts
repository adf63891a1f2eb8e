import { type Layout, layout } from "../types.ts";

/** Mails that speak of travel, with days, clocks and prices, and hold none. */
const texts: readonly (readonly [string, string])[] = [
  [
    "en",
    `Spring sale: fly from £29!

Book by 14 March 2027 and travel between 1 April and 30 June 2027.
London Gatwick - Barcelona from £29
London Stansted - Dublin from £24
Flights leave daily between 06:05 and 21:40. Subject to availability.

You receive this mail because you signed up on 2 January 2026.
`,
  ],
  [
    "de",
    `Preisalarm: Ihre Strecke ist günstiger geworden

Frankfurt (FRA) – Lissabon (LIS)
Hin- und Rückflug ab 148 €, zuletzt 172 €. Die Preise wurden am 12.01.2027 um 08:30 Uhr geprüft und gelten im März 2027.
Sie haben noch nicht gebucht. Jetzt Flüge ansehen.
`,
  ],
  [
    "fr",
    `Comment s'est passé votre séjour ?

Vos avis comptent. Répondez à notre questionnaire avant le 15 mars 2027 et tentez de gagner une nuit d'hôtel pour deux personnes. Il vous faudra moins de 3 minutes.

Service clients, du lundi au vendredi de 9h00 à 18h00
`,
  ],
  [
    "es",
    `Tu saldo de puntos

A 31 de enero de 2027 tienes 12.480 puntos. 2.300 puntos caducan el 30 de junio de 2027.
Canjéalos por noches de hotel, vuelos o coches de alquiler en nuestra tienda, abierta las 24 horas.
`,
  ],
  [
    "it",
    `La tua password è stata modificata

Gentile cliente, il 3 febbraio 2027 alle 14:22 la password del tuo profilo viaggi è stata modificata. Se non sei stato tu, chiamaci al numero 06 555 0177, tutti i giorni dalle 8 alle 20.
`,
  ],
  [
    "pt",
    `A sua encomenda foi enviada

A encomenda n.º 20488177 saiu do nosso armazém no Porto e chega a Lisboa na quarta-feira, 17 de março de 2027, entre as 9h00 e as 13h00. Pode acompanhar a entrega em linha.
`,
  ],
  [
    "nl",
    `Nieuwe dienstregeling vanaf 13 december 2026

Vanaf zondag 13 december 2026 rijden er meer treinen tussen Amsterdam, Utrecht en Eindhoven: elk kwartier, van 06:00 tot 23:30 uur. Bekijk de nieuwe tijden in de app.
`,
  ],
  [
    "en",
    `You left something behind

Your room at The Marlowe Bloomsbury is still waiting. Complete your booking for 29-31 January 2027 before it sells out. Only 2 rooms left at £121.50 a night! Nothing has been reserved or charged.
`,
  ],
];

export const layouts: readonly Layout[] = [
  layout("other-no-travel", "other", () => texts.map(([language, text]) => ({ language, text, segments: [] }))),
];

export default layouts;
