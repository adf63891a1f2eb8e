import { type Desk, desks, type Hire, hired } from "../facts/cars.ts";
import { clock, say } from "../facts/dates.ts";
import { fullName, people } from "../facts/people.ts";
import { type Layout, layout, lines } from "../types.ts";

/** Somebody else's voucher: the portal's number stands beside the rental company's. */
const broker = (portal: string, hire: Hire, at: Desk = hire.from) => ({
  language: "en",
  text: lines(
    "YOUR CAR RENTAL VOUCHER",
    "Please show this voucher at the rental counter",
    "",
    `Supplier: ${hire.company}`,
    `Supplier confirmation number: ${hire.code ?? ""}`,
    `Our reference: ${portal}`,
    hire.who && `Lead driver: ${fullName(hire.who)}`,
    "",
    "Pick-up details",
    `${say(hire.start, "EEEE, d MMMM yyyy")}`,
    `${clock(hire.start)}`,
    `${at.name}, ${at.street}`,
    "",
    "Drop-off details",
    `${say(hire.end, "EEEE, d MMMM yyyy")}`,
    `${clock(hire.end)}`,
    `${hire.to.name}, ${hire.to.street}`,
    "",
    "Included: collision damage waiver, theft protection, unlimited mileage",
    "At the desk you will pay: £0.00. Excess: £1,200. Call +44 20 7946 0733, Mon-Fri 08:00 - 20:00.",
  ),
  segments: [hired(hire, { confirmation_number_accept: [hire.code ?? "", portal] })],
});

export const layouts: readonly Layout[] = [
  layout("car-broker-voucher", "car_rental", () => [
    broker("720418836", {
      company: "Goldcar",
      code: "ES20488173",
      from: desks.malaga,
      to: desks.malaga,
      start: "2027-04-25T12:15",
      end: "2027-04-29T12:00",
      who: people.james,
    }),
    broker("720522104", {
      company: "Alamo",
      code: "2047718853",
      from: desks.orlando,
      to: desks.orlando,
      start: "2027-03-20T14:00",
      end: "2027-03-27T10:30",
      who: people.emily,
    }),
    broker("720714470", {
      company: "Avis",
      code: "20418867IT3",
      from: desks.catania,
      to: desks.palermo,
      start: "2027-05-12T16:45",
      end: "2027-05-19T11:00",
      who: people.laura,
    }),
  ]),
];

export default layouts;
