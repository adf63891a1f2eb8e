/** What the audit log of an installation records. The outcome of each is `ok` or `failed`. */
export const auditEvents = [
  "sign_in",
  "sign_out",
  "sign_up",
  "identity_confirmed",
  "session_ended",
  "password_changed",
  "password_reset_asked",
  "password_reset",
  "email_changed",
  "second_factor_changed",
  "key_created",
  "key_changed",
  "key_revoked",
  "key_undone",
  "agent_decided",
  "share_created",
  "share_revoked",
  "invitation_created",
  "member_removed",
  "ownership_changed",
  "account_exported",
  "money_exported",
  "trip_deleted",
  "group_deleted",
  "document_deleted",
  "account_deleted",
  "person_created",
  "person_disabled",
  "person_enabled",
  "quota_changed",
  "administrator_changed",
  "password_link_made",
  "settings_changed",
  "legal_text_changed",
  "audit_exported",
  "access_refused",
] as const;

export type AuditEvent = (typeof auditEvents)[number];

export const auditOutcomes = ["ok", "failed"] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];
