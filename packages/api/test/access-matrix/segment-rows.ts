import { pdf } from "../../../domain/test/files/samples.ts";
import type { FileRow } from "./document-rows.ts";
import * as c from "./expected-outcomes.ts";
import type { Row } from "./rows.ts";
import type { TripFixture } from "./trip-fixture.ts";

/** A confirmation as a file upload. */
export const confirmationFileRows: Readonly<Record<string, FileRow>> = {
  "post /api/confirmations/file": {
    cells: c.withScope,
    scope: "trips:write",
    path: () => "/api/confirmations/file",
    sent: new Uint8Array(pdf),
  },
};

const onTrip = (trip: TripFixture) => ({ trip_id: trip.id });
const onSegment = async (trip: TripFixture) => ({ segment_id: await trip.segment() });
const onConfirmation = async (trip: TripFixture) => ({ confirmation_id: await trip.confirmation() });
/** A confirmation is visible only to the person who added it; unsaved, it is on no trip that a limited key may use. */
const owners: c.Cells = {
  ...c.withScope,
  ...{ stranger: c.notFound, strangerKey: c.notFound, removed: c.notFound, removedKey: c.notFound },
  ...{ administrator: c.notFound, administratorKey: c.notFound },
  ...{ viewer: c.notFound, viewerKey: c.notFound, askingViewerKey: c.notFound },
  ...{ editor: c.notFound, editorKey: c.notFound, limitedKey: c.notFound },
};

/** Every verb of segments and confirmations, by name. */
export const segmentRows: Readonly<Record<string, Row>> = {
  list_itinerary_segments: { args: onTrip },
  add_segment: { args: (trip) => ({ ...onTrip(trip), kind: "train", train_number: "ICE 577" }) },
  update_segment: {
    cells: c.editorWrite,
    args: async (trip) => ({ ...(await onSegment(trip)), train_number: "ICE 579" }),
  },
  remove_segment: { cells: c.editorWrite, args: onSegment },
  // Entered by hand: there is no source text.
  get_segment_source: { cells: c.answering(c.notFound, c.tripRead), args: onSegment },

  ingest_confirmation: { cells: c.besideWrite, args: (trip) => ({ ...onTrip(trip), text: "a flight" }) },
  "ingest_confirmation where it fits": { cells: c.withScope, args: () => ({ text: "a flight" }) },
  read_confirmation: { args: () => ({ text: "a flight" }) },
  list_confirmations: { args: onTrip },
  get_confirmation: { cells: owners, args: onConfirmation },
  save_confirmation: {
    cells: owners,
    args: async (trip) => ({ ...(await onConfirmation(trip)), ...onTrip(trip) }),
  },
  discard_confirmation: { cells: owners, args: onConfirmation },
};
