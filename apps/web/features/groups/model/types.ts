import type { ApiInputs, ApiOutputs } from "@/features/api-client/index.ts";

export type Group = ApiOutputs["groups"]["get"]["group_trip"];
export type GroupMember = Group["members"][number];
export type GroupSummary = ApiOutputs["groups"]["list"]["group_trips"][number];
export type GroupPreview = ApiOutputs["groups"]["preview"]["preview"];
/** What a member said, as it is told. */
export type StatedPreferences = NonNullable<GroupMember["preferences"]>;
/** What a member sends. */
export type Answer = ApiInputs["groups"]["submitPreferences"]["preferences"];
export type Alignment = ApiOutputs["alignment"]["get"];
export type Board = ApiOutputs["board"]["get"];
/** Something that stands before the plan, and what makes it go away. */
export type Finding = Board["blockers"][number];
