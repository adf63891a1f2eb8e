import type { DateAtom } from "../atoms/atom.ts";
import type { Leg } from "./leg.ts";
import { type Region, readRegion } from "./region.ts";
import type { NumberToken, Token } from "./token.ts";

/** As far as a leg reaches from its number, in tokens and in lines. */
const REACH = 15;
const LINES = 26;
/** What a stretch needs to be a leg: a clock and its day, and both ends or a second clock. */
const ENOUGH = 3.4;
/** Without a number both ends and two clocks, or labels, have to say it. */
const ALONE = 5.6;
/** More journeys than anybody books at once; the rest of a hostile text is not read. */
const MOST_ANCHORS = 150;

interface Anchor {
  /** Index of the token that a leg is built around; of a number that stands several times, the first and the last. */
  readonly at: number;
  last: number;
  readonly number: NumberToken | null;
}

interface Choice {
  readonly start: number;
  readonly end: number;
  readonly region: Region;
  readonly numbered: boolean;
  readonly total: number;
  readonly before: Choice | null;
}

/**
 * Cuts the tokens into legs, one around each number, so that together most speaks for them: whether a mail names the number
 * before its clocks, after them or between them is found out rather than known.
 */
export function legsIn(tokens: readonly Token[], kind: Leg["kind"]): Leg[] {
  const chosen = choicesIn(tokens, kind);
  const legs = chosen.flatMap((it) => it.region.leg() ?? []);
  // Of trains and buses some have no number: what the others left over is looked at again.
  if (kind === "flight" || !chosen.some((it) => it.numbered)) return legs;
  let at = 0;
  for (const { start, end } of [...chosen, { start: tokens.length, end: tokens.length }]) {
    const rest = tokens.slice(at, start).filter((it) => it.type !== "number");
    const labelled = (role: "from" | "to") => rest.some((it) => it.type === "clock" && it.role === role);
    if (labelled("from") && labelled("to")) legs.push(...choicesIn(rest, kind).flatMap((it) => it.region.leg() ?? []));
    at = end;
  }
  return legs;
}

function choicesIn(tokens: readonly Token[], kind: Leg["kind"]): Choice[] {
  const anchors = anchorsOf(tokens).slice(0, MOST_ANCHORS);
  const headings = headingsOf(tokens);
  let reached: Choice[] = [];
  let best: Choice | null = null;
  for (const [index, anchor] of anchors.entries()) {
    const { at, last } = anchor;
    const lowest = limit(tokens, at, -1, anchors[index - 1]?.last ?? -1);
    const highest = limit(tokens, last, 1, anchors[index + 1]?.at ?? tokens.length);
    const choices: Choice[] = best ? [best] : [];
    for (let start = lowest; start <= last; start++) {
      const before = bestUntil(reached, start);
      const legKind = anchor.number ? anchor.number.kind : kind;
      for (let end = Math.max(at, start) + 1; end <= highest; end++) {
        const region = readRegion(tokens, start, end, anchor.number, headings[start] ?? null, legKind);
        if (region.score < (anchor.number ? ENOUGH : ALONE)) continue;
        choices.push({
          start,
          end,
          region,
          numbered: anchor.number !== null,
          total: (before?.total ?? 0) + region.score,
          before,
        });
      }
    }
    reached = frontier([...reached, ...choices]);
    best = reached.reduce<Choice | null>((top, it) => (!top || it.total > top.total ? it : top), null);
  }
  const chosen: Choice[] = [];
  for (let choice = best; choice; choice = choice.before) chosen.unshift(choice);
  return chosen;
}

/** The best that ends at `position` or before. */
function bestUntil(reached: readonly Choice[], position: number): Choice | null {
  let best: Choice | null = null;
  for (const choice of reached) if (choice.end <= position && (!best || choice.total > best.total)) best = choice;
  return best;
}

/** Of choices only those that no other beats by ending earlier with as much. */
function frontier(choices: readonly Choice[]): Choice[] {
  const sorted = [...choices].sort((a, b) => a.end - b.end || b.total - a.total);
  const kept: Choice[] = [];
  for (const choice of sorted) {
    if (kept.length === 0 || choice.total > (kept.at(-1) as Choice).total) kept.push(choice);
  }
  return kept.slice(-2 * REACH - 4);
}

/** Numbers, one that is repeated nearby once; without any, the clocks that begin a journey. */
function anchorsOf(tokens: readonly Token[]): Anchor[] {
  const numbers: Anchor[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type !== "number") continue;
    const before = numbers.at(-1);
    const same = before?.number?.number.number === token.number.number;
    if (before && same && at - before.at <= REACH) before.last = at;
    else numbers.push({ at, last: at, number: token });
  }
  if (numbers.length > 0) return numbers;
  const clocks = [...tokens.entries()].filter(([, it]) => it.type === "clock" && it.role !== "other" && it.clock.sure);
  const labelled = clocks.filter(([, it]) => it.type === "clock" && it.role === "from");
  const chosen = labelled.length > 0 ? labelled : clocks.filter((_, index) => index % 2 === 0);
  return chosen.map(([at]) => ({ at, last: at, number: null }));
}

function limit(tokens: readonly Token[], at: number, step: 1 | -1, stop: number): number {
  const line = (tokens[at] as Token).line;
  let last = at;
  for (let index = at + step; index !== stop && Math.abs(index - at) <= REACH; index += step) {
    const token = tokens[index];
    if (!token || Math.abs(token.line - line) > LINES) break;
    last = index;
  }
  return step === 1 ? last + 1 : last;
}

/** For each token the last date before it that could head what follows. */
function headingsOf(tokens: readonly Token[]): (DateAtom | null)[] {
  let heading: DateAtom | null = null;
  return tokens.map((token) => {
    const before = heading;
    if ((token.type === "date" || token.type === "clock") && token.role !== "other" && token.date) heading = token.date;
    return before;
  });
}
