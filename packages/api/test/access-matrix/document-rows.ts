import type { Scope } from "@caravan/domain/scopes";
import { pdf, png } from "../../../domain/test/files/samples.ts";
import * as c from "./expected-outcomes.ts";
import type { Row } from "./rows.ts";
import type { TripFixture } from "./trip-fixture.ts";

const onTrip = (trip: TripFixture) => ({ trip_id: trip.id });
const onDocument = async (trip: TripFixture) => ({ ...onTrip(trip), document_id: await trip.document() });
const onPrivate = async (trip: TripFixture) => ({
  ...onTrip(trip),
  document_id: await trip.document({ private: true }),
});

/** For everybody but the uploader, here the owner, a private document does not exist. */
const uploadersRead: c.Cells = {
  ...c.tripRead,
  ...{ viewer: c.notFound, viewerKey: c.notFound, askingViewerKey: c.notFound },
  ...{ editor: c.notFound, editorKey: c.notFound },
};
/** Refused before anything is looked up. */
const asks = { askingOwnerKey: c.forbidden, askingViewerKey: c.forbidden } as const;

/** Every verb of documents, by name. Keys that need approval change and delete nothing. */
export const documentRows: Readonly<Record<string, Row>> = {
  list_trip_documents: { args: onTrip },
  get_trip_document: { args: onDocument },
  "get_trip_document that is private": { cells: uploadersRead, args: onPrivate },
  add_text_document: { args: (trip) => ({ ...onTrip(trip), name: "Wi-Fi", text: "Guest" }) },
  update_trip_document: { args: async (trip) => ({ ...(await onDocument(trip)), name: "Key" }) },
  "update_trip_document that is private": {
    cells: { ...uploadersRead, ...asks },
    args: async (trip) => ({ ...(await onPrivate(trip)), name: "Key" }),
  },
  delete_trip_document: { args: onDocument },
  list_trip_covers: { args: () => ({}) },
  set_trip_cover: { args: (trip) => ({ ...onTrip(trip), document_id: null }) },
  "delete_trip_document that is private": { cells: { ...uploadersRead, ...asks }, args: onPrivate },
};

export interface FileRow {
  readonly cells: c.Cells;
  readonly scope: Scope;
  readonly path: (trip: TripFixture) => string | Promise<string>;
  readonly sent?: Uint8Array<ArrayBuffer>;
  /** Of success, when the answer is no file; 201 when left out. */
  readonly status?: number;
}

/** The paths of files. The text after a path names the case. */
export const documentFileRows: Readonly<Record<string, FileRow>> = {
  "get /api/documents/{id}/file": {
    cells: c.tripRead,
    scope: "trips:read",
    path: async (trip) => `/api/documents/${await trip.document()}/file`,
  },
  "get /api/documents/{id}/file that is private": {
    cells: uploadersRead,
    scope: "trips:read",
    path: async (trip) => `/api/documents/${await trip.document({ private: true })}/file`,
  },
  "get /api/documents/{id}/preview": {
    cells: c.answering(c.notFound, c.tripRead),
    scope: "trips:read",
    path: async (trip) => `/api/documents/${await trip.document()}/preview`,
  },
  "post /api/trips/{id}/photos": {
    cells: c.editorRead,
    scope: "trips:write",
    path: (trip) => `/api/trips/${trip.id}/photos`,
    sent: new Uint8Array(png()),
  },
  "post /api/users/me/picture": {
    cells: c.person,
    scope: "trips:write",
    path: () => "/api/users/me/picture",
    sent: new Uint8Array(png()),
  },
  "get /api/users/{id}/picture": {
    cells: c.answering(c.notFound, c.person),
    scope: "trips:read",
    path: (trip) => `/api/users/${trip.id}/picture`,
  },
  "get /api/public/trips/{token}/cover": {
    cells: c.answering(c.notFound, c.open),
    scope: "trips:read",
    path: () => "/api/public/trips/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/cover",
  },
  "post /api/trips/{id}/documents": {
    cells: c.editorRead,
    scope: "trips:write",
    path: (trip) => `/api/trips/${trip.id}/documents?name=Ticket`,
    sent: new Uint8Array(pdf),
  },
};
