import { own, scenario } from "../scenario-builder.ts";
import { amsterdam, daily, florence, knowing, only, paris } from "../towns.ts";

const dinner = own("Dinner", "19:30-21:00", { activityType: "dining" });

/** The facts that the scenarios depend on: usual prices, and which restaurants need a booking. */
const tables = {
  "trattoria-sostanza": { hours: null, onlyDaysKnown: false, priceLevel: 2, bookingAdvised: true },
  "il-latini": { hours: null, onlyDaysKnown: false, priceLevel: 2, bookingAdvised: true },
  gustapizza: { ...daily("11:30-23:00"), priceLevel: 1, bookingAdvised: false },
};

/** Replacements that need a booking. */
export const needsBooking = [
  scenario(
    "every table near wants to be booked: then one of those, and it says so",
    {
      town: knowing(only(florence, ["trattoria-zaza", "trattoria-sostanza", "il-latini"]), tables),
      days: [[own("Walk", "15:00-16:00"), florence.at("trattoria-zaza", "19:30-21:00")]],
      now: "16:30",
      place: florence.near("santa-maria-novella"),
      mode: "walk",
      events: [{ kind: "cancelled", about: "trattoria-zaza" }],
    },
    {
      situation: ["cancelled"],
      offers: ["replace"],
      moves: [/\(new\)$/, /\(new, needs a booking\)$/],
      plan: { "trattoria-zaza": { is: "off" } },
    },
  ),
  scenario(
    "one table near can be had without a booking: it comes first, and nothing wants one",
    {
      town: knowing(only(florence, ["trattoria-zaza", "trattoria-sostanza", "il-latini", "gustapizza"]), tables),
      days: [[own("Walk", "15:00-16:00"), florence.at("trattoria-zaza", "19:30-21:00")]],
      now: "16:30",
      place: florence.near("santa-maria-novella"),
      mode: "walk",
      events: [{ kind: "cancelled", about: "trattoria-zaza" }],
    },
    { situation: ["cancelled"], best: "replace", moves: [/^Gustapizza [\d:]+ \(new\)$/] },
  ),
  scenario(
    "the museum is shut, and the one beside it wants a ticket: never the first answer",
    {
      town: knowing(only(amsterdam, ["stedelijk-museum", "van-gogh-museum", "vondelpark", "rijksmuseum"]), {
        "van-gogh-museum": { bookingAdvised: true },
      }),
      days: [[amsterdam.at("stedelijk-museum", "13:00-15:00"), dinner]],
      now: "11:30",
      place: amsterdam.near("rijksmuseum"),
      mode: "walk",
      maxDetourMinutes: 2,
      events: [{ kind: "cancelled", about: "stedelijk-museum" }],
    },
    { situation: ["cancelled"], offers: ["replace"], moves: [/\(new\)$/, /needs a booking/] },
  ),
  scenario(
    "of its own alternatives the one that needs no ticket, when it rains within the hour",
    {
      town: knowing(paris, { "musee-dorsay": { bookingAdvised: true }, pantheon: { bookingAdvised: false } }),
      days: [
        [
          paris.at("luxembourg-gardens", "10:00-11:30", {
            alternatives: [paris.or("musee-dorsay"), paris.or("pantheon")],
          }),
        ],
      ],
      now: "09:15",
      events: [{ kind: "weather", minutes: 240 }],
    },
    { situation: ["weather"], best: "swap", moves: [/^Panthéon 10:00 instead of/] },
  ),
];
