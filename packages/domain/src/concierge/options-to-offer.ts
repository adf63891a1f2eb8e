import { hash } from "../planning/seeded-random.ts";
import { withoutSegments } from "../segments/segments-on-plan.ts";
import type { TripPatch } from "../trip/patch.ts";
import {
  bringTheSame,
  haveSimilarEffects,
  isDominatedBy,
  type OptionEffect,
  optionEffects,
} from "./compare-options.ts";
import { consequencesOf } from "./consequences.ts";
import type { DayView } from "./day-view.ts";
import { type Disruption, totalWeight } from "./disruptions.ts";
import { sentence } from "./format.ts";
import { type RepairCandidate, type RepairContext, type TriedRepair, WholeTripCheck } from "./repair-context.ts";
import { scoreRepair } from "./score-option.ts";
import type { RepairOption } from "./types.ts";

const MOST = 4;
const ENOUGH = 3;
const FEWEST = 2;

const MOST_TRIES = 160;

/** An option with the day as it would be after it. */
export interface RankedOption {
  readonly option: RepairOption;
  readonly after: DayView;
}

interface Scored {
  readonly tried: TriedRepair;
  readonly score: number;
  readonly effects: readonly OptionEffect[];
}

/** Two to four options, best first and of different kinds where possible; fewer when there are no more. */
export function chooseOptions(
  repair: RepairContext,
  disruption: Disruption,
  candidates: Iterable<RepairCandidate>,
  lastResorts: () => Iterable<RepairCandidate>,
): readonly RankedOption[] {
  const scored = tryAll(repair, disruption, candidates);
  const helping = undominated(keepingMost(scored.filter((it) => it.tried.helps)));
  const choice = new ChosenRepairs(repair);
  choice.take(helping, MOST, (it, chosen) => chosen.every((one) => one.tried.kind !== it.tried.kind));
  choice.take(helping, ENOUGH, () => true);
  if (choice.chosen.length > 0 && choice.chosen.length < FEWEST) {
    // Last resorts that help; then repairs that solve only a part and make nothing worse.
    const others = tryAll(repair, disruption, lastResorts()).filter((it) => it.tried.helps);
    const honest = scored.filter((it) => !it.tried.helps && totalWeight(it.tried.disruptions) <= repair.weight);
    choice.take([...others, ...honest], FEWEST, () => true);
  }
  const rank = (it: Scored) => (helping.includes(it) ? 0 : 1);
  // The first option is the default, so it gives up no fixed stop that another option keeps.
  const ways = choice.chosen
    .sort((a, b) => missed(a) - missed(b) || rank(a) - rank(b) || a.score - b.score)
    .flatMap(({ tried }): RankedOption[] => {
      const option = optionOf(repair, tried);
      return option ? [{ option, after: tried.view }] : [];
    });
  return ways.map((way) => ({ ...way, option: toldApart(way.option, ways) }));
}

/** Options with the same headline show their whole summary instead. */
function toldApart(option: RepairOption, ways: readonly RankedOption[]): RepairOption {
  const isAlone = ways.filter((it) => it.option.headline.text === option.headline.text).length === 1;
  return isAlone ? option : { ...option, headline: option.summary };
}

/** If one repair keeps all fixed stops, those that miss some are not offered. */
function keepingMost(scored: readonly Scored[]): readonly Scored[] {
  const fewest = Math.min(...scored.map(missed));
  return scored.filter((it) => missed(it) === fewest);
}

/** The number of fixed stops that the option misses. */
function missed(it: Scored): number {
  return it.tried.disruptions.filter(({ forecast }) => forecast?.stop.fixed).length;
}

function undominated(scored: readonly Scored[]): readonly Scored[] {
  return scored.filter((it) => !scored.some((other) => isDominatedBy(it.effects, other.effects)));
}

/** The chosen repairs: none similar to another, each checked against the whole trip. */
class ChosenRepairs {
  readonly chosen: Scored[] = [];
  private readonly repair: RepairContext;
  private readonly whole: WholeTripCheck;

  constructor(repair: RepairContext) {
    this.repair = repair;
    this.whole = new WholeTripCheck(repair.situation);
  }

  take(pool: readonly Scored[], most: number, suits: (it: Scored, chosen: readonly Scored[]) => boolean): void {
    for (const it of pool) {
      if (this.chosen.length >= most) return;
      if (suits(it, this.chosen) && this.isNew(it) && this.holds(it)) this.chosen.push(it);
    }
  }

  private isNew(it: Scored): boolean {
    const words = sentence(it.tried.parts).text;
    return this.chosen.every(
      (other) =>
        !haveSimilarEffects(it.effects, other.effects) &&
        !bringTheSame(it.effects, other.effects) &&
        !isDominatedBy(it.effects, other.effects) &&
        !isDominatedBy(other.effects, it.effects) &&
        sentence(other.tried.parts).text !== words,
    );
  }

  private holds({ tried, effects }: Scored): boolean {
    return this.whole.accepts(tried.patch, new Set([this.repair.day.id, ...effects.flatMap((it) => it.dayIds)]));
  }
}

function tryAll(repair: RepairContext, disruption: Disruption, candidates: Iterable<RepairCandidate>): Scored[] {
  const best = new Map<string, Scored>();
  let tries = 0;
  for (const candidate of candidates) {
    if (++tries > MOST_TRIES) break;
    const tried = repair.tryRepair(candidate, disruption);
    if (!tried) continue;
    const effects = optionEffects(repair.view, tried.view);
    const key = effects.map((it) => it.outcome).join("|");
    const scored = { tried, score: scoreRepair(repair.view, tried, disruption), effects };
    const other = best.get(key);
    if (!other || other.score > scored.score) best.set(key, scored);
  }
  return [...best.values()].sort((a, b) => a.score - b.score);
}

function optionOf(repair: RepairContext, tried: TriedRepair): RepairOption | null {
  const patch = withoutSegments(tried.patch);
  if (!patch) return null;
  const text = withoutNewIds(patch);
  return {
    id: `${tried.kind}-${hash(text).toString(36)}${hash(`${text}~`).toString(36)}`,
    kind: tried.kind,
    summary: sentence(tried.parts),
    headline: sentence(tried.parts.slice(0, 1)),
    patch,
    consequences: consequencesOf(repair.view, tried),
  };
}

/** The patch without the new ids of added activities, so that an option's id is stable. */
function withoutNewIds(patch: TripPatch): string {
  const added = patch.flatMap((op) => (op.op === "activity.add" ? op.activity.id : []));
  return added.reduce((text, id, index) => text.replaceAll(id, `+${index}`), JSON.stringify(patch));
}
