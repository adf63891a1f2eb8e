import type { ClockAtom, DateAtom } from "../atoms/atom.ts";
import { type Mark, marksOf } from "../parts/moments.ts";
import type { Page } from "../parts/page.ts";
import type { ReadPlace, Span } from "../reading.ts";
import { means, type Pair } from "../structure/pairs.ts";
import { isRental } from "./rental.ts";
import { placeAt } from "./stations.ts";

/** Where and when a car is picked up or given back. */
export interface End {
  readonly date: DateAtom | null;
  readonly clock: ClockAtom | null;
  readonly place: ReadPlace | null;
  readonly placeSpans: readonly Span[];
}

export interface Handover {
  readonly pickup: End;
  readonly dropoff: End | null;
  readonly part: Span;
  /** From the first label to the last value. */
  readonly extent: Span;
}

const mostRentals = 30;
/** More labels than this are no booking; each is held beside the others. */
const mostMarks = 200;

/** The rentals of a text: each pick-up with the return that follows. */
export function handoversOf(page: Page): Handover[] {
  if (!isRental(page)) return [];
  const pickups = endMarks(page, "pickup");
  const dropoffs = endMarks(page, "dropoff");
  const starts = mergedDays(pickups).slice(0, mostRentals);
  const found: Handover[] = [];
  for (const [index, mark] of starts.entries()) {
    const next = starts[index + 1];
    const until = next?.start ?? page.document.text.length;
    const date = mark.dates[0] as DateAtom;
    const back =
      dropoffs.find(
        (it) => it.start > mark.start && it.start < until && it.dates[0] && it.dates[0].date >= date.date,
      ) ?? (starts.length === 1 ? dropoffs.find((it) => it.dates[0] && it.dates[0].date >= date.date) : undefined);
    const part = { start: index === 0 ? 0 : mark.start, end: until };
    const own = mark.dates[1];
    const clock = mark.clocks[0] ?? hourOf(pickups, part);
    const shared = sharedPlace(page, part);
    const from = placeAt(page, "pickup", part, mark, back ?? null) ?? shared;
    const to =
      placeAt(page, "dropoff", part, back ?? null, mark) ??
      shared ??
      ((back && saysSame(page, back)) || isSameAs(page, part) ? from : null);
    const end = back?.dates[0] ?? (own && own.date >= date.date ? own : null);
    found.push({
      pickup: { date, clock: clock ?? null, place: from?.place ?? null, placeSpans: from?.spans ?? [] },
      dropoff:
        end || to
          ? {
              date: end,
              clock: back?.clocks[0] ?? (back ? undefined : mark.clocks[1]) ?? hourOf(dropoffs, part) ?? null,
              place: to?.place ?? null,
              placeSpans: to?.spans ?? [],
            }
          : null,
      part,
      extent: { start: mark.start, end: Math.max(mark.end, back?.end ?? 0) },
    });
  }
  return found;
}

function marks(page: Page, concept: "pickup" | "dropoff"): Mark[] {
  const found = marksOf(page, concept).slice(0, mostMarks);
  const labels = found.filter((it) => it.how !== "inline");
  return labels.some((it) => it.dates.length > 0) ? labels : found;
}

/** What rentals also call their ends, where a text is about no journey: "Départ", "Retour", "Check-out" of the car. */
const otherNames = {
  pickup: ["departure", "outbound", "checkout"],
  dropoff: ["inbound", "arrival", "checkin"],
} as const;

function endMarks(page: Page, concept: "pickup" | "dropoff"): Mark[] {
  const own = marks(page, concept);
  if (own.some((it) => it.dates.length > 0)) return own;
  const hasJourneys = page.atoms.flights.some((it) => it.labelled) || page.atoms.trains.some((it) => it.labelled);
  if (hasJourneys) return own;
  for (const other of otherNames[concept]) {
    const found = marksOf(page, other, (it) => it.how !== "inline").slice(0, mostMarks);
    if (found.some((it) => it.dates.length > 0)) return found;
  }
  return own;
}

/** Marks with a date; the same day said twice in a row is one. */
function mergedDays(marks: readonly Mark[]): Mark[] {
  const dated = marks.filter((it) => it.dates.length > 0);
  const days: Mark[] = [];
  for (const mark of dated) {
    const same = days.findIndex((it) => it.dates[0]?.date === mark.dates[0]?.date);
    const known = days[same];
    if (!known) days.push(mark);
    else if (known.clocks.length === 0) days[same] = { ...known, clocks: mark.clocks };
  }
  return days;
}

function hourOf(marks: readonly Mark[], part: Span): ClockAtom | undefined {
  return marks.find(
    (it) => it.dates.length === 0 && it.facet !== "hours" && it.start >= part.start && it.start < part.end,
  )?.clocks[0];
}

/** "Back to the same place on Friday 7 May". */
function saysSame(page: Page, mark: Mark): boolean {
  return /(?<![a-z])(?:same|selben?|gleichen?|dort|meme|mism[oa]|stess[oa]|mesm[oa]|zelfde|dezelfde) (?:place|location|station|branch|desk|office|ort|stelle|endroit|lieu|agence|lugar|sitio|oficina|luogo|posto|sede|local|plaats|plek|locatie)/.test(
    page.document.folded.slice(mark.start, mark.end),
  );
}

/** "Return location: Same as pick-up location", which names none itself. */
function isSameAs(page: Page, part: Span): boolean {
  return sameAs.test(page.document.folded.slice(part.start, part.end));
}

const sameAs =
  /(?<![a-z])(?:same as (?:the )?(?:pick|collect|rental)|(?:wie|identisch mit) (?:der )?(?:abhol|anmiet)|identique a(?: la prise| l'agence de depart|u depart|u retrait)|igual que (?:la |el )?(?:recogida|lugar de recogida)|(?:come|uguale a) (?:il |la |al )?(?:ritiro|presa)|igual (?:a|ao) (?:levantamento|recolha|local de levantamento)|(?:zelfde als|gelijk aan) (?:de )?(?:ophaal|afhaal))/;

/** "Pick-up and drop-off location: Lisbon Airport". */
function sharedPlace(page: Page, part: Span) {
  const pair = page.document.pairs.find(
    (it) => it.label.start >= part.start && it.label.start < part.end && isShared(page, it),
  );
  if (pair) return placeAt(page, "dropoff", { start: pair.label.start, end: pair.value.end }, null, null);
  const both = page.document.pairs.find(
    (it) => it.label.start >= part.start && it.label.start < part.end && namesBoth(page, it),
  );
  return both ? placeAt(page, "pickup", { start: both.label.start, end: both.value.end }, null, null) : null;
}

/** "PICK-UP & RETURN LOCATION" over the place. */
function namesBoth(page: Page, pair: Pair): boolean {
  if (!means(pair, "pickup") || pair.how !== "below") return false;
  return /^ ?(?:&|\/|and|und|et|y|e|en) ?(?:drop|return|ruckgabe|abgabe|retour|restitution|devolucion|riconsegna|devolucao|inlever)[^\n:]{0,20}:? *\n/.test(
    page.document.folded.slice(pair.label.end, pair.label.end + 60),
  );
}

function isShared(page: Page, pair: Pair): boolean {
  if (!means(pair, "dropoff") || pair.how === "inline") return false;
  const before = page.document.folded.slice(Math.max(0, pair.label.start - 40), pair.label.start);
  return /(?:pick|abhol|anmiet|prise|retrait|depart|recogida|retiro|ritiro|levantamento|recolha|retirada|ophaal|ophal|afhaal)[^\n]{0,30}(?:and|und|et|y|e|en|&|\/|-)\s?$/.test(
    before,
  );
}
