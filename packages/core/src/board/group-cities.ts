import type { Scene } from "../define.ts";
import type { OpenedGroup } from "../groups/access.ts";
import { peopleOf } from "../groups/people.ts";

/** Where the group thinks of going, as people wrote it: its options first, then what a round proposed, then what members want. */
export async function citiesOf(scene: Scene, group: OpenedGroup): Promise<readonly string[]> {
  const people = await peopleOf(scene, group.id);
  const wanted = people.flatMap((it) => it.preferences?.destination?.top_choices ?? []);
  const proposed = group.proposal?.destination ?? null;
  return [...new Set([...group.destinationOptions, ...(proposed === null ? [] : [proposed]), ...wanted])];
}
