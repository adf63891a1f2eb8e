import type { Sql } from "@caravan/db/sql";
import { deleteExpiredRequests } from "./access-requests/store.ts";
import { deleteOldKeyWrites } from "./agents/key-writes.ts";
import { deleteOldRecommendations } from "./concierge/recommendation-store.ts";
import { deleteOldStatusEvents } from "./concierge/status-event-store.ts";
import { forgetExpiredLocations } from "./concierge/store.ts";
import { deleteExpiredSources } from "./confirmations/store.ts";
import { deleteDocumentsLongInTrash } from "./documents/document-trash.ts";
import { deleteGroupsLongInTrash } from "./groups/group-trash.ts";
import { deleteOldEmailCodes } from "./identity/email-codes.ts";
import { deleteGoneGuests } from "./identity/guests.ts";
import { deleteOldChallenges } from "./identity/passkey-challenges.ts";
import { deleteOldSessions } from "./identity/sessions.ts";
import { deleteOldSignInLinks } from "./identity/sign-in-links.ts";
import { deleteOldMails } from "./inbound/store.ts";
import { deleteOldItems } from "./inbox/store.ts";
import { readSettings } from "./installation/settings.ts";
import { deleteOldAttempts } from "./kernel/attempt-limiter.ts";
import { deleteOldAuditEntries } from "./kernel/audit-log.ts";
import { deleteOldAnswers } from "./kernel/idempotency.ts";
import type { Ports } from "./kernel/ports.ts";
import { deleteOldOutgoingMails } from "./kernel/queue-mail.ts";
import { deleteOldRoomEvents } from "./kernel/room-events.ts";
import { deleteTripsLongInTrash } from "./kernel/trip-trash.ts";
import { deleteOldSubscriptions } from "./rooms/resource-subscriptions.ts";
import { deleteExpiredTickets } from "./rooms/ticket.ts";
import { deleteOldDeliveries } from "./webhooks/delivery-store.ts";

/** Rows that nobody can need any more; each context says which of its own those are. */
const expired = [
  deleteOldRoomEvents,
  deleteExpiredTickets,
  deleteOldSubscriptions,
  deleteOldSignInLinks,
  deleteOldSessions,
  deleteGoneGuests,
  deleteOldEmailCodes,
  deleteOldChallenges,
  deleteOldAnswers,
  deleteOldAttempts,
  deleteExpiredRequests,
  deleteExpiredSources,
  deleteOldMails,
  deleteOldItems,
  deleteOldOutgoingMails,
  forgetExpiredLocations,
  deleteOldRecommendations,
  deleteOldStatusEvents,
  deleteOldKeyWrites,
  deleteOldDeliveries,
  deleteDocumentsLongInTrash,
  deleteGroupsLongInTrash,
  deleteTripsLongInTrash,
];

export async function deleteExpiredRows(sql: Sql, ports: Pick<Ports, "fixedSettings">): Promise<void> {
  for (const it of expired) await sql.rows(it, []);
  await sql.rows(deleteOldAuditEntries, [(await readSettings(sql, ports)).audit_days]);
}
