import type { ClockAtom, DateAtom } from "../atoms/atom.ts";
import { firstFrom } from "../atoms/index.ts";
import { type Mark, marksOf, written } from "../parts/moments.ts";
import type { Page } from "../parts/page.ts";
import type { Span } from "../reading.ts";
import type { Concept } from "../structure/lexicon/lexicon.ts";

export interface Times {
  readonly start: string;
  readonly end: string | null;
  readonly startSpans: readonly Span[];
  readonly endSpans: readonly Span[];
  readonly at: number;
}

/** When an appointment begins and ends: by labels, newest ones first; else the first date with a clock in a sentence. */
export function timesOf(page: Page): Times | null {
  const old = oldValues(page);
  const labels = (concept: Concept, inline = false) =>
    marksOf(
      page,
      concept,
      (pair) =>
        (inline
          ? pair.exact || pair.label.end - pair.label.start >= shortestPhrase
          : pair.how !== "inline" && pair.exact) &&
        !old.some((it) => it.start <= pair.label.start && it.end >= pair.label.start),
    );
  const fresh = labels("new_value", true);
  const when = [...fresh, ...labels("when"), ...labels("date"), ...labels("start"), ...labels("time")];
  const dated =
    when.find((it) => it.dates.length > 0) ??
    labels("subject").find((it) => it.dates.length > 0 && it.clocks.length > 0);
  if (!dated) return inSentence(page);
  const date = dated.dates[0] as DateAtom;
  const near = (mark: Mark) => Math.abs(mark.start - date.start) < 1500;
  const hours = [...labels("time"), ...labels("start"), ...labels("when"), ...fresh].filter(
    (it) => it.clocks.length > 0 && near(it),
  );
  const clocks = afterMove(
    page,
    dated.clocks.length > 0 ? dated.clocks : (hours.find((it) => it !== dated)?.clocks ?? []),
  );
  const ends = labels("end").find((it) => near(it) && it.start > 0);
  return times(date, clocks, dated.dates[1], ends);
}

function times(
  date: DateAtom,
  clocks: readonly ClockAtom[],
  second: DateAtom | undefined,
  ends: Mark | undefined,
): Times {
  const [clock, until] = clocks;
  const start = written(date, clock);
  const lastDate = ends?.dates[0] ?? second ?? date;
  const lastClock = ends?.clocks[0] ?? until;
  const isLater = lastDate.date > date.date || (lastClock && clock && lastClock.clock > clock.clock);
  const overnight =
    !isLater &&
    lastClock &&
    clock &&
    lastClock.clock < clock.clock &&
    lastDate.date === date.date &&
    lastClock.clock < "06:00" &&
    clock.clock > "17:00";
  const end =
    isLater && (clock ? lastClock : true)
      ? written(lastDate, lastClock)
      : overnight
        ? `${nextDay(date.date)}T${lastClock.clock}`
        : null;
  const spans = (...atoms: (Span | undefined)[]) => atoms.flatMap((it) => (it ? [it] : []));
  return {
    start,
    end,
    startSpans: spans(date, clock),
    endSpans: end ? spans(lastDate, lastClock) : [],
    at: date.start,
  };
}

function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** "è stata spostata al 14 maggio": phrases are labels in prose too, single words are not. */
const shortestPhrase = 8;

/** The values of labels that say how it was: "Old date". */
function oldValues(page: Page): Span[] {
  const old = page.document.pairs.filter((it) => it.concept === "old_value" && it.how !== "inline");
  return old.slice(0, mostOld).map((it) => ({ start: it.label.start, end: it.value.end }));
}

const mostOld = 50;
/** Dates that are held beside the labels of other dates. */
const mostDates = 200;

const avoided: readonly Concept[] = [
  "booked_on",
  "issued_on",
  "payment_date",
  "valid_until",
  "cancel_until",
  "old_value",
  "opening",
  "doors",
  "checkin_deadline",
];
/** Words before a date that ask for something by then, or say how it was. */
const deadline =
  /(?<![a-z])(?:by|until|before|bis(?: zum| spatestens)?|avant|avant le|antes del?|entro(?: il)?|fino al|ate|voor|uiterlijk|tot|was|instead of|statt|au lieu du|en lugar de|invece (?:di|del)|originally|ursprunglich|scheduled for|previously|sent|reply)(?: \p{L}{2,12},?)?(?: the| den| dem| le| el| il| o| dia)?\s{0,2}$/u;

function inSentence(page: Page): Times | null {
  const { dates, clocks, folded } = page.atoms;
  const taken = page.document.pairs.filter((it) => avoided.some((concept) => it.concept === concept));
  const usable = dates.slice(0, mostDates).filter((date) => {
    if (deadline.test(folded.slice(Math.max(0, date.start - 40), date.start))) return false;
    return !taken.some(
      (it) => it.value.start <= date.start && date.end <= it.value.end && date.start - it.label.end < 60,
    );
  });
  const near = (date: DateAtom) => {
    const after = afterMove(
      page,
      clocks
        .slice(firstFrom(clocks, date.end), firstFrom(clocks, date.end) + 2)
        .filter((it) => it.start - date.end < 60),
    );
    const last = clocks[firstFrom(clocks, date.start) - 1];
    const first = clocks[firstFrom(clocks, date.start) - 2];
    if (after.length > 0 && !/\n\s*\n/.test(folded.slice(date.end, after[0]?.start))) {
      const isPair = after[1] && after[1].start - (after[0] as ClockAtom).end < 30;
      return isPair ? after : after.slice(0, 1);
    }
    if (!last || date.start - last.end > 30) return [];
    return first && last.start - first.end < 12 ? [first, last] : [last];
  };
  const found = usable.map((date) => ({ date, clocks: near(date) }));
  const best = found.find((it) => it.clocks.length > 0) ?? (found.length === 1 ? found[0] : undefined);
  return best ? times(best.date, best.clocks, undefined, undefined) : null;
}

const was =
  /(?<![a-z])(?:scheduled|planned|set|geplant|angesetzt|vorgesehen|prevue?|initialement|previst[oa]|programad[oa]|convocada|fissat[oa]|programmat[oa]|marcad[oa]|agendad[oa]|gepland)(?: \p{L}{1,11}){0,3} ?$/u;
const becomes =
  /(?:moves|moved|shifts|shifted|is now|now|instead|changed|verschiebt|verschoben|verlegt|jetzt|nun|passe|avancee?|reportee?|decalee?|deplacee?|pasa|se traslada|trasladada|adelanta|aplaza|spostat[oa]|anticipat[oa]|rinviat[oa]|passa|adiada|antecipada|verplaatst|verschoven|verzet)(?: \p{L}{1,9}){0,3} ?$/u;

/** "planned for 10:00, moves to 12:30": the hour it was is none, when another follows that it becomes. */
function afterMove({ atoms: { folded } }: Page, clocks: readonly ClockAtom[]): readonly ClockAtom[] {
  const [first, second] = clocks;
  if (!first || !second) return clocks;
  const isMoved =
    was.test(folded.slice(Math.max(0, first.start - 40), first.start)) &&
    becomes.test(folded.slice(first.end, second.start));
  return isMoved ? [second] : clocks;
}
