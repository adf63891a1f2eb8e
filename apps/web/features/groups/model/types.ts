import type { ApiInputs, ApiOutputs } from "@/features/api-client/index.ts";

export type Group = ApiOutputs["groups"]["get"]["group_trip"];
export type GroupMember = Group["members"][number];
export type GroupSummary = ApiOutputs["groups"]["list"]["group_trips"][number];
export type GroupPreview = ApiOutputs["groups"]["preview"]["preview"];
/** A member's answer, as it is read. */
export type StatedPreferences = NonNullable<GroupMember["preferences"]>;
/** A member's answer, as it is sent. */
export type Answer = ApiInputs["groups"]["submitPreferences"]["preferences"];
export type Alignment = ApiOutputs["alignment"]["get"];
export type Board = ApiOutputs["board"]["get"];
/** A blocker of the plan, and how to resolve it. */
export type Finding = Board["blockers"][number];
