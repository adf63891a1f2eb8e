import { sqlOf } from "@caravan/db/sql";
import { presentTripFile, type TripFile } from "@caravan/domain/trip-file/trip-file";
import fc from "fast-check";
import { unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { pdf, webp } from "../../../domain/test/files/samples.ts";
import { anyTripFile } from "../../../domain/test/trip-files.ts";
import { addTripMember, createPerson, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { addSegment } from "../bookings/add-segment.ts";
import { listBookings } from "../bookings/list-bookings.ts";
import { recordBooking } from "../bookings/record-booking.ts";
import { createChecklist } from "../checklists/create-checklist.ts";
import { addComment } from "../comments/add-comment.ts";
import { reactToComment } from "../comments/react-to-comment.ts";
import { addTextDocument } from "../documents/add-text-document.ts";
import { getDocumentFile } from "../documents/get-document-file.ts";
import { listDocuments } from "../documents/list-documents.ts";
import { uploadDocument } from "../documents/upload-document.ts";
import { uploadPhoto } from "../documents/upload-photo.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { addExpense } from "../expenses/add-expense.ts";
import { getTripExpenseSummary } from "../expenses/get-trip-expense-summary.ts";
import { listExpenses } from "../expenses/list-expenses.ts";
import { exportTrip } from "../export/export-trip.ts";
import type { Actor, Person } from "../kernel/actor.ts";
import { deleteTripRow } from "../kernel/save-trip.ts";
import { UploadedFile } from "../kernel/uploaded-file.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { importTrip } from "./import-trip.ts";
import { previewImport } from "./preview-import.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

const asFile = (content: unknown) =>
  new UploadedFile("trip.json", "application/json", Buffer.from(JSON.stringify(content)));
const importIt = async (content: unknown, by: Actor = ana, more: { person_id?: string } = {}) =>
  (await run(importTrip, ports, by, { file: asFile(content), ...more })) as { trip: { id: string } };
async function exported(tripId: string, by: Actor = ana) {
  return JSON.parse((await exportedAs("json", tripId, by)).toString());
}
async function exportedAs(format: string, trip_id: string, by: Actor = ana) {
  const { bytes } = (await run(exportTrip, ports, by, { trip_id, format })) as { bytes: readonly Uint8Array[] };
  return Buffer.concat(bytes);
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** With the keys of all objects in one order. */
const stable = (it: unknown) =>
  JSON.stringify(it, (_, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** What two exports of the same trip have in common: everything but ids, moments of storing, and who is a member. */
// biome-ignore lint/suspicious/noExplicitAny: any parsed JSON.
function comparable(file: any) {
  const blank = (it: unknown) => stable(it).replaceAll(UUID, "id");
  const sorted = (list: unknown[]) => [...list].sort((a, b) => (blank(a) < blank(b) ? -1 : 1));
  const lists = {
    // What was sent for a booking only its owner has; others get what was recognised.
    // biome-ignore lint/suspicious/noExplicitAny: any parsed JSON.
    bookings: file.bookings.map(({ owner_id: _, request, ...it }: any) => ({
      ...it,
      request: request?.notes ? request : null,
    })),
    segments: file.segments,
    documents: file.documents
      .filter((it: { text: unknown }) => it.text !== null)
      .map(
        ({ size: _, created_at: __, content_type: ___, uploaded_by_id: ____, ...it }: Record<string, unknown>) => it,
      ),
    expenses: file.expenses,
  };
  const kept = {
    trip: file.trip,
    ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, sorted(list)])),
    rates: file.rates,
    comments: file.comments,
    checklists: file.checklists,
    history: file.history.filter((it: { action: string }) => it.action !== "import_trip"),
  };
  const numbers = new Map<string, string>();
  const numbered = stable(kept).replaceAll(UUID, (id) => {
    if (!numbers.has(id)) numbers.set(id, `#${numbers.size}`);
    return numbers.get(id) as string;
  });
  return JSON.parse(numbered);
}

async function tripWithEverything(owner = ana) {
  const { trip } = await run(createTrip, ports, owner, {
    ...{ destination: "Rome and Florence", start_date: "2027-03-27", end_date: "2027-04-01", total_budget: 900.5 },
  });
  const rui = await addTripMember(database, trip.id, "editor", "Rui");
  const trip_id = trip.id;
  const train = { kind: "train" as const, train_number: "FR 9410", from: "Roma Termini", to: "Firenze" };
  await run(addSegment, ports, owner, { trip_id, ...train, start: "2027-03-29T10:00", end: "2027-03-29T11:32" });
  for (const by of [owner, rui])
    await run(recordBooking, ports, by, {
      ...{ trip_id, destination: { name: `Flat of ${by.name}` }, dates: { start: "2027-03-27", end: "2027-03-29" } },
      ...{
        guests: { adults: 2 },
        preferences: { confirmation_number: `SECRET-${by.name}`, price: 310.4, currency: "EUR" },
      },
      notes: `note of ${by.name}`,
    });
  const paid = { trip_id, title: "Dinner =1+1", amount: 64.5, currency: "EUR", date: "2027-03-28" };
  await run(addExpense, ports, owner, { ...paid, paid_by: rui.userId });
  for (const [by, isPrivate] of [
    [owner, false],
    [owner, true],
    [rui, true],
  ] as const)
    await run(addTextDocument, ports, by, {
      trip_id,
      name: `Key ${by.name} ${isPrivate}`,
      text: "4711",
      private: isPrivate,
    });
  const said = { trip_id, text: "Bring @Rui water" };
  const { comment } = await run(addComment, ports, rui, { ...said, day_id: trip.itinerary[0]?.id });
  await run(addComment, ports, owner, said);
  await run(reactToComment, ports, owner, { comment_id: comment.id, reaction: "👍" });
  for (const [by, shared] of [
    [owner, true],
    [owner, false],
    [rui, false],
  ] as const)
    await run(createChecklist, ports, by, {
      trip_id,
      kind: "todo",
      title: `List of ${by.name} ${shared}`,
      shared,
      items: [{ text: "Visa" }],
    });
  return { trip_id, rui };
}

describe("a trip that is exported and imported", () => {
  it("is the same trip, with money, bookings, documents and history", async () => {
    const { trip_id, rui } = await tripWithEverything();
    const before = await exported(trip_id);
    expect(before.trip.itinerary.flatMap((it: { activities: unknown[] }) => it.activities).length).toBeGreaterThan(5);
    // The account of the same person on another installation.
    const there = await createPerson(database, "Ana");
    const { trip } = await importIt(before, there, { person_id: ana.userId });
    const after = await exported(trip.id, there);
    expect(comparable(after)).toEqual(comparable(before));
    expect(after.comments.map((it: { text: string }) => it.text)).toEqual(Array(2).fill("Bring @Rui water"));
    const kept = JSON.stringify(after);
    const named = new Set(JSON.stringify(before).match(UUID)).difference(new Set([ana.userId, trip_id]));
    expect([...named].filter((id) => kept.includes(id))).toEqual([]);
    // Whoever paid is named, and has no account to sign in with.
    const { people } = after;
    expect(people.map((it: { name: string; role: string | null }) => [it.name, it.role])).toEqual([
      ["Ana", "owner"],
      ["Rui", null],
    ]);
    const owed = async (by: Person, id: string) =>
      (await run(getTripExpenseSummary, ports, by, { trip_id: id })).summary.settlements.map(({ amount }) => amount);
    expect(await owed(there, trip.id)).toEqual(await owed(ana, trip_id));
    expect(rui.userId).not.toBe(people[1].id);
    const { entries } = await run(getEditLog, ports, there, { trip_id: trip.id, limit: 100 });
    expect(entries[0]).toMatchObject({ action: "import_trip", revertible: false });
    expect(entries.some((it) => it.author.name === "Rui")).toBe(true);
    // They go with the trip.
    await deleteTripRow(sqlOf(database), trip.id);
    expect(await database.prisma.user.count({ where: { id: people[1].id } })).toBe(0);
  });

  it("leaves odd cents with whom they were", async () => {
    const { trip } = await run(createTrip, ports, ana, {
      ...{ destination: "Rome", start_date: "2027-03-27", end_date: "2027-03-28", skip_ai_generation: true },
    });
    const others = [];
    for (const name of ["Rui", "Eva", "Tom", "Zoe"])
      others.push(await addTripMember(database, trip.id, "editor", name));
    const of = { trip_id: trip.id, date: "2027-03-27", currency: "EUR", paid_by: ana.userId };
    // In turns somebody else is among the first by their id.
    for (const out of [ana, ...others])
      await run(addExpense, ports, ana, {
        ...{ ...of, title: `Without ${out.name}`, amount: 10.03 },
        split: {
          mode: "equal",
          shares: [ana, ...others].filter((it) => it !== out).map(({ userId: user_id }) => ({ user_id })),
        },
      });
    const owed = async (trip_id: string) =>
      (await run(listExpenses, ports, ana, { trip_id })).expenses
        .map(({ title, split }) => [title, split.shares.map(({ name, owes }) => `${name} ${owes}`).sort()])
        .sort();
    const before = await owed(trip.id);
    const { trip: copy } = await importIt(await exported(trip.id));
    expect(await owed(copy.id)).toEqual(before);
  });

  it("is the same trip whatever is in it", async () => {
    await fc.assert(
      fc.asyncProperty(anyTripFile, async (file) => {
        const sent = JSON.parse(JSON.stringify(presentTripFile(withOwnBookings(file))));
        // Somebody who has none of its bookings yet.
        const there = await createPerson(database, "Ana");
        const { trip } = await importIt(sent, there, { person_id: sent.exported_by_id });
        expect(comparable(await exported(trip.id, there))).toEqual(comparable(sent));
      }),
      { numRuns: 25, seed: 3 },
    );
  }, 120_000);

  it("gets times that agree where those of the file contradict each other, and says so", async () => {
    const { trip } = await run(createTrip, ports, ana, {
      ...{ destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true },
    });
    const times = { start_time: "10:00", end_time: "11:00" };
    await run(addActivity, ports, ana, { trip_id: trip.id, title: "Castle", ...times });
    const text = JSON.stringify(await exported(trip.id)).replace('"duration_minutes":60', '"duration_minutes":400');
    expect(await importIt(JSON.parse(text))).toMatchObject({
      trip: { itinerary: [{ activities: [{ ...times, duration_minutes: 60 }] }, {}] },
      warnings: [{ code: "times_disagree" }],
    });
  });

  it("holds nothing that its reader may not see", async () => {
    const { trip_id, rui } = await tripWithEverything();
    const viewer = await addTripMember(database, trip_id, "viewer", "Vic");
    for (const [by, secrets] of [
      [rui, ["SECRET-Ana", "note of Ana", "Key Ana true", "List of Ana false"]],
      [viewer, ["SECRET-", "note of", "Key Ana true", "Key Rui true", "List of Ana false", "List of Rui false"]],
    ] as const) {
      const text = JSON.stringify(await exported(trip_id, by));
      expect(secrets.filter((it) => text.includes(it))).toEqual([]);
      expect(text).toContain("Flat of Ana");
    }
    const agent: Actor = {
      ...{ kind: "agent", userId: ana.userId, name: "Ana", agentName: "Bot", keyId: crypto.randomUUID() },
      ...{ scopes: ["trips:read", "trips:write"], mode: "apply", tripIds: [] },
    };
    const read = await exported(trip_id, agent);
    expect([read.bookings, JSON.stringify(read).includes("note of")]).toEqual([[], false]);
    expect(read.left_out.join()).toContain("bookings:read");
    // The pieces of travel get bookings of their own then.
    const { trip } = await importIt(read, agent);
    expect((await exported(trip.id)).bookings.length).toBeGreaterThan(0);
    const eve = await createPerson(database, "Eve");
    await expect(exported(trip_id, eve)).rejects.toMatchObject({ code: "not_found" });
  });
});

/** Bookings of others are stored without what only their owners see. */
function withOwnBookings(file: TripFile): TripFile {
  const request = {
    ...{ destination: null, dates: null, guests: null, preferences: null },
    specialRequests: null,
    notes: null,
  };
  const used = new Set(file.segments.map((it) => it.bookingId));
  return {
    ...file,
    bookings: file.bookings.map((it) => ({ ...it, ownerId: file.exportedById, request: it.request ?? request })),
    // A booking without a trip is on no list of the trip.
    expenses: file.expenses.map((it) => ({ ...it, documentId: textOnly(file, it.documentId) })),
    segments: file.segments.filter((it) => used.has(it.bookingId)),
  };
}

const textOnly = (file: TripFile, id: string | null) =>
  file.documents.some((it) => it.id === id && it.text !== null) ? id : null;

describe("bookings that the importer has already", () => {
  const bookingsOf = async (by: Person) =>
    (await run(listBookings, ports, by, { limit: 100 })).bookings.map((it) => [it.title, it.trip_id]).sort();

  it("stay where they are, however often the trip is imported", async () => {
    const eve = await createPerson(database, "Eve");
    const { trip_id } = await tripWithEverything(eve);
    const file = await exported(trip_id, eve);
    const before = await bookingsOf(eve);
    expect(before).toContainEqual(["Flat of Eve", trip_id]);
    const first = (await importIt(file, eve)) as { trip: { id: string }; warnings?: object[] };
    expect(first.warnings).toContainEqual(expect.objectContaining({ code: "same_booking" }));
    // What Rui has booked is new to Eve, once.
    const after = [...before, ["Flat of Rui", first.trip.id]].sort();
    expect(await bookingsOf(eve)).toEqual(after);
    await importIt(file, eve);
    expect(await bookingsOf(eve)).toEqual(after);
  });

  it("come along when they are on no trip", async () => {
    const eve = await createPerson(database, "Eve");
    const { trip_id } = await tripWithEverything(eve);
    const file = await exported(trip_id, eve);
    const before = await bookingsOf(eve);
    await deleteTripRow(sqlOf(database), trip_id);
    const { trip } = await importIt(file, eve);
    const moved = before.map(([title]) => [title, trip.id]);
    expect(await bookingsOf(eve)).toEqual([...moved, ["Flat of Rui", trip.id]].sort());
    const again = await exported(trip.id, eve);
    expect(again.segments.map((it: { title: string; start: string }) => it.start).sort()).toEqual(
      file.segments.map((it: { start: string }) => it.start).sort(),
    );
  });

  it("come along with their segments from a trip in the trash", async () => {
    const eve = await createPerson(database, "Eve");
    const { trip_id } = await tripWithEverything(eve);
    const file = await exported(trip_id, eve);
    await run(deleteTrip, ports, eve, { trip_id });
    const { trip } = await importIt(file, eve);
    const again = await exported(trip.id, eve);
    expect(again.segments.map((it: { start: string }) => it.start).sort()).toEqual(
      file.segments.map((it: { start: string }) => it.start).sort(),
    );
    expect((await bookingsOf(eve)).map(([, on]) => on)).toEqual([trip.id, trip.id, trip.id]);
  });
});

describe("an import that is refused", () => {
  const rows = async () => ({
    trips: await database.prisma.trip.count(),
    people: await database.prisma.user.count(),
    bookings: await database.prisma.booking.count(),
  });

  it.each([
    ["nonsense", "unreadable"],
    [{ format: "caravan-trip", version: 2 }, "newer_version"],
    [{ hello: "world" }, "unknown_format"],
  ])("says what is wrong: %j", async (content, code) => {
    await expect(importIt(content)).rejects.toMatchObject({ kind: "unprocessable", code: expect.any(String) });
    await expect(run(previewImport, ports, ana, { file: asFile(content) })).rejects.toMatchObject(
      typeof content === "string" ? { kind: "unprocessable" } : { code },
    );
  });

  it("stores nothing when its last record does not fit", async () => {
    const { trip_id } = await tripWithEverything();
    const before = await rows();
    const full = { ...ports, quotas: { account: 1, trip: 1 } };
    const file = asFile(await exported(trip_id));
    await expect(run(importTrip, full, ana, { file })).rejects.toMatchObject({ code: "quota_reached" });
    await expect(importIt(await exported(trip_id), ana, { person_id: crypto.randomUUID() })).rejects.toMatchObject({
      details: [{ path: "person_id" }],
    });
    expect(await rows()).toEqual(before);
  });

  it("changes no row that its ids name", async () => {
    const { trip_id } = await tripWithEverything();
    const eve = await createPerson(database, "Eve");
    const file = await exported(trip_id);
    file.trip.title = "Mine now";
    for (const day of file.trip.itinerary) for (const it of day.activities) it.title = "Mine now";
    const { trip } = await importIt(file, eve, { person_id: ana.userId });
    expect(JSON.stringify(await exported(trip_id))).not.toContain("Mine now");
    const mine = await exported(trip.id, eve);
    expect(mine.people.map((it: { name: string }) => it.name)).toEqual(["Eve", "Rui"]);
    expect(JSON.stringify(mine)).not.toContain(ana.userId);
  });
});

it("previews an import without storing anything", async () => {
  const eve = await createPerson(database, "Eve");
  const { trip_id } = await tripWithEverything(eve);
  const before = await database.prisma.trip.count();
  const { preview } = (await run(previewImport, ports, eve, {
    file: asFile(await exported(trip_id, eve)),
  })) as never as {
    preview: Record<string, never>;
  };
  expect(preview).toMatchObject({
    ...{ destination: "Rome and Florence", start_date: "2027-03-27", end_date: "2027-04-01" },
    // Eve has two of the bookings already, where they are.
    counts: { segments: 1, bookings: 1, expenses: 1, documents: 2, comments: 2, checklists: 2 },
    left_out: expect.arrayContaining([{ what: "Flat of Eve", why: "it is already among your bookings" }]),
    people: expect.arrayContaining([
      expect.objectContaining({ name: "Eve", is_you: true }),
      expect.objectContaining({ name: "Rui", is_you: false }),
    ]),
  });
  expect(await database.prisma.trip.count()).toBe(before);
});

describe("a ZIP of a trip", () => {
  it("has the files of documents, which are imported with it", async () => {
    const { trip_id } = await tripWithEverything();
    const ticket = new UploadedFile("Ticket 東京.pdf", "application/pdf", pdf);
    await run(uploadDocument, ports, ana, { trip_id, file: ticket, kind: "ticket" });
    const bytes = await exportedAs("zip", trip_id);
    const zip = new UploadedFile("trip.zip", "application/zip", bytes);
    expect(await run(previewImport, ports, ana, { file: zip })).toMatchObject({
      preview: { counts: { documents: 3 } },
    });
    const { trip } = (await run(importTrip, ports, ana, { file: zip })) as { trip: { id: string } };
    const { documents } = await run(listDocuments, ports, ana, { trip_id: trip.id });
    const copy = documents.find((it) => it.name === "Ticket 東京.pdf");
    expect(copy).toMatchObject({ kind: "ticket", content_type: "application/pdf", size: pdf.length });
    const read = (await run(getDocumentFile, ports, ana, { document_id: copy?.id })) as { bytes: Uint8Array };
    expect(Buffer.from(read.bytes).equals(pdf)).toBe(true);
  });

  it("keeps which stop a photo belongs to and which one is the cover, of which there is one that is a picture", async () => {
    const { trip_id } = await tripWithEverything();
    const { activity } = await run(addActivity, ports, ana, { trip_id, title: "Sunrise" });
    const keep = (name: string, more: object) =>
      run(uploadPhoto, ports, ana, { trip_id, file: new UploadedFile(name, "image/webp", webp), ...more });
    await keep("Sunrise.webp", { activity_id: activity.id });
    await keep("Duomo.webp", { cover: true });
    const bytes = await exportedAs("zip", trip_id);
    const photosOf = async (file: Uint8Array) => {
      const zip = new UploadedFile("trip.zip", "application/zip", file);
      const { trip } = (await run(importTrip, ports, ana, { file: zip })) as { trip: { id: string } };
      const plan = await exported(trip.id);
      const activities = plan.trip.itinerary.flatMap(
        (day: { activities: { id: string; title: string }[] }) => day.activities,
      );
      const { documents } = await run(listDocuments, ports, ana, { trip_id: trip.id });
      return documents
        .map(({ name, cover, activity_id }) => {
          const stop = activities.find((it: { id: string }) => it.id === activity_id);
          return [name, cover, stop?.title ?? null];
        })
        .filter(([, cover, stop]) => cover || stop !== null);
    };
    const kept = [
      ["Duomo.webp", true, null],
      ["Sunrise.webp", false, "Sunrise"],
    ];
    expect((await photosOf(bytes)).sort()).toEqual(kept);
    const everything = unzipSync(bytes);
    const file = JSON.parse(Buffer.from(everything["trip.json"] as Uint8Array).toString());
    for (const it of file.documents) it.cover ||= it.text !== null;
    const spoilt = zipSync({ ...everything, "trip.json": Buffer.from(JSON.stringify(file)) });
    expect((await photosOf(spoilt)).sort()).toEqual(kept);
  });

  it("leaves no file in the store when the account has no room for its documents", async () => {
    const { trip_id } = await tripWithEverything();
    await run(uploadDocument, ports, ana, { trip_id, file: new UploadedFile("a.pdf", "", pdf), kind: "other" });
    const bytes = await exportedAs("zip", trip_id);
    const put: string[] = [];
    const files = { ...ports.files, put: async (key: string) => void put.push(key) };
    const full = { ...ports, files, quotas: { ...ports.quotas, account: 1 } };
    const file = new UploadedFile("trip.zip", "application/zip", Buffer.from(bytes));
    await expect(run(importTrip, full, ana, { file })).rejects.toMatchObject({ code: "quota_reached" });
    expect(put).toEqual([]);
  });

  it("is refused when its documents are too large for one", async () => {
    const { trip_id } = await tripWithEverything();
    await run(uploadDocument, ports, ana, { trip_id, file: new UploadedFile("a.pdf", "", pdf), kind: "other" });
    await database.prisma.document.updateMany({ where: { tripId: trip_id }, data: { bytes: 20_000_000 } });
    await expect(run(exportTrip, ports, ana, { trip_id, format: "zip" })).resolves.toBeDefined();
    await database.prisma.document.updateMany({ where: { tripId: trip_id }, data: { bytes: 25_000_000 } });
    await expect(run(exportTrip, ports, ana, { trip_id, format: "zip" })).rejects.toMatchObject({
      code: "export_too_large",
    });
  });
});

describe("a file of another program", () => {
  const file = (name: string, text: string) => new UploadedFile(name, "text/plain", Buffer.from(text));
  const table = file(
    "Lisbon weekend.csv",
    "title,date,time,lat,lng\nCastle,2030-05-04,10:00,38.71,-9.13\nTram,2030-05-03,,,\nIdea,,,,\n",
  );

  it("becomes a trip with its days by date, and the rest set aside", async () => {
    const choices = { destination: "Lisbon", title: "Weekend" };
    const { preview } = (await run(previewImport, ports, ana, { file: table, ...choices })) as never as {
      preview: { days: object[]; counts: object };
    };
    const { trip } = (await run(importTrip, ports, ana, { file: table, ...choices })) as never as {
      trip: { id: string; itinerary: object[] };
    };
    expect(preview).toMatchObject({
      ...{ title: "Weekend", destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04" },
      counts: { activities: 3, without_place: 2 },
      set_aside: [{ title: "Idea", has_place: false }],
    });
    expect(trip).toMatchObject({
      ...{ title: "Weekend", role: "owner", currency: "EUR", place: { city_id: "lisbon", timezone: "Europe/Lisbon" } },
      itinerary: [
        { date: "2030-05-03", activities: [{ title: "Tram", lat: null, provenance: "person" }] },
        { date: "2030-05-04", activities: [{ title: "Castle", start_time: "10:00", lat: 38.71 }] },
      ],
      parked: [{ title: "Idea" }],
    });
  });

  it("without dates says so in the preview, and needs them", async () => {
    const list = file("Tokyo.csv", "Title,Note,URL,Comment\nRamen,,,\n");
    expect(await run(previewImport, ports, ana, { file: list })).toMatchObject({
      preview: { title: "Tokyo", start_date: null, days: [], set_aside: [{ title: "Ramen" }] },
    });
    await expect(run(importTrip, ports, ana, { file: list })).rejects.toMatchObject({
      details: [{ path: "start_date" }],
    });
    const dates = { start_date: "2030-05-03", end_date: "2030-05-05" };
    await expect(run(importTrip, ports, ana, { file: list, ...dates, end_date: "2030-05-01" })).rejects.toMatchObject({
      details: [{ path: "end_date" }],
    });
    expect(await run(importTrip, ports, ana, { file: list, ...dates })).toMatchObject({
      trip: { destination: "Tokyo", itinerary: [{}, {}, {}], parked: [{ title: "Ramen" }] },
    });
  });
});
