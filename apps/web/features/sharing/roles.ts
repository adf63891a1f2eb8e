import type { MemberRole } from "@caravan/domain/field-choices";

export const roleMeaning: Readonly<Record<MemberRole, string>> = {
  owner: "Can change everything, invite people and delete the trip",
  editor: "Can see and change the plan",
  viewer: "Can see the trip, but not change it",
};

export const grantableRoles = [
  { value: "editor", label: "Editor", hint: roleMeaning.editor },
  { value: "viewer", label: "Viewer", hint: roleMeaning.viewer },
] as const;

export type GrantableRole = (typeof grantableRoles)[number]["value"];

export function isGrantableRole(value: string): value is GrantableRole {
  return value === "editor" || value === "viewer";
}
