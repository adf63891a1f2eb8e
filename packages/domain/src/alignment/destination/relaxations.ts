import { said } from "../../words/sentence.ts";
import { formatNames } from "../format.ts";
import { byLeastConceded } from "../participants.ts";
import type { Outcome } from "../reconcile.ts";
import { mayBeAsked, type RelaxationDraft } from "../smallest-relaxations.ts";
import type { AlignmentMember, Step } from "../types.ts";
import type { NamedPlace } from "./named-places.ts";
import { choicesOf, compareSupport, type DestinationOutcome, type PlaceSupport } from "./reconcile.ts";

/** Places that are tried: more than shown, because some relaxations fail. */
const MOST_PLACES = 8;

/** For the places that need least: lift every veto, and add the approvals missing for a majority. */
export function destinationRelaxations(outcome: Outcome): RelaxationDraft[] {
  const { destination, participants } = outcome;
  const lifting = new VetoLiftEffects(outcome);
  const cheapest = destination.candidates
    .map((standing) => ({ standing, missing: missingFor(destination, standing, lifting) }))
    .sort(
      (a, b) =>
        a.standing.vetoes + a.missing.people - b.standing.vetoes - b.missing.people ||
        compareSupport(a.standing, b.standing),
    )
    .slice(0, MOST_PLACES);
  const mayAsk = mayBeAsked(outcome);
  const people = participants.all.toSorted(byLeastConceded);
  return cheapest.flatMap(({ standing, missing }) => {
    const { place } = standing;
    const vetoers = standing.vetoes === 0 ? [] : people.filter((it) => destination.vetoes.rulesOut(it, place));
    const approvers = chosen(outcome, people.filter(mayAsk), vetoers, place, missing);
    if (!vetoers.every(mayAsk) || approvers.length < missing.people) return [];
    return [draft(place, vetoers, approvers)];
  });
}

function draft(
  { name }: NamedPlace,
  vetoers: readonly AlignmentMember[],
  approvers: readonly AlignmentMember[],
): RelaxationDraft {
  const one = (kind: "lift_veto" | "approve") => (it: AlignmentMember) => ({
    kind,
    memberId: it.id,
    destination: name,
  });
  const steps: Step[] = [...vetoers.map(one("lift_veto")), ...approvers.map(one("approve"))];
  const isOne = (who: readonly AlignmentMember[]) => who.length === 1;
  const [lifters, sayers] = [formatNames(vetoers), formatNames(approvers)];
  const lift = isOne(vetoers)
    ? said`${lifters} no longer rules out ${name}`
    : said`${lifters} no longer rule out ${name}`;
  // Whether the same members do both.
  const areSame = vetoers.map((it) => it.id).join() === approvers.map((it) => it.id).join();
  const both = areSame
    ? isOne(approvers)
      ? said`${lift} and says yes to it`
      : said`${lift} and say yes to it`
    : isOne(approvers)
      ? said`${lift} and ${sayers} says yes to it`
      : said`${lift} and ${sayers} say yes to it`;
  const yes = isOne(approvers) ? said`${sayers} says yes to ${name}` : said`${sayers} say yes to ${name}`;
  const message = vetoers.length === 0 ? yes : approvers.length === 0 ? lift : both;
  const asked = [...new Set([...vetoers, ...approvers])].sort(byLeastConceded);
  return { message, steps, size: [steps.length], asked };
}

/**
 * Approvals missing for a majority. A member who already named places adds two to "twice the approvals minus voters";
 * one who named none or was silent adds one, because they become a voter.
 */
interface MissingApprovals {
  readonly people: number;
  /** How many of them may be members who add only one. */
  readonly slack: number;
}

function missingFor(
  { voters, accepted, fromGroup }: DestinationOutcome,
  standing: PlaceSupport,
  lifting: VetoLiftEffects,
): MissingApprovals {
  const { place, approvals } = standing;
  // If nobody names a place, the group's own list needs no majority.
  if (fromGroup && voters === 0 && place !== accepted && lifting.speakers(place) === 0) return { people: 0, slack: 0 };
  const missing = 1 - (2 * approvals - standing.voters + lifting.change(place));
  const people = Math.max(0, Math.ceil(missing / 2));
  return { people, slack: Math.max(0, 2 * people - missing) };
}

/** How a majority changes when silent members who lift a veto count as voters again. */
class VetoLiftEffects {
  private readonly changes: Int32Array;
  private readonly speaking: Int32Array;

  constructor({ participants, destination: { places, vetoes, accepted } }: Outcome) {
    this.changes = new Int32Array(places.all.length);
    this.speaking = new Int32Array(places.all.length);
    for (const member of participants.silent) {
      const choices = choicesOf(member, places);
      // One voter more, and an approval if it is their choice.
      const named = choices.length > 0 ? 1 : 0;
      vetoes.visit(member, (place) => {
        this.add(this.changes, place, -named);
        this.add(this.speaking, place, named);
        // They no longer agree by silence.
        if (place === accepted) this.add(this.changes, place, -1);
      });
      for (const place of choices) if (vetoes.rulesOut(member, place)) this.add(this.changes, place, 2);
    }
  }

  change(place: NamedPlace): number {
    return this.changes[place.index] as number;
  }

  /** How many of them name places. */
  speakers(place: NamedPlace): number {
    return this.speaking[place.index] as number;
  }

  private add(to: Int32Array, { index }: NamedPlace, value: number): void {
    to[index] = (to[index] as number) + value;
  }
}

/** As many members as are missing, in order, with limited use of those who add only one. */
function chosen(
  { destination: { places, accepted } }: Outcome,
  people: readonly AlignmentMember[],
  vetoers: readonly AlignmentMember[],
  place: NamedPlace,
  missing: MissingApprovals,
): AlignmentMember[] {
  let { people: left, slack } = missing;
  const taken: AlignmentMember[] = [];
  for (const member of people) {
    if (left === 0) break;
    const speaks = member.standing === "answered" || vetoers.includes(member);
    const choices = choicesOf(member, places);
    const approves = speaks ? choices.includes(place) : place === accepted;
    const addsTwo = speaks && choices.length > 0;
    if (approves || (!addsTwo && slack === 0)) continue;
    if (!addsTwo) slack--;
    taken.push(member);
    left--;
  }
  return taken;
}
