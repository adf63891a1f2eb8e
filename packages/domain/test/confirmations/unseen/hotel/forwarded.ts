import { type Layout, layout } from "../../outside/types.ts";
import { stayed } from "../expect.ts";

const tidal = { name: "Tidal Basin Hotel", address: "2 Festoon Way, London E16 1RH", city: "London" };
const sole = { name: "Hotel Sole", address: "Via Indipendenza 9, 37121 Verona", city: "Verona" };
const phare = { name: "Hôtel du Phare", address: "15 quai de la Cale, 29900 Concarneau", city: "Concarneau" };

/** Quoted once or twice; the outer dates are those of the mails. */
const layouts: readonly Layout[] = [
  layout("stay-forwarded", "hotel", () => [
    {
      language: "en",
      text: `From: Pat Dunne <pat.dunne@example.org>
Date: Tue, 27 Jan 2026 09:12:30 +0000
Subject: Fwd: Fwd: Booking confirmation

See below, can you add this to the trip? I land around 14:00 so will drop bags first.

> From: Joanne Frith <j.frith@example.org>
> Sent: 26 January 2026 17:48
> To: Pat Dunne
>
> All done. Jo
>
>> From: Reservations <stay@tidalbasin.example>
>> Sent: 26 January 2026 17:40
>>
>> Dear Guest,
>>
>> We are pleased to confirm the following reservation:
>>
>> Hotel:             ${tidal.name}
>> Address:           ${tidal.address}
>> Booking reference: TB-60418
>> Guest name:        Pat Dunne
>> Arrival:           Wednesday 18 March 2026 (check-in from 15:00)
>> Departure:         Friday 20 March 2026 (check-out by 11:00)
>> Room type:         Standard Double
>> Rate:              £129.00 per night incl. VAT
>>
>> The bar is open daily from 17:00 to 23:30.
`,
      segments: [
        stayed(tidal, "2026-03-18T15:00", "2026-03-20T11:00", {
          confirmation_number: "TB-60418",
          travellers: ["Pat Dunne"],
        }),
      ],
    },
    {
      language: "de",
      text: `Hallo Uli, hier die Bestätigung vom Hotel.

---------- Weitergeleitete Nachricht ---------
Von: Hotel Sole <info@hotelsole.example>
Datum: Do., 22. Jan. 2026 um 11:05 Uhr
Betreff: Buchungsbestätigung Nr. 20617
An: <renate.voss@example.org>

Sehr geehrte Frau Voss,

vielen Dank für Ihre Buchung Nr. 20617.

Anreise: 21.05.2026 ab 14:00 Uhr
Abreise: 24.05.2026 bis 11:00 Uhr
1 Doppelzimmer mit Frühstück, 3 Nächte, 396,00 EUR

${sole.name}
${sole.address}
Tel. +39 045 5550127, Rezeption besetzt von 7:00 bis 23:00 Uhr
`,
      segments: [stayed(sole, "2026-05-21T14:00", "2026-05-24T11:00", { confirmation_number: "20617" })],
    },
    {
      language: "fr",
      text: `Tr : Votre réservation

De : ${phare.name} <contact@hotelduphare.example>
Envoyé : mardi 20 janvier 2026 16:22
À : Nadège Le Goff
Objet : Votre réservation

Bonjour Madame Le Goff,

Nous avons bien enregistré votre réservation pour 2 nuits, du 13/07/2026 au 15/07/2026, en chambre double vue mer.
Un acompte de 60 € a été reçu le 19/01/2026.

Les chambres sont disponibles à partir de 15h et doivent être libérées avant 11h. Le feu d'artifice du 14 juillet se regarde depuis la terrasse.

À bientôt,
${phare.name}, ${phare.address}
`,
      segments: [stayed(phare, "2026-07-13T15:00", "2026-07-15T11:00", { confirmation_number: null })],
    },
  ]),
];

export default layouts;
