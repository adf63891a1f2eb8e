import { toAmount } from "@caravan/domain/amount";
import type { ReadPlace, ReadSegment, SegmentStatus, TravelData } from "@caravan/domain/confirmation/reading";
import { htmlToText } from "../link-reader/html-to-text.ts";
import { isNode, listOf, type Node, textOf, typesOf } from "../link-reader/json-ld-node.ts";
import { type WrittenMoment, writtenMoment } from "./local-time.ts";
import { placeOf } from "./places.ts";
import { travellerNamed } from "./travellers.ts";

const LINE = 255;

/** The first property of these names that says something, as one plain line. */
export function lineOf(node: Node | null, ...names: readonly string[]): string | null {
  for (const name of node ? names : []) {
    const text = textOf((node as Node)[name]);
    const line = text === null ? null : htmlToText(text, LINE);
    if (line) return line;
  }
  return null;
}

export function nodeOf(node: Node | null, ...names: readonly string[]): Node | null {
  for (const name of names) {
    const [first] = listOf(node?.[name]);
    if (isNode(first)) return first;
    if (typeof first === "string" && first !== "") return { name: first };
  }
  return null;
}

export function momentOf(node: Node | null, ...names: readonly string[]): WrittenMoment | null {
  for (const name of node ? names : []) {
    const found = writtenMoment(textOf((node as Node)[name]));
    if (found) return found;
  }
  return null;
}

export function statusOf(node: Node): SegmentStatus | null {
  const written = (textOf(node.reservationStatus) ?? "").replace(/^.*[/#]/, "").toLowerCase();
  if (/cancel/.test(written)) return "cancelled";
  if (/chang|modif|resched/.test(written)) return "changed";
  const [booked, modified] = [textOf(node.bookingTime), textOf(node.modifiedTime)].map((it) => Date.parse(it ?? ""));
  if (booked !== undefined && modified !== undefined && modified > booked) return "changed";
  return /confirm/.test(written) ? "confirmed" : null;
}

export function travellersOf(node: Node): string[] {
  return listOf(node.underName)
    .slice(0, 50)
    .flatMap((it) => {
      const person: Node = isNode(it) ? it : { name: it };
      const parts = [lineOf(person, "givenName"), lineOf(person, "additionalName"), lineOf(person, "familyName")];
      const whole = parts[0] && parts[2] ? parts.filter((part) => part !== null).join(" ") : null;
      return travellerNamed(whole ?? lineOf(person, "name")) ?? [];
    });
}

export function priceOf(node: Node): ReadSegment["price"] {
  const specified = nodeOf(node, "priceSpecification", "totalPrice");
  const written = textOf(node.totalPrice) ?? textOf(node.price) ?? lineOf(specified, "price", "value");
  const currency = (textOf(node.priceCurrency) ?? lineOf(specified, "priceCurrency", "currency") ?? "").toUpperCase();
  if (written === null || !/^\d{1,9}(?:\.\d{1,3})?$/.test(written.trim()) || !/^[A-Z]{3}$/.test(currency)) return null;
  return { amount: toAmount(Number(written)), currency };
}

/** A place by its name, its code and its address. */
export function readPlaceOf(
  node: Node | null,
  sort: "airport" | "station" | "venue",
  data: TravelData,
): ReadPlace | null {
  if (!node || typesOf(node).includes("virtuallocation")) return null;
  const address = nodeOf(node, "address");
  const parts = ["streetAddress", "postalCode", "addressLocality", "addressRegion", "addressCountry"];
  const isPostal = address !== null && parts.some((it) => address[it] !== undefined);
  const lines = isPostal ? parts.flatMap((it) => lineOf(address, it) ?? []) : [lineOf(address, "name")];
  const geo = nodeOf(node, "geo") ?? node;
  return placeOf(
    {
      name: lineOf(node, "name"),
      iata: lineOf(node, "iataCode"),
      city: isPostal ? lineOf(address, "addressLocality") : null,
      country: isPostal ? lineOf(address, "addressCountry") : null,
      address: lines.filter((it) => it !== null).join(", ") || null,
      lat: coordinate(geo.latitude, 90),
      lng: coordinate(geo.longitude, 180),
    },
    sort,
    data,
  );
}

function coordinate(value: unknown, most: number): number | null {
  const text = textOf(value);
  const number = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Math.abs(number) <= most && number !== 0 ? number : null;
}

/** Row and number of each seat. */
export function seatsOf(node: Node): string | null {
  const tickets = listOf(node.reservedTicket).filter(isNode);
  const seats = tickets.flatMap((ticket) => {
    const seat = nodeOf(ticket, "ticketedSeat");
    const section = lineOf(seat, "seatSection");
    const row = lineOf(seat, "seatRow");
    const number = lineOf(seat, "seatNumber", "name");
    return [section, row, number].filter((it) => it !== null).join(" ") || [];
  });
  return lineOf(node, "airplaneSeat") ?? (seats.join(", ").slice(0, LINE) || null);
}

export function countOf(node: Node, ...names: readonly string[]): number | null {
  const counts = names.flatMap((name) => {
    const [first] = listOf(node[name]);
    const number = Number(isNode(first) ? textOf(first.value) : textOf(first));
    return Number.isInteger(number) && number > 0 && number < 1000 ? [number] : [];
  });
  return counts.length === 0 ? null : counts.reduce((sum, it) => sum + it, 0);
}
