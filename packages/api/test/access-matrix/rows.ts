import * as c from "./expected-outcomes.ts";
import type { TripFixture } from "./trip-fixture.ts";

export interface Row {
  /** Left out when the verb's definition implies it (derived-row.ts). */
  readonly cells?: c.Cells;
  /** The arguments, for the trip of this row. */
  readonly args: (trip: TripFixture) => object | Promise<object>;
  /** The trip has a plan. */
  readonly planned?: true;
}

const none = "00000000-0000-4000-8000-000000000000";
const nothing = () => ({});
const noPasskey = {
  ...{ id: "AA", rawId: "AA", type: "public-key" },
  response: { clientDataJSON: "AA", attestationObject: "AA" },
};
const onTrip = (trip: TripFixture) => ({ trip_id: trip.id });
const onActivity = async (trip: TripFixture) => ({
  trip_id: trip.id,
  activity_id: (await trip.activity()).activity.id as string,
});
const onProposal = async (trip: TripFixture) => ({ trip_id: trip.id, proposal_id: await trip.proposal("guest") });
const onViewers = async (trip: TripFixture) => ({ trip_id: trip.id, proposal_id: await trip.proposal("viewer") });
const onKey = async (trip: TripFixture) => ({ key_id: await trip.key() });
const onToken = (kind: "invitation" | "share") => async (trip: TripFixture) => ({ token: (await trip[kind]()).token });
const otherMember = (trip: TripFixture) => ({ trip_id: trip.id, user_id: trip.people.guest.id });

const onGuest = (trip: TripFixture) => ({ person_id: trip.people.guest.id });

const dates = { start_date: "2030-05-03", end_date: "2030-05-04" };
const newTrip = { destination: "Lisbon", ...dates, skip_ai_generation: true };

/** The trip itself, deleted. */
const fromTrash = async (trip: TripFixture) => ({ kind: "trip", id: await trip.trashed() });
const documentFromTrash = async (trip: TripFixture) => ({ kind: "document", id: await trip.trashedDocument() });
const notTheirs = { viewer: c.notFound, viewerKey: c.notFound, editor: c.notFound, editorKey: c.notFound } as const;
const ofOwner: c.Cells = { ...c.editorWrite, ...notTheirs, askingViewerKey: c.forbidden };

const fromPlan = async (trip: TripFixture) => {
  const { itinerary } = await trip.read();
  const activities: { id: string; place_id: string | null; alternatives: { title: string }[] }[] = itinerary.flatMap(
    (day: { activities: unknown[] }) => day.activities,
  );
  const chosen = activities.find((it) => it.place_id !== null && it.alternatives.length > 0);
  if (!chosen) throw new Error("the plan has no activity with alternatives");
  return { trip_id: trip.id, activity_id: chosen.id, title: chosen.alternatives[0]?.title };
};

/**
 * Verbs by name, with arguments and outcomes that the definition does not imply. The text after a name names the case.
 * A verb without a row is called with its own example.
 */
export const rows: Readonly<Record<string, Row>> = {
  describe_capabilities: { args: nothing },
  get_schema: { args: nothing },

  list_trips: { args: nothing },
  create_trip: { args: () => newTrip },
  get_trip: { args: onTrip },
  update_trip: { args: (trip) => ({ trip_id: trip.id, title: "Another" }) },
  copy_trip: { cells: c.tripRead, args: (trip) => ({ trip_id: trip.id, start_date: dates.start_date }) },
  copy_shared_trip: {
    args: async (trip) => ({ ...(await onToken("share")(trip)), start_date: dates.start_date }),
  },
  archive_trip: { cells: c.tripRead, args: (trip) => ({ trip_id: trip.id, archived: true }) },
  delete_trip: { cells: { ...c.ownerWrite, askingOwnerKey: "proposed" }, args: onTrip },
  list_trash: { args: nothing },
  restore_from_trash: { cells: ofOwner, args: fromTrash },
  "restore_from_trash of a document": { cells: { ...c.editorWrite, limitedKey: c.notFound }, args: documentFromTrash },
  delete_from_trash: { cells: { ...c.ownersThing }, args: fromTrash },
  empty_trash: { args: nothing },
  regenerate_itinerary: { args: onTrip },
  explain_trip: { args: onTrip },
  get_weather: { args: onTrip },
  check_trip: { args: onTrip },
  check_plan: { args: () => ({ destination: "Lisbon", ...dates, days: [] }) },
  apply_fix: { args: async (trip) => ({ trip_id: trip.id, ...(await trip.finding()) }) },

  apply_changes: {
    args: (trip) => ({ trip_id: trip.id, changes: [{ op: "trip.set", after: { notes: "By tram" } }] }),
  },

  list_activities: { args: onTrip },
  add_activity: { args: (trip) => ({ trip_id: trip.id, title: "Fado" }) },
  add_place: {
    args: (trip) => ({ trip_id: trip.id, place_id: "lisbon/praca-do-comercio", day_number: 1 }),
  },
  update_activity: { args: async (trip) => ({ ...(await onActivity(trip)), title: "Boat" }) },
  delete_activity: { args: onActivity },
  confirm_place: { cells: { ...c.memberInPerson, viewer: c.forbidden }, args: onActivity },
  swap_activity: { args: fromPlan, planned: true },
  replace_activity: {
    args: async (trip) => {
      const { title: _, ...slot } = await fromPlan(trip);
      return slot;
    },
    planned: true,
  },
  preview_replacement: {
    args: async (trip) => {
      const { title: _, ...slot } = await fromPlan(trip);
      return slot;
    },
    planned: true,
  },
  preview_day_plan: {
    args: async (trip) => ({ trip_id: trip.id, itinerary_id: (await trip.read()).itinerary[0].id }),
    planned: true,
  },
  choose_day_plan: { args: async (trip) => ({ trip_id: trip.id, ...(await trip.dayPlan()) }), planned: true },
  update_day_notes: { args: (trip) => ({ trip_id: trip.id, day_number: 1, notes: "By tram" }) },

  list_proposals: { cells: c.editorRead, args: onTrip },
  "list_proposals of the viewer": { cells: c.tripRead, args: onViewers },
  get_proposal: { cells: c.editorRead, args: onProposal },
  "get_proposal of the viewer": { cells: c.tripRead, args: onViewers },
  approve_proposal: { args: onProposal },
  "approve_proposal of the viewer": { cells: c.editorWrite, args: onViewers },
  reject_proposal: { cells: c.editorWrite, args: onProposal },
  decide_proposals: {
    args: async (trip) => {
      const { trip_id, proposal_id } = await onProposal(trip);
      return { trip_id, decision: "approve", proposal_ids: [proposal_id] };
    },
  },
  "reject_proposal of the viewer": { cells: { ...c.editorWrite, viewer: "ok" }, args: onViewers },

  get_edit_log: { args: onTrip },
  revert_edit: {
    args: async (trip) => ({ trip_id: trip.id, edit_id: (await trip.activity()).edit_id }),
  },
  revert_edits: {
    args: async (trip) => ({ trip_id: trip.id, edit_ids: [(await trip.activity()).edit_id] }),
  },

  get_user_preferences: { args: nothing },
  update_user_preferences: { args: () => ({ interests: ["food"] }) },
  set_user_preference: { args: () => ({ type: "pacing", value: "slow" }) },
  get_preference_profile: { args: nothing },

  list_members: { args: onTrip },
  change_member_role: { args: (trip) => ({ ...otherMember(trip), role: "editor" }) },
  remove_member: { args: otherMember },
  hand_over_trip: { args: otherMember },
  list_invitations: { args: onTrip },
  create_invitation: {
    // A key only proposes it.
    cells: { ...c.ownerWrite, ownerKey: "proposed", askingOwnerKey: "proposed" },
    args: (trip) => ({ trip_id: trip.id, role: "viewer" }),
  },
  revoke_invitation: {
    args: async (trip) => ({ trip_id: trip.id, invitation_id: (await trip.invitation()).id }),
  },
  open_invitation: { args: onToken("invitation") },
  accept_invitation: { args: onToken("invitation") },

  list_inbox: { args: nothing },
  count_inbox: { args: nothing },
  read_inbox: { args: nothing },
  get_inbox_settings: { args: nothing },
  update_inbox_settings: { args: () => ({ daily_mail: false }) },
  set_language: { args: () => ({ language: "de" }) },
  set_formats: { args: () => ({ clock: "12", week: null, distance: "mi", temperature: null }) },
  set_currency: { args: () => ({ currency: "CHF" }) },
  list_people_pictures: { args: nothing },
  remove_account_picture: { args: nothing },
  change_name: { args: () => ({ name: "Ana Maria" }) },

  get_calendar_feed: { cells: c.memberInPerson, args: onTrip },
  create_calendar_feed: { cells: c.memberInPerson, args: onTrip },
  // Nobody has one, which members learn and nobody else.
  end_calendar_feed: { cells: c.answering(c.notFound, c.memberInPerson), args: onTrip },

  list_shares: { cells: c.editorRead, args: onTrip },
  create_share: { args: onTrip },
  update_share: {
    args: async (trip) => ({ trip_id: trip.id, share_id: (await trip.share()).id, show_day_notes: true }),
  },
  revoke_share: {
    args: async (trip) => ({ trip_id: trip.id, share_id: (await trip.share()).id }),
  },
  open_share: { args: onToken("share") },
  open_shared_place: {
    args: async (trip) => ({ ...(await onToken("share")(trip)), place_id: "lisbon/belem-tower" }),
  },

  create_account: {
    args: () => ({ email: `${crypto.randomUUID()}@example.com`, password: "a long password", name: "Eve" }),
  },
  verify_sign_up: {
    cells: c.answering("400 code_invalid", c.open),
    args: () => ({ email: "eve@example.com", code: "AAAA-AAAA", password: "a long password" }),
  },
  request_password_reset: { cells: c.answering(c.forbidden, c.open), args: () => ({ email: "eve@example.com" }) },
  reset_password: {
    cells: c.answering("400 code_invalid", c.open),
    args: () => ({ email: "eve@example.com", code: "AAAA-AAAA", password: "a long password" }),
  },
  change_password: { args: () => ({ password: "a long password", current_password: "a long password" }) },
  change_email: { args: () => ({ email: `${crypto.randomUUID()}@example.com` }) },
  confirm_email: {
    cells: c.answering("400 code_invalid", c.person),
    args: () => ({ email: "eve@example.com", code: "AAAA-AAAA" }),
  },
  preview_account_deletion: { args: nothing },
  // An address that is not the caller's, so nothing is deleted; deletion has its own test.
  delete_account: { cells: c.answering("400 validation_failed", c.person), args: () => ({ email: "x@example.com" }) },
  export_account: { args: nothing },
  get_account: { args: nothing },
  start_totp: { args: nothing },
  confirm_totp: { cells: c.answering("400 code_invalid", c.person), args: () => ({ code: "000000" }) },
  disable_totp: { args: nothing },
  list_passkeys: { args: nothing },
  // Tests run on a bare address, to which browsers bind no passkey; the rest is in passkeys.test.ts.
  start_passkey: { cells: c.answering("409 passkeys_unavailable", c.person), args: nothing },
  add_passkey: { cells: c.answering("409 passkeys_unavailable", c.person), args: () => ({ credential: noPasskey }) },
  challenge_passkey: { cells: c.answering("409 passkeys_unavailable", c.open), args: nothing },
  rename_passkey: { cells: c.answering(c.notFound, c.person), args: () => ({ passkey_id: none, name: "Phone" }) },
  remove_passkey: { cells: c.answering(c.notFound, c.person), args: () => ({ passkey_id: none }) },
  list_sessions: { args: nothing },
  confirm_identity: {
    cells: c.answering("400 validation_failed", c.person),
    args: () => ({ password: "not the password" }),
  },
  end_session: { cells: c.ownersThing, args: async (trip) => ({ session_id: await trip.session() }) },
  end_sessions: { args: () => ({ keep_this: true }) },
  get_webhook: { cells: c.ofKey, args: nothing },
  set_webhook: { cells: c.ofKey, args: () => ({ url: "https://agent.example.com/hook" }) },
  delete_webhook: { cells: c.ofKey, args: nothing },
  // No key has one before it sets it.
  test_webhook: { cells: c.answering(c.notFound, c.ofKey), args: nothing },
  list_api_keys: { args: nothing },
  get_agent_week: { args: nothing },
  create_api_key: { args: () => ({ agent_name: "Bot", scopes: ["trips:read"] }) },
  update_api_key: { cells: c.ownersThing, args: async (trip) => ({ ...(await onKey(trip)), mode: "propose" }) },
  revoke_api_key: { cells: c.ownersThing, args: onKey },
  get_api_key_activity: { cells: c.ownersThing, args: onKey },
  revert_api_key_edits: { cells: c.ownersThing, args: onKey },

  get_installation: { args: nothing },
  list_live_sources: { args: nothing },
  get_photo: { args: () => ({ of: "lisbon/belem-tower" }) },
  get_legal_text: { cells: c.answering(c.notFound, c.open), args: () => ({ kind: "terms" }) },
  get_installation_settings: { cells: c.administrators, args: nothing },
  update_installation_settings: { cells: c.administrators, args: () => ({ audit_days: 90 }) },
  set_legal_text: { cells: c.administrators, args: () => ({ kind: "imprint", markdown: "Example Ltd" }) },
  list_people: { cells: c.administrators, args: nothing },
  get_person: { cells: c.administrators, args: onGuest },
  create_person: {
    cells: c.administrators,
    args: () => ({ email: `${crypto.randomUUID()}@example.com`, name: "Eve" }),
  },
  renew_password_link: { cells: c.administrators, args: onGuest },
  disable_person: { cells: c.administrators, args: async (trip) => ({ person_id: await trip.somebody() }) },
  enable_person: { cells: c.administrators, args: onGuest },
  set_person_quota: { cells: c.administrators, args: (trip) => ({ ...onGuest(trip), megabytes: 10 }) },
  set_administrator: { cells: c.administrators, args: (trip) => ({ ...onGuest(trip), administrator: false }) },
  search_audit_log: { cells: c.administrators, args: nothing },

  look_up_access_code: { cells: c.answering("404 code_not_found", c.person), args: () => ({ code: "CVN-????" }) },
  get_access_request: { cells: c.answering(c.notFound, c.person), args: () => ({ request_id: none }) },
  decide_access_request: {
    cells: c.answering(c.notFound, c.person),
    args: () => ({ request_id: none, decision: "deny" }),
  },

  get_inbound_address: { args: nothing },
  renew_inbound_address: { cells: c.answering(c.notFound, c.person), args: nothing },
  switch_off_inbound_address: { args: nothing },
  list_inbound_mails: { args: nothing },

  search_destinations: { args: () => ({ query: "lis" }) },
  search_places: { args: () => ({ q: "belem tower" }) },
  "search_places on a trip": { cells: c.tripRead, args: (trip) => ({ ...onTrip(trip), q: "belem tower" }) },
  get_place: { args: () => ({ place_id: "lisbon/belem-tower" }) },
  "get_place on a trip": { cells: c.tripRead, args: (trip) => ({ ...onTrip(trip), place_id: "lisbon/belem-tower" }) },
  map_labels: { args: () => ({ city_id: "lisbon" }) },
  get_room_state: { cells: c.tripRead, args: onTrip },
  create_room_ticket: { cells: c.tripRead, args: onTrip },
  open_demo: { args: nothing },
};

/** The paths that are not exactly one verb. */
export const specialRows: Readonly<Record<string, { readonly cells: c.Cells; readonly body?: object }>> = {
  "get /api/agent-manifest": { cells: c.open },
  "get /api/agent/capabilities": { cells: c.open },
  "get /api/openapi.json": { cells: c.open },
  "get /api/openapi/{name}": { cells: c.open },
  "get /api/mcp/tools": { cells: c.signedIn },
  "post /api/mcp/tools": { cells: c.signedIn, body: { name: "get_schema" } },
  "get /api/mcp": { cells: c.signedIn },
  "post /api/mcp": { cells: c.signedIn, body: { name: "get_schema" } },
  "post /api/agent/task": { cells: c.signedIn, body: { capability: "get_schema" } },
  "get /api/admin/audit-log.jsonl": { cells: c.administrators },
  // Only with the cookie of a browser: a credential must not get a longer-lived one.
  // Of a page of this origin only: none of these requests says that it is from one.
  "post /api/session/guest": { cells: c.openTo(c.forbidden) },
  "post /api/session/token": { cells: c.everyone("401 unauthenticated") },
};

/** Paths that answer before a credential is checked, the same for all callers: the status of an empty request. */
export const openRows: readonly (readonly [address: RegExp, status: number])[] = [
  [/^get \/\.well-known\//, 200],
  [/^get \/(?:(?:auth|agents)\.md|(?:llms|robots)\.txt)?$/, 200],
  [/^(?:get|post) \/api\/agent-auth\//, 400],
  // Off, unless configured.
  [/^post \/api\/inbound-mail$/, 404],
  // Whether other sites' pages may read it.
  [/^options \//, 204],
];
