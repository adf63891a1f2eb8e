import type { AuditEvent } from "@caravan/domain/audit-events";
import { t } from "./messages/index.ts";

/** The name of each kind of entry. */
export const eventWord = (event: AuditEvent): string => t(event === "sign_up" ? "signUp" : `e.${event}`);

/** "scopes: trips:read, mode: apply": the details of an entry. */
export function detailWords(detail: Readonly<Record<string, unknown>>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => {
      const words = name.replaceAll("_", " ");
      const shown =
        typeof value === "boolean" ? (value ? "yes" : "no") : Array.isArray(value) ? value.join(", ") : value;
      return `${words}: ${typeof shown === "string" && name !== "share" ? shown.replaceAll("_", " ") : shown}`;
    })
    .join(" · ");
}
