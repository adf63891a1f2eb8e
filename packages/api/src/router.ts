import { decideRequest } from "@caravan/core/access-requests/decide-request";
import { getRequest } from "@caravan/core/access-requests/get-request";
import { lookUpCode } from "@caravan/core/access-requests/look-up-code";
import { addActivity } from "@caravan/core/activities/add-activity";
import { addPlace } from "@caravan/core/activities/add-place";
import { deleteActivity } from "@caravan/core/activities/delete-activity";
import { duplicateDay } from "@caravan/core/activities/duplicate-day";
import { listActivities } from "@caravan/core/activities/list-activities";
import { replaceActivity } from "@caravan/core/activities/replace-activity";
import { swapActivity } from "@caravan/core/activities/swap-activity";
import { updateActivity } from "@caravan/core/activities/update-activity";
import { updateDayNotes } from "@caravan/core/activities/update-day-notes";
import { createKey } from "@caravan/core/agents/create-key";
import { describeCapabilities } from "@caravan/core/agents/describe-capabilities";
import { getKeyActivity } from "@caravan/core/agents/get-key-activity";
import { getSchema } from "@caravan/core/agents/get-schema";
import { listKeys } from "@caravan/core/agents/list-keys";
import { revertKeyEdits } from "@caravan/core/agents/revert-key-edits";
import { revokeKey } from "@caravan/core/agents/revoke-key";
import { updateKey } from "@caravan/core/agents/update-key";
import { alignmentStatus } from "@caravan/core/alignment/alignment-status";
import { extendRounds } from "@caravan/core/alignment/extend-rounds";
import { getAlignment } from "@caravan/core/alignment/get-alignment";
import { listRounds } from "@caravan/core/alignment/list-rounds";
import { runAlignment } from "@caravan/core/alignment/run-alignment";
import { simulateAlignment } from "@caravan/core/alignment/simulate-alignment";
import { dismissImport } from "@caravan/core/board/dismiss-import";
import { getGroupBoard } from "@caravan/core/board/get-group-board";
import { reactToPlace } from "@caravan/core/board/react-to-place";
import { reopenCandidate } from "@caravan/core/board/reopen-candidate";
import { setBoardPolicy } from "@caravan/core/board/set-board-policy";
import { submitGroupInspiration } from "@caravan/core/board/submit-group-inspiration";
import { updatePlaceCandidate } from "@caravan/core/board/update-place-candidate";
import { cancelBooking } from "@caravan/core/bookings/cancel-booking";
import { checkAvailability } from "@caravan/core/bookings/check-availability";
import { createBooking } from "@caravan/core/bookings/create-booking";
import { findBookingTrip } from "@caravan/core/bookings/find-booking-trip";
import { getBooking } from "@caravan/core/bookings/get-booking";
import { listBookings } from "@caravan/core/bookings/list-bookings";
import { listTripBookings } from "@caravan/core/bookings/list-trip-bookings";
import { recordBooking } from "@caravan/core/bookings/record-booking";
import { updateBooking } from "@caravan/core/bookings/update-booking";
import { applyRecommendation } from "@caravan/core/concierge/apply-recommendation";
import { getConciergeState } from "@caravan/core/concierge/get-concierge-state";
import { reportStatusEvent } from "@caravan/core/concierge/report-status-event";
import { requestEvaluation } from "@caravan/core/concierge/request-evaluation";
import { respondToRecommendation } from "@caravan/core/concierge/respond-to-recommendation";
import { shareLocation } from "@caravan/core/concierge/share-location";
import { stopSharingLocation } from "@caravan/core/concierge/stop-sharing-location";
import { undoRecommendation } from "@caravan/core/concierge/undo-recommendation";
import { updateConciergeSettings } from "@caravan/core/concierge/update-concierge-settings";
import { discardConfirmation } from "@caravan/core/confirmations/discard-confirmation";
import { getConfirmation } from "@caravan/core/confirmations/get-confirmation";
import { ingestConfirmation } from "@caravan/core/confirmations/ingest-confirmation";
import { readConfirmation } from "@caravan/core/confirmations/read-confirmation";
import { saveConfirmation } from "@caravan/core/confirmations/save-confirmation";
import { openDemo } from "@caravan/core/demo/open-demo";
import { mapLabels } from "@caravan/core/destinations/map-labels";
import { searchDestinations } from "@caravan/core/destinations/search-destinations";
import { addTextDocument } from "@caravan/core/documents/add-text-document";
import { deleteDocument } from "@caravan/core/documents/delete-document";
import { getTripDocument } from "@caravan/core/documents/get-trip-document";
import { listDocuments } from "@caravan/core/documents/list-documents";
import { updateDocument } from "@caravan/core/documents/update-document";
import { getEditLog } from "@caravan/core/edit-log/get-edit-log";
import { revertEdit } from "@caravan/core/edit-log/revert-edit";
import { addExpense } from "@caravan/core/expenses/add-expense";
import { deleteExpense } from "@caravan/core/expenses/delete-expense";
import { getTripExpenseSummary } from "@caravan/core/expenses/get-trip-expense-summary";
import { listExpenses } from "@caravan/core/expenses/list-expenses";
import { removeTripRate } from "@caravan/core/expenses/remove-trip-rate";
import { setTripRate } from "@caravan/core/expenses/set-trip-rate";
import { updateExpense } from "@caravan/core/expenses/update-expense";
import { createGroupTrip } from "@caravan/core/groups/create-group-trip";
import { deleteGroupTrip } from "@caravan/core/groups/delete-group-trip";
import { getGroupTrip } from "@caravan/core/groups/get-group-trip";
import { handOverLead } from "@caravan/core/groups/hand-over-lead";
import { joinGroupTrip } from "@caravan/core/groups/join-group-trip";
import { listGroupTrips } from "@caravan/core/groups/list-group-trips";
import { previewGroupTrip } from "@caravan/core/groups/preview-group-trip";
import { readmitGroupMember } from "@caravan/core/groups/readmit-group-member";
import { removeGroupMember } from "@caravan/core/groups/remove-group-member";
import { submitGroupPreferences } from "@caravan/core/groups/submit-group-preferences";
import { updateGroupTrip } from "@caravan/core/groups/update-group-trip";
import { createAccount } from "@caravan/core/identity/create-account";
import { getAccount } from "@caravan/core/identity/get-account";
import { getInboundAddress } from "@caravan/core/inbound/get-inbound-address";
import { listInboundMails } from "@caravan/core/inbound/list-inbound-mails";
import { renewInboundAddress } from "@caravan/core/inbound/renew-inbound-address";
import { switchOffInboundAddress } from "@caravan/core/inbound/switch-off-inbound-address";
import type { Verb } from "@caravan/core/kernel/define";
import { acceptInvitation } from "@caravan/core/members/accept-invitation";
import { changeRole } from "@caravan/core/members/change-role";
import { createInvitation } from "@caravan/core/members/create-invitation";
import { listInvitations } from "@caravan/core/members/list-invitations";
import { listMembers } from "@caravan/core/members/list-members";
import { openInvitation } from "@caravan/core/members/open-invitation";
import { removeMember } from "@caravan/core/members/remove-member";
import { revokeInvitation } from "@caravan/core/members/revoke-invitation";
import { getPreferenceProfile } from "@caravan/core/preferences/get-preference-profile";
import { getUserPreferences } from "@caravan/core/preferences/get-user-preferences";
import { setUserPreference } from "@caravan/core/preferences/set-user-preference";
import { updateUserPreferences } from "@caravan/core/preferences/update-user-preferences";
import { approveProposal } from "@caravan/core/proposals/approve-proposal";
import { getProposal } from "@caravan/core/proposals/get-proposal";
import { listProposals } from "@caravan/core/proposals/list-proposals";
import { rejectProposal } from "@caravan/core/proposals/reject-proposal";
import { deletePushSubscription } from "@caravan/core/push/delete-subscription";
import { getPushSettings } from "@caravan/core/push/get-push-settings";
import { listPushSubscriptions } from "@caravan/core/push/list-subscriptions";
import { savePushSubscription } from "@caravan/core/push/save-subscription";
import { sendTestPush } from "@caravan/core/push/send-test-push";
import { updatePushSettings } from "@caravan/core/push/update-push-settings";
import { createGroupTicket } from "@caravan/core/rooms/create-group-ticket";
import { createTicket } from "@caravan/core/rooms/create-ticket";
import { addSegment } from "@caravan/core/segments/add-segment";
import { getSegmentSource } from "@caravan/core/segments/get-segment-source";
import { listItinerarySegments } from "@caravan/core/segments/list-itinerary-segments";
import { removeSegment } from "@caravan/core/segments/remove-segment";
import { updateSegment } from "@caravan/core/segments/update-segment";
import { createShare } from "@caravan/core/sharing/create-share";
import { listShares } from "@caravan/core/sharing/list-shares";
import { openShare } from "@caravan/core/sharing/open-share";
import { revokeShare } from "@caravan/core/sharing/revoke-share";
import { applyChanges } from "@caravan/core/trips/apply-changes";
import { applyFix } from "@caravan/core/trips/apply-fix";
import { checkPlan } from "@caravan/core/trips/check-plan";
import { checkTrip } from "@caravan/core/trips/check-trip";
import { createTrip } from "@caravan/core/trips/create-trip";
import { deleteTrip } from "@caravan/core/trips/delete-trip";
import { explainTrip } from "@caravan/core/trips/explain-trip";
import { getTrip } from "@caravan/core/trips/get-trip";
import { listTrips } from "@caravan/core/trips/list-trips";
import { regenerateItinerary } from "@caravan/core/trips/regenerate-itinerary";
import { updateTrip } from "@caravan/core/trips/update-trip";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { type Meta, read, router, write } from "./procedure.ts";

/** The table of contents of everything that Caravan can do. Every surface is a walk over it. */
export const appRouter = router({
  agents: router({ describe: read(describeCapabilities), schema: read(getSchema) }),
  trips: router({
    list: read(listTrips),
    get: read(getTrip),
    create: write(createTrip),
    update: write(updateTrip),
    delete: write(deleteTrip),
    regenerate: write(regenerateItinerary),
    explain: read(explainTrip),
    check: read(checkTrip),
    checkPlan: read(checkPlan),
    applyFix: write(applyFix),
  }),
  activities: router({
    list: read(listActivities),
    add: write(addActivity),
    addPlace: write(addPlace),
    update: write(updateActivity),
    delete: write(deleteActivity),
    swap: write(swapActivity),
    replace: write(replaceActivity),
  }),
  days: router({ updateNotes: write(updateDayNotes), duplicate: write(duplicateDay) }),
  proposals: router({
    list: read(listProposals),
    get: read(getProposal),
    approve: write(approveProposal),
    reject: write(rejectProposal),
  }),
  history: router({ list: read(getEditLog), revert: write(revertEdit) }),
  segments: router({
    list: read(listItinerarySegments),
    add: write(addSegment),
    update: write(updateSegment),
    remove: write(removeSegment),
    source: read(getSegmentSource),
  }),
  confirmations: router({
    ingest: write(ingestConfirmation),
    read: write(readConfirmation),
    get: read(getConfirmation),
    save: write(saveConfirmation),
    discard: write(discardConfirmation),
  }),
  bookings: router({
    list: read(listBookings),
    get: read(getBooking),
    create: write(createBooking),
    record: write(recordBooking),
    update: write(updateBooking),
    cancel: write(cancelBooking),
    availability: read(checkAvailability),
    onTrip: read(listTripBookings),
    findTrip: read(findBookingTrip),
  }),
  inbound: router({
    address: read(getInboundAddress),
    renew: write(renewInboundAddress),
    switchOff: write(switchOffInboundAddress),
    mails: read(listInboundMails),
  }),
  concierge: router({
    state: read(getConciergeState),
    updateSettings: write(updateConciergeSettings),
    shareLocation: write(shareLocation),
    stopSharing: write(stopSharingLocation),
    report: write(reportStatusEvent),
    evaluate: write(requestEvaluation),
    respond: write(respondToRecommendation),
    applyOption: write(applyRecommendation),
    undo: write(undoRecommendation),
  }),
  push: router({
    list: read(listPushSubscriptions),
    save: write(savePushSubscription),
    delete: write(deletePushSubscription),
    settings: read(getPushSettings),
    updateSettings: write(updatePushSettings),
    test: write(sendTestPush),
  }),
  preferences: router({
    get: read(getUserPreferences),
    update: write(updateUserPreferences),
    signal: write(setUserPreference),
    profile: read(getPreferenceProfile),
  }),
  members: router({ list: read(listMembers), changeRole: write(changeRole), remove: write(removeMember) }),
  invitations: router({
    list: read(listInvitations),
    create: write(createInvitation),
    revoke: write(revokeInvitation),
    preview: read(openInvitation),
    accept: write(acceptInvitation),
  }),
  shares: router({
    list: read(listShares),
    create: write(createShare),
    revoke: write(revokeShare),
    open: read(openShare),
  }),
  account: router({ create: write(createAccount), me: read(getAccount) }),
  keys: router({
    list: read(listKeys),
    create: write(createKey),
    update: write(updateKey),
    revoke: write(revokeKey),
    activity: read(getKeyActivity),
    revertEdits: write(revertKeyEdits),
  }),
  accessRequests: router({ lookUp: write(lookUpCode), get: read(getRequest), decide: write(decideRequest) }),
  destinations: router({ search: read(searchDestinations), labels: read(mapLabels) }),
  documents: router({
    list: read(listDocuments),
    get: read(getTripDocument),
    addText: write(addTextDocument),
    update: write(updateDocument),
    delete: write(deleteDocument),
  }),
  groups: router({
    list: read(listGroupTrips),
    get: read(getGroupTrip),
    create: write(createGroupTrip),
    update: write(updateGroupTrip),
    delete: write(deleteGroupTrip),
    preview: read(previewGroupTrip),
    join: write(joinGroupTrip),
    submitPreferences: write(submitGroupPreferences),
    removeMember: write(removeGroupMember),
    readmitMember: write(readmitGroupMember),
    handOverLead: write(handOverLead),
  }),
  board: router({
    get: read(getGroupBoard),
    inspire: write(submitGroupInspiration),
    react: write(reactToPlace),
    update: write(updatePlaceCandidate),
    reopen: write(reopenCandidate),
    dismissImport: write(dismissImport),
    setPolicy: write(setBoardPolicy),
  }),
  alignment: router({
    run: write(runAlignment),
    get: read(getAlignment),
    rounds: read(listRounds),
    status: read(alignmentStatus),
    extend: write(extendRounds),
    simulate: read(simulateAlignment),
  }),
  expenses: router({
    list: read(listExpenses),
    summary: read(getTripExpenseSummary),
    add: write(addExpense),
    update: write(updateExpense),
    delete: write(deleteExpense),
    setRate: write(setTripRate),
    removeRate: write(removeTripRate),
  }),
  rooms: router({ ticket: write(createTicket), groupTicket: write(createGroupTicket) }),
  demo: router({ open: read(openDemo) }),
  /** Beyond the forty capabilities of the interface, so behind them in every list. */
  plan: router({ applyChanges: write(applyChanges) }),
});

export type { PlanEvent } from "./rest/plan-events.ts";
export type AppRouter = typeof appRouter;
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

export interface RoutedVerb {
  /** Where the caller has it, for instance `trips.get`. */
  readonly path: string;
  readonly verb: Verb;
}

/** Every procedure with its verb, in the order of the router. */
export function routedVerbs(): readonly RoutedVerb[] {
  walked ??= Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { meta?: Meta } }>).flatMap(
    ([path, procedure]) => (procedure._def.meta ? [{ path, verb: procedure._def.meta.verb }] : []),
  );
  return walked;
}
let walked: readonly RoutedVerb[] | undefined;
