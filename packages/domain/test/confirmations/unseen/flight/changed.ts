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

const layouts: readonly Layout[] = [
  layout("flight-times-changed", "flight", () =>
    changes.map((change) => ({
      language: change.language,
      text: change.text(change),
      segments: [flown(change.now, { status: "changed", confirmation_number: change.code })],
    })),
  ),
];

export default layouts;
