import { marksOf } from "../parts/moments.ts";
import type { Page } from "../parts/page.ts";
import type { Label } from "../structure/labels.ts";
import type { Concept } from "../structure/lexicon/lexicon.ts";
import { means } from "../structure/pairs.ts";
import { houseWords } from "./names.ts";
import type { StayDates } from "./ranges.ts";
import { inAndOut, rangesOf } from "./ranges.ts";

export interface Lodging {
  /** Whether the text is about a place to sleep in. */
  readonly isLodging: boolean;
  /** Whether it is about flights or trains too, so that "arrival" and "departure" are theirs. */
  readonly hasJourneys: boolean;
}

const lodgingLabels = ["nights", "room", "rooms", "hotel", "board"] as const;

/** What the text is about, by its labels first. */
export function lodgingOf(page: Page): Lodging {
  const { document, atoms } = page;
  const labelled = new Set<string>();
  let leaves = false;
  let arrives = false;
  for (const pair of document.pairs) {
    const isSure = pair.how !== "inline" && pair.how !== "lead";
    // "from Monday to Friday": a word of two letters leaves no room.
    const isWord = pair.label.end - pair.label.start <= 2;
    if (means(pair, "checkout") && !means(pair, "departure") && !isWord) leaves ||= true;
    if (isSure && means(pair, "checkin") && !means(pair, "arrival")) arrives ||= true;
    if (!isSure && !pair.exact) continue;
    for (const concept of lodgingLabels) if (means(pair, concept)) labelled.add(concept);
  }
  const hasHouse = houseWords.test(document.folded.slice(0, 200_000));
  const hasNights =
    /(?<![\d.,:])(?:\d{1,2}|one|two|three|four|five|six|seven|zwei|drei|vier|funf|sechs|sieben|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|duas|quatro|twee|drie|vijf) ?(?:nights?|nachte?|nuits?|noches?|notti?|noites?|nachten|泊)/.test(
      document.folded.slice(0, 200_000),
    );
  const hasJourneys =
    atoms.flights.some((it) => it.labelled) ||
    atoms.trains.some((it) => it.labelled) ||
    new Set(atoms.airports.map((it) => it.iata)).size >= 2;
  const isDated = (...concepts: readonly ("checkin" | "arrival" | "checkout" | "departure")[]) =>
    concepts.some((concept) => marksOf(page, concept, (it) => it.how !== "inline").some((it) => it.dates.length > 0));
  const comesAndGoes = isDated("checkin", "arrival") && isDated("checkout", "departure");
  const comesFirst = !hasJourneys && (comesBeforeGoing(page) ? 1 : 0);
  const hasRange =
    /(?:reserv|booking|buchung|zimmer|rooms?|chambre|habitacion|camera|quarto|kamer|stay|sejour|estancia|soggiorno|estadia|verblijf|aufenthalt)[^\n]{0,60}$/.test(
      before(rangesOf(page)[0], document.folded),
    );
  const signs =
    labelled.size +
    (leaves || inAndOut(page).length > 0 || hasBothInRow(page) ? 2 : 0) +
    (arrives ? 1 : 0) +
    (hasHouse ? 1 : 0) +
    (hasNights ? 1 : 0) +
    (hasRange ? 1 : 0) +
    (comesAndGoes && !hasJourneys ? 1 : 0) +
    (comesFirst || 0);
  return { isLodging: signs >= (hasJourneys ? 3 : 2), hasJourneys };
}

/** "Check-in        Check-out" over their values: the second has none beside it, yet it is said. */
function hasBothInRow({ document: { labels, text } }: Page): boolean {
  const says = (label: Label | undefined, sure: Concept, other: Concept) =>
    label?.concept === sure && !label.meanings.some((it) => it.concept === other);
  return labels.some((label, index) => {
    const next = labels[index + 1];
    if (!says(label, "checkin", "arrival") || !next || !says(next, "checkout", "departure")) return false;
    return next.start - label.end < 60 && /^[ |]{2,}$/.test(text.slice(label.end, next.start));
  });
}

/** Who arrives days before departing, and both without an hour, travels nowhere in between: that is a stay. */
function comesBeforeGoing(page: Page): boolean {
  const first = (...concepts: readonly ("checkin" | "arrival" | "checkout" | "departure")[]) =>
    concepts.flatMap((concept) => marksOf(page, concept)).find((it) => it.dates.length > 0);
  const [comes, goes] = [first("checkin", "arrival"), first("checkout", "departure")];
  const [from, until] = [comes?.dates[0]?.date, goes?.dates[0]?.date];
  return from !== undefined && until !== undefined && from < until && comes?.clocks.length === 0;
}

function before(stay: StayDates | undefined, folded: string): string {
  return stay ? folded.slice(Math.max(0, stay.extent.start - 120), stay.extent.start) : "";
}
