import { type BoardForPlan, boardForPlan } from "../board/board-for-plan.ts";
import type { OpenedGroup } from "../groups/access.ts";
import { type GroupPerson, loadGroupPeople } from "../groups/group-people.ts";
import type { Context } from "../kernel/context.ts";
import type { TravelParty } from "./travel-party.ts";

export interface GroupTravelParty extends TravelParty {
  readonly board: BoardForPlan;
  /** The members' favourite activities, most frequent first. */
  readonly interests: readonly string[];
  readonly people: readonly GroupPerson[];
}

/** The maximum of a trip. */
const MOST_INTERESTS = 50;

/** All members, with their board. */
export async function partyOfGroup(ctx: Context, group: Pick<OpenedGroup, "id">): Promise<GroupTravelParty> {
  const people = await loadGroupPeople(ctx, group.id);
  return {
    userIds: people.map((it) => it.userId),
    board: await boardForPlan(ctx, group.id),
    vetoed: people.flatMap((it) => it.preferences?.destination?.veto ?? []),
    interests: activitiesOf(people),
    people,
  };
}

function activitiesOf(people: readonly GroupPerson[]): readonly string[] {
  const counts = new Map<string, { readonly name: string; count: number }>();
  for (const name of people.flatMap((it) => [...new Set(it.preferences?.activities ?? [])])) {
    const entry = counts.get(name.trim().toLowerCase());
    if (entry) entry.count += 1;
    else counts.set(name.trim().toLowerCase(), { name: name.trim(), count: 1 });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_INTERESTS)
    .map((it) => it.name);
}
