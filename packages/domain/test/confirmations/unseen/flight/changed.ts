import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { flown, type Leg } from "../expect.ts";

interface Change {
  readonly language: string;
  readonly code: string;
  readonly old: Leg & { readonly end: string };
  readonly now: Leg & { readonly end: string };
  text(change: Change): string;
}

const time = (at: string) => digits(at, "HH:mm");

const changes: readonly Change[] = [
  {
    language: "de",
    code: "RX7NBK",
    old: { number: "LH 1172", from: "FRA", to: "LIS", start: "2026-05-07T09:55", end: "2026-05-07T12:00" },
    now: { number: "LH 1172", from: "FRA", to: "LIS", start: "2026-05-07T11:20", end: "2026-05-07T13:25" },
    text: ({ code, old, now }) => `Betreff: Flugplanänderung Ihrer Reise ${code}

Sehr geehrte Frau Dr. Wieland,

leider hat sich die Abflugzeit Ihres Fluges geändert. Wir bitten um Ihr Verständnis.

Buchungscode: ${code}

Ursprünglicher Flug:
${now.number}  ${date(old.start, "de", "short")}  Frankfurt (FRA) ${time(old.start)} – Lissabon (LIS) ${time(old.end)}

Ihr neuer Flug:
${now.number}  ${date(now.start, "de", "short")}  Frankfurt (FRA) ${time(now.start)} – Lissabon (LIS) ${time(now.end)}

Bitte bestätigen Sie die Änderung unter lufthansa.com bis zum 30.04.2026.
`,
  },
  {
    language: "sv",
    code: "L5QWDT",
    old: { number: "SK 1417", from: "ARN", to: "CPH", start: "2026-03-18T07:10", end: "2026-03-18T08:20" },
    now: { number: "SK 1417", from: "ARN", to: "CPH", start: "2026-03-18T06:45", end: "2026-03-18T07:55" },
    text: ({ code, old, now }) => `Ämne: Tidtabellsändring för din resa

Hej Linnéa Sjöberg!

Tiden för ditt flyg har ändrats. Nedan ser du dina nya tider.

Bokningsreferens: ${code}

NYA TIDER
${now.number} ${date(now.start, "sv", "full")}
Stockholm Arlanda (ARN) – Köpenhamn Kastrup (CPH)
Avgång ${time(now.start)}
Ankomst ${time(now.end)}

TIDIGARE TIDER
Avgång ${time(old.start)}
Ankomst ${time(old.end)}

Du behöver inte göra något om den nya tiden passar dig.
`,
  },
  {
    language: "pt",
    code: "TW3GHY",
    old: { number: "TP 572", from: "LIS", to: "FRA", start: "2026-04-29T07:50", end: "2026-04-29T12:00" },
    now: { number: "TP 572", from: "LIS", to: "FRA", start: "2026-04-29T09:15", end: "2026-04-29T13:25" },
    text: ({ code, old, now }) => `Assunto: Alteração de horário do seu voo

Caro cliente,

Informamos que o horário do seu voo ${now.number} de Lisboa (LIS) para Frankfurt (FRA) foi alterado.

Reserva ${code}

Data: ${date(now.start, "pt-PT", "long")}
Horário anterior: partida ${time(old.start)}, chegada ${time(old.end)}
Novo horário: partida ${time(now.start)}, chegada ${time(now.end)}

Lamentamos o incómodo causado. Apoio ao cliente: +351 211 234 400, todos os dias das 08:00 às 22:00.
`,
  },
  {
    language: "en",
    code: "HNZ6QT",
    old: { number: "DL 1408", from: "BOS", to: "SEA", start: "2026-06-30T17:05", end: "2026-06-30T20:40" },
    now: { number: "DL 1408", from: "BOS", to: "SEA", start: "2026-06-30T18:12", end: "2026-06-30T21:47" },
    text: ({ code, old, now }) => {
      const clock = (at: string) => digits(at, "h:mma");
      return `Subject: Your Delta itinerary has changed

Hi Marcus,

The schedule for your upcoming trip has been adjusted. Your updated itinerary is below.

CONFIRMATION # ${code}

${date(now.start, "en-US", "full")}

${now.number}    Boston, MA (BOS) to Seattle, WA (SEA)
DEPART   ${clock(now.start)}  (previously ${clock(old.start)})
ARRIVE   ${clock(now.end)}  (previously ${clock(old.end)})
MAIN CABIN (V)

If these changes don't work for you, visit My Trips by ${date("2026-06-16", "en-US", "medium")}.
`;
    },
  },
];

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
  layout("flight-times-changed", "flight", () =>
    changes.map((change) => ({
      language: change.language,
      text: change.text(change),
      segments: [flown(change.now, { status: "changed", confirmation_number: change.code })],
    })),
  ),
  layout("flight-cancelled", "flight", () =>
    cancellations.map((cancellation) => ({
      language: cancellation.language,
      text: cancellation.text(cancellation),
      segments: [flown(cancellation.leg, { status: "cancelled", confirmation_number: cancellation.code })],
    })),
  ),
];

export default layouts;
