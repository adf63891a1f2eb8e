export { GroupHeader, GroupHeaderSmall, MembersCard } from "./components/group-header.tsx";
export { GroupNotFound } from "./components/group-not-found.tsx";
export { MembersTab } from "./components/members-tab.tsx";
export { NextStepLine, NextStepPanel } from "./components/next-step.tsx";
export { proposalLine, proposedValue } from "./messages.ts";
export { isCollecting } from "./model/next-step.ts";
export type { Group, GroupMember } from "./model/types.ts";
