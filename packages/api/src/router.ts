import { decideRequest } from "@caravan/core/access-requests/decide-request";
import { getRequest } from "@caravan/core/access-requests/get-request";
import { lookUpCode } from "@caravan/core/access-requests/look-up-code";
import { addActivity } from "@caravan/core/activities/add-activity";
import { addPlace } from "@caravan/core/activities/add-place";
import { confirmPlace } from "@caravan/core/activities/confirm-place";
import { deleteActivity } from "@caravan/core/activities/delete-activity";
import { duplicateDay } from "@caravan/core/activities/duplicate-day";
import { listActivities } from "@caravan/core/activities/list-activities";
import { previewReplacement } from "@caravan/core/activities/preview-replacement";
import { replaceActivity } from "@caravan/core/activities/replace-activity";
import { swapActivity } from "@caravan/core/activities/swap-activity";
import { updateActivity } from "@caravan/core/activities/update-activity";
import { updateDayNotes } from "@caravan/core/activities/update-day-notes";
import { createPerson } from "@caravan/core/administration/create-person";
import { disablePerson, enablePerson } from "@caravan/core/administration/disable-person";
import { getPerson } from "@caravan/core/administration/get-person";
import { listPeople } from "@caravan/core/administration/list-people";
import { renewPasswordLink } from "@caravan/core/administration/renew-password-link";
import { searchAuditLog } from "@caravan/core/administration/search-audit-log";
import { setAdministrator } from "@caravan/core/administration/set-administrator";
import { setPersonQuota } from "@caravan/core/administration/set-person-quota";
import { createKey } from "@caravan/core/agents/create-key";
import { describeCapabilities } from "@caravan/core/agents/describe-capabilities";
import { getAgentWeek } from "@caravan/core/agents/get-agent-week";
import { getKeyActivity } from "@caravan/core/agents/get-key-activity";
import { getSchema } from "@caravan/core/agents/get-schema";
import { listKeys } from "@caravan/core/agents/list-keys";
import { revertKeyEdits } from "@caravan/core/agents/revert-key-edits";
import { revokeKey } from "@caravan/core/agents/revoke-key";
import { updateKey } from "@caravan/core/agents/update-key";
import { whoami } from "@caravan/core/agents/whoami";
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
import { addSegment } from "@caravan/core/bookings/add-segment";
import { cancelBooking } from "@caravan/core/bookings/cancel-booking";
import { checkAvailability } from "@caravan/core/bookings/check-availability";
import { createBooking } from "@caravan/core/bookings/create-booking";
import { findBookingTrip } from "@caravan/core/bookings/find-booking-trip";
import { getBooking } from "@caravan/core/bookings/get-booking";
import { listBookings } from "@caravan/core/bookings/list-bookings";
import { listTripBookings } from "@caravan/core/bookings/list-trip-bookings";
import { recordBooking } from "@caravan/core/bookings/record-booking";
import { removeSegment } from "@caravan/core/bookings/remove-segment";
import { updateBooking } from "@caravan/core/bookings/update-booking";
import { updateSegment } from "@caravan/core/bookings/update-segment";
import { createChecklist } from "@caravan/core/checklists/create-checklist";
import { deleteChecklist } from "@caravan/core/checklists/delete-checklist";
import { listChecklists } from "@caravan/core/checklists/list-checklists";
import { updateChecklist } from "@caravan/core/checklists/update-checklist";
import { addComment } from "@caravan/core/comments/add-comment";
import { addPlaceComment } from "@caravan/core/comments/add-place-comment";
import { deleteComment } from "@caravan/core/comments/delete-comment";
import { listComments } from "@caravan/core/comments/list-comments";
import { listPlaceComments } from "@caravan/core/comments/list-place-comments";
import { reactToComment } from "@caravan/core/comments/react-to-comment";
import { updateComment } from "@caravan/core/comments/update-comment";
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
import { listConfirmations } from "@caravan/core/confirmations/list-confirmations";
import { readConfirmation } from "@caravan/core/confirmations/read-confirmation";
import { saveConfirmation } from "@caravan/core/confirmations/save-confirmation";
import { openDemo } from "@caravan/core/demo/open-demo";
import { getPlace, openSharedPlace } from "@caravan/core/destinations/get-place";
import { mapLabels } from "@caravan/core/destinations/map-labels";
import { searchDestinations } from "@caravan/core/destinations/search-destinations";
import { searchPlaces } from "@caravan/core/destinations/search-places";
import { addTextDocument } from "@caravan/core/documents/add-text-document";
import { deleteDocument } from "@caravan/core/documents/delete-document";
import { getTripDocument } from "@caravan/core/documents/get-trip-document";
import { listDocuments } from "@caravan/core/documents/list-documents";
import { listTripCovers } from "@caravan/core/documents/list-trip-covers";
import { setTripCover } from "@caravan/core/documents/set-trip-cover";
import { updateDocument } from "@caravan/core/documents/update-document";
import { getEditLog } from "@caravan/core/edit-log/get-edit-log";
import { addExpense } from "@caravan/core/expenses/add-expense";
import { deleteExpense } from "@caravan/core/expenses/delete-expense";
import { getTripExpenseSummary } from "@caravan/core/expenses/get-trip-expense-summary";
import { listExpenses } from "@caravan/core/expenses/list-expenses";
import { removeTripRate } from "@caravan/core/expenses/remove-trip-rate";
import { setTripRate } from "@caravan/core/expenses/set-trip-rate";
import { updateExpense } from "@caravan/core/expenses/update-expense";
import { createCalendarFeed } from "@caravan/core/export/create-calendar-feed";
import { endCalendarFeed } from "@caravan/core/export/end-calendar-feed";
import { exportAccount } from "@caravan/core/export/export-account";
import { getCalendarFeed } from "@caravan/core/export/get-calendar-feed";
import { createGroupTrip } from "@caravan/core/groups/create-group-trip";
import { deleteGroupTrip } from "@caravan/core/groups/delete-group-trip";
import { getGroupTrip } from "@caravan/core/groups/get-group-trip";
import { handOverGroup } from "@caravan/core/groups/hand-over-group";
import { handOverLead } from "@caravan/core/groups/hand-over-lead";
import { joinGroupTrip } from "@caravan/core/groups/join-group-trip";
import { linkGroupTrip } from "@caravan/core/groups/link-group-trip";
import { listGroupTrips } from "@caravan/core/groups/list-group-trips";
import { previewGroupTrip } from "@caravan/core/groups/preview-group-trip";
import { readmitGroupMember } from "@caravan/core/groups/readmit-group-member";
import { removeGroupMember } from "@caravan/core/groups/remove-group-member";
import { submitGroupPreferences } from "@caravan/core/groups/submit-group-preferences";
import { updateGroupTrip } from "@caravan/core/groups/update-group-trip";
import { addPasskey } from "@caravan/core/identity/add-passkey";
import { challengePasskey } from "@caravan/core/identity/challenge-passkey";
import { changeEmail } from "@caravan/core/identity/change-email";
import { changeName } from "@caravan/core/identity/change-name";
import { changePassword } from "@caravan/core/identity/change-password";
import { confirmEmail } from "@caravan/core/identity/confirm-email";
import { confirmIdentity } from "@caravan/core/identity/confirm-identity";
import { confirmTotp } from "@caravan/core/identity/confirm-totp";
import { createAccount } from "@caravan/core/identity/create-account";
import { deleteAccount } from "@caravan/core/identity/delete-account";
import { disableTotp } from "@caravan/core/identity/disable-totp";
import { endSession } from "@caravan/core/identity/end-session";
import { endSessions } from "@caravan/core/identity/end-sessions";
import { getAccount } from "@caravan/core/identity/get-account";
import { listPasskeys } from "@caravan/core/identity/list-passkeys";
import { listPeoplePictures } from "@caravan/core/identity/list-people-pictures";
import { listSessions } from "@caravan/core/identity/list-sessions";
import { previewAccountDeletion } from "@caravan/core/identity/preview-account-deletion";
import { removeAccountPicture } from "@caravan/core/identity/remove-account-picture";
import { removePasskey } from "@caravan/core/identity/remove-passkey";
import { renamePasskey } from "@caravan/core/identity/rename-passkey";
import { requestPasswordReset } from "@caravan/core/identity/request-password-reset";
import { resetPassword } from "@caravan/core/identity/reset-password";
import { setCurrency } from "@caravan/core/identity/set-currency";
import { setFormats } from "@caravan/core/identity/set-formats";
import { setLanguage } from "@caravan/core/identity/set-language";
import { startPasskey } from "@caravan/core/identity/start-passkey";
import { startTotp } from "@caravan/core/identity/start-totp";
import { verifySignUp } from "@caravan/core/identity/verify-sign-up";
import { getInboundAddress } from "@caravan/core/inbound/get-inbound-address";
import { listInboundMails } from "@caravan/core/inbound/list-inbound-mails";
import { renewInboundAddress } from "@caravan/core/inbound/renew-inbound-address";
import { switchOffInboundAddress } from "@caravan/core/inbound/switch-off-inbound-address";
import { countInbox } from "@caravan/core/inbox/count-inbox";
import { listInbox } from "@caravan/core/inbox/list-inbox";
import { readInbox } from "@caravan/core/inbox/read-inbox";
import { getInboxSettings, updateInboxSettings } from "@caravan/core/inbox/settings";
import { getInstallation } from "@caravan/core/installation/get-installation";
import { getInstallationSettings, updateInstallationSettings } from "@caravan/core/installation/installation-settings";
import { getLegalText, setLegalText } from "@caravan/core/installation/legal-text";
import { listLiveSources } from "@caravan/core/installation/list-live-sources";
import type { Verb } from "@caravan/core/kernel/define";
import { acceptInvitation } from "@caravan/core/members/accept-invitation";
import { changeRole } from "@caravan/core/members/change-role";
import { createInvitation } from "@caravan/core/members/create-invitation";
import { handOverTrip } from "@caravan/core/members/hand-over-trip";
import { listInvitations } from "@caravan/core/members/list-invitations";
import { listMembers } from "@caravan/core/members/list-members";
import { openInvitation } from "@caravan/core/members/open-invitation";
import { removeMember } from "@caravan/core/members/remove-member";
import { revokeInvitation } from "@caravan/core/members/revoke-invitation";
import { getPhoto } from "@caravan/core/pictures/get-photo";
import { getPreferenceProfile } from "@caravan/core/preferences/get-preference-profile";
import { getUserPreferences } from "@caravan/core/preferences/get-user-preferences";
import { setUserPreference } from "@caravan/core/preferences/set-user-preference";
import { updateUserPreferences } from "@caravan/core/preferences/update-user-preferences";
import { approveProposal } from "@caravan/core/proposals/approve-proposal";
import { decideProposals } from "@caravan/core/proposals/decide-proposals";
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
import { getRoomState } from "@caravan/core/rooms/get-room-state";
import { getSegmentSource } from "@caravan/core/segments/get-segment-source";
import { listItinerarySegments } from "@caravan/core/segments/list-itinerary-segments";
import { createShare } from "@caravan/core/sharing/create-share";
import { listShares } from "@caravan/core/sharing/list-shares";
import { openShare } from "@caravan/core/sharing/open-share";
import { revokeShare } from "@caravan/core/sharing/revoke-share";
import { updateShare } from "@caravan/core/sharing/update-share";
import { deleteFromTrash } from "@caravan/core/trash/delete-from-trash";
import { emptyTrash } from "@caravan/core/trash/empty-trash";
import { listTrash } from "@caravan/core/trash/list-trash";
import { restoreFromTrash } from "@caravan/core/trash/restore-from-trash";
import { applyChanges } from "@caravan/core/trips/apply-changes";
import { applyFix } from "@caravan/core/trips/apply-fix";
import { archiveTrip } from "@caravan/core/trips/archive-trip";
import { checkPlan } from "@caravan/core/trips/check-plan";
import { checkTrip } from "@caravan/core/trips/check-trip";
import { chooseDayPlan } from "@caravan/core/trips/choose-day-plan";
import { copySharedTrip } from "@caravan/core/trips/copy-shared-trip";
import { copyTrip } from "@caravan/core/trips/copy-trip";
import { createTrip } from "@caravan/core/trips/create-trip";
import { deleteTrip } from "@caravan/core/trips/delete-trip";
import { explainTrip } from "@caravan/core/trips/explain-trip";
import { getTrip } from "@caravan/core/trips/get-trip";
import { getTripOverview } from "@caravan/core/trips/get-trip-overview";
import { listTrips } from "@caravan/core/trips/list-trips";
import { previewDayPlan } from "@caravan/core/trips/preview-day-plan";
import { regenerateItinerary } from "@caravan/core/trips/regenerate-itinerary";
import { revertEdit } from "@caravan/core/trips/revert-edit";
import { revertEdits } from "@caravan/core/trips/revert-edits";
import { updateTrip } from "@caravan/core/trips/update-trip";
import { getWeather } from "@caravan/core/weather/get-weather";
import { deleteWebhook } from "@caravan/core/webhooks/delete-webhook";
import { getWebhook } from "@caravan/core/webhooks/get-webhook";
import { setWebhook } from "@caravan/core/webhooks/set-webhook";
import { testWebhook } from "@caravan/core/webhooks/test-webhook";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { type Meta, mutation, query, router } from "./procedure.ts";

/** All verbs of Caravan. Every surface is a walk over this router. */
export const appRouter = router({
  agents: router({ describe: query(describeCapabilities), schema: query(getSchema), whoami: query(whoami) }),
  trips: router({
    list: query(listTrips),
    get: query(getTrip),
    create: mutation(createTrip),
    update: mutation(updateTrip),
    delete: mutation(deleteTrip),
    copy: mutation(copyTrip),
    copyShared: mutation(copySharedTrip),
    archive: mutation(archiveTrip),
    regenerate: mutation(regenerateItinerary),
    explain: query(explainTrip),
    weather: query(getWeather),
    check: query(checkTrip),
    checkPlan: query(checkPlan),
    applyFix: mutation(applyFix),
  }),
  activities: router({
    list: query(listActivities),
    add: mutation(addActivity),
    addPlace: mutation(addPlace),
    update: mutation(updateActivity),
    delete: mutation(deleteActivity),
    confirmPlace: mutation(confirmPlace),
    swap: mutation(swapActivity),
    replace: mutation(replaceActivity),
    previewReplacement: query(previewReplacement),
  }),
  days: router({
    updateNotes: mutation(updateDayNotes),
    duplicate: mutation(duplicateDay),
    previewPlan: query(previewDayPlan),
    choosePlan: mutation(chooseDayPlan),
  }),
  proposals: router({
    list: query(listProposals),
    get: query(getProposal),
    approve: mutation(approveProposal),
    reject: mutation(rejectProposal),
    decide: mutation(decideProposals),
  }),
  history: router({
    list: query(getEditLog),
    revert: mutation(revertEdit),
    revertSeveral: mutation(revertEdits),
  }),
  segments: router({
    list: query(listItinerarySegments),
    add: mutation(addSegment),
    update: mutation(updateSegment),
    remove: mutation(removeSegment),
    source: query(getSegmentSource),
  }),
  confirmations: router({
    ingest: mutation(ingestConfirmation),
    read: mutation(readConfirmation),
    get: query(getConfirmation),
    list: query(listConfirmations),
    save: mutation(saveConfirmation),
    discard: mutation(discardConfirmation),
  }),
  bookings: router({
    list: query(listBookings),
    get: query(getBooking),
    create: mutation(createBooking),
    record: mutation(recordBooking),
    update: mutation(updateBooking),
    cancel: mutation(cancelBooking),
    availability: query(checkAvailability),
    onTrip: query(listTripBookings),
    findTrip: query(findBookingTrip),
  }),
  inbound: router({
    address: query(getInboundAddress),
    renew: mutation(renewInboundAddress),
    switchOff: mutation(switchOffInboundAddress),
    mails: query(listInboundMails),
  }),
  concierge: router({
    state: query(getConciergeState),
    updateSettings: mutation(updateConciergeSettings),
    shareLocation: mutation(shareLocation),
    stopSharing: mutation(stopSharingLocation),
    report: mutation(reportStatusEvent),
    evaluate: mutation(requestEvaluation),
    respond: mutation(respondToRecommendation),
    applyOption: mutation(applyRecommendation),
    undo: mutation(undoRecommendation),
  }),
  push: router({
    list: query(listPushSubscriptions),
    save: mutation(savePushSubscription),
    delete: mutation(deletePushSubscription),
    settings: query(getPushSettings),
    updateSettings: mutation(updatePushSettings),
    test: mutation(sendTestPush),
  }),
  preferences: router({
    get: query(getUserPreferences),
    update: mutation(updateUserPreferences),
    signal: mutation(setUserPreference),
    profile: query(getPreferenceProfile),
  }),
  members: router({
    list: query(listMembers),
    changeRole: mutation(changeRole),
    handOver: mutation(handOverTrip),
    remove: mutation(removeMember),
  }),
  invitations: router({
    list: query(listInvitations),
    create: mutation(createInvitation),
    revoke: mutation(revokeInvitation),
    preview: query(openInvitation),
    accept: mutation(acceptInvitation),
  }),
  calendar: router({
    get: query(getCalendarFeed),
    create: mutation(createCalendarFeed),
    end: mutation(endCalendarFeed),
  }),
  shares: router({
    list: query(listShares),
    create: mutation(createShare),
    update: mutation(updateShare),
    revoke: mutation(revokeShare),
    open: query(openShare),
    openPlace: query(openSharedPlace),
  }),
  account: router({
    create: mutation(createAccount),
    verify: mutation(verifySignUp),
    requestReset: mutation(requestPasswordReset),
    resetPassword: mutation(resetPassword),
    me: query(getAccount),
    setFormats: mutation(setFormats),
    setCurrency: mutation(setCurrency),
    pictures: query(listPeoplePictures),
    removePicture: mutation(removeAccountPicture),
    setLanguage: mutation(setLanguage),
    changeName: mutation(changeName),
    changePassword: mutation(changePassword),
    changeEmail: mutation(changeEmail),
    confirmEmail: mutation(confirmEmail),
    deletion: query(previewAccountDeletion),
    delete: mutation(deleteAccount),
    export: query(exportAccount),
  }),
  secondFactor: router({
    start: mutation(startTotp),
    confirm: mutation(confirmTotp),
    disable: mutation(disableTotp),
  }),
  passkeys: router({
    list: query(listPasskeys),
    start: mutation(startPasskey),
    add: mutation(addPasskey),
    rename: mutation(renamePasskey),
    remove: mutation(removePasskey),
    challenge: mutation(challengePasskey),
  }),
  sessions: router({
    list: query(listSessions),
    confirm: mutation(confirmIdentity),
    end: mutation(endSession),
    endAll: mutation(endSessions),
  }),
  keys: router({
    list: query(listKeys),
    week: query(getAgentWeek),
    create: mutation(createKey),
    update: mutation(updateKey),
    revoke: mutation(revokeKey),
    activity: query(getKeyActivity),
    revertEdits: mutation(revertKeyEdits),
  }),
  webhook: router({
    get: query(getWebhook),
    set: mutation(setWebhook),
    delete: mutation(deleteWebhook),
    test: mutation(testWebhook),
  }),
  accessRequests: router({ lookUp: mutation(lookUpCode), get: query(getRequest), decide: mutation(decideRequest) }),
  destinations: router({ search: query(searchDestinations), labels: query(mapLabels) }),
  trash: router({
    list: query(listTrash),
    restore: mutation(restoreFromTrash),
    delete: mutation(deleteFromTrash),
    empty: mutation(emptyTrash),
  }),
  documents: router({
    list: query(listDocuments),
    get: query(getTripDocument),
    addText: mutation(addTextDocument),
    update: mutation(updateDocument),
    delete: mutation(deleteDocument),
    covers: query(listTripCovers),
    setCover: mutation(setTripCover),
  }),
  groups: router({
    list: query(listGroupTrips),
    get: query(getGroupTrip),
    create: mutation(createGroupTrip),
    update: mutation(updateGroupTrip),
    delete: mutation(deleteGroupTrip),
    preview: query(previewGroupTrip),
    join: mutation(joinGroupTrip),
    submitPreferences: mutation(submitGroupPreferences),
    removeMember: mutation(removeGroupMember),
    readmitMember: mutation(readmitGroupMember),
    handOverLead: mutation(handOverLead),
    handOver: mutation(handOverGroup),
    linkTrip: mutation(linkGroupTrip),
  }),
  board: router({
    get: query(getGroupBoard),
    inspire: mutation(submitGroupInspiration),
    react: mutation(reactToPlace),
    update: mutation(updatePlaceCandidate),
    reopen: mutation(reopenCandidate),
    dismissImport: mutation(dismissImport),
    setPolicy: mutation(setBoardPolicy),
  }),
  alignment: router({
    run: mutation(runAlignment),
    get: query(getAlignment),
    rounds: query(listRounds),
    status: query(alignmentStatus),
    extend: mutation(extendRounds),
    simulate: query(simulateAlignment),
  }),
  expenses: router({
    list: query(listExpenses),
    summary: query(getTripExpenseSummary),
    add: mutation(addExpense),
    update: mutation(updateExpense),
    delete: mutation(deleteExpense),
    setRate: mutation(setTripRate),
    removeRate: mutation(removeTripRate),
  }),
  rooms: router({
    state: query(getRoomState),
    ticket: mutation(createTicket),
    groupTicket: mutation(createGroupTicket),
  }),
  installation: router({
    get: query(getInstallation),
    legalText: query(getLegalText),
    liveSources: query(listLiveSources),
    settings: query(getInstallationSettings),
    updateSettings: mutation(updateInstallationSettings),
    setLegalText: mutation(setLegalText),
  }),
  people: router({
    list: query(listPeople),
    get: query(getPerson),
    create: mutation(createPerson),
    renewLink: mutation(renewPasswordLink),
    disable: mutation(disablePerson),
    enable: mutation(enablePerson),
    setQuota: mutation(setPersonQuota),
    setAdministrator: mutation(setAdministrator),
  }),
  pictures: router({ photo: query(getPhoto) }),
  auditLog: router({ search: query(searchAuditLog) }),
  demo: router({ open: query(openDemo) }),
  /** Verbs beyond the forty capabilities of the interface, so after them in every list. */
  plan: router({ applyChanges: mutation(applyChanges), overview: query(getTripOverview) }),
  places: router({ search: query(searchPlaces), get: query(getPlace) }),
  checklists: router({
    list: query(listChecklists),
    create: mutation(createChecklist),
    update: mutation(updateChecklist),
    delete: mutation(deleteChecklist),
  }),
  inbox: router({
    list: query(listInbox),
    count: query(countInbox),
    read: mutation(readInbox),
    settings: query(getInboxSettings),
    updateSettings: mutation(updateInboxSettings),
  }),
  comments: router({
    list: query(listComments),
    add: mutation(addComment),
    onBoard: query(listPlaceComments),
    addToPlace: mutation(addPlaceComment),
    update: mutation(updateComment),
    delete: mutation(deleteComment),
    react: mutation(reactToComment),
  }),
});

export type { PlanEvent } from "./rest/plan-events.ts";
export type AppRouter = typeof appRouter;
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

export interface RoutedVerb {
  /** The path in the router, for instance `trips.get`. */
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
