import { hash } from "../planning/seeded-random.ts";
import { withoutSegments } from "../segments/segments-on-plan.ts";
import type { TripPatch } from "../trip/patch.ts";
import { type Effect, effectsOf, gainsNothing, isAlike } from "./compare-options.ts";
import { consequencesOf } from "./consequences.ts";
import type { Look } from "./day-view.ts";
import { type Trouble, weightOf } from "./disruptions.ts";
import { sentence } from "./format.ts";
import { type Bench, type Candidate, type Tried, WholeTrip } from "./repair-context.ts";
import { scoreOf } from "./score-option.ts";
import type { RepairOption } from "./types.ts";

const MOST = 4;
const ENOUGH = 3;
const FEWEST = 2;
/** Repairs that are tried at most for one trouble. */
const MOST_TRIES = 160;

/** A way out, and the day after it. */
export interface Way {
  readonly option: RepairOption;
  readonly after: Look;
}

interface Scored {
  readonly tried: Tried;
  readonly score: number;
  readonly effects: readonly Effect[];
}

/** Two to four ways out, the best first and different in kind where they can be; fewer when there are no more. */
export function optionsFor(
  bench: Bench,
  trouble: Trouble,
  candidates: Iterable<Candidate>,
  lastResorts: () => Iterable<Candidate>,
): readonly Way[] {
  const scored = tryAll(bench, trouble, candidates);
  const helping = undominated(keepingMost(scored.filter((it) => it.tried.helps)));
  const choice = new Choice(bench);
  choice.take(helping, MOST, (it, chosen) => chosen.every((one) => one.tried.kind !== it.tried.kind));
  choice.take(helping, ENOUGH, () => true);
  if (choice.chosen.length > 0 && choice.chosen.length < FEWEST) {
    // What helps and one would rather not do; what does not mend everything and makes nothing worse.
    const others = tryAll(bench, trouble, lastResorts()).filter((it) => it.tried.helps);
    const honest = scored.filter((it) => !it.tried.helps && weightOf(it.tried.troubles) <= bench.weight);
    choice.take([...others, ...honest], FEWEST, () => true);
  }
  const rank = (it: Scored) => (helping.includes(it) ? 0 : 1);
  const ways = choice.chosen
    .sort((a, b) => rank(a) - rank(b) || a.score - b.score)
    .flatMap(({ tried }): Way[] => {
      const option = optionOf(bench, tried);
      return option ? [{ option, after: tried.look }] : [];
    });
  return ways.map((way) => ({ ...way, option: toldApart(way.option, ways) }));
}

/** Options that begin alike are told apart by all that they do. */
function toldApart(option: RepairOption, ways: readonly Way[]): RepairOption {
  const isAlone = ways.filter((it) => it.option.headline === option.headline).length === 1;
  return isAlone ? option : { ...option, headline: option.summary };
}

/** Where one way out keeps what is fixed, none that misses it is worth a word. */
function keepingMost(scored: readonly Scored[]): readonly Scored[] {
  const missed = (it: Scored) => it.tried.troubles.filter(({ forecast }) => forecast?.stop.fixed).length;
  const fewest = Math.min(...scored.map(missed));
  return scored.filter((it) => missed(it) === fewest);
}

function undominated(scored: readonly Scored[]): readonly Scored[] {
  return scored.filter((it) => !scored.some((other) => gainsNothing(it.effects, other.effects)));
}

/** What was chosen, none like another, each held against the whole trip. */
class Choice {
  readonly chosen: Scored[] = [];
  private readonly bench: Bench;
  private readonly whole: WholeTrip;

  constructor(bench: Bench) {
    this.bench = bench;
    this.whole = new WholeTrip(bench.situation);
  }

  take(pool: readonly Scored[], most: number, suits: (it: Scored, chosen: readonly Scored[]) => boolean): void {
    for (const it of pool) {
      if (this.chosen.length >= most) return;
      if (suits(it, this.chosen) && this.isNew(it) && this.holds(it)) this.chosen.push(it);
    }
  }

  private isNew(it: Scored): boolean {
    const words = sentence(it.tried.parts);
    return this.chosen.every(
      (other) =>
        !isAlike(it.effects, other.effects) &&
        !gainsNothing(it.effects, other.effects) &&
        !gainsNothing(other.effects, it.effects) &&
        sentence(other.tried.parts) !== words,
    );
  }

  private holds({ tried, effects }: Scored): boolean {
    return this.whole.accepts(tried.patch, new Set([this.bench.day.id, ...effects.flatMap((it) => it.dayIds)]));
  }
}

function tryAll(bench: Bench, trouble: Trouble, candidates: Iterable<Candidate>): Scored[] {
  const best = new Map<string, Scored>();
  let tries = 0;
  for (const candidate of candidates) {
    if (++tries > MOST_TRIES) break;
    const tried = bench.attempt(candidate, trouble);
    if (!tried) continue;
    const effects = effectsOf(bench.look, tried.look);
    const key = effects.map((it) => it.outcome).join("|");
    const scored = { tried, score: scoreOf(bench.look, tried, trouble), effects };
    const other = best.get(key);
    if (!other || other.score > scored.score) best.set(key, scored);
  }
  return [...best.values()].sort((a, b) => a.score - b.score);
}

function optionOf(bench: Bench, tried: Tried): RepairOption | null {
  const patch = withoutSegments(tried.patch);
  if (!patch) return null;
  const text = steady(patch);
  return {
    id: `${tried.kind}-${hash(text).toString(36)}${hash(`${text}~`).toString(36)}`,
    kind: tried.kind,
    summary: sentence(tried.parts),
    headline: sentence(tried.parts.slice(0, 1)),
    patch,
    consequences: consequencesOf(bench.look, tried),
  };
}

/** The patch without the ids of what it adds, which are new each time. */
function steady(patch: TripPatch): string {
  const added = patch.flatMap((op) => (op.op === "activity.add" ? op.activity.id : []));
  return added.reduce((text, id, index) => text.replaceAll(id, `+${index}`), JSON.stringify(patch));
}
