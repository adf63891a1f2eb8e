import type { Reading, ReadSegment } from "../../src/confirmation/reading.ts";
import { type ComparedField, compare, comparedFields, numberOf, sameNumber, type Verdict } from "./compare.ts";
import type { Case, ExpectedSegment } from "./expected.ts";

export interface Outcome {
  readonly case: Case;
  readonly pairs: readonly Pair[];
  readonly missed: readonly ExpectedSegment[];
  readonly extra: readonly ReadSegment[];
  /** In words, for whoever mends the reader. */
  readonly inventions: readonly string[];
  readonly differences: readonly string[];
}

interface Pair {
  readonly expected: ExpectedSegment;
  readonly read: ReadSegment;
  readonly verdicts: Record<ComparedField, Verdict>;
}

export interface Score {
  readonly cases: number;
  readonly segments: number;
  readonly f1: number;
  /** Of what the cases state: the share that was read right; null where they state none. */
  readonly fields: Readonly<Record<ComparedField, number | null>>;
  readonly inventions: number;
}

/** Segments match by kind and start, then by kind and number; what nobody expects is an invention as a whole. */
export function outcomeOf(it: Case, reading: Reading): Outcome {
  const open = new Set(reading.segments);
  const found = new Map<ExpectedSegment, ReadSegment>();
  const rules: ((expected: ExpectedSegment, read: ReadSegment) => boolean)[] = [
    (expected, read) => sameStart(expected, read) && hasNumber(expected, read),
    sameStart,
    hasNumber,
    // A case may leave out both: then any segment of the kind serves.
    (expected) => expected.start === undefined && numberOf(expected) === undefined,
  ];
  for (const rule of rules)
    for (const expected of it.segments) {
      if (found.has(expected)) continue;
      const read = [...open].find((one) => isKind(expected, one) && rule(expected, one));
      if (!read) continue;
      open.delete(read);
      found.set(expected, read);
    }
  const pairs = [...found].map(([expected, read]) => ({ expected, read, verdicts: compare(expected, read) }));
  const missed = it.segments.filter((one) => !found.has(one) && !one.optional);
  return { case: it, pairs, missed, extra: [...open], ...inWords(pairs, missed, [...open]) };
}

function isKind(expected: ExpectedSegment, read: ReadSegment): boolean {
  return [expected.kind, ...(expected.kind_accept ?? [])].includes(read.kind);
}

function sameStart(expected: ExpectedSegment, read: ReadSegment): boolean {
  return read.start !== null && [expected.start, ...(expected.start_accept ?? [])].includes(read.start);
}

function hasNumber(expected: ExpectedSegment, read: ReadSegment): boolean {
  const number = numberOf(expected);
  return typeof number === "string" && read.number !== null && sameNumber(number, read.number);
}

function inWords(
  pairs: readonly Pair[],
  missed: readonly ExpectedSegment[],
  extra: readonly ReadSegment[],
): Pick<Outcome, "inventions" | "differences"> {
  const brief = (it: { kind: string; start?: string | null }, number: string | null | undefined) =>
    `${it.kind} ${number ?? ""} ${it.start ?? "without a start"}`.replace("  ", " ");
  const inventions: string[] = [];
  const differences: string[] = [];
  for (const { expected, read, verdicts } of pairs)
    for (const field of comparedFields) {
      const verdict = verdicts[field];
      if (verdict === "right" || verdict === "unchecked") continue;
      const line = `${brief(expected, numberOf(expected))}: ${field} ${verdict}: ${shown(wanted(expected, field))}, read ${shown(got(read, field))}`;
      differences.push(line);
      if (verdict !== "missing") inventions.push(line);
    }
  differences.push(...missed.map((it) => `missed ${brief(it, numberOf(it))}`));
  for (const it of extra) {
    const line = `extra ${brief(it, it.number)} ${shown(it.from?.name ?? it.place?.name ?? null)}`;
    differences.push(line);
    inventions.push(line);
  }
  return { inventions, differences };
}

function wanted(it: ExpectedSegment, field: ComparedField): unknown {
  if (field === "number") return numberOf(it);
  return field === "confirmation" ? it.confirmation_number : it[field];
}

function got(it: ReadSegment, field: ComparedField): unknown {
  if (field === "confirmation") return it.confirmationNumber;
  if (field !== "from" && field !== "to" && field !== "place") return it[field];
  const place = it[field];
  return place && { name: place.name, city: place.city, iata: place.iata };
}

function shown(value: unknown): string {
  return value === null || value === undefined ? "nothing" : JSON.stringify(value);
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
  const sum = (of: (it: Outcome) => number) => outcomes.reduce((total, it) => total + of(it), 0);
  const matched = sum((it) => it.pairs.length);
  const expected = matched + sum((it) => it.missed.length);
  const read = matched + sum((it) => it.extra.length);
  const share = (field: ComparedField) => {
    const states = (it: ExpectedSegment) => isStated(wanted(it, field));
    const stated = sum((it) => [...it.pairs.map((pair) => pair.expected), ...it.missed].filter(states).length);
    const right = sum(
      (it) => it.pairs.filter((pair) => states(pair.expected) && pair.verdicts[field] === "right").length,
    );
    return stated === 0 ? null : right / stated;
  };
  return {
    cases: outcomes.length,
    segments: expected,
    f1: expected + read === 0 ? 1 : (2 * matched) / (expected + read),
    fields: Object.fromEntries(comparedFields.map((it) => [it, share(it)])) as Score["fields"],
    inventions: sum((it) => it.inventions.length),
  };
}

function isStated(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}
