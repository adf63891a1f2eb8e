import { firstFrom } from "../atoms/index.ts";
import type { Page } from "../parts/page.ts";
import { priceIn } from "../parts/prices.ts";
import { oldParts, statusIn } from "../parts/status.ts";
import type { ReadSegment, Span, TravelData } from "../reading.ts";
import { codeBeside, codesOfLegs, sharedCode } from "./booking.ts";
import { withDescriptions } from "./calendar-file.ts";
import { airlineOfCode, airlineOnLine, airlinesNamed, type Carrier, operatorLabelled } from "./carriers.ts";
import { detailsOf } from "./details.ts";
import { merged } from "./duplicates.ts";
import { gdsLegs } from "./gds.ts";
import type { Leg } from "./leg.ts";
import { modeOf } from "./mode.ts";
import { legsIn } from "./partition.ts";
import { readPlace } from "./places.ts";
import { railwayOf } from "./railways.ts";
import { readEnds } from "./station-cities.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { travellersIn } from "./travellers.ts";

/** Flights, trains, and the ways by bus or ferry, which are `other`. */
export function readJourneys(whole: Page): ReadSegment[] {
  const page = withDescriptions(whole);
  const { document, atoms, context } = page;
  const printed = gdsLegs(document, atoms, context.data);
  const mode = printed.length > 0 ? "flight" : modeOf(document, atoms);
  if (!mode) return [];
  const kind = mode === "flight" || mode === "train" ? mode : "other";
  const found = printed.length > 0 ? printed : currentLegs(page, tokensOf(document, atoms, mode, context.data), kind);
  const legs = merged(found.map((leg) => withAirline(page, kind === "other" ? { ...leg, kind } : leg)));
  if (legs.length === 0) return [];
  return segmentsOf(page, legs);
}

/**
 * The legs as they are now. What a change mail tells about the booking as it was is left out, but for the places where only
 * the clocks are told anew.
 */
function currentLegs(page: Page, tokens: readonly Token[], kind: Leg["kind"]): Leg[] {
  const old = oldParts(page);
  if (old.length === 0) return legsIn(tokens, kind);
  const isOld = (token: Token): boolean => {
    const part = old[firstFrom(old, token.start + 1) - 1];
    return part !== undefined && token.start < part.end;
  };
  const legs = legsIn(
    tokens.filter((it) => !isOld(it)),
    kind,
  );
  if (legs.every((leg) => leg.from || leg.to)) return legs;
  return legsIn(
    tokens.filter((it) => it.type === "place" || !isOld(it)),
    kind,
  );
}

/** Digits alone become the airline's number when the text names exactly one airline. */
function withAirline(page: Page, leg: Leg): Leg {
  if (leg.kind !== "flight" || !leg.number || leg.airline || /\D/.test(leg.number)) return leg;
  const [number] = leg.numberSpans;
  const beside = number && airlineOnLine(page, number);
  const named = beside ? [beside.iata] : [...airlinesNamed(page).keys()];
  const [only] = named;
  return named.length === 1 && only ? { ...leg, airline: only, number: `${only}${leg.number}` } : leg;
}

function segmentsOf(page: Page, legs: readonly Leg[]): ReadSegment[] {
  const { document, context } = page;
  const shared = sharedCode(
    page,
    legs.some((leg) => leg.kind !== "flight"),
  );
  const own = codesOfLegs(page, legs);
  const beside = legs.map((leg) => codeBeside(page, leg));
  const severalCodes = new Set(own.flatMap((it) => (it ? [it.code] : []))).size > 1;
  const travellers = travellersIn(page);
  const airlines = airlinesNamed(page);
  const price = priceIn(page, { start: 0, end: document.text.length });
  return legs.map((leg, index): ReadSegment => {
    const code = beside[index] ?? (severalCodes ? own[index] : null) ?? shared;
    const carrier = carrierOf(page, leg, legs[index + 1], airlines);
    const status = statusIn(page, leg, legs.length === 1);
    const { from, to } = endsOf(leg, context.data);
    const evidence: [string, readonly Span[]][] = [
      ["provider", carrier?.spans ?? []],
      ["number", leg.numberSpans],
      ["confirmation_number", code?.spans ?? []],
      ["travellers", travellers.spans],
      ["start", leg.departureSpans],
      ["end", leg.arrivalSpans],
      ["from", leg.from ? [spanOf(leg.from)] : []],
      ["to", leg.to ? [spanOf(leg.to)] : []],
      ["price", index === 0 ? (price?.spans ?? []) : []],
      ["status", status.spans],
    ];
    return {
      kind: leg.kind,
      status: status.status,
      provider: carrier?.name ?? null,
      number: leg.number,
      confirmationNumber: code?.code ?? null,
      travellers: travellers.names,
      title: null,
      start: leg.departure,
      end: leg.arrival,
      startTimezone: from?.timezone ?? null,
      endTimezone: to?.timezone ?? null,
      from,
      to,
      place: null,
      price: index === 0 ? (price?.price ?? null) : null,
      details: detailsOf(page, leg, legs[index + 1]?.start ?? null),
      evidence: Object.fromEntries(evidence.filter(([, spans]) => spans.length > 0)),
      confidence: confidenceOf(leg, code !== null),
    };
  });
}

function endsOf({ kind, from, to }: Leg, data: TravelData): Pick<ReadSegment, "from" | "to"> {
  return kind === "flight"
    ? { from: from && readPlace(from, data), to: to && readPlace(to, data) }
    : readEnds(from, to, data);
}

function carrierOf(
  page: Page,
  leg: Leg,
  next: Leg | undefined,
  airlines: ReadonlyMap<string, Carrier>,
): Carrier | null {
  if (leg.kind !== "flight") return railwayOf(page, leg);
  const until = next && next.start > leg.start ? next.start : leg.end + 300;
  if (!leg.airline) return operatorLabelled(page, leg, until);
  return airlines.get(leg.airline) ?? airlineOfCode(page, leg.airline) ?? operatorLabelled(page, leg, until);
}

function confidenceOf(leg: Leg, hasCode: boolean): number {
  const sure = Math.min(1, Math.max(0, leg.score / 8)) * 0.8 + (hasCode ? 0.1 : 0) + (leg.number ? 0.1 : 0);
  return Math.round(sure * 100) / 100;
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}
