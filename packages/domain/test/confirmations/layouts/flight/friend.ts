import { longDate, mailDate } from "../dates.ts";
import { type FlightFacts, firstLeg, flight, type Leg, numberOf } from "../flights.ts";
import { type Layout, layoutOf } from "../layout.ts";

const last = (facts: FlightFacts) => facts.back.at(-1) as Leg;

/** Both ways in one sentence each, without the years, as friends write. */
export const friend: Layout<FlightFacts> = layoutOf(
  "friend",
  {
    en: (f) => `
Date: ${mailDate(f.bookedOn)}
Subject: our flights

Hi! I booked us ${numberOf(firstLeg(f))} ${firstLeg(f).from.iata}-${firstLeg(f).to.iata} on ${short(firstLeg(f), "en")} at ${firstLeg(f).departs}, back with ${numberOf(last(f))} ${last(f).from.iata}-${last(f).to.iata} on ${short(last(f), "en")} at ${last(f).departs}. The code is ${f.reference}. See you at 7 on Friday for dinner?`,
    de: (f) => `
Date: ${mailDate(f.bookedOn)}
Subject: unsere Flüge

Hallo, ich habe uns ${numberOf(firstLeg(f))} ${firstLeg(f).from.iata}-${firstLeg(f).to.iata} am ${short(firstLeg(f), "de")} um ${firstLeg(f).departs} Uhr gebucht, zurück mit ${numberOf(last(f))} ${last(f).from.iata}-${last(f).to.iata} am ${short(last(f), "de")} um ${last(f).departs} Uhr. Der Buchungscode ist ${f.reference}. Bis bald!`,
    nl: (f) => `
Date: ${mailDate(f.bookedOn)}
Subject: onze vluchten

Hoi, ik heb ${numberOf(firstLeg(f))} ${firstLeg(f).from.iata}-${firstLeg(f).to.iata} op ${short(firstLeg(f), "nl")} om ${firstLeg(f).departs} geboekt, terug met ${numberOf(last(f))} ${last(f).from.iata}-${last(f).to.iata} op ${short(last(f), "nl")} om ${last(f).departs}. De boekingscode is ${f.reference}. Tot snel!`,
  },
  (facts) =>
    [firstLeg(facts), last(facts)].map((leg) =>
      flight(leg, facts, { end: null, provider: undefined, travellers: [], price: null }),
    ),
);

function short(leg: Leg, language: "en" | "de" | "nl"): string {
  return longDate(leg.date, language).replace(/ \d{4}$/u, "");
}
