import type { Group, GroupMember } from "./types.ts";

/** What would move the group forward, for the person who looks at it. */
export type NextStep =
  /** Their own answer is missing. */
  | { readonly kind: "answer"; readonly mayRun: boolean }
  | { readonly kind: "run" }
  /** Others have to do something. */
  | { readonly kind: "wait" }
  | { readonly kind: "agreed"; readonly mayRun: boolean }
  /** All rounds are used without an agreement. */
  | { readonly kind: "escalated"; readonly mayDecide: boolean }
  | { readonly kind: "planned"; readonly tripId: string };

type Known = Pick<Group, "status" | "reconciled" | "is_lead" | "role" | "round_number" | "max_rounds" | "trip_id">;

export function nextStep(group: Known, me: Pick<GroupMember, "state">): NextStep {
  const { status, trip_id } = group;
  if (status === "planned" && trip_id !== null) return { kind: "planned", tripId: trip_id };
  const mayRun = group.is_lead && group.round_number < group.max_rounds;
  if (group.reconciled) return { kind: "agreed", mayRun };
  if (status === "escalation_pending") return { kind: "escalated", mayDecide: group.role === "creator" };
  if (me.state !== "answered") return { kind: "answer", mayRun };
  return mayRun ? { kind: "run" } : { kind: "wait" };
}

/** Whether answers are awaited: not when the group agrees or plans, nor when no round would use them. */
export const isCollecting = ({ status, reconciled }: Pick<Known, "status" | "reconciled">): boolean =>
  !reconciled && (status === "collecting" || status === "aligning");

/** The members without an answer in the open round, or before the first. */
export const membersWithoutAnswer = (members: readonly GroupMember[]): GroupMember[] =>
  members.filter((it) => it.state !== "answered");

export const memberOf = (group: Pick<Group, "members">, userId: string): GroupMember | undefined =>
  group.members.find((it) => it.user_id === userId);
