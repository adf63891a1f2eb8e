import { firstFrom } from "../atoms/index.ts";
import type { Span } from "../reading.ts";
import type { Document } from "../structure/document.ts";
import type { Concept } from "../structure/lexicon/lexicon.ts";
import { means, type Pair } from "../structure/pairs.ts";
import { isInsideName, isOfClock } from "./inside-names.ts";
import { noPlaces, ofNames, ofTimes, otherTimes } from "./other-labels.ts";

/** What a label makes of the place or the time after it. */
export type Role = "from" | "to" | "other" | null;

/** "The gate closes at 11:55": what one has to be in time for before the journey begins. */
const deadline =
  /(?<![a-z])(?:boarding|board|gate|check-?in|bag(?:gage)? drop|einstieg|flugsteig|schliesst|schliest|schliessung|closes?|closing|embarquement|enregistrement|fermeture|ferme|embarque|facturacion|puerta(?: de embarque)?(?! de)|cierra|cierre|imbarco|accettazione|chiude|chiusura|portao|porta(?= (?:fecha|encerra|de embarque)| ?:)|fecha|encerra|inchecken|inleveren|gepackabgabe|gepackaufgabe|depose|depot|consegna bagagli|uscita|bagagebalie|bagage|despacho|opens?|daily|taglich|tous les jours|a diario|ogni giorno|diariamente|dagelijks|sluit|sluiting|nastup|at the latest|spatestens|au plus tard|arrive at the (?:airport|station) by|uhr da sein|treffpunkt|meeting point|opens?|open from|offnet|geoffnet|ouvert|abierto|aperto|aberto|geopend|callcenter|call center|hotline|mon(?:day)?s?(?: ?-| to)|mo ?-|lun ?-|desks?|schalter|comptoirs?|mostrador(?:es)?|banco|balco(?:es)?|balie)(?![a-z])[^\n\d]{0,40}$/;
/** A car's or a room's times among those of journeys. */
const notOfJourneys =
  /(?<![a-z])(?:pick(?:ed)?[ -]?up|drop(?:ped)?[ -]?off|abholung|ruckgabe|restitution|recogida|devolucion|ritiro|riconsegna|levantamento|mietwagen|leihwagen|rental car|car rental|noleggio|huurauto|coche de alquiler|voiture de location)(?![a-z])[^\n\d]{0,60}$/;
/** "Desks are open from 04:30 to 21:00": the second clock of a range is as little a departure as the first. */
const rangeBetween =
  /^ ?(?:uhr|h|uur|hrs|am|pm)? ?(?:-|bis|to|until|till|tot|a|al|alle|as|and|et|und|y|e|en)(?: (?:las|les|the|le))? ?$/;
const SENTENCE = 60;
/** "ab Dublin und landen um 07:45": a label speaks of its own clause. */
const anotherClause = /[.;!?]\s|(?<![a-z])(?:und|and|et|y|e|en|och|og|ja|ve)(?![a-z])/;
/** "Dossier Z69N7W: train du 16/08": a label of something else speaks of the beginning of its value. */
const CLOSE = 12;

/** "Pick-up: Barcelona Airport, 23/04/2027 13:00": such a label speaks of all that its value says. */
const isWholeLine: ReadonlySet<Concept | null> = new Set<Concept>(["pickup", "dropoff"]);

const trust = { colon: 0, lead: 1, column: 2, below: 3, inline: 4 } as const;
/** Labels whose value may hold one spot; more would make long lines cost their square. */
const LOOK_BACK = 12;

const ends = ["departure", "arrival", "from", "to"] as const;

/** In prose a label speaks of what follows closely; "I booked us JL44 for 7 July" is not when it was booked. */
function reachInProse(pair: Pair): number {
  return ends.some((concept) => means(pair, concept)) ? 45 : 15;
}

/** Finds which labels a spot in the text is the value of. */
export class Roles {
  readonly #byValue: readonly (Span & { readonly pair: Pair })[];
  readonly #folded: string;
  readonly #text: string;
  readonly #taken = new Set<string>();
  readonly #hasCar: boolean;
  /** Where the last clock ended that has nothing to do with journeys. */
  #deadlineEnd = -1;

  constructor(document: Document) {
    this.#folded = document.folded;
    this.#text = document.text;
    this.#hasCar = document.pairs.some((it) => it.concept === "pickup" && it.how !== "inline");
    // What stands under a label that has its value beside it belongs to something else.
    const answered = new Set(document.pairs.flatMap((it) => (it.how === "colon" ? [it.label.start] : [])));
    this.#byValue = document.pairs
      .filter((pair) => !isInsideName(document.text, pair))
      .filter((pair) => pair.how !== "below" || !answered.has(pair.label.start))
      .map((pair) => ({ start: pair.value.start, end: pair.value.end, pair }))
      .sort((a, b) => a.start - b.start);
  }

  /** Labels with this spot in their value, the most trustworthy and nearest first. */
  labels(spot: Span): Pair[] {
    const found: Pair[] = [];
    const from = firstFrom(this.#byValue, spot.start + 1) - 1;
    for (let index = from; index >= 0 && index > from - LOOK_BACK; index--) {
      const { end, pair } = this.#byValue[index] as Span & { readonly pair: Pair };
      if (end < spot.end || (pair.how === "inline" && spot.start - pair.label.end > reachInProse(pair))) continue;
      found.push(pair);
    }
    return found.sort((a, b) => trust[a.how] - trust[b.how] || b.label.start - a.label.start);
  }

  /** The role of a clock or a date. A label speaks of the first one after it only. */
  ofTime(spot: Span, kind: "clock" | "date"): Role {
    if (kind === "clock" && this.#isDeadline(spot)) return "other";
    const mark = this.#folded.charAt(spot.end);
    if (kind === "clock" && (mark === "発" || mark === "着")) return mark === "発" ? "from" : "to";
    for (const pair of this.labels(spot)) {
      // "from Lisbon to Porto on 20 May": in a sentence such words are about places.
      const ofPlaces = pair.concept === "from" || pair.concept === "to";
      if (ofPlaces && (pair.how === "inline" || pair.how === "lead")) continue;
      if (pair.how === "inline" && anotherClause.test(this.#folded.slice(pair.label.end, spot.start))) continue;
      const role = roleOf(pair, kind);
      // "Return" is that of a car only where one is picked up.
      if (isWholeLine.has(pair.concept) && !this.#hasCar) continue;
      const far = spot.start - pair.value.start > CLOSE && !isWholeLine.has(pair.concept);
      if (role === null || (role === "other" && far)) continue;
      if (role !== "other" && !this.#take(pair, kind)) continue;
      return role;
    }
    return null;
  }

  #isDeadline(spot: Span): boolean {
    const before = this.#folded.slice(Math.max(0, spot.start - SENTENCE), spot.start);
    const gap = spot.start - this.#deadlineEnd;
    const continues =
      this.#deadlineEnd >= 0 && gap > 0 && gap < 16 && rangeBetween.test(before.slice(before.length - gap));
    if (!continues && !deadline.test(before) && !notOfJourneys.test(before)) return false;
    this.#deadlineEnd = spot.end;
    return true;
  }

  ofPlace(spot: Span): Role {
    for (const pair of this.labels(spot)) {
      // "Return" is that of a car only where one is picked up.
      if (isWholeLine.has(pair.concept) && !this.#hasCar) continue;
      if (isOfClock(this.#text, pair)) continue;
      const far = spot.start - pair.value.start > CLOSE;
      const stands =
        pair.how === "colon" || pair.how === "lead" || (pair.concept !== null && ofNames.has(pair.concept));
      if (pair.concept !== null && pair.how !== "inline" && !far && stands && noPlaces.has(pair.concept))
        return "other";
      const role = pair.concept === null ? null : roleOf(pair, "place");
      if (pair.how === "lead" && far) continue;
      if (role === "from" || role === "to") return this.#take(pair, "place") ? role : null;
    }
    return null;
  }

  #take(pair: Pair, kind: string): boolean {
    const key = `${pair.label.start}:${kind}:${pair.how === "column" ? pair.value.start : ""}`;
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }
}

function roleOf(pair: Pair, kind: "clock" | "date" | "place"): Role {
  const { concept } = pair;
  if (concept === null || isMisplaced(pair)) return null;
  if (means(pair, "departure") || means(pair, "from")) return "from";
  if (means(pair, "arrival") || means(pair, "to")) return "to";
  if (kind === "place") return null;
  if (means(pair, "outbound") || means(pair, "inbound")) return null;
  if ((concept === "checkin" || concept === "checkout") && pair.how === "inline") return null;
  // What stands under "Booking reference" and is a date or a clock is not its value.
  if (!ofTimes.has(concept) && (pair.how === "below" || pair.how === "column")) return null;
  if (otherTimes.has(concept)) return "other";
  return null;
}

const dateLabel = /dat|fecha|tag|jour|dia$|giorno|dag$|day|日/i;
const timeLabel = /time|zeit|heure|hora|ora(?:rio)?$|tijd|tid|uhr|cas|時/i;

/** A row of labels of which one was not known: the values have slipped to their neighbours. */
function isMisplaced({ how, label, value }: Pair): boolean {
  if (how !== "column") return false;
  const hasClock = /\d[:.h]\d\d/.test(value.text);
  const hasDate = /\d[./-]\d{1,2}[./-]\d|\d\.? ?(?:de )?\p{L}{3}|\p{L}{3,} \d|月/u.test(value.text);
  if (dateLabel.test(label.text) && !timeLabel.test(label.text)) return hasClock && !hasDate;
  return timeLabel.test(label.text) && !dateLabel.test(label.text) && hasDate && !hasClock;
}
