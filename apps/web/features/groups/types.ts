import type { ApiOutputs } from "@/features/api-client/api.ts";

export type Group = ApiOutputs["groups"]["get"]["group_trip"];
export type GroupMember = Group["members"][number];
export type GroupSummary = ApiOutputs["groups"]["list"]["group_trips"][number];
