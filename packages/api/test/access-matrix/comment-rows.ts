import * as c from "./expected-outcomes.ts";
import type { Row } from "./rows.ts";
import type { TripFixture } from "./trip-fixture.ts";

const onTrip = (trip: TripFixture) => ({ trip_id: trip.id });
const onComment = async (trip: TripFixture) => ({ comment_id: await trip.comment() });

/** Of the owner, in person: their keys are not its author, also one that may write and not read. */
const byAuthor: c.Cells = {
  ...c.tripRead,
  ...{ viewer: c.forbidden, viewerKey: c.forbidden, editor: c.forbidden, editorKey: c.forbidden },
  ...{ ownerKey: c.forbidden, askingOwnerKey: c.forbidden, askingViewerKey: c.forbidden },
  wrongScopeKey: c.forbidden,
};

const onList = async (trip: TripFixture) => ({ checklist_id: await trip.checklist() });

/** Every verb about checklists of a trip, by name. Every member may have one of their own. */
export const checklistRows: Readonly<Record<string, Row>> = {
  list_checklists: { args: onTrip },
  create_checklist: { cells: c.tripRead, args: (trip) => ({ ...onTrip(trip), kind: "todo" }) },
  "create_checklist of everybody": {
    cells: c.besideWrite,
    args: (trip) => ({ ...onTrip(trip), kind: "todo", shared: true }),
  },
  update_checklist: {
    cells: c.editorWrite,
    args: async (trip) => ({ ...(await onList(trip)), add: [{ text: "Coffee" }] }),
  },
  delete_checklist: { cells: c.editorWrite, args: onList },
};

/** Every verb about comments on a trip, by name. Viewers take part in the discussion. */
export const commentRows: Readonly<Record<string, Row>> = {
  list_comments: { args: onTrip },
  add_comment: { cells: c.tripRead, args: (trip) => ({ ...onTrip(trip), text: "Shall we?" }) },
  update_comment: { cells: byAuthor, args: async (trip) => ({ ...(await onComment(trip)), text: "Let us" }) },
  delete_comment: { cells: byAuthor, args: onComment },
  react_to_comment: {
    cells: c.memberInPerson,
    args: async (trip) => ({ ...(await onComment(trip)), reaction: "👍" }),
  },
};
