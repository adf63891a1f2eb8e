import { emptySegment } from "../empty-segment.ts";
import { addressFrom, addressUnder, type FoundAddress } from "../parts/addresses.ts";
import { confirmationAround, confirmationIn, hasJourneys } from "../parts/codes.ts";
import { evidenceOf } from "../parts/evidence.ts";
import { guestsIn } from "../parts/guests.ts";
import { nameOnLine } from "../parts/name-lines.ts";
import type { Page } from "../parts/page.ts";
import { greeted, peopleLabelled } from "../parts/people.ts";
import { oneLine, placeOf } from "../parts/places.ts";
import { priceIn } from "../parts/prices.ts";
import { statusIn } from "../parts/status.ts";
import type { ReadSegment, Span } from "../reading.ts";
import { means } from "../structure/pairs.ts";
import { stayDates } from "./dates.ts";
import { lodgingOf } from "./lodging.ts";
import { type HotelName, hotelNames, isIn } from "./names.ts";
import type { StayDates } from "./ranges.ts";
import { roomIn } from "./rooms.ts";

/** Nobody books more at once; a text that says so is made to cost. */
const mostStays = 60;

/** Stays in hotels, apartments and the like. */
export function readStays(page: Page): ReadSegment[] {
  const lodging = lodgingOf(page);
  if (!lodging.isLodging) return [];
  const stays = stayDates(page, !lodging.hasJourneys).slice(0, mostStays);
  const complete = lodging.hasJourneys ? stays.filter((it) => it.until) : stays;
  if (complete.length === 0) return [];
  const names = hotelNames(page);
  const parts = partsOf(page, complete, names);
  return complete.flatMap((stay, index) => {
    const segment = segmentOf(page, stay, parts[index] as Span, names, index, complete.length);
    // Days without a house or a number are an offer as often as a booking.
    return stay.isRange && !segment.provider && !segment.confirmationNumber ? [] : [segment];
  });
}

/** The part of the text that is about each stay: names come before all dates or after them. */
function partsOf(page: Page, stays: readonly StayDates[], names: readonly HotelName[]): Span[] {
  const length = page.document.text.length;
  const [first] = stays;
  if (stays.length === 1 || !first) return [{ start: 0, end: length }];
  const starts = stays.map(({ extent }, index) => {
    const floor = stays[index - 1]?.extent.end ?? 0;
    const name = names.find((it) => it.rank <= 3 && it.piece.start >= floor && it.piece.end <= extent.start);
    return name?.piece.start ?? null;
  });
  const leads = starts.every((it) => it !== null);
  return stays.map(({ extent }, index) => ({
    start: leads ? (starts[index] as number) : extent.start,
    end: (leads ? starts[index + 1] : stays[index + 1]?.extent.start) ?? length,
  }));
}

function segmentOf(
  page: Page,
  stay: StayDates,
  part: Span,
  names: readonly HotelName[],
  index: number,
  count: number,
): ReadSegment {
  const whole = { start: 0, end: page.document.text.length };
  const name = names.find((it) => isIn(it, part)) ?? (count > 1 ? onlyName(names) : undefined);
  const address = addressOf(page, name, part);
  const own = count > 1 ? confirmationIn(page, part) : null;
  const code = own ?? (hasOthers(page) ? confirmationAround(page, stay.extent) : null) ?? confirmationIn(page, whole);
  const people =
    [peopleLabelled(page, whole, ["guest", "traveller", "passenger", "guests"]), nameOnLine(page)].find(
      (it) => it.names.length > 0,
    ) ?? greeted(page);
  const price = index === 0 ? priceIn(page, whole) : null;
  const status = statusIn(page, part, count === 1);
  const room = roomIn(page, part);
  const guests = guestsIn(page, part);
  const place = name ? placeOf(page.context.data, name.piece.text, address?.text ?? null) : null;
  return {
    ...emptySegment("hotel"),
    status: status.status,
    provider: name ? oneLine(name.piece.text) : null,
    confirmationNumber: code?.code ?? null,
    travellers: people.names,
    start: stay.from,
    end: stay.until,
    startTimezone: place?.timezone ?? null,
    endTimezone: place?.timezone ?? null,
    place,
    price: price?.price ?? null,
    details: { ...emptySegment("hotel").details, room, guests },
    evidence: evidenceOf({
      provider: name && [name.piece],
      confirmation_number: code?.spans,
      travellers: people.spans,
      start: stay.fromSpans,
      end: stay.untilSpans,
      place: name && [name.piece, ...(address ? [address.span] : [])],
      price: price?.spans,
      status: status.spans,
    }),
    confidence: 0.6 + (name ? 0.15 : 0) + (stay.until ? 0.15 : 0) + (code ? 0.05 : 0),
  };
}

/** Whether other bookings stand in the same text. */
function hasOthers(page: Page): boolean {
  return hasJourneys(page) || page.document.pairs.some((it) => means(it, "pickup") && it.how !== "inline");
}

/** One house for all stays: the text names no other. */
function onlyName(names: readonly HotelName[]): HotelName | undefined {
  const [best] = names;
  const sure = names.filter((it) => it.rank <= 2);
  return best && sure.every((it) => oneLine(it.piece.text).toLowerCase() === oneLine(best.piece.text).toLowerCase())
    ? best
    : undefined;
}

/** By its label; else what stands under the name, or after it on its line. */
function addressOf(page: Page, name: HotelName | undefined, part: Span): FoundAddress | null {
  for (const pair of page.document.pairs) {
    if (pair.label.start < part.start || pair.how === "inline") continue;
    if (pair.label.start >= part.end) break;
    const isAddress =
      means(pair, "address") || pair.meanings.some((it) => it.concept === "hotel" && it.facet === "address");
    if (!isAddress || (pair.how === "lead" && !pair.exact)) continue;
    const found = addressFrom(page, pair.value, pair.valueLine);
    if (found) return found;
  }
  if (!name) return null;
  const line = page.document.lines[name.line];
  const rest = line && name.piece.end < line.end ? afterComma(page, name.piece.end, line.end) : null;
  return rest ?? addressUnder(page, name.line);
}

/** "The Lakes Hotel, Borrowdale Road, Keswick". */
function afterComma(page: Page, from: number, to: number): FoundAddress | null {
  const text = page.document.text.slice(from, Math.min(to, from + 200));
  const address = /^\s?(?:,|[-–—(])\s?([^\n;()]{3,150})/.exec(text);
  if (!address) return null;
  const stop = /\s(?:from|on|vom|von|am|du|le|del|el|dal|il|de|van|op|is|has|for)\s|\.\s|\.$/.exec(
    address[1] as string,
  )?.index;
  const end = from + address[0].length - (stop === undefined ? 0 : (address[1] as string).length - stop);
  const start = from + address[0].length - (address[1] as string).length;
  return end - start > 3 ? addressFromSpan(page, { start, end }) : null;
}

function addressFromSpan(page: Page, span: Span): FoundAddress | null {
  const text = oneLine(page.document.text.slice(span.start, span.end));
  return /\d{1,2}[:.]\d{2}/.test(text) || !/\p{L}{3}/u.test(text) ? null : { text, span };
}
