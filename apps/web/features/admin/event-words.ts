import type { AuditEvent } from "@caravan/domain/audit-events";

/** The name of each kind of entry. */
export const eventWords: Readonly<Record<AuditEvent, string>> = {
  sign_in: "Sign-in",
  sign_out: "Sign-out",
  sign_up: "Sign-up",
  identity_confirmed: "Confirmed it was them",
  session_ended: "Signed out a device",
  password_changed: "Password changed",
  password_reset_asked: "New password asked for",
  password_reset: "New password set",
  email_changed: "Email changed",
  second_factor_changed: "Two-step sign-in changed",
  passkey_added: "Passkey added",
  passkey_removed: "Passkey removed",
  key_created: "Key created",
  key_changed: "Key changed",
  key_revoked: "Key revoked",
  key_undone: "Changes of a key undone",
  agent_decided: "Agent’s request decided",
  share_created: "Public link created",
  share_changed: "Public link changed",
  share_revoked: "Public link ended",
  calendar_created: "Calendar address made",
  calendar_ended: "Calendar address ended",
  invitation_created: "Invitation created",
  member_removed: "Member removed",
  ownership_changed: "Handed over",
  account_exported: "Account exported",
  money_exported: "Expenses exported",
  trip_exported: "Trip exported",
  trip_imported: "Trip imported",
  trip_deleted: "Trip deleted",
  group_deleted: "Group deleted",
  document_deleted: "Document deleted",
  trash_deleted: "Deleted from the trash",
  trash_restored: "Restored from the trash",
  account_deleted: "Account deleted",
  person_created: "Person added",
  person_disabled: "Person disabled",
  person_enabled: "Person enabled",
  quota_changed: "Quota changed",
  administrator_changed: "Administrator changed",
  password_link_made: "Password link made",
  settings_changed: "Settings changed",
  legal_text_changed: "Legal text changed",
  audit_exported: "Audit log exported",
  access_refused: "Access refused",
  input_refused: "Input refused",
  rate_limited: "Too many requests",
};

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
