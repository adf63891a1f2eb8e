import { withdrawApprovalsOf } from "./access-requests/store.ts";
import { sendAgentMails } from "./agents/agent-mail.ts";
import { extendKeyToTrip } from "./agents/extend-key-to-trip.ts";
import { holdKey } from "./agents/hold-key.ts";
import { revokeKeysOf } from "./agents/mark-key-revoked.ts";
import { tellOfExpiry } from "./agents/tell-of-expiry.ts";
import { removeMemberFromBoard } from "./board/remove-member-from-board.ts";
import { followActivities } from "./bookings/follow-activities.ts";
import { passOnAllBookings, passOnBookings } from "./bookings/store.ts";
import { passOnChecklists } from "./checklists/store.ts";
import { passOnComments } from "./comments/store.ts";
import { bumpStateOfAll, bumpStateOfMember } from "./concierge/bump-state-version.ts";
import { evaluateTraveller } from "./concierge/evaluate-traveller.ts";
import { monitor } from "./concierge/monitoring-job.ts";
import { hasOutdatedAdvice, queueAdviceRefresh } from "./concierge/outdated-advice.ts";
import { refreshTrip } from "./concierge/refresh-trip.ts";
import { passOnDocuments } from "./documents/store.ts";
import { passOnExpenses } from "./expenses/store.ts";
import { groupFor } from "./groups/access.ts";
import { leaveAllGroups } from "./groups/leave-all-groups.ts";
import { holdPerson } from "./identity/hold-person.ts";
import { deleteToken } from "./inbound/store.ts";
import { sendDailyMails } from "./inbox/daily-mail.ts";
import { writeNotice } from "./inbox/write-notice.ts";
import { requireRole } from "./kernel/access.ts";
import type { Context } from "./kernel/context.ts";
import type { Subscribers } from "./kernel/domain-events.ts";
import { executor } from "./kernel/execute.ts";
import type { JobCall } from "./kernel/job-context.ts";
import type { JobData, JobName } from "./kernel/jobs.ts";
import { sendQueuedMail } from "./kernel/queue-mail.ts";
import { passOnTrips } from "./kernel/trip-members.ts";
import { passOnPreferences } from "./preferences/update-user-preferences.ts";
import { saveProposal, saveRequest } from "./proposals/save-proposal.ts";
import { tellNewFindings } from "./proposals/tell-new-findings.ts";
import { deliver } from "./push/deliver.ts";
import { deleteDevicesOf } from "./push/store.ts";
import { runRequest } from "./run-request.ts";
import { passOnSegments } from "./segments/store.ts";
import { deliverWebhook } from "./webhooks/deliver-webhook.ts";
import { hasWebhooks, tellRoomEvent, tellTripChanged, tellTripShared } from "./webhooks/queue-deliveries.ts";

/** Which contexts react to which domain events. */
export const subscribers: Subscribers<Context> = {
  trip_changed: [
    { condition: hasOutdatedAdvice, react: queueAdviceRefresh },
    { condition: hasWebhooks, react: tellTripChanged },
  ],
  booked_activities_change: followActivities,
  trip_created: [extendKeyToTrip],
  room_event: [tellRoomEvent],
  shares_changed: [tellTripShared],
  records_changed: [
    async (ctx, { tripId, records }) => {
      if (records === "segments" || records === "bookings") await bumpStateOfAll(ctx, tripId);
    },
  ],
  member_role_changed: [(ctx, { tripId, userId }) => bumpStateOfMember(ctx, tripId, userId)],
  credentials_dropped: [
    (ctx, { userId }) => revokeKeysOf(ctx, userId),
    (ctx, { userId }) => withdrawApprovalsOf(ctx.sql, userId),
    (ctx, { userId }) => deleteDevicesOf(ctx.sql, userId),
    (ctx, { userId }) => deleteToken(ctx.sql, userId),
  ],
  account_leaves_groups: [leaveAllGroups],
  account_deleted: [
    (ctx, { userId, formerId }) => passOnBookings(ctx.sql, userId, formerId),
    (ctx, { userId, formerId }) => passOnSegments(ctx.sql, userId, formerId),
    (ctx, { userId, formerId }) => passOnDocuments(ctx.sql, userId, formerId),
    (ctx, { userId, formerId }) => passOnExpenses(ctx.sql, userId, formerId),
    (ctx, { userId, formerId }) => passOnComments(ctx.sql, userId, formerId),
  ],
  guest_signs_in: [
    (ctx, { guestId, userId }) => passOnTrips(ctx.sql, guestId, userId),
    (ctx, { guestId, userId }) => passOnAllBookings(ctx.sql, guestId, userId),
    (ctx, { guestId, userId }) => passOnSegments(ctx.sql, guestId, userId),
    (ctx, { guestId, userId }) => passOnExpenses(ctx.sql, guestId, userId),
    (ctx, { guestId, userId }) => passOnComments(ctx.sql, guestId, userId),
    (ctx, { guestId, userId }) => passOnChecklists(ctx.sql, guestId, userId),
    (ctx, { guestId, userId }) => passOnPreferences(ctx.sql, guestId, userId),
  ],
  group_member_removed: [removeMemberFromBoard],
};

/** Runs a verb. */
export const execute = executor({
  subscribers,
  saveProposal,
  saveRequest,
  tellNewFindings,
  runRequest,
  holdCredential: (sql, actor, now) => (actor.kind === "agent" ? holdKey(sql, actor, now) : holdPerson(sql, actor)),
  accessChecks: {
    trip_id: (ctx, id) => requireRole(ctx, id, "viewer"),
    trip_code: (ctx, code) => groupFor(ctx, code, "member"),
    groupTripCode: (ctx, code) => groupFor(ctx, code, "member"),
  },
});

type JobHandlers = { readonly [Name in JobName]: (call: JobCall, data: JobData[Name]) => Promise<void> };

/** The handler of each kind of job. Each may run more than once for the same data. */
const jobHandlers: JobHandlers = {
  "push.tell": writeNotice,
  "push.deliver": deliver,
  "webhook.deliver": deliverWebhook,
  "mail.send": sendQueuedMail,
  "inbox.mail": sendDailyMails,
  "keys.expiring": tellOfExpiry,
  "keys.mail": sendAgentMails,
  "concierge.evaluate": evaluateTraveller,
  "concierge.refresh": refreshTrip,
  "concierge.monitor": monitor,
};

export function runJob<Name extends JobName>(
  name: Name,
  call: Omit<JobCall, "subscribers">,
  data: JobData[Name],
): Promise<void> {
  return jobHandlers[name]({ ...call, subscribers }, data);
}
