import * as c from "./expected-outcomes.ts";
import type { Row } from "./rows.ts";
import type { TripFixture } from "./trip-fixture.ts";

const onTrip = (trip: TripFixture) => ({ trip_id: trip.id });
const onRecommendation = (status: "open" | "applied") => async (trip: TripFixture) => ({
  ...onTrip(trip),
  recommendation_id: await trip.recommendation(status),
});

/** A recommendation belongs to one traveller. */
const others = { viewer: c.notFound, viewerKey: c.notFound, askingViewerKey: c.notFound } as const;
const owners: c.Cells = { ...c.tripRead, ...others, editor: c.notFound, editorKey: c.notFound };
/** Changes of the plan are refused to viewers and to keys that need approval before anything is looked up. */
const appliesOwn: c.Cells = { ...c.editorWrite, editor: c.notFound, editorKey: c.notFound };

/** Every verb of a traveller's own concierge, by name. */
export const conciergeRows: Readonly<Record<string, Row>> = {
  get_concierge_state: { args: onTrip },
  update_concierge_settings: { cells: c.tripRead, args: (trip) => ({ ...onTrip(trip), max_detour_minutes: 5 }) },
  share_location: {
    cells: c.tripRead,
    args: (trip) => ({
      ...onTrip(trip),
      latitude: 38.7101,
      longitude: -9.1367,
      captured_at: new Date().toISOString(),
    }),
  },
  stop_sharing_location: { cells: c.tripRead, args: onTrip },
  report_status_event: {
    cells: c.tripRead,
    args: (trip) => ({ ...onTrip(trip), client_event_id: "one", kind: "running_late", minutes: 20 }),
  },
  evaluate_concierge: { cells: c.tripRead, args: onTrip },
  respond_to_recommendation: {
    cells: owners,
    args: async (trip) => ({ ...(await onRecommendation("open")(trip)), action: "dismiss", version: 1 }),
  },
  apply_recommendation: { cells: appliesOwn, args: onRecommendation("open") },
  undo_recommendation: { cells: appliesOwn, args: onRecommendation("applied") },
};

const device = () => ({
  endpoint: `https://push.example.com/${crypto.randomUUID()}`,
  keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
});

/** Agents cannot use a device that their person saved. */
const ownersDevice: c.Cells = {
  ...owners,
  ownerKey: c.notFound,
  askingOwnerKey: c.notFound,
};

/** Every push verb, by name. */
export const pushRows: Readonly<Record<string, Row>> = {
  list_push_subscriptions: { args: () => ({}) },
  save_push_subscription: { args: device },
  delete_push_subscription: {
    cells: ownersDevice,
    args: async (trip) => ({ subscription_id: await trip.device(device()) }),
  },
  get_push_settings: { args: () => ({}) },
  update_push_settings: { cells: c.ofWholeAccount, args: () => ({ kinds: { rounds: false } }) },
  send_test_push: { args: () => ({}) },
};
