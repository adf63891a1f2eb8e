import * as f from "@caravan/domain/fields";
import { leaveOutBookings } from "@caravan/domain/trip-file/leave-out-bookings";
import { pastWithNewIds, withNewIds } from "@caravan/domain/trip-file/new-ids";
import type { FileDocument, TripFile } from "@caravan/domain/trip-file/trip-file";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { addImportedBookings } from "../bookings/add-imported-bookings.ts";
import { type KnownBookings, knownBookings } from "../bookings/known-bookings.ts";
import { holdOwnBookings } from "../bookings/own-booking.ts";
import { addImportedChecklists } from "../checklists/add-imported-checklists.ts";
import { addImportedComments } from "../comments/add-imported-comments.ts";
import { insertDocument, storeErrors } from "../documents/add-document.ts";
import { hasPreview } from "../documents/wire.ts";
import { addImportedMoney } from "../expenses/add-imported-money.ts";
import { addImportedPeople } from "../identity/add-imported-people.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { upload } from "../kernel/define.ts";
import { publish } from "../kernel/domain-events.ts";
import { invalidAt } from "../kernel/errors.ts";
import { logPast, logWithoutPatch } from "../kernel/history.ts";
import { letOthersRun } from "../kernel/let-others-run.ts";
import { insertTrip } from "../kernel/save-trip.ts";
import { refuseTooMany } from "../kernel/trip-size.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";
import { importErrors, importTypes, largestImport, readFile } from "./read-file.ts";
import { type StoredFiles, storeFiles } from "./store-files.ts";
import { planChoices, tripOfImport } from "./trip-of-import.ts";

export const importTrip = upload({
  name: "import_trip",
  description:
    "Makes a new trip of your own from a file: json that export_trip wrote, a calendar, GPX, KML, a table, or saved places of Google Takeout. Everything gets new ids, all of it is stored or nothing, and nobody is invited. preview_import says what it will be.",
  audience: "trips:write",
  guests: false,
  approval: "applies",
  logged: true,
  audit: { event: "trip_imported", about: (_, output) => ({ subjectId: output?.trip.id }) },
  errors: [...importErrors, "quota_reached", ...storeErrors],
  input: planChoices.extend({
    person_id: f.id.optional().meta({
      description: "Which of the people in the file you are, for who paid and who owes; your own account when left out",
    }),
  }),
  output: z.object({ trip: tripWire, warnings: warningsWire }),
  path: "/api/trips/import",
  status: 201,
  types: importTypes,
  mostBytes: largestImport,
  async prepare(ctx, { file, person_id: _, ...choices }) {
    const made = await tripOfImport(ctx, await readFile(ctx, file), choices);
    if (made === null) throw invalidAt("start_date", "is needed: the file has no dates");
    const { stored, warnings } = await storeFiles(ctx, made);
    return { ...made, stored, warnings: [...made.warnings, ...warnings] };
  },
  async run(ctx, { person_id }, { file, stored, warnings }) {
    if (person_id !== undefined && !file.people.some((it) => it.id === person_id.toLowerCase()))
      throw invalidAt("person_id", "is not one of the people in the file");
    ctx.effects.warnings.push(...warnings);
    const trip = await saveImported(ctx, file, stored, person_id?.toLowerCase());
    return { trip: presentTrip(trip, "owner") };
  },
});

/** Stores the trip of a file with all its records, in the order of their references. */
async function saveImported(ctx: Context, file: TripFile, stored: StoredFiles, personId: string | undefined) {
  const { userId } = signedIn(ctx.actor);
  const me = personId ?? userId.toLowerCase();
  const others = peopleNamed(file).filter((it) => it.id !== me);
  const accounts = new Map(others.map((it) => [it.id, ctx.newId()]));
  await holdOwnBookings(ctx);
  const known = await knownBookings(ctx, file);
  const here = new Map([...known.free].map(([id, { booking }]) => [id, booking.id]));
  const people = new Map([...accounts, [me, userId]]);
  const renamed = withNewIds({ ...withoutKnown(file, known), history: [] }, people, ctx.newId, here);
  const now = ctx.now.toISOString();
  const trip = { ...renamed.trip, ownerId: userId, createdAt: now, updatedAt: now };
  refuseTooMany(trip);
  await insertTrip(ctx.sql, trip);
  await addImportedPeople(
    ctx,
    trip.id,
    others.map(({ id, name }) => ({ id: accounts.get(id) as string, name })),
  );
  await addImportedBookings(ctx, trip.id, renamed, known);
  const cover = renamed.documents.find((it) => it.cover && mayBeCover(it, stored))?.id;
  const kept = new Set<string>();
  for (const it of renamed.documents) {
    const held = it.path === null ? undefined : stored.get(it.path);
    if (it.text === null && held === undefined) continue;
    await insertDocument(ctx, {
      ...it,
      tripId: trip.id,
      name: held?.name ?? it.name,
      file: held?.file ?? null,
      text: it.text ?? held?.text ?? null,
      cover: it.id === cover,
    });
    kept.add(it.id);
  }
  await addImportedMoney(ctx, trip, {
    rates: renamed.rates,
    expenses: renamed.expenses.map((it) => ({
      ...it,
      documentId: it.documentId !== null && kept.has(it.documentId) ? it.documentId : null,
    })),
  });
  await addImportedChecklists(ctx, trip.id, renamed.checklists);
  await addImportedComments(ctx, trip.id, renamed.comments);
  await savePast(ctx, trip.id, file.history, people);
  await logWithoutPatch(ctx, trip, "import_trip", said`Imported "${trip.title}" from a file`);
  await publish(ctx, "trip_created", { tripId: trip.id });
  return trip;
}

const MOST_AT_ONCE = 1000;

/** A history may have twenty thousand entries, a tenth of a second of work: others get their turn in between. */
async function savePast(
  ctx: Context,
  tripId: string,
  history: TripFile["history"],
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const ids = new Map<string, string>();
  for (const [index, { id }] of history.entries()) {
    ids.set(id, ctx.newId());
    if (index % MOST_AT_ONCE === MOST_AT_ONCE - 1) await letOthersRun();
  }
  for (let at = 0; at < history.length; at += MOST_AT_ONCE)
    await logPast(ctx, tripId, pastWithNewIds(history.slice(at, at + MOST_AT_ONCE), ids, people));
}

/** Everybody on the trip sees its cover, which is a picture. */
function mayBeCover({ private: own, text, path }: FileDocument, stored: StoredFiles): boolean {
  const held = path === null ? undefined : stored.get(path);
  return !own && text === null && held !== undefined && hasPreview(held.file.contentType);
}

function withoutKnown(file: TripFile, { elsewhere, free }: KnownBookings): TripFile {
  const carried = [...free].filter(([, it]) => it.hasSegments).map(([id]) => id);
  return leaveOutBookings(
    file,
    new Set([...elsewhere.keys(), ...free.keys()]),
    new Set([...elsewhere.keys(), ...carried]),
  );
}

/** Those who need an account: they paid, share, said or changed something. */
function peopleNamed({ people, expenses, comments, checklists, history }: TripFile) {
  const named = new Set([
    ...expenses.flatMap((it) => [it.paidById, ...it.split.shares.map((share) => share.personId)]),
    ...comments.flatMap((it) => [it.authorId, ...it.mentions, ...it.reactions.map(({ personId }) => personId)]),
    ...checklists.flatMap(({ items }) => items.map((it) => it.doneById)),
    ...history.map((it) => it.authorId),
  ]);
  return people.filter((it) => named.has(it.id));
}
