import { t } from "./messages/index.ts";

export type GrantableRole = "editor" | "viewer";

/** The roles that an owner gives to others. */
export const grantableRoles = () =>
  (["editor", "viewer"] as const).map((value) => ({ value, label: t(`choice.${value}`), hint: t(`can.${value}`) }));

export function isGrantableRole(value: string): value is GrantableRole {
  return value === "editor" || value === "viewer";
}
