import { type ExpectedSegment, type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { flown, type Leg } from "../expect.ts";

interface Rebooking {
  readonly language: string;
  readonly code: string;
  readonly cancelled: Leg & { readonly end: string };
  readonly instead: Leg & { readonly end: string };
  text(rebooking: Rebooking): string;
}

const time = (at: string) => digits(at, "HH:mm");

/** The airline has already put people on another flight: the mail holds one that is off and one that is on. */
const rebookings: readonly Rebooking[] = [
  {
    language: "en",
    code: "7LQNPX",
    cancelled: { number: "KL 1010", from: "LHR", to: "AMS", start: "2026-02-05T10:35", end: "2026-02-05T12:55" },
    instead: { number: "KL 1016", from: "LHR", to: "AMS", start: "2026-02-05T13:50", end: "2026-02-05T16:10" },
    text: ({ code, cancelled, instead }) => `Subject: Your flight is cancelled - here is your new flight

Dear Mr Abara,

Unfortunately your flight ${cancelled.number} has been cancelled. We have rebooked you on the next available flight.

Booking code: ${code}

CANCELLED
${cancelled.number}  ${date(cancelled.start, "en-GB", "full")}
${time(cancelled.start)} London (LHR) - ${time(cancelled.end)} Amsterdam (AMS)

YOUR NEW FLIGHT
${instead.number}  ${date(instead.start, "en-GB", "full")}
${time(instead.start)} London (LHR) - ${time(instead.end)} Amsterdam (AMS)

Your original boarding pass is no longer valid. Please check in again.
`,
  },
  {
    language: "de",
    code: "ZK4WVB",
    cancelled: { number: "OS 236", from: "FRA", to: "VIE", start: "2026-03-27T19:15", end: "2026-03-27T20:40" },
    instead: { number: "OS 128", from: "FRA", to: "VIE", start: "2026-03-28T07:00", end: "2026-03-28T08:20" },
    text: ({ code, cancelled, instead }) => `Betreff: Annullierung und Umbuchung, Buchungscode ${code}

Sehr geehrter Fluggast,

Ihr Flug ${cancelled.number} am ${digits(cancelled.start, "DD.MM.YYYY")} von Frankfurt (FRA) nach Wien (VIE), Abflug ${time(cancelled.start)} Uhr, Ankunft ${time(cancelled.end)} Uhr,
wurde annulliert.

Wir haben Sie umgebucht auf:

${instead.number} am ${digits(instead.start, "DD.MM.YYYY")}, Frankfurt (FRA) ab ${time(instead.start)} Uhr, Wien (VIE) an ${time(instead.end)} Uhr

Bei Bedarf stellen wir Ihnen eine Hotelübernachtung zur Verfügung. Bitte wenden Sie sich an unseren Schalter in Halle B.
`,
  },
] as const;

/** Is the new flight confirmed or changed? People differ. */
function unjudged({ status: _, ...rest }: ExpectedSegment): ExpectedSegment {
  return rest;
}

const layouts: readonly Layout[] = [
  layout("flight-rebooked", "flight", () =>
    rebookings.map((rebooking) => ({
      language: rebooking.language,
      text: rebooking.text(rebooking),
      segments: [
        flown(rebooking.cancelled, { status: "cancelled", confirmation_number: rebooking.code }),
        unjudged(flown(rebooking.instead, { confirmation_number: rebooking.code })),
      ],
    })),
  ),
];

export default layouts;
