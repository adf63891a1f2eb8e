import { statement } from "@caravan/db/sql";
import type { Scene } from "../define.ts";
import { announceMember, enterTrip, leaveTrip } from "../members/membership.ts";
import { shownName } from "./people.ts";

/** Who decides together also plans together: coming to a group and going from it holds for its trip as well. */

const find = statement(
  "group-linked-trip",
  `select t.id, t.revision, ${shownName("u")} as name from trips t, users u where t.id = $1 and u.id = $2`,
);

interface Linked {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
}

interface Move {
  /** Null when the group has none. */
  readonly tripId: string | null;
  readonly userId: string;
  /** The verb, for the edit log. */
  readonly action: string;
}

/** Makes them an editor of the linked trip; who is on it keeps the role they have. */
export async function enterLinkedTrip(scene: Scene, { tripId, userId, action }: Move): Promise<void> {
  const linked = await load(scene, tripId, userId);
  if (!linked) return;
  const { joined } = await enterTrip(scene, { tripId: linked.id, userId, role: "editor", raises: false });
  if (joined) await announceMember(scene, linked, { userId, action, summary: `${linked.name} joined` });
}

/** Takes them off the linked trip, unless it is theirs. */
export async function leaveLinkedTrip(
  scene: Scene,
  { tripId, userId, action, left }: Move & { left: boolean },
): Promise<void> {
  const linked = await load(scene, tripId, userId);
  if (!linked || !(await leaveTrip(scene, linked.id, userId))) return;
  const summary = left ? `${linked.name} left` : `Took ${linked.name} off the trip`;
  await announceMember(scene, linked, { userId, action, summary });
}

async function load(scene: Scene, tripId: string | null, userId: string): Promise<Linked | undefined> {
  if (tripId === null) return undefined;
  const [row] = await scene.sql.rows<Linked>(find, [tripId, userId]);
  return row;
}
