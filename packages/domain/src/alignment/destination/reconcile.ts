import { compareTexts } from "../../compare-texts.ts";
import type { ParseCache } from "../parse-cache.ts";
import type { Participants } from "../participants.ts";
import type { AlignmentInput, AlignmentMember } from "../types.ts";
import { compareOptions, type NamedPlace, NamedPlaces } from "./named-places.ts";
import { Vetoes } from "./vetoes.ts";

/** The votes for and against a place. */
export interface PlaceSupport {
  readonly place: NamedPlace;
  readonly approvals: number;
  /** Sum of its ranks, from 1, in the lists of those who approve. */
  readonly rankSum: number;
  /** The voters of whom more than half must approve. Silent members count only if they agreed. */
  readonly voters: number;
  readonly vetoes: number;
}

export interface DestinationOutcome {
  readonly places: NamedPlaces;
  readonly vetoes: Vetoes;
  /** The choices of members who answered, the group's own list, and what silent members accepted. */
  readonly candidates: readonly PlaceSupport[];
  /** Members who answered and named a place. */
  readonly voters: number;
  /** The place that silent members accepted. */
  readonly accepted: NamedPlace | null;
  /** Nobody named an acceptable place, so the group's list decides. */
  readonly fromGroup: boolean;
  readonly reconciled: boolean;
  /** The best place without a veto. */
  readonly best: PlaceSupport | null;
}

export function reconcileDestination(
  input: AlignmentInput,
  participants: Participants,
  cache: ParseCache,
): DestinationOutcome {
  const places = new NamedPlaces(input, participants, cache);
  const vetoes = new Vetoes(places, cache);
  const agreed = participants.silent.length > 0 ? input.previous?.destination : null;
  const accepted = (agreed && places.of(agreed)) || null;
  const { candidates, voters } = standings(input, participants, places, vetoes, accepted);

  const open = candidates.filter((it) => it.vetoes === 0);
  const fromGroup = voters === 0 && !open.some((it) => it.place === accepted);
  const best = fromGroup ? least(open, (a, b) => compareOptions(a.place, b.place)) : least(open, compareSupport);
  const reconciled = best !== null && (fromGroup || hasMajority(best));
  return { places, vetoes, candidates, voters, accepted, fromGroup, reconciled, best };
}

export function hasMajority({ approvals, voters }: Pick<PlaceSupport, "approvals" | "voters">): boolean {
  return 2 * approvals > voters;
}

/** A member's distinct choices, best first. */
export function choicesOf({ wishes }: AlignmentMember, places: NamedPlaces): NamedPlace[] {
  return [...new Set(wishes.destination?.topChoices.flatMap((it) => places.of(it) ?? []))];
}

function least(supportOfPlaces: readonly PlaceSupport[], compare: typeof compareSupport): PlaceSupport | null {
  return supportOfPlaces.reduce<PlaceSupport | null>((best, it) => (best && compare(best, it) <= 0 ? best : it), null);
}

/**
 * A majority first: silent members count for one place only, so another place may have a majority with no more
 * approvals.
 */
export function compareSupport(a: PlaceSupport, b: PlaceSupport): number {
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
  { answered, silent, all }: Participants,
  places: NamedPlaces,
  vetoes: Vetoes,
  accepted: NamedPlace | null,
): Pick<DestinationOutcome, "candidates" | "voters"> {
  const approvals = new Int32Array(places.all.length);
  const rankSums = new Int32Array(places.all.length);
  const candidates = new Set<NamedPlace>(group.destinationOptions.flatMap((it) => places.of(it) ?? []));
  const approve = (place: NamedPlace, rank: number, times = 1) => {
    candidates.add(place);
    approvals[place.index] = (approvals[place.index] as number) + times;
    rankSums[place.index] = (rankSums[place.index] as number) + rank * times;
  };
  let voters = 0;
  for (const member of answered) {
    const choices = choicesOf(member, places);
    if (choices.length > 0) voters++;
    for (const [index, place] of choices.entries()) approve(place, index + 1);
  }
  if (accepted) approve(accepted, 1, silent.length);
  const counts = vetoes.count({ answered, silent, all });
  return {
    voters,
    candidates: [...candidates].map((place) => ({
      place,
      approvals: approvals[place.index] as number,
      rankSum: rankSums[place.index] as number,
      voters: voters + (place === accepted ? silent.length : 0),
      vetoes: counts[place.index] as number,
    })),
  };
}
