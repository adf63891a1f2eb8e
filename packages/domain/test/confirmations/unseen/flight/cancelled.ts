import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { flown, type Leg } from "../expect.ts";

const time = (at: string) => digits(at, "HH:mm");

interface Cancellation {
  readonly language: string;
  readonly code: string | null;
  readonly leg: Leg;
  text(cancellation: Cancellation): string;
}

const cancellations: readonly Cancellation[] = [
  {
    language: "de",
    code: "QB5WTN",
    leg: { number: "EW9462", from: "DUS", to: "VCE", start: "2026-02-20T06:40", end: null },
    text: ({ code, leg }) => `Wichtige Information: Ihr Flug ${leg.number} wurde annulliert

Guten Tag,

Ihr Flug ${leg.number} von Düsseldorf (DUS) nach Venedig (VCE) am ${digits(leg.start, "DD.MM.YYYY")} um ${time(leg.start)} Uhr wurde
leider aufgrund eines Streiks annulliert. Ihr Buchungscode lautet ${code}.

Sie können kostenlos umbuchen oder sich den Ticketpreis erstatten lassen.
Unser Callcenter erreichen Sie täglich von 07:00 bis 21:00 Uhr unter 0221 59988222.

Ihr Eurowings Team
`,
  },
  {
    language: "es",
    code: "KXR2VD",
    leg: { number: "IB3166", from: "MAD", to: "LHR", start: "2026-03-11T15:45", end: "2026-03-11T17:15" },
    text: ({ code, leg }) => `Cancelación de tu vuelo

Hola, Beatriz:

Lamentamos comunicarte que tu vuelo ha sido cancelado por motivos operativos.

Código de reserva: ${code}
Vuelo cancelado: ${leg.number}
${date(leg.start, "es", "full")}
${time(leg.start)} Madrid (MAD) - ${time(leg.end ?? "")} Londres (LHR)

Tienes derecho al reembolso o a un transporte alternativo (Reglamento CE 261/2004).
`,
  },
  {
    language: "fr",
    code: "AT8PZJ",
    leg: { number: "TO 4712", from: "ORY", to: "ATH", start: "2026-08-09T06:25", end: "2026-08-09T10:35" },
    text: ({ code, leg }) => `Objet : Annulation de votre vol ${leg.number} du ${digits(leg.start, "DD/MM/YYYY")}

Madame, Monsieur,

Nous avons le regret de vous informer que le vol suivant est annulé :

Vol ${leg.number} - Paris Orly (ORY) / Athènes (ATH)
Départ prévu le ${date(leg.start, "fr", "full")} à ${time(leg.start)}, arrivée prévue à ${time(leg.end ?? "")}
Numéro de réservation : ${code}

Le remboursement sera effectué sous 7 jours. Transavia, 69,70 € TTC.
`,
  },
  {
    language: "en",
    code: "2FJ9LM",
    leg: { number: "EI 208", from: "DUB", to: "LHR", start: "2026-01-24T07:05", end: null },
    text: ({ code, leg }) => `From: Aer Lingus <noreply@travel.aerlingus.com>
Subject: Flight ${leg.number} has been cancelled
Date: Fri, 23 Jan 2026 18:02:11 +0000

We're sorry - due to adverse weather your flight ${leg.number} from Dublin to London Heathrow on ${date(leg.start, "en-GB", "longNoYear")} at ${time(leg.start)} has been cancelled.

Booking reference ${code}

Choose a refund, a voucher or another flight at aerlingus.com/trips.
`,
  },
];

const layouts: readonly Layout[] = [
  layout("flight-cancelled", "flight", () =>
    cancellations.map((cancellation) => ({
      language: cancellation.language,
      text: cancellation.text(cancellation),
      segments: [flown(cancellation.leg, { status: "cancelled", confirmation_number: cancellation.code })],
    })),
  ),
];

export default layouts;
