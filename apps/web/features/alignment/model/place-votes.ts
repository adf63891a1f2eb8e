import { type NamedPlace, NamedPlaces } from "@caravan/domain/alignment/destination/named-places";
import { choicesOf } from "@caravan/domain/alignment/destination/reconcile";
import { Vetoes } from "@caravan/domain/alignment/destination/vetoes";
import { ParseCache } from "@caravan/domain/alignment/parse-cache";
import { participantsIn } from "@caravan/domain/alignment/participants";
import { vetoCovers } from "@caravan/domain/alignment/place-name";
import type { Group } from "@/features/groups/index.ts";
import { t } from "../messages/index.ts";
import { alignmentInput, type Wanting } from "./alignment-input.ts";

export interface PlaceWithVotes {
  readonly name: string;
  /** Best rank first. */
  readonly wantedBy: readonly { readonly name: string; readonly rank: number }[];
  readonly vetoedBy: readonly string[];
  /** Named by the group when it was created. */
  readonly isOption: boolean;
  readonly isProposed: boolean;
  /** More want it than any other, and nobody rules it out. */
  readonly leads: boolean;
}

export interface AllPlaceVotes {
  /** Best first; ruled-out places last. */
  readonly places: readonly PlaceWithVotes[];
  /** Ruled out by somebody and wanted by nobody: "Italy". */
  readonly alsoOut: readonly { readonly name: string; readonly by: string }[];
  /** How many members have named a place that they want. */
  readonly namers: number;
  readonly statedBy: readonly string[];
}

/**
 * Every place that somebody named, in any spelling, and who wants it or rules it out. Names are compared as in a round.
 */
export function placesOf(group: Wanting & Pick<Group, "you">, proposed: string | null): AllPlaceVotes {
  const input = alignmentInput(group, proposed);
  const reading = new ParseCache();
  const counted = participantsIn(input);
  const around = new NamedPlaces(input, counted, reading);
  const vetoes = new Vetoes(around, reading);
  const people = counted.all.map((member) => ({
    id: member.id,
    name: member.id === group.you ? t("you") : member.name,
    choices: choicesOf(member, around),
    out: vetoes.of(member),
    veto: member.wishes.destination?.veto ?? [],
  }));
  const votes = around.all.map((place) => votesFor(place, people)).sort(compare);
  const [first, second] = votes.filter((it) => it.vetoedBy.length === 0);
  const leader = first && first.wantedBy.length > (second?.wantedBy.length ?? 0) ? first.place : null;
  const alsoOut = people.flatMap(({ name: by, veto }) =>
    veto
      .filter((name) => !around.all.some((place) => vetoCovers(reading.place(name), place.parsed)))
      .map((name) => ({ name, by })),
  );
  return {
    places: votes.map(({ place, wantedBy, vetoedBy }) => ({
      name: place.name,
      wantedBy,
      vetoedBy,
      isOption: Number.isFinite(place.option),
      isProposed: proposed !== null && around.of(proposed) === place,
      leads: place === leader,
    })),
    alsoOut,
    namers: people.filter((it) => it.choices.length > 0).length,
    statedBy: people.filter((it) => it.choices.length + it.veto.length > 0).map((it) => it.id),
  };
}

interface Voter {
  readonly name: string;
  readonly choices: readonly NamedPlace[];
  readonly out: ReadonlySet<NamedPlace>;
}

function votesFor(place: NamedPlace, people: readonly Voter[]) {
  const wantedBy = people
    .map(({ name, choices }) => ({ name, rank: choices.indexOf(place) + 1 }))
    .filter((it) => it.rank > 0)
    .sort((a, b) => a.rank - b.rank);
  const vetoedBy = people.filter((it) => it.out.has(place)).map((it) => it.name);
  return { place, wantedBy, vetoedBy, ranks: wantedBy.reduce((sum, it) => sum + it.rank, 0) };
}

type Votes = ReturnType<typeof votesFor>;
function compare(a: Votes, b: Votes): number {
  return (
    Number(a.vetoedBy.length > 0) - Number(b.vetoedBy.length > 0) ||
    b.wantedBy.length - a.wantedBy.length ||
    a.ranks - b.ranks ||
    // Infinite when the group did not list it; infinity minus infinity is not a number.
    (a.place.option === b.place.option ? 0 : a.place.option - b.place.option) ||
    a.place.name.localeCompare(b.place.name)
  );
}
