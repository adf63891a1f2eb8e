import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, run, setUp } from "../../test/context.ts";
import { createKey } from "../agents/create-key.ts";
import { addTextDocument } from "../documents/add-text-document.ts";
import { addExpense } from "../expenses/add-expense.ts";
import { listExpenses } from "../expenses/list-expenses.ts";
import { exportAccount } from "../export/export-account.ts";
import { createGroupTrip } from "../groups/create-group-trip.ts";
import { getGroupTrip } from "../groups/get-group-trip.ts";
import { joinGroupTrip } from "../groups/join-group-trip.ts";
import type { Person } from "../kernel/actor.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { deleteAccount } from "./delete-account.ts";
import { previewAccountDeletion } from "./preview-account-deletion.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;
const newTrip = async (by: Person) =>
  (
    await run(createTrip, ports, by, {
      destination: "Lisbon",
      start_date: "2027-05-03",
      end_date: "2027-05-04",
      skip_ai_generation: true,
    })
  ).trip;

describe("deleting an account", () => {
  it("hands shared trips and groups over, keeps what it added there, and leaves nothing else", async () => {
    const [own, shared] = [await newTrip(ana), await newTrip(ana)];
    const viewer = await addTripMember(database, shared.id, "viewer", "Vi");
    const editor = await addTripMember(database, shared.id, "editor", "Ed");
    const bos = await newTrip(editor);
    await database.prisma.member.create({ data: { tripId: bos.id, userId: ana.userId, role: "editor" } });
    const expense = { title: "Boat", amount: 30, currency: "EUR", date: "2027-05-03", paid_by: ana.userId };
    await run(addExpense, ports, ana, { trip_id: shared.id, ...expense });
    await run(addTextDocument, ports, ana, { trip_id: shared.id, name: "Note", text: "By tram" });
    await run(createKey, ports, ana, { agent_name: "Bot", scopes: ["trips:read"] });
    const group = await run(createGroupTrip, ports, ana, { title: "Two in May" });
    const alone = await run(createGroupTrip, ports, ana, { title: "Alone" });
    await run(joinGroupTrip, ports, viewer, { trip_code: group.trip_code });

    expect(await run(previewAccountDeletion, ports, ana, {})).toEqual({
      trips_deleted: 1,
      trips_handed_over: [{ id: shared.id, title: shared.title, to: "Ed" }],
      groups_deleted: 1,
      groups_handed_over: [{ id: expect.any(String), title: "Two in May", to: "Vi", trip_id: null }],
    });
    const all = await run(exportAccount, ports, ana, {});
    expect(all).toMatchObject({ account: { email: ana.email }, api_keys: [{ agent_name: "Bot" }] });
    expect(all.trips).toHaveLength(3);
    for (const words of ["Boat", "Note", "Two in May"]) expect(JSON.stringify(all)).toContain(words);

    const remove = (email: string) => run(deleteAccount, ports, ana, { email });
    await expect(remove(editor.email)).rejects.toMatchObject({ details: [{ path: "email" }] });
    expect(await remove(ana.email)).toEqual({ deleted: true });

    expect(await database.prisma.user.findUnique({ where: { id: ana.userId } })).toBeNull();
    expect(await database.prisma.trip.findUnique({ where: { id: own.id } })).toBeNull();
    const kept = (await run(getTrip, ports, editor, { trip_id: shared.id })).trip as { role: string };
    expect(kept.role).toBe("owner");
    const { expenses } = await run(listExpenses, ports, editor, { trip_id: shared.id });
    expect(expenses).toMatchObject([{ title: "Boat" }]);
    expect(JSON.stringify(expenses)).not.toContain(ana.userId);
    const documents = await database.prisma.document.findMany({ include: { uploadedBy: true } });
    expect(documents.map((it) => [it.name, it.uploadedBy.name])).toEqual([["Note", "Former member"]]);
    expect(await database.prisma.member.count({ where: { userId: ana.userId } })).toBe(0);
    expect(await database.prisma.apiKey.count()).toBe(0);
    const inherited = (await run(getGroupTrip, ports, viewer, { trip_code: group.trip_code })).group_trip;
    expect(inherited).toMatchObject({ role: "creator" });
    expect(await database.prisma.groupTrip.findUnique({ where: { code: alone.trip_code } })).toBeNull();
  });

  it("needs a recent sign-in", async () => {
    const bo = await createPerson(database, "Bo");
    const session = { id: crypto.randomUUID(), authenticatedAt: new Date("2026-11-21T10:00:00Z") };
    await expect(run(deleteAccount, ports, { ...bo, session }, { email: bo.email })).rejects.toMatchObject({
      code: "recent_sign_in_needed",
    });
  });
});
