import { sqlOf } from "@caravan/db/sql";
import { describe, expect, it } from "vitest";
import { pdf } from "../../../domain/test/files/samples.ts";
import { addTripMember, createPerson, now, portsOn, run, setUp } from "../../test/context.ts";
import { memoryFiles } from "../../test/fake-ports.ts";
import { agentOf, createGroup, linkNewTrip, outcome } from "../../test/group.ts";
import { createKey } from "../agents/create-key.ts";
import { revertKeyEdits } from "../agents/revert-key-edits.ts";
import { listBookings } from "../bookings/list-bookings.ts";
import { recordBooking } from "../bookings/record-booking.ts";
import { getConciergeState } from "../concierge/get-concierge-state.ts";
import { updateConciergeSettings } from "../concierge/update-concierge-settings.ts";
import { addTextDocument } from "../documents/add-text-document.ts";
import { deleteDocument } from "../documents/delete-document.ts";
import { getDocumentFile } from "../documents/get-document-file.ts";
import { getTripDocument } from "../documents/get-trip-document.ts";
import { listDocuments } from "../documents/list-documents.ts";
import { sweepFiles } from "../documents/sweep-files.ts";
import { uploadDocument } from "../documents/upload-document.ts";
import { addExpense } from "../expenses/add-expense.ts";
import { listExpenses } from "../expenses/list-expenses.ts";
import { deleteExpiredRows } from "../expired-rows.ts";
import { exportAccount } from "../export/export-account.ts";
import { deleteGroupTrip } from "../groups/delete-group-trip.ts";
import { getGroupTrip } from "../groups/get-group-trip.ts";
import { handOverGroup } from "../groups/hand-over-group.ts";
import { joinGroupTrip } from "../groups/join-group-trip.ts";
import { listGroupTrips } from "../groups/list-group-trips.ts";
import { removeGroupMember } from "../groups/remove-group-member.ts";
import { deleteAccount } from "../identity/delete-account.ts";
import { previewAccountDeletion } from "../identity/preview-account-deletion.ts";
import type { Actor, Agent, Person } from "../kernel/actor.ts";
import { UploadedFile } from "../kernel/uploaded-file.ts";
import { createInvitation } from "../members/create-invitation.ts";
import { listMembers } from "../members/list-members.ts";
import { openInvitation } from "../members/open-invitation.ts";
import { createShare } from "../sharing/create-share.ts";
import { openShare } from "../sharing/open-share.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { listTrips } from "../trips/list-trips.ts";
import { deleteFromTrash } from "./delete-from-trash.ts";
import { emptyTrash } from "./empty-trash.ts";
import { listTrash } from "./list-trash.ts";
import { restoreFromTrash } from "./restore-from-trash.ts";

const { database, outside } = await setUp();
const { ports } = outside;
const on = { database, ports };

const DAY_MS = 86_400_000;
const person = (name = "Ana") => createPerson(database, name);
const newTrip = async (by: Actor) =>
  (
    await run(createTrip, ports, by, {
      destination: "Lisbon",
      start_date: "2027-05-03",
      end_date: "2027-05-04",
      skip_ai_generation: true,
    })
  ).trip;
const upload = async (by: Actor, trip_id: string, more: object = {}, to = ports) =>
  (
    (await run(uploadDocument, to, by, {
      trip_id,
      ...more,
      file: new UploadedFile("Ticket.pdf", "application/pdf", pdf),
    })) as { document: { id: string } }
  ).document.id;
const note = async (by: Actor, trip_id: string, name = "Note") =>
  (await run(addTextDocument, ports, by, { trip_id, name, text: "Ring twice" })).document.id;
const trashOf = async (who: Actor) => (await run(listTrash, ports, who, {})).items;
const restore = (who: Actor, kind: "trip" | "group_trip" | "document", id: string) =>
  run(restoreFromTrash, ports, who, { kind, id });
/** Moves the deletion this many days into the past, by the database's clock. */
const age = (table: "trip" | "groupTrip" | "document", id: string, days: number) =>
  (database.prisma[table] as typeof database.prisma.trip).update({
    where: { id },
    data: { trashedAt: new Date(Date.now() - days * DAY_MS) },
  });
const sweep = (at = ports) =>
  sweepFiles(at, new Date(), (error) => {
    throw error;
  });

/** Everything that a person has, as in their export, without the traces of deletion and restoring. */
async function everythingOf(who: Person) {
  const { exported_at: _at, trips, ...all } = await run(exportAccount, ports, who, {});
  const history = (entries: unknown) =>
    (entries as { action: string }[]).filter((it) => !["delete_trip", "restore_from_trash"].includes(it.action));
  return { ...all, trips: trips.map((trip) => ({ ...trip, history: history(trip.history) })) };
}

describe("a deleted trip", () => {
  it("disappears for everybody, and can be restored as it was", async () => {
    const ana = await person();
    const trip = await newTrip(ana);
    const trip_id = trip.id;
    const rui = await addTripMember(database, trip_id, "editor");
    const document_id = await upload(rui, trip_id);
    const expense = {
      title: "Boat",
      amount: 30,
      currency: "EUR",
      date: "2027-05-03",
      paid_by: rui.userId,
      document_id,
    };
    await run(addExpense, ports, rui, { trip_id, ...expense });
    const stay = { destination: { name: "Casa" }, guests: { adults: 2 }, preferences: { kind: "stay" } };
    const dates = { start: "2027-05-03", end: "2027-05-04" };
    const { booking } = await run(recordBooking, ports, ana, { ...stay, dates, trip_id });
    const share = (await run(createShare, ports, ana, { trip_id })).share;
    const { url } = await run(createInvitation, ports, ana, { trip_id, role: "viewer" });
    const token = url.split("/").at(-1) ?? "";
    await run(updateConciergeSettings, ports, rui, { trip_id, max_detour_minutes: 7 });
    const before = { ana: await everythingOf(ana), rui: await everythingOf(rui) };
    expect(before.rui.trips).toHaveLength(1);

    const deleted = await run(deleteTrip, ports, ana, { trip_id });
    expect(deleted).toEqual({ deleted: true, trip_id, restorable_until: "2026-12-21T12:00:00.000Z" });
    for (const who of [ana, rui]) {
      const id = { trip_id };
      const calls = [
        run(getTrip, ports, who, id),
        run(deleteTrip, ports, who, id),
        run(listMembers, ports, who, id),
        run(listDocuments, ports, who, id),
        run(getTripDocument, ports, who, { ...id, document_id }),
        run(getDocumentFile as never, ports, who, { document_id } as never),
        run(listExpenses, ports, who, id),
        run(getConciergeState, ports, who, id),
        run(createShare, ports, who, id),
      ];
      expect(await Promise.all(calls.map(outcome))).toEqual(calls.map(() => "not_found"));
      expect((await run(listTrips, ports, who, {})).trips).toEqual([]);
      expect((await everythingOf(who)).trips).toEqual([]);
    }
    expect(await outcome(run(openShare, ports, { kind: "anonymous" }, { token: share.token }))).toBe("not_found");
    expect(await outcome(run(openInvitation, ports, { kind: "anonymous" }, { token }))).toBe("not_found");
    expect((await run(listBookings, ports, ana, {})).bookings).toMatchObject([{ id: booking.id, trip_id: null }]);

    expect(await trashOf(rui)).toEqual([]);
    const [deletedAt, gone] = ["2026-11-21T12:00:00.000Z", "2026-12-21T12:00:00.000Z"];
    expect(await trashOf(ana)).toEqual([
      {
        ...{ kind: "trip", id: trip_id, title: trip.title, trip: null, bytes: pdf.length },
        ...{ deleted_at: deletedAt, deleted_for_good_at: gone },
      },
    ]);
    expect(await outcome(restore(rui, "trip", trip_id))).toBe("not_found");
    expect(await restore(ana, "trip", trip_id)).toMatchObject({ restored: true, public_links: 1 });
    expect({ ana: await everythingOf(ana), rui: await everythingOf(rui) }).toEqual(before);
    expect((await run(openShare, ports, { kind: "anonymous" }, { token: share.token })).trip.id).toBe(trip_id);
    expect(await outcome(restore(ana, "trip", trip_id))).toBe("not_found");
    const log = await database.prisma.editLogEntry.findMany({
      where: { tripId: trip_id },
      orderBy: { createdAt: "asc" },
    });
    expect(log.map((it) => it.summary).slice(-2)).toEqual(["Deleted the trip", "Restored the trip"]);
  });

  it("becomes its group's itinerary again, also for people who joined meanwhile, unless the group has another one", async () => {
    const group = await createGroup(on, ["Rui"]);
    const tripId = await linkNewTrip(on, group);
    const { creator } = group;
    const linked = async () => (await run(getGroupTrip, ports, creator, { trip_code: group.code })).group_trip.trip_id;
    await run(deleteTrip, ports, creator, { trip_id: tripId });
    expect(await linked()).toBeNull();
    const eve = await person("Eve");
    await run(joinGroupTrip, ports, eve, { trip_code: group.code });
    expect(await outcome(run(getTrip, ports, eve, { trip_id: tripId }))).toBe("not_found");
    await restore(creator, "trip", tripId);
    expect(await linked()).toBe(tripId);
    expect((await run(getTrip, ports, eve, { trip_id: tripId })).trip.role).toBe("editor");

    await run(deleteTrip, ports, creator, { trip_id: tripId });
    const other = await linkNewTrip(on, group);
    await restore(creator, "trip", tripId);
    expect(await linked()).toBe(other);
  });

  it("stays closed to people who left its group, or were removed from it, meanwhile", async () => {
    const group = await createGroup(on, ["Rui", "Mia"]);
    const { creator, code: trip_code } = group;
    const [rui, mia] = group.members as [Person, Person];
    const days = { start_date: "2030-05-03", end_date: "2030-05-05", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, creator, {
      destination: "Lisbon",
      ...days,
      groupTripCode: trip_code,
    });
    const see = (who: Person) => outcome(run(getTrip, ports, who, { trip_id: trip.id }));
    expect([await see(rui), await see(mia)]).toEqual(["ok", "ok"]);
    await run(deleteTrip, ports, creator, { trip_id: trip.id });
    await run(removeGroupMember, ports, creator, { trip_code, user_id: rui.userId });
    await run(removeGroupMember, ports, mia, { trip_code, user_id: mia.userId });
    await restore(creator, "trip", trip.id);
    expect([await see(creator), await see(rui), await see(mia)]).toEqual(["ok", "not_found", "not_found"]);
  });
});

describe("a deleted group", () => {
  it("disappears with its code, and can be restored with its people and its itinerary", async () => {
    const group = await createGroup(on, ["Rui"]);
    const tripId = await linkNewTrip(on, group);
    const { code: trip_code, creator } = group;
    const [rui] = group.members as [Person];
    const read = (who: Actor) => run(getGroupTrip, ports, who, { trip_code });
    const before = [await read(creator), await read(rui)];
    await run(deleteGroupTrip, ports, creator, { trip_code });
    for (const who of [creator, rui]) {
      expect(await outcome(read(who))).toBe("not_found");
      expect((await run(listGroupTrips, ports, who, {})).group_trips).toEqual([]);
    }
    expect((await run(getTrip, ports, creator, { trip_id: tripId })).trip.id).toBe(tripId);
    const stranger = await person("Eve");
    expect(await outcome(run(joinGroupTrip, ports, stranger, { trip_code }))).toBe("not_found");
    expect(await outcome(restore(rui, "group_trip", group.id))).toBe("not_found");
    expect(await trashOf(creator)).toMatchObject([{ kind: "group_trip", id: group.id }]);
    expect(await restore(creator, "group_trip", group.id)).toMatchObject({ trip_code });
    expect([await read(creator), await read(rui)]).toEqual(before);
  });
});

describe("a deleted document", () => {
  it("can be restored by editors of its trip, and is a receipt again", async () => {
    const ana = await person();
    const { id: trip_id } = await newTrip(ana);
    const [editor, viewer] = [
      await addTripMember(database, trip_id, "editor", "Ed"),
      await addTripMember(database, trip_id, "viewer", "Vi"),
    ];
    const document_id = await upload(editor, trip_id);
    const expense = { title: "Boat", amount: 30, currency: "EUR", date: "2027-05-03", document_id };
    await run(addExpense, ports, ana, { trip_id, ...expense });
    const receipt = async () => (await run(listExpenses, ports, ana, { trip_id })).expenses[0]?.document;
    const whole = await receipt();
    expect(whole).toMatchObject({ id: document_id });
    expect(await run(deleteDocument, ports, ana, { trip_id, document_id })).toMatchObject({ deleted: true });
    expect(await outcome(run(getTripDocument, ports, ana, { trip_id, document_id }))).toBe("not_found");
    expect((await run(listDocuments, ports, ana, { trip_id })).documents).toEqual([]);
    expect((await run(listDocuments, ports, ana, { trip_id, search: "ticket" })).documents).toEqual([]);
    expect(await receipt()).toBeNull();
    await expect(run(addExpense, ports, ana, { trip_id, ...expense })).rejects.toMatchObject({
      details: [{ path: "document_id" }],
    });
    expect(await trashOf(viewer)).toEqual([]);
    expect(await outcome(restore(viewer, "document", document_id))).toBe("forbidden");
    expect(await trashOf(editor)).toMatchObject([{ kind: "document", title: "Ticket.pdf", trip: { id: trip_id } }]);
    await restore(editor, "document", document_id);
    expect(await receipt()).toEqual(whole);
    expect(await outcome(run(getTripDocument, ports, ana, { trip_id, document_id }))).toBe("ok");
  });

  it("is hidden from others while it is private, and only its uploader and the owner delete it for good", async () => {
    const ana = await person();
    const { id: trip_id } = await newTrip(ana);
    const [ed, mo] = [
      await addTripMember(database, trip_id, "editor"),
      await addTripMember(database, trip_id, "editor"),
    ];
    const secret = await upload(ed, trip_id, { private: true });
    const open = await upload(ed, trip_id);
    for (const document_id of [secret, open]) await run(deleteDocument, ports, ed, { trip_id, document_id });
    expect((await trashOf(ana)).map((it) => it.id)).toEqual([open]);
    expect(await outcome(restore(ana, "document", secret))).toBe("not_found");
    const remove = (who: Person, id: string) => outcome(run(deleteFromTrash, ports, who, { kind: "document", id }));
    expect(await remove(ana, secret)).toBe("not_found");
    expect(await remove(mo, open)).toBe("forbidden");
    expect(await remove(ana, open)).toBe("ok");
    expect(await remove(ed, secret)).toBe("ok");
    expect(await trashOf(ed)).toEqual([]);
  });

  it("counts for the quotas until it is deleted for good", async () => {
    const ana = await person();
    const { id: trip_id } = await newTrip(ana);
    const small = { ...ports, quotas: { account: pdf.length * 1.5, trip: 1e9 } };
    const document_id = await upload(ana, trip_id, {}, small);
    await run(deleteDocument, ports, ana, { trip_id, document_id });
    await expect(upload(ana, trip_id, {}, small)).rejects.toMatchObject({
      code: "quota_reached",
      message: expect.stringContaining("also from the trash"),
    });
    await run(deleteFromTrash, ports, ana, { kind: "document", id: document_id });
    await upload(ana, trip_id, {}, small);
  });
});

describe("the trash", () => {
  it("is emptied by the owner of what is in it, with the files", async () => {
    const files = memoryFiles();
    const keys = new Set<string>();
    const watched = {
      ...portsOn(database).ports,
      files: {
        ...files,
        put: async (...it: Parameters<typeof files.put>) => {
          keys.add(it[0]);
          await files.put(...it);
        },
        delete: async (key: string) => {
          keys.delete(key);
          await files.delete(key);
        },
      },
    };
    const ana = await person();
    const [one, two] = [await newTrip(ana), await newTrip(ana)];
    await upload(ana, one.id, {}, watched);
    const document_id = await upload(ana, two.id, {}, watched);
    const kept = await upload(ana, two.id, {}, watched);
    await run(deleteTrip, ports, ana, { trip_id: one.id });
    await run(deleteDocument, ports, ana, { trip_id: two.id, document_id });
    await sweep(watched);
    expect(keys.size).toBe(3);
    expect(await run(emptyTrash, ports, ana, {})).toEqual({ deleted: 2 });
    await sweep(watched);
    expect(keys.size).toBe(1);
    expect((await run(listDocuments, ports, ana, { trip_id: two.id })).documents).toMatchObject([{ id: kept }]);
    expect(await outcome(restore(ana, "trip", one.id))).toBe("not_found");
  });

  it("deletes after thirty days what is in it, once, whoever restores or empties it at that moment", async () => {
    const ana = await person();
    const trip = await newTrip(ana);
    const group = await createGroup(on, []);
    const other = await newTrip(ana);
    const document_id = await note(ana, other.id);
    await run(deleteTrip, ports, ana, { trip_id: trip.id });
    await run(deleteGroupTrip, ports, group.creator, { trip_code: group.code });
    await run(deleteDocument, ports, ana, { trip_id: other.id, document_id });
    const there = async () =>
      Promise.all([
        database.prisma.trip.count({ where: { id: trip.id } }),
        database.prisma.groupTrip.count({ where: { id: group.id } }),
        database.prisma.document.count({ where: { id: document_id } }),
      ]);
    const ageAll = (days: number) =>
      Promise.all([age("trip", trip.id, days), age("groupTrip", group.id, days), age("document", document_id, days)]);
    await ageAll(29.9);
    await deleteExpiredRows(sqlOf(database), ports);
    expect(await there()).toEqual([1, 1, 1]);
    await ageAll(30.1);
    const all = await Promise.all([
      outcome(restore(ana, "trip", trip.id)),
      ...[1, 2, 3].map(() => outcome(deleteExpiredRows(sqlOf(database), ports))),
    ]);
    expect(all.slice(1)).toEqual(["ok", "ok", "ok"]);
    // Either it was restored and stays, or it is gone.
    expect(await there()).toEqual([all[0] === "ok" ? 1 : 0, 0, 0]);
  });

  it("lists a page at a time", async () => {
    const ana = await person();
    const { id: trip_id } = await newTrip(ana);
    const ids = [];
    for (const name of ["A", "B", "C"]) {
      const document_id = await note(ana, trip_id, name);
      await run(deleteDocument, ports, ana, { trip_id, document_id });
      ids.push(document_id);
    }
    const first = await run(listTrash, ports, ana, { limit: 2 });
    const second = await run(listTrash, ports, ana, { limit: 2, cursor: first.next_cursor ?? "" });
    expect([first.has_more, second.has_more]).toEqual([true, false]);
    expect([...first.items, ...second.items].map((it) => it.id)).toEqual(ids.reverse());
  });

  it("is deleted with the account and part of its export; nobody inherits from it", async () => {
    const ana = await person();
    const trip = await newTrip(ana);
    const rui = await addTripMember(database, trip.id, "editor");
    const group = await createGroup(on, []);
    await run(joinGroupTrip, ports, ana, { trip_code: group.code });
    await run(handOverGroup, ports, group.creator, { trip_code: group.code, user_id: ana.userId });
    await run(deleteTrip, ports, ana, { trip_id: trip.id });
    await run(deleteGroupTrip, ports, ana, { trip_code: group.code });
    const { trash } = await run(exportAccount, ports, ana, {});
    expect(trash.map((it) => it.kind).sort()).toEqual(["group_trip", "trip"]);
    const nothing = { trips_deleted: 0, trips_handed_over: [], groups_deleted: 0, groups_handed_over: [] };
    expect(await run(previewAccountDeletion, ports, ana, {})).toEqual(nothing);
    // Rui leaves too: what they added to a trip in the trash is a former member's.
    const document_id = await (async () => {
      await restore(ana, "trip", trip.id);
      const id = await note(rui, trip.id);
      await run(deleteTrip, ports, ana, { trip_id: trip.id });
      return id;
    })();
    await run(deleteAccount, ports, rui, { email: rui.email });
    const left = await database.prisma.document.findUnique({
      where: { id: document_id },
      include: { uploadedBy: true },
    });
    expect(left?.uploadedBy.kind).toBe("former");
    await run(deleteAccount, ports, ana, { email: ana.email });
    expect(await database.prisma.trip.count({ where: { id: trip.id } })).toBe(0);
    expect(await database.prisma.groupTrip.count({ where: { id: group.id } })).toBe(0);
  });
});

describe("keys and the trash", () => {
  it("restore what their scopes and trips allow, but not while they need approval", async () => {
    const group = await createGroup(on, []);
    const ana = group.creator;
    const [one, two] = [await newTrip(ana), await newTrip(ana)];
    for (const trip_id of [one.id, two.id]) await run(deleteTrip, ports, ana, { trip_id });
    await run(deleteGroupTrip, ports, ana, { trip_code: group.code });
    const all = ["trips:read", "trips:write", "group_trips:read", "group_trips:write"] as const;
    const agent = (more: Partial<Agent>) => agentOf(ana, { scopes: all, ...more });
    const trips = agent({ scopes: ["trips:read", "trips:write"] });
    expect((await trashOf(trips)).map((it) => it.kind)).toEqual(["trip", "trip"]);
    expect(await outcome(restore(trips, "group_trip", group.id))).toBe("insufficient_scope");
    const limited = agent({ tripIds: [one.id] });
    expect((await trashOf(limited)).map((it) => it.id)).toEqual([one.id]);
    expect(await outcome(restore(limited, "trip", two.id))).toBe("not_found");
    expect(await outcome(restore(limited, "group_trip", group.id))).toBe("not_found");
    expect(await outcome(restore(agent({ mode: "propose" }), "trip", one.id))).toBe("forbidden");
    expect(await outcome(run(deleteFromTrash, ports, trips, { kind: "trip", id: one.id }))).toBe("forbidden");
    expect(await outcome(run(emptyTrash, ports, trips, {}))).toBe("forbidden");
    await restore(limited, "trip", one.id);
    await restore(agent({}), "group_trip", group.id);
    expect((await trashOf(ana)).map((it) => it.id)).toEqual([two.id]);
  });

  it("have their deletions undone, with the group's itinerary", async () => {
    const group = await createGroup(on, ["Rui"]);
    const ana = group.creator;
    const tripId = await linkNewTrip(on, group);
    const scopes = ["trips:read", "trips:write", "group_trips:read", "group_trips:write"] as const;
    const { key } = await run(createKey, ports, ana, { agent_name: "Bot", scopes: [...scopes] });
    const agent = agentOf(ana, { keyId: key.id, agentName: "Bot", scopes });
    const document_id = await note(ana, tripId);
    await run(deleteDocument, ports, agent, { trip_id: tripId, document_id });
    await run(deleteTrip, ports, agent, { trip_id: tripId });
    await run(deleteGroupTrip, ports, agent, { trip_code: group.code });
    const { records } = await run(revertKeyEdits, ports, ana, { key_id: key.id });
    expect(records.kept).toEqual([]);
    expect(records.taken_back.map((it) => [it.kind, it.action])).toEqual(
      expect.arrayContaining([
        ["group trip", "deleted"],
        ["trip", "deleted"],
        ["document", "deleted"],
      ]),
    );
    expect(await trashOf(ana)).toEqual([]);
    expect((await run(getGroupTrip, ports, ana, { trip_code: group.code })).group_trip.trip_id).toBe(tripId);
    expect(await outcome(run(getTripDocument, ports, ana, { trip_id: tripId, document_id }))).toBe("ok");
  });
});

describe("handing a group over", () => {
  it("makes another member its creator, and its lead if the creator was the lead", async () => {
    const group = await createGroup(on, ["Rui", "Mia"]);
    const { code: trip_code, creator } = group;
    const [rui, mia] = group.members as [Person, Person];
    const handOver = (who: Person, to: string) => run(handOverGroup, ports, who, { trip_code, user_id: to });
    expect(await outcome(handOver(rui, rui.userId))).toBe("forbidden");
    expect(await outcome(handOver(creator, creator.userId))).toBe("owner_stays");
    expect(await outcome(handOver(creator, (await person()).userId))).toBe("not_found");
    const old = { id: "s", authenticatedAt: new Date(now.getTime() - 61 * 60_000) };
    expect(await outcome(handOver({ ...creator, session: old } as Person, rui.userId))).toBe("recent_sign_in_needed");
    await database.prisma.user.update({ where: { id: mia.userId }, data: { disabledAt: now } });
    expect(await outcome(handOver(creator, mia.userId))).toBe("not_found");
    expect(await handOver(creator, rui.userId)).toEqual({ creator: { user_id: rui.userId, name: "Rui" } });
    const { group_trip } = await run(getGroupTrip, ports, creator, { trip_code });
    expect(group_trip).toMatchObject({
      role: "member",
      creator: { user_id: rui.userId },
      lead: { user_id: rui.userId },
    });
    expect(await outcome(run(deleteGroupTrip, ports, creator, { trip_code }))).toBe("forbidden");
    await run(deleteGroupTrip, ports, rui, { trip_code });
    expect((await trashOf(rui)).map((it) => it.id)).toEqual([group.id]);
  });
});
