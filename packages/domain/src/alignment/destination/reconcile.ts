import type { Reading } from "../parse-cache.ts";
import { type Counted, compareTexts } from "../participants.ts";
import type { AlignmentInput, AlignmentMember } from "../types.ts";
import { compareOptions, type Place, Places } from "./named-places.ts";
import { Vetoes } from "./vetoes.ts";

/** What is known of a place before anything is decided. */
export interface Standing {
  readonly place: Place;
  readonly approvals: number;
  /** Places in the lists of those who approve, from 1, summed. */
  readonly rankSum: number;
  /** Those of whose approval more than half is needed. Who is silent is among them only where they agreed. */
  readonly namers: number;
  readonly vetoes: number;
}

export interface DestinationOutcome {
  readonly places: Places;
  readonly vetoes: Vetoes;
  /** What members who answered chose, the group's own list, and what the silent agreed to; in no order. */
  readonly candidates: readonly Standing[];
  /** Members who answered and named any. */
  readonly namers: number;
  /** The place that the silent agreed to. */
  readonly accepted: Place | null;
  /** Nobody named any that could be taken, so the group's own list decides. */
  readonly fromGroup: boolean;
  readonly reconciled: boolean;
  /** The best one that nobody rules out. */
  readonly best: Standing | null;
}

export function reconcileDestination(input: AlignmentInput, counted: Counted, reading: Reading): DestinationOutcome {
  const places = new Places(input, counted, reading);
  const vetoes = new Vetoes(places, reading);
  const agreed = counted.silent.length > 0 ? input.previous?.destination : null;
  const accepted = (agreed && places.of(agreed)) || null;
  const { candidates, namers } = standings(input, counted, places, vetoes, accepted);

  const open = candidates.filter((it) => it.vetoes === 0);
  const fromGroup = namers === 0 && !open.some((it) => it.place === accepted);
  const best = fromGroup ? least(open, (a, b) => compareOptions(a.place, b.place)) : least(open, compareStandings);
  const reconciled = best !== null && (fromGroup || hasMajority(best));
  return { places, vetoes, candidates, namers, accepted, fromGroup, reconciled, best };
}

export function hasMajority({ approvals, namers }: Pick<Standing, "approvals" | "namers">): boolean {
  return 2 * approvals > namers;
}

/** The distinct places that somebody chose, best first. */
export function choicesOf({ stance }: AlignmentMember, places: Places): Place[] {
  return [...new Set(stance.destination?.topChoices.flatMap((it) => places.of(it) ?? []))];
}

function least(standings: readonly Standing[], compare: typeof compareStandings): Standing | null {
  return standings.reduce<Standing | null>((best, it) => (best && compare(best, it) <= 0 ? best : it), null);
}

/** A majority first: who is silent counts for one place only, so another may have one with no more approvals. */
export function compareStandings(a: Standing, b: Standing): number {
  return (
    Number(hasMajority(b)) - Number(hasMajority(a)) ||
    b.approvals - a.approvals ||
    a.rankSum - b.rankSum ||
    compareOptions(a.place, b.place) ||
    compareTexts(a.place.parsed.key, b.place.parsed.key)
  );
}

function standings(
  { group }: AlignmentInput,
  { answered, silent, all }: Counted,
  places: Places,
  vetoes: Vetoes,
  accepted: Place | null,
): Pick<DestinationOutcome, "candidates" | "namers"> {
  const approvals = new Int32Array(places.all.length);
  const rankSums = new Int32Array(places.all.length);
  const candidates = new Set<Place>(group.destinationOptions.flatMap((it) => places.of(it) ?? []));
  const approve = (place: Place, rank: number, times = 1) => {
    candidates.add(place);
    approvals[place.index] = (approvals[place.index] as number) + times;
    rankSums[place.index] = (rankSums[place.index] as number) + rank * times;
  };
  let namers = 0;
  for (const member of answered) {
    const choices = choicesOf(member, places);
    if (choices.length > 0) namers++;
    for (const [index, place] of choices.entries()) approve(place, index + 1);
  }
  if (accepted) approve(accepted, 1, silent.length);
  const counts = vetoes.count({ answered, silent, all });
  return {
    namers,
    candidates: [...candidates].map((place) => ({
      place,
      approvals: approvals[place.index] as number,
      rankSum: rankSums[place.index] as number,
      namers: namers + (place === accepted ? silent.length : 0),
      vetoes: counts[place.index] as number,
    })),
  };
}
