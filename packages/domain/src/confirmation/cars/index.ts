import { isCode } from "../atoms/codes.ts";
import { emptySegment } from "../empty-segment.ts";
import { confirmationAround, confirmationIn, type FoundCode, hasJourneys } from "../parts/codes.ts";
import { evidenceOf } from "../parts/evidence.ts";
import { written } from "../parts/moments.ts";
import { nameIn } from "../parts/names.ts";
import type { Page } from "../parts/page.ts";
import { peopleIn } from "../parts/people.ts";
import { oneLine } from "../parts/places.ts";
import { priceIn } from "../parts/prices.ts";
import { statusIn } from "../parts/status.ts";
import type { ReadSegment, Span } from "../reading.ts";
import { means } from "../structure/pairs.ts";
import type { Piece } from "../structure/piece.ts";
import { companyOf } from "./companies.ts";
import { type End, handoversOf } from "./handovers.ts";

/** Cars for hire. */
export function readCars(page: Page): ReadSegment[] {
  const rentals = handoversOf(page);
  const whole = { start: 0, end: page.document.text.length };
  const people = peopleIn(page, whole, ["driver", "traveller", "guest", "booker"]);
  const others = hasJourneys(page) || page.document.pairs.some((it) => means(it, "hotel") || means(it, "checkin"));
  return rentals.map(({ pickup, dropoff, part, extent }, index) => {
    const own = rentals.length > 1 ? confirmationIn(page, part) : null;
    const code =
      own ?? (others ? confirmationAround(page, extent) : null) ?? confirmationIn(page, whole) ?? afterWord(page);
    const company = companyOf(page, rentals.length > 1 ? part : whole);
    const vehicle = vehicleIn(page, rentals.length > 1 ? part : whole);
    const price = index === 0 ? priceIn(page, whole) : null;
    const status = statusIn(page, part, rentals.length === 1);
    return {
      ...emptySegment("car_rental"),
      status: status.status,
      provider: company && oneLine(company.text),
      confirmationNumber: code?.code ?? null,
      travellers: people.names,
      start: pickup.date && written(pickup.date, pickup.clock),
      end: dropoff?.date ? written(dropoff.date, dropoff.clock) : null,
      startTimezone: pickup.place?.timezone ?? null,
      endTimezone: dropoff?.place?.timezone ?? null,
      from: pickup.place,
      to: dropoff?.place ?? null,
      price: price?.price ?? null,
      details: { ...emptySegment("car_rental").details, vehicle: vehicle && oneLine(vehicle.text) },
      evidence: evidenceOf({
        provider: company && [company],
        confirmation_number: code?.spans,
        travellers: people.spans,
        start: timesOf(pickup),
        end: dropoff && timesOf(dropoff),
        from: pickup.placeSpans,
        to: dropoff?.placeSpans,
        price: price?.spans,
        status: status.spans,
      }),
      confidence: 0.6 + (dropoff ? 0.2 : 0) + (pickup.place ? 0.1 : 0) + (code ? 0.05 : 0),
    };
  });
}

function timesOf(end: End): Span[] {
  return [end.date, end.clock].flatMap((it) => (it ? [it] : []));
}

function vehicleIn(page: Page, part: Span): Piece | null {
  for (const pair of page.document.pairs) {
    if (pair.label.start < part.start) continue;
    if (pair.label.start >= part.end) break;
    if (pair.concept !== "vehicle" || pair.how === "inline" || (pair.how === "lead" && !pair.exact)) continue;
    if (means(pair, "aircraft")) continue;
    const name = nameIn(page, pair.value);
    if (name) return name;
  }
  return null;
}

/** "Autonoleggio Etna rental QRCJJN: pick-up …": the code after the word for what is hired; "il codice è 20418867IT3". */
function afterWord(page: Page): FoundCode | null {
  const { folded, text } = page.document;
  const said =
    /(?<![a-z])(?:code|codice|codigo|kode|nummer|number|numero|referenz|reference|referencia|riferimento) (?:is|ist|lautet|est|es|e|is:|luidt)[: ] ?([a-z0-9-]{5,20})(?=[\s,.;]|$)/.exec(
      folded.slice(0, 20_000),
    );
  const match =
    said ??
    /(?<![a-z])(?:rental|hire|mietwagen|autonoleggio|noleggio|alquiler|location|aluguer|huurauto|voucher)(?: (?:nr|no|n)\.?)? #?([a-z0-9-]{5,20})(?=[:,.]|\s?$)/m.exec(
      folded.slice(0, 20_000),
    );
  if (!match) return null;
  const start = match.index + match[0].length - (match[1] as string).length;
  const code = text.slice(start, match.index + match[0].length);
  return isCode(code) ? { code, spans: [{ start, end: start + code.length }] } : null;
}
