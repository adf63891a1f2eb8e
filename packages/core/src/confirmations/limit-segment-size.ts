import type { Evidence, ReadPlace, ReadSegment } from "@caravan/domain/confirmation/reading";
import { truncate } from "@caravan/domain/truncate";

// The limits for people (`fields.ts`).
const WORDS = 255;
const ADDRESS = 500;
const NAME = 120;
const MOST_TRAVELLERS = 50;
const NUMBER = 40;
const CONFIRMATION_NUMBER = 80;
/** The precision of stored prices. */
const MOST_AMOUNT = 99_999_999_999;
/** For one field; more evidence says nothing more. */
const MOST_SPANS = 20;

/**
 * Limits a segment to the sizes that a person may write: structured data may be hostile, and a name of a megabyte would
 * go to the log, the room and the map. Texts are shortened; a number is removed, since a part of it would be another
 * number.
 */
export function limitSegmentSize(it: ReadSegment): ReadSegment {
  return {
    ...it,
    provider: short(it.provider, WORDS),
    number: whole(it.number, NUMBER),
    confirmationNumber: whole(it.confirmationNumber, CONFIRMATION_NUMBER),
    travellers: it.travellers.slice(0, MOST_TRAVELLERS).map((name) => short(name, NAME)),
    title: short(it.title, WORDS),
    from: placed(it.from),
    to: placed(it.to),
    place: placed(it.place),
    price: it.price !== null && Number(it.price.amount) > MOST_AMOUNT ? null : it.price,
    details: {
      ...it.details,
      seats: short(it.details.seats, WORDS),
      travelClass: short(it.details.travelClass, WORDS),
      fromTerminal: short(it.details.fromTerminal, WORDS),
      toTerminal: short(it.details.toTerminal, WORDS),
      fromPlatform: short(it.details.fromPlatform, WORDS),
      room: short(it.details.room, WORDS),
      vehicle: short(it.details.vehicle, WORDS),
    },
    evidence: Object.fromEntries(
      Object.entries(it.evidence).map(([field, spans]) => [field, spans.slice(0, MOST_SPANS)]),
    ) as Evidence,
  };
}

function placed(it: ReadPlace | null): ReadPlace | null {
  if (it === null) return null;
  const { lat, lng } = it;
  const isOnEarth = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return {
    ...it,
    name: short(it.name, WORDS),
    city: short(it.city, WORDS),
    country: short(it.country, WORDS),
    address: short(it.address, ADDRESS),
    ...(isOnEarth ? {} : { lat: null, lng: null }),
  };
}

/** Cut roughly first, because looking for a letter boundary reads the whole text. */
function short<Text extends string | null>(text: Text, most: number): Text {
  return (text === null ? null : truncate(text.slice(0, 2 * most), most)) as Text;
}

const whole = (text: string | null, most: number) => (text !== null && text.length > most ? null : text);
