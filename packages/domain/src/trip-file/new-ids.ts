import type { TripDocument } from "../trip/document.ts";
import type { FileEdit, TripFile } from "./trip-file.ts";

/**
 * The same trip with new ids for all its rows, so that a file never names rows that exist. References stay inside the
 * file: what it does not have is referred to by nothing.
 *
 * @param personIds for each person of the file the account that stands for them
 * @param here for what the file only refers to: the rows that stand for it
 */
export function withNewIds(
  file: TripFile,
  personIds: ReadonlyMap<string, string>,
  newId: () => string,
  here: ReadonlyMap<string, string> = new Map(),
): TripFile {
  const renamed = new Map(here);
  const rename = <Row extends { readonly id: string }>(rows: readonly Row[]): Row[] =>
    rows.map((it) => {
      const id = newId();
      renamed.set(it.id, id);
      return { ...it, id };
    });
  const known = (id: string | null) => (id === null ? null : (renamed.get(id) ?? null));
  const person = (id: string | null) => (id === null ? null : (personIds.get(id) ?? null));
  const bookings = rename(file.bookings);
  const segments = rename(file.segments);
  const documents = rename(file.documents);
  const trip = planWithNewIds(file.trip, rename, known);
  const comments = rename(file.comments).map((it) => ({
    ...it,
    ...{ activityId: known(it.activityId), dayId: known(it.dayId), authorId: person(it.authorId) ?? "" },
    mentions: it.mentions.flatMap((id) => person(id) ?? []),
    reactions: it.reactions.flatMap(({ personId, reaction }) => {
      const id = person(personId);
      return id === null ? [] : [{ personId: id, reaction }];
    }),
  }));
  return {
    ...file,
    exportedById: person(file.exportedById) ?? "",
    trip,
    people: file.people.map((it) => ({ ...it, id: person(it.id) ?? "" })),
    bookings: bookings.map((it) => ({ ...it, ownerId: person(it.ownerId) ?? "" })),
    // Without its booking in the file, a segment keeps the foreign id, and whoever stores it makes a booking.
    segments: segments.map((it) => ({ ...it, bookingId: known(it.bookingId) ?? it.bookingId })),
    expenses: rename(file.expenses).map((it) => ({
      ...it,
      paidById: person(it.paidById),
      split: { ...it.split, shares: it.split.shares.map((one) => ({ ...one, personId: person(one.personId) ?? "" })) },
      documentId: known(it.documentId),
      replaces: replacedBy(it.replaces, known),
    })),
    documents: documents.map((it) => ({
      ...it,
      ...{ uploadedById: person(it.uploadedById) ?? "", activityId: known(it.activityId) },
    })),
    comments,
    checklists: rename(file.checklists).map(({ items, ...it }) => ({
      ...it,
      items: rename(items).map((one) => ({ ...one, doneById: person(one.doneById) })),
    })),
    history: pastWithNewIds(file.history, new Map(file.history.map((it) => [it.id, newId()])), personIds),
  };
}

/** Entries of a history, which nothing else in the file refers to. @param ids of all entries that may refer to each other */
export function pastWithNewIds(
  entries: readonly FileEdit[],
  ids: ReadonlyMap<string, string>,
  personIds: ReadonlyMap<string, string>,
): FileEdit[] {
  return entries.map((it) => ({
    ...it,
    id: ids.get(it.id) as string,
    authorId: it.authorId === null ? null : (personIds.get(it.authorId) ?? null),
    reverts: it.reverts.flatMap((id) => ids.get(id) ?? []),
  }));
}

function planWithNewIds(
  trip: TripDocument,
  rename: <Row extends { readonly id: string }>(rows: readonly Row[]) => Row[],
  known: (id: string | null) => string | null,
): TripDocument {
  const activities = (list: TripDocument["parked"]) =>
    rename(list).map((it) => ({ ...it, bookingId: known(it.bookingId), segmentId: known(it.segmentId) }));
  const [renamed] = rename([trip]);
  return {
    ...(renamed as TripDocument),
    stops: rename(trip.stops),
    days: rename(trip.days).map((day) => ({ ...day, activities: activities(day.activities) })),
    parked: activities(trip.parked),
  };
}

function replacedBy(key: string | null, known: (id: string | null) => string | null): string | null {
  const [source, id = null] = key?.split(":") ?? [];
  const now = known(id);
  return source === undefined || now === null ? null : `${source}:${now}`;
}
