import * as f from "@caravan/domain/fields";
import type { LeftOut } from "@caravan/domain/import/import-plan";
import type { Activity } from "@caravan/domain/trip/document";
import { leaveOutBookings } from "@caravan/domain/trip-file/leave-out-bookings";
import type { FileDocument } from "@caravan/domain/trip-file/trip-file";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import type { KnownBookings } from "../bookings/known-bookings.ts";
import { word } from "../kernel/word.ts";
import type { ReadImport } from "./read-file.ts";
import type { ImportedTrip } from "./trip-of-import.ts";

const entryWire = z.object({
  title: z.string(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  location: z.string().nullable(),
  has_place: z.boolean().meta({ description: "It has a position on the map" }),
});

export const importPreviewWire = z.object({
  kind: z.enum(["trip", "plan"]).meta({ description: "A trip file, or what another program says of a plan" }),
  title: z.string(),
  destination: z.string(),
  start_date: z
    .string()
    .nullable()
    .meta({ description: "Null: the file says no dates, so import_trip needs start_date" }),
  end_date: z.string().nullable(),
  days: z.array(z.object({ date: z.string(), activities: z.array(entryWire) })),
  set_aside: z.array(entryWire).meta({ description: "On no day" }),
  counts: z.object({
    activities: z.number(),
    without_place: z.number(),
    segments: z.number(),
    bookings: z.number(),
    expenses: z.number(),
    documents: z.number(),
    comments: z.number(),
    checklists: z.number(),
    edits: z.number().meta({ description: "Entries of the edit log" }),
  }),
  people: z
    .array(z.object({ person_id: f.id, name: z.string(), is_you: z.boolean() }))
    .meta({ description: "Who paid or owes something. Nobody is invited; import_trip may say which of them you are" }),
  left_out: z.array(z.object({ what: z.string(), why: z.string() })),
});

/**
 * @param reader whoever would import it
 *
 * @param elsewhere their bookings that stay on other trips
 */
export function presentImport(
  { kind, file: whole, files, leftOut }: ImportedTrip,
  reader: string,
  elsewhere: KnownBookings["elsewhere"],
): z.input<typeof importPreviewWire> {
  const file = leaveOutBookings(whole, new Set(elsewhere.keys()), new Set(elsewhere.keys()));
  const { trip, expenses, documents } = file;
  const activities = [...trip.days.flatMap((it) => it.activities), ...trip.parked];
  const spenders = new Set(expenses.flatMap((it) => [it.paidById, ...it.split.shares.map((share) => share.personId)]));
  const isHere = (it: FileDocument) => it.text !== null || (it.path !== null && files[it.path] !== undefined);
  const here = documents.filter(isHere);
  return {
    kind,
    ...{ title: trip.title, destination: trip.destination, start_date: trip.startDate, end_date: trip.endDate },
    days: trip.days.map(({ date, activities: own }) => ({ date, activities: own.map(presentEntry) })),
    set_aside: trip.parked.map(presentEntry),
    counts: {
      activities: activities.length,
      without_place: activities.filter((it) => it.lat === null).length,
      ...{ segments: file.segments.length, bookings: file.bookings.length, expenses: expenses.length },
      ...{
        documents: here.length,
        comments: file.comments.length,
        checklists: file.checklists.length,
        edits: file.history.length,
      },
    },
    people: file.people
      .filter((it) => spenders.has(it.id))
      .map(({ id, name }) => ({ person_id: id, name, is_you: id === reader.toLowerCase() })),
    left_out: [
      ...file.leftOut.map(splitReason),
      ...leftOut.map(presentLeftOut),
      ...[...elsewhere.values()].map((it) => ({ what: it.title, why: word("it is already among your bookings") })),
      ...documents
        .filter((it) => !isHere(it))
        .map((it) => ({ what: it.name, why: word("its file is not included here") })),
    ],
  };
}

/** What a file says whose dates have to be said: all of it is on no day yet. */
export function presentUndated(reading: ReadImport): z.input<typeof importPreviewWire> {
  const { title, entries, leftOut } =
    reading.form === "plan" ? reading.plan : { title: null, entries: [], leftOut: [] };
  return {
    kind: "plan",
    ...{ title: title ?? "My places", destination: title ?? "My places", start_date: null, end_date: null },
    ...{ days: [], people: [], left_out: leftOut.map(presentLeftOut) },
    set_aside: entries.map((it) => ({
      ...{ title: it.title, start_time: it.startTime, end_time: it.endTime },
      ...{ location: it.location ?? it.address, has_place: it.point !== null },
    })),
    counts: {
      ...{ activities: entries.length, without_place: entries.filter((it) => it.point === null).length },
      ...{ segments: 0, bookings: 0, expenses: 0, documents: 0, comments: 0, checklists: 0, edits: 0 },
    },
  };
}

function presentEntry(it: Activity): z.input<typeof entryWire> {
  return {
    ...{ title: it.title, start_time: it.startTime, end_time: it.endTime },
    ...{ location: it.location ?? it.address, has_place: it.lat !== null },
  };
}

/** "Bookings: the key has no scope" */
const presentLeftOut = ({ what, why }: LeftOut) => ({
  what: typeof what === "string" ? what : word(what),
  why: word(why),
});

/** As `leftOutOf` of the export wrote it. */
function splitReason(text: string) {
  const at = text.indexOf(": ");
  if (at < 0) return { what: text, why: "" };
  const [what, why] = [text.slice(0, at), text.slice(at + 2)];
  const [, files] = /^The files of (\d+) documents$/.exec(what) ?? [];
  return { what: files ? word(said`The files of ${files} documents`) : word(what), why: word(why) };
}
