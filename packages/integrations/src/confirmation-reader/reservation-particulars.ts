import { noDetails } from "@caravan/domain/confirmation/empty-segment";
import type { ReadSegment, TravelData } from "@caravan/domain/confirmation/reading";
import type { Node } from "../link-reader/json-ld-node.ts";
import type { WrittenMoment } from "./local-time.ts";
import { countOf, lineOf, momentOf, nodeOf, readPlaceOf, seatsOf } from "./reservation-fields.ts";

/** What each kind of reservation says in properties of its own. */
type Particulars = Partial<ReadSegment> & {
  readonly begins: WrittenMoment | null;
  readonly ends: WrittenMoment | null;
};

export function particularsOf(type: string, node: Node, of: Node, data: TravelData): Particulars {
  switch (type) {
    case "flightreservation":
      return ofFlight(node, of, data);
    case "trainreservation":
    case "busreservation":
    case "boatreservation":
      return ofRide(type, node, of, data);
    case "rentalcarreservation":
      return ofCar(node, of, data);
    case "taxireservation":
      return {
        begins: momentOf(node, "pickupTime"),
        ends: null,
        from: readPlaceOf(nodeOf(node, "pickupLocation"), "venue", data),
      };
    case "lodgingreservation":
      return {
        begins: momentOf(node, "checkinTime", "checkinDate"),
        ends: momentOf(node, "checkoutTime", "checkoutDate"),
        provider: lineOf(of, "name"),
        place: readPlaceOf(of, "venue", data),
        details: {
          ...noDetails,
          room: lineOf(node, "lodgingUnitDescription", "lodgingUnitType"),
          guests: countOf(node, "numAdults", "numChildren"),
        },
      };
    case "foodestablishmentreservation":
      return {
        begins: momentOf(node, "startTime"),
        ends: momentOf(node, "endTime"),
        provider: lineOf(of, "name"),
        title: lineOf(of, "name"),
        place: readPlaceOf(of, "venue", data),
        details: { ...noDetails, guests: countOf(node, "partySize"), table: true },
      };
    default:
      return {
        begins: momentOf(of, "startDate", "startTime"),
        ends: momentOf(of, "endDate", "endTime"),
        title: lineOf(of, "name"),
        provider: lineOf(node, "provider") ?? lineOf(of, "organizer"),
        place: readPlaceOf(nodeOf(of, "location"), "venue", data),
        details: { ...noDetails, seats: seatsOf(node) },
      };
  }
}

function ofFlight(node: Node, of: Node, data: TravelData): Particulars {
  const airline = nodeOf(of, "airline", "provider", "carrier") ?? nodeOf(node, "provider");
  const name = lineOf(airline, "name");
  const code = lineOf(airline, "iataCode")?.toUpperCase() ?? (name ? data.airlineNamed(name)?.iata : undefined);
  return {
    begins: momentOf(of, "departureTime", "departureDay"),
    ends: momentOf(of, "arrivalTime"),
    provider: name,
    number: flightNumber(lineOf(of, "flightNumber"), code),
    from: readPlaceOf(nodeOf(of, "departureAirport"), "airport", data),
    to: readPlaceOf(nodeOf(of, "arrivalAirport"), "airport", data),
    details: {
      ...noDetails,
      seats: seatsOf(node),
      travelClass: lineOf(node, "airplaneSeatClass"),
      fromTerminal: lineOf(of, "departureTerminal"),
      toTerminal: lineOf(of, "arrivalTerminal"),
    },
  };
}

/** `LH809`; null where nothing says whose flight it is. */
function flightNumber(written: string | null, airline: string | undefined): string | null {
  const match = /^([A-Z\d]{2}(?=[ -]?\d))?[ -]?0{0,3}(\d{1,4}[A-Z]?)$/.exec(written?.trim().toUpperCase() ?? "");
  if (!match) return null;
  const [whole, prefix, digits = ""] = match;
  // "1234" begins with the digits of no airline.
  const own = prefix && /[A-Z]/.test(prefix) ? prefix : undefined;
  const bare = own ? digits : whole.replace(/^0{1,3}/, "");
  const code = own ?? airline;
  return code && /^[A-Z\d]{2}$/.test(code) ? `${code}${bare}` : null;
}

const rides: Readonly<Record<string, readonly [place: string, number: string, name: string]>> = {
  trainreservation: ["Station", "trainNumber", "trainName"],
  busreservation: ["BusStop", "busNumber", "busName"],
  boatreservation: ["BoatTerminal", "boatNumber", "boatName"],
};

function ofRide(type: string, node: Node, of: Node, data: TravelData): Particulars {
  const [place, number, name] = rides[type] as (typeof rides)[string];
  const [numbered, named] = [lineOf(of, number), lineOf(of, name)];
  const isTrain = type === "trainreservation";
  const station = (end: "departure" | "arrival") =>
    readPlaceOf(nodeOf(of, `${end}${place}`, `${end}Station`, `${end}Location`), "station", data);
  return {
    begins: momentOf(of, "departureTime", "departureDay"),
    ends: momentOf(of, "arrivalTime"),
    provider: lineOf(of, "provider", "trainCompany", "busCompany") ?? lineOf(node, "provider"),
    number: isTrain ? (numbered ?? named) : null,
    title: isTrain ? null : (named ?? numbered),
    from: station("departure"),
    to: station("arrival"),
    details: {
      ...noDetails,
      seats: seatsOf(node),
      fromPlatform: lineOf(of, "departurePlatform"),
    },
  };
}

function ofCar(node: Node, of: Node, data: TravelData): Particulars {
  const brand = lineOf(of, "brand");
  const model = lineOf(of, "name", "model");
  return {
    begins: momentOf(node, "pickupTime"),
    ends: momentOf(node, "dropoffTime"),
    provider: lineOf(nodeOf(of, "rentalCompany"), "name") ?? lineOf(node, "provider"),
    from: readPlaceOf(nodeOf(node, "pickupLocation"), "station", data),
    to: readPlaceOf(nodeOf(node, "dropoffLocation"), "station", data),
    details: {
      ...noDetails,
      vehicle:
        model && brand && !model.toLowerCase().includes(brand.toLowerCase()) ? `${brand} ${model}` : (model ?? brand),
    },
  };
}
