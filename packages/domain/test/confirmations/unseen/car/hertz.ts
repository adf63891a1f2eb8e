import { type Layout, layout } from "../../outside/types.ts";
import { date, digits } from "../dates.ts";
import { hired } from "../expect.ts";

const hertz = [
  {
    locale: "en-US",
    code: "J4471905B26",
    hire: {
      from: "Seattle-Tacoma International Airport",
      to: "San Francisco International Airport",
      start: "2026-08-11T13:30",
      end: "2026-08-19T10:00",
    },
    driver: "Megan Alvarado",
  },
  {
    locale: "en-US",
    code: "K1083367E04",
    hire: {
      from: "Dublin Airport Terminal 1",
      to: "Dublin Airport Terminal 1",
      start: "2026-03-14T09:00",
      end: "2026-03-17T18:30",
    },
    driver: "Walter Jennings",
  },
] as const;

const layouts: readonly Layout[] = [
  layout("hertz-reservation", "car_rental", () =>
    hertz.map(({ locale, code, hire, driver }) => ({
      language: "en",
      text: `Subject: My Hertz Reservation ${code}

THANKS, ${driver.toUpperCase()}

Your Confirmation Number is: ${code}

Your Itinerary

Pickup Location                        Return Location
${hire.from === hire.to ? `${hire.from}      Same as pickup location` : `${hire.from}      ${hire.to}`}

Pickup Time                            Return Time
${date(hire.start, locale, "short")} at ${digits(hire.start, "hh:mm A")}       ${date(hire.end, locale, "short")} at ${digits(hire.end, "hh:mm A")}

Your Vehicle
(B4) Compact 4-door - Nissan Versa or similar

Total Approximate Charge  412.77 USD
Hours of Operation: Mon-Sun 12:00 AM - 11:59 PM
Gold Plus Rewards points: 395
`,
      segments: [hired(hire, { confirmation_number: code, travellers: [driver.toUpperCase()] })],
    })),
  ),
];

export default layouts;
