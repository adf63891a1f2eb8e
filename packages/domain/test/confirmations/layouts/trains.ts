import type { ExpectedSegment } from "../expected.ts";
import { plusDays } from "./dates.ts";
import { type Booking, bookingOf, nameOf } from "./facts.ts";

export interface Ride {
  /** "ICE 577". */
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly departs: string;
  readonly arrivalDate: string;
  readonly arrives: string;
  readonly platform: string;
  readonly coach: string;
  readonly seat: string;
}

export interface TrainFacts extends Booking {
  readonly company: string;
  readonly out: readonly Ride[];
  readonly back: readonly Ride[];
}

/** Railway, and its journeys: number, from, to, departure, arrival and how many days later. */
const journeys: readonly (readonly [company: string, out: string, back: string])[] = [
  ["Deutsche Bahn", "ICE 577|Hamburg Hbf|Stuttgart Hbf|10:01|15:08", "ICE 576|Stuttgart Hbf|Hamburg Hbf|08:51|13:53"],
  [
    "Deutsche Bahn",
    "ICE 1005|Berlin Hbf|Nürnberg Hbf|09:30|12:24, RE 4850|Nürnberg Hbf|Regensburg Hbf|12:41|13:46",
    "RE 4861|Regensburg Hbf|Nürnberg Hbf|15:12|16:17, ICE 1004|Nürnberg Hbf|Berlin Hbf|16:31|19:27",
  ],
  [
    "SNCF",
    "TGV 6613|Paris Gare de Lyon|Lyon Part Dieu|09:58|11:56",
    "TGV 6624|Lyon Part Dieu|Paris Gare de Lyon|18:04|20:02",
  ],
  [
    "Renfe",
    "AVE 3103|Madrid-Puerta de Atocha|Barcelona-Sants|10:30|13:15",
    "AVE 3182|Barcelona-Sants|Madrid-Puerta de Atocha|18:00|20:45",
  ],
  [
    "Trenitalia",
    "FR 9619|Milano Centrale|Roma Termini|09:00|12:10",
    "FR 9644|Roma Termini|Milano Centrale|17:00|20:10",
  ],
  [
    "NS",
    "IC 2235|Amsterdam Centraal|Rotterdam Centraal|08:22|09:36",
    "IC 2260|Rotterdam Centraal|Amsterdam Centraal|17:24|18:38",
  ],
  ["SBB", "IC 721|Zürich HB|Genève|11:32|14:18", "IC 728|Genève|Zürich HB|15:42|18:28"],
  ["CP", "AP 125|Porto Campanhã|Lisboa Oriente|10:40|13:31", "AP 132|Lisboa Oriente|Porto Campanhã|18:39|21:30"],
  ["ÖBB", "NJ 40490|Wien Hbf|Zürich HB|21:27|09:20+1", "NJ 40491|Zürich HB|Wien Hbf|21:40|07:55+1"],
  [
    "Eurostar",
    "EST 9014|London St Pancras|Paris Gare du Nord|10:24|13:47",
    "EST 9031|Paris Gare du Nord|London St Pancras|15:13|16:30",
  ],
];

export function trainFacts(seed: string): TrainFacts {
  const booking = bookingOf(seed, "digits too");
  const [company, out, back] = booking.draw.pick(journeys);
  const home = plusDays(booking.date, booking.draw.between(1, 9));
  return { ...booking, company, out: rides(out, booking.date, booking), back: rides(back, home, booking) };
}

function rides(text: string, date: string, { draw }: Booking): readonly Ride[] {
  return text.split(", ").map((ride) => {
    const [number = "", from = "", to = "", departs = "", arrival = ""] = ride.split("|");
    const [arrives = "", later = "0"] = arrival.split("+");
    return {
      number,
      from,
      to,
      date,
      departs,
      arrives,
      arrivalDate: plusDays(date, Number(later)),
      platform: String(draw.between(2, 17)),
      coach: String(draw.between(1, 28)),
      seat: String(draw.between(11, 98)),
    };
  });
}

export function train(ride: Ride, f: TrainFacts, less: Partial<ExpectedSegment> = {}): ExpectedSegment {
  const city = (station: string) => station.split(/[ -]/u).slice(0, 1);
  return {
    kind: "train",
    train_number: ride.number,
    confirmation_number: f.reference,
    provider: f.company,
    start: `${ride.date}T${ride.departs}`,
    end: `${ride.arrivalDate}T${ride.arrives}`,
    from: ride.from,
    from_accept: city(ride.from),
    to: ride.to,
    to_accept: city(ride.to),
    travellers: f.people.slice(0, 1).map(nameOf),
    place: null,
    ...less,
  };
}

export function firstRide({ out }: TrainFacts): Ride {
  return out[0] as Ride;
}

/** There and back. */
export function allRides({ out, back }: TrainFacts): readonly Ride[] {
  return [...out, ...back];
}
