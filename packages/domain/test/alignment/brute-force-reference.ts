import type { AlignmentInput, AlignmentMember, BudgetRange, DateRange } from "../../src/alignment/types.ts";
import { addDays, daysBetween } from "../../src/calendar.ts";
import { firstDate } from "./arbitrary-groups.ts";

/**
 * The rules of a round as an exhaustive search: every window of a small calendar, every place, every amount in exact
 * integers. Slow and simple; it shares only the calendar with the engine.
 */

/**
 * Includes every wish of test/alignment/arbitrary-groups.ts and every window around its blackout dates. Days are
 * numbered from the first one.
 */
const [first, width] = [addDays(firstDate, -30), 80];
const days = Array.from({ length: width }, (_, index) => addDays(first, index));
const numbered = (date: string) => daysBetween(first, date);

const participants = (input: AlignmentInput) => input.members.filter((it) => it.standing !== "absent");
const answered = (input: AlignmentInput) => input.members.filter((it) => it.standing === "answered");
const silent = (input: AlignmentInput) => input.members.filter((it) => it.standing === "silent");

// Dates

export function hitsBlackout(input: AlignmentInput, { start, end }: DateRange): boolean {
  return participants(input).some((it) => it.wishes.dates?.blackoutDates.some((day) => day >= start && day <= end));
}

export interface Judged extends DateRange {
  /** The numbers to compare, the most important first. */
  readonly key: readonly [excess: number, deviation: number, worst: number, start: number, end: number];
}

interface Wanted {
  readonly start: number;
  readonly end: number;
  readonly flexibility: number;
}

function wanted({ start, end }: DateRange, flexibility: number): Wanted {
  return { start: numbered(start), end: numbered(end), flexibility };
}

function judge(wishes: readonly Wanted[], start: number, end: number): Judged["key"] {
  let [excess, deviation, worst] = [0, 0, 0];
  for (const it of wishes) {
    const [atStart, atEnd] = [Math.abs(start - it.start), Math.abs(end - it.end)];
    if (atStart > it.flexibility) excess += atStart - it.flexibility;
    if (atEnd > it.flexibility) excess += atEnd - it.flexibility;
    deviation += atStart + atEnd;
    if (atStart + atEnd > worst) worst = atStart + atEnd;
  }
  return [excess, deviation, worst, start, end];
}

function compareKeys(a: Judged, b: Judged): number {
  for (const [index, one] of a.key.entries()) {
    const other = b.key[index] as number;
    if (one !== other) return one - other;
  }
  return 0;
}

const bound = (input: AlignmentInput) =>
  answered(input).flatMap(({ wishes: { dates } }) =>
    dates?.ideal ? [wanted(dates.ideal, dates.flexibilityDays)] : [],
  );

/** Every window without a blackout date, unsorted; null when nobody named dates. */
export function windows(input: AlignmentInput): Judged[] | null {
  const { tentativeDates } = input.group;
  const proposed = input.previous?.dates;
  const pulling = proposed ? silent(input).map(() => wanted(proposed, Number.POSITIVE_INFINITY)) : [];
  const pulled = [...bound(input), ...pulling];
  if (pulled.length === 0 && !tentativeDates) return null;
  const wishes = pulled.length > 0 ? pulled : [wanted(tentativeDates as DateRange, 0)];
  const found: Judged[] = [];
  for (let start = 0; start < width; start++)
    for (let end = start; end < width; end++) {
      const range = { start: days[start] as string, end: days[end] as string };
      // Longer windows contain the same blackout date.
      if (hitsBlackout(input, { start: range.end, end: range.end })) break;
      found.push({ ...range, key: judge(wishes, start, end) });
    }
  return found;
}

export function bestWindowsOf(input: AlignmentInput, count: number): Judged[] {
  return windows(input)?.sort(compareKeys).slice(0, count) ?? [];
}

export function bestDates(input: AlignmentInput): { range: DateRange | null; reconciled: boolean } {
  const all = windows(input) ?? [];
  const best =
    all.length > 0
      ? mostWanted(
          input,
          all.reduce((a, b) => (compareKeys(a, b) <= 0 ? a : b)),
          all,
        )
      : null;
  return { range: best ? { start: best.start, end: best.end } : null, reconciled: best?.key[0] === 0 };
}

/**
 * When nothing suits all: among the windows with the same excess and deviation as the best, the one that most members
 * named themselves.
 */
function mostWanted(input: AlignmentInput, best: Judged, all: readonly Judged[]): Judged {
  const people = ({ key }: Judged) => bound(input).filter((it) => it.start === key[3] && it.end === key[4]).length;
  if (best.key[0] === 0) return best;
  const alike = all.filter(({ key }) => key[0] === best.key[0] && key[1] === best.key[1]);
  return alike.reduce((a, b) => ((people(b) - people(a) || compareKeys(a, b)) <= 0 ? a : b));
}

/** How many members need no more flexibility in the best of the windows that suit all with `more` days of it. */
export function mostSuited(input: AlignmentInput, more: number): number {
  const suited = ({ key }: Judged, extra: number) =>
    bound(input).filter((it) => {
      const [excess] = judge([{ ...it, flexibility: it.flexibility + extra }], key[3], key[4]);
      return excess === 0;
    }).length;
  const possible = (windows(input) ?? []).filter((it) => suited(it, more) === bound(input).length);
  return Math.max(-1, ...possible.map((it) => suited(it, 0)));
}

// Destinations

const parts = (name: string) =>
  name.split(",").map((it) =>
    it
      .normalize("NFD")
      .replace(/[\u0300-\u036f\s]/g, "")
      .toLowerCase(),
  );

const isQualified = (name: string) => parts(name).length > 1;

/** The name that stands for a place; for a city alone, its only qualified place in the group. */
export function canonical(input: AlignmentInput, name: string): string {
  const own = parts(name).join("/");
  if (isQualified(name)) return own;
  const around = [
    ...participants(input).flatMap((it) => it.wishes.destination?.topChoices ?? []),
    ...input.group.destinationOptions,
    ...(input.previous?.destination ? [input.previous.destination] : []),
  ];
  const same = new Set(around.filter((it) => isQualified(it) && parts(it)[0] === own).map((it) => parts(it).join("/")));
  return same.size === 1 ? ([...same][0] as string) : own;
}

function meetsVeto(veto: string, place: string): boolean {
  const [city, ...rest] = parts(veto);
  const [own, ...where] = place.split("/");
  if (rest.length === 0 && [own, ...where].includes(city)) return true;
  return city === own && (rest.every((it) => where.includes(it)) || where.every((it) => rest.includes(it)));
}

export function isVetoed(input: AlignmentInput, place: string): boolean {
  return participants(input).some((it) => it.wishes.destination?.veto.some((veto) => meetsVeto(veto, place)));
}

export function bestDestination(input: AlignmentInput): { place: string | null; reconciled: boolean } {
  const choices = (it: AlignmentMember) => [
    ...new Set((it.wishes.destination?.topChoices ?? []).map((name) => canonical(input, name))),
  ];
  const options = [...new Set(input.group.destinationOptions.map((it) => canonical(input, it)))];
  const isAgreed = silent(input).length > 0 && input.previous?.destination;
  const previous = isAgreed ? canonical(input, input.previous?.destination as string) : null;
  const naming = answered(input).filter((it) => choices(it).length > 0);
  const all = new Set([...naming.flatMap(choices), ...options, ...(previous ? [previous] : [])]);
  const open = [...all].filter((it) => !isVetoed(input, it));

  if (naming.length === 0 && (previous === null || !open.includes(previous))) {
    const place = options.find((it) => open.includes(it)) ?? null;
    return { place, reconciled: place !== null };
  }
  const judged = open.map((place) => {
    const ranks = naming.flatMap((it) => (choices(it).includes(place) ? [choices(it).indexOf(place) + 1] : []));
    if (place === previous) ranks.push(...silent(input).map(() => 1));
    const needed = naming.length + (place === previous ? silent(input).length : 0);
    const listed = options.indexOf(place);
    return {
      place,
      hasMajority: ranks.length > needed / 2,
      approvals: ranks.length,
      rankSum: ranks.reduce((sum, it) => sum + it, 0),
      listed: listed < 0 ? 1e9 : listed,
    };
  });
  judged.sort(
    (a, b) =>
      (a.hasMajority === b.hasMajority ? 0 : a.hasMajority ? -1 : 1) ||
      b.approvals - a.approvals ||
      a.rankSum - b.rankSum ||
      a.listed - b.listed ||
      (a.place.replaceAll("/", ",") < b.place.replaceAll("/", ",") ? -1 : 1),
  );
  return { place: judged[0]?.place ?? null, reconciled: judged[0]?.hasMajority ?? false };
}

// Budgets

const exact = (amount: string) =>
  BigInt(amount.replace(".", "")) * 10n ** BigInt(3 - (amount.split(".")[1]?.length ?? 0));

export function bestBudget(input: AlignmentInput): { budget: BudgetRange | null; reconciled: boolean } {
  const stated = answered(input).flatMap((it) => it.wishes.budget ?? []);
  const agreed = silent(input).length > 0 ? (input.previous?.budget ?? null) : null;
  if (stated.length === 0 && !agreed) return { budget: input.group.budget, reconciled: input.group.budget !== null };
  const own = common([{ min: "0", max: null }, ...stated]);
  const narrowed = own && agreed ? common([own, agreed]) : null;
  const limits = stated.filter((it) => it.private && (Number(it.min) > 0 || it.max !== null));
  const isTold = limits.length === 0 || limits.length >= 3;
  return { budget: isTold ? (narrowed ?? own) : null, reconciled: own !== null };
}

/** The lower end of an overlap is the lower end of some range, and so is the upper end: try each. */
function common(ranges: readonly BudgetRange[]): BudgetRange | null {
  const suits = (amount: string) =>
    ranges.every((it) => exact(it.min) <= exact(amount) && (it.max === null || exact(amount) <= exact(it.max)));
  const ascending = (a: string, b: string) => (exact(a) < exact(b) ? -1 : 1);
  const min = ranges
    .map((it) => it.min)
    .filter(suits)
    .sort(ascending)[0];
  if (min === undefined) return null;
  const max = ranges
    .flatMap((it) => it.max ?? [])
    .filter(suits)
    .sort(ascending)[0];
  return { min, max: max ?? null };
}
