import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { exportTrip } from "../export/export-trip.ts";
import type { Actor, Person } from "../kernel/actor.ts";
import { removeMember } from "../members/remove-member.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTripOverview } from "../trips/get-trip-overview.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { addExpense } from "./add-expense.ts";
import { deleteExpense } from "./delete-expense.ts";
import { downloadExpenses } from "./download-expenses.ts";
import { getTripExpenseSummary } from "./get-trip-expense-summary.ts";
import { listExpenses } from "./list-expenses.ts";
import { removeTripRate } from "./remove-trip-rate.ts";
import { setTripRate } from "./set-trip-rate.ts";
import { updateExpense } from "./update-expense.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

let tripId: string;
let rui: Person;

beforeEach(async () => {
  const made = await run(createTrip, ports, ana, {
    destination: "Lisbon",
    start_date: "2030-05-03",
    end_date: "2030-05-04",
    travelers: 2,
    skip_ai_generation: true,
  });
  tripId = (made as { trip: { id: string } }).trip.id;
  await run(updateTrip, ports, ana, { trip_id: tripId, currency: "EUR", budget_per_person: 500 });
  rui = await addTripMember(database, tripId, "editor");
});

type Fields = Omit<z.input<typeof addExpense.input>, "trip_id">;
const dinner: Fields = { title: "Dinner", category: "food", amount: 85, date: "2030-05-03" };
const add = async (fields: Partial<Fields> = {}, actor: Actor = ana) =>
  (await run(addExpense, ports, actor, { trip_id: tripId, ...dinner, paid_by: ana.userId, ...fields })).expense;
const list = (actor: Actor = ana) => run(listExpenses, ports, actor, { trip_id: tripId });
const summary = async (actor: Actor = ana) =>
  (await run(getTripExpenseSummary, ports, actor, { trip_id: tripId })).summary;
const rate = (currency: string, value: number) =>
  run(setTripRate, ports, ana, { trip_id: tripId, currency, rate: value });

async function document(by: Person, more: { private?: boolean; trip?: string } = {}): Promise<string> {
  const id = crypto.randomUUID();
  const bytes = { contentType: "text/plain", bytes: 4, sha256: "0".repeat(64), text: "Bill" };
  const about = { tripId: more.trip ?? tripId, uploadedById: by.userId, private: more.private ?? false };
  await database.prisma.document.create({
    data: { id, name: "Bill", kind: "receipt", ...about, ...bytes, createdAt: now, updatedAt: now },
  });
  return id;
}

async function booking(more: { price?: string; currency?: string; status?: string; number?: string } = {}) {
  const id = crypto.randomUUID();
  const sent = { destination: {}, dates: {}, guests: {}, preferences: {} };
  const priced = {
    price: more.price ?? null,
    currency: more.currency ?? null,
    confirmationNumber: more.number ?? null,
  };
  await database.prisma.booking.create({
    data: {
      ...{
        id,
        ownerId: ana.userId,
        tripId,
        origin: "recorded",
        kind: "stay",
        title: "Hotel Tejo",
        startDate: "2030-05-03",
      },
      ...{ ...sent, ...priced, status: more.status ?? "confirmed", createdAt: now, updatedAt: now },
    },
  });
  return id;
}

async function segment(more: { price?: string; number?: string; status?: string } = {}) {
  const id = crypto.randomUUID();
  const priced = { price: more.price ?? null, currency: more.price ? "EUR" : null };
  const bookingId = await booking({ ...(more.status ? { status: more.status } : {}) });
  await database.prisma.segment.create({
    data: {
      ...{ id, bookingId, tripId, createdById: ana.userId, kind: "flight", status: more.status ?? "confirmed" },
      ...{ ...priced, confirmationNumber: more.number ?? null, startLocal: "2030-05-03T09:30", number: "TP 437" },
      ...{ details: {}, evidence: {}, confidence: 1, createdAt: now, updatedAt: now },
    },
  });
  return id;
}

describe("an expense", () => {
  it("is split equally by default, to the cent", async () => {
    const { split, amount } = await add({ amount: 0.05 });
    expect(amount).toBe(0.05);
    expect(split.shares.map((it) => it.owes).sort()).toEqual([0.02, 0.03]);
  });

  it("is logged and announced, and does not change the revision of the plan", async () => {
    const before = await database.prisma.trip.findUniqueOrThrow({ where: { id: tripId } });
    await add();
    const { entries } = await run(getEditLog, ports, ana, { trip_id: tripId });
    expect(entries[0]).toMatchObject({ action: "add_expense", summary: 'Added the expense "Dinner" of 85 EUR' });
    const event = await database.prisma.roomEvent.findFirstOrThrow({
      where: { room: `trip:${tripId}` },
      orderBy: { seq: "desc" },
    });
    expect(event).toMatchObject({ type: "records.changed", ids: { trip_id: tripId, records: "expenses" } });
    const after = await database.prisma.trip.findUniqueOrThrow({ where: { id: tripId } });
    expect(after.revision).toBe(before.revision);
  });

  it.each<[string, Partial<Fields>, string]>([
    ["cents of yen", { amount: 12.5, currency: "JPY" }, "amount"],
    ["thousandths of euros", { amount: 12.345 }, "amount"],
    ["a payer from elsewhere", { paid_by: crypto.randomUUID() }, "paid_by"],
    ["a receipt that is not there", { document_id: crypto.randomUUID() }, "document_id"],
    ["an entry that is not there", { replaces: `booking:${crypto.randomUUID()}` }, "replaces"],
  ])("is refused with %s", async (_, fields, path) => {
    await expect(add(fields)).rejects.toMatchObject({ code: "validation_failed", details: [{ path }] });
  });

  it("is refused when the shares do not add up, with the difference", async () => {
    const shares = [
      { user_id: ana.userId, amount: 40 },
      { user_id: rui.userId, amount: 44.99 },
    ];
    await expect(add({ split: { mode: "amounts", shares } })).rejects.toMatchObject({
      details: [
        { path: "split.shares", message: { text: "the shares add up to 84.99 EUR, and the expense is 85.00 EUR" } },
      ],
    });
  });

  it("has three decimals in currencies with thousandths", async () => {
    const shares = [
      { user_id: ana.userId, weight: 2 },
      { user_id: rui.userId, weight: 1 },
    ];
    const { split } = await add({ amount: 10.001, currency: "KWD", split: { mode: "weights", shares } });
    expect(new Map(split.shares.map((it) => [it.user_id, it.owes]))).toEqual(
      new Map([
        [ana.userId, 6.667],
        [rui.userId, 3.334],
      ]),
    );
  });

  it("changes only the fields that are sent; the amount needs a split that fits", async () => {
    const shares = [{ user_id: rui.userId, amount: 85 }];
    const { id } = await add({ split: { mode: "amounts", shares }, notes: "With wine" });
    const change = (fields: object) => run(updateExpense, ports, rui, { expense_id: id, ...fields });
    await expect(change({ amount: 90 })).rejects.toMatchObject({ details: [{ path: "split.shares" }] });
    const { expense } = await change({ amount: 90, split: { mode: "equal" }, notes: null });
    expect(expense).toMatchObject({ title: "Dinner", amount: 90, notes: null, split: { mode: "equal" } });
    expect(expense.split.shares).toHaveLength(2);
  });

  it("can be read by viewers, changed by editors, and is 404 for strangers", async () => {
    const { id } = await add();
    const vera = await addTripMember(database, tripId, "viewer", "Vera");
    const eve = await createPerson(database, "Eve");
    expect((await list(vera)).expenses).toHaveLength(1);
    const forbidden = { code: "forbidden" };
    await expect(add({}, vera)).rejects.toMatchObject(forbidden);
    await expect(run(updateExpense, ports, vera, { expense_id: id, amount: 1 })).rejects.toMatchObject(forbidden);
    await expect(run(deleteExpense, ports, vera, { expense_id: id })).rejects.toMatchObject(forbidden);
    const unknown = run(deleteExpense, ports, ana, { expense_id: crypto.randomUUID() });
    const message = await unknown.catch((error: Error) => error.message);
    await expect(run(deleteExpense, ports, eve, { expense_id: id })).rejects.toMatchObject({
      code: "not_found",
      message,
    });
    await expect(list(eve)).rejects.toMatchObject({ code: "not_found" });
  });

  it("of a person who left keeps them, and nobody can add new ones for them", async () => {
    const { id } = await add({ paid_by: rui.userId });
    await run(removeMember, ports, ana, { trip_id: tripId, user_id: rui.userId });
    const [kept] = (await list()).expenses;
    expect(kept?.paid_by).toMatchObject({ name: "Rui", former: true });
    const { settlements } = await summary();
    expect(settlements).toMatchObject([{ from: { name: "Ana" }, to: { name: "Rui" }, amount: 42.5 }]);
    const { expense } = await run(updateExpense, ports, ana, { expense_id: id, title: "Supper" });
    expect(expense.paid_by?.user_id).toBe(rui.userId);
    await expect(add({ paid_by: rui.userId })).rejects.toMatchObject({ details: [{ path: "paid_by" }] });
  });

  it("of a deleted account names a former member", async () => {
    await add();
    await database.prisma.user.delete({ where: { id: rui.userId } });
    const [kept] = (await list()).expenses;
    expect(kept?.split.shares.map((it) => it.name)).toContain("Former member");
    expect((await summary()).settlements).toMatchObject([{ from: { name: "Former member" }, amount: 42.5 }]);
  });

  it("is not shared by people who join later", async () => {
    await add();
    await addTripMember(database, tripId, "editor", "Late");
    expect((await summary()).by_person.map((it) => it.name).sort()).toEqual(["Ana", "Rui"]);
  });
});

describe("a receipt", () => {
  it("has to be a document of this trip that the sender can see", async () => {
    const [shared, hidden] = [await document(rui), await document(rui, { private: true })];
    expect((await add({ document_id: shared })).document).toEqual({ id: shared, name: "Bill" });
    await expect(add({ document_id: hidden })).rejects.toMatchObject({ details: [{ path: "document_id" }] });
  });

  it("that is private is shown to its owner only, and is kept when others change the expense", async () => {
    const hidden = await document(rui, { private: true });
    const { id, document: own } = await add({ document_id: hidden }, rui);
    expect(own?.id).toBe(hidden);
    const { expense } = await run(updateExpense, ports, ana, { expense_id: id, amount: 90 });
    expect(expense.document).toBeNull();
    expect((await list(rui)).expenses[0]?.document?.id).toBe(hidden);
  });
});

describe("automatic cost entries", () => {
  it("come from activities, bookings and segments, without duplicates and cancelled ones", async () => {
    await run(addActivity, ports, ana, { trip_id: tripId, title: "Fado", activity_type: "dining", estimated_cost: 30 });
    await booking({ price: "240" });
    await booking({ price: "99", status: "cancelled" });
    await booking({ price: "320", currency: "EUR", number: "AB12" });
    await segment({ price: "320", number: "ab 12" });
    await segment({ number: "AB12" });
    await segment({ price: "75", status: "cancelled" });
    const { automatic } = await list();
    expect(automatic.map((it) => [it.source, it.amount, it.currency_assumed, it.estimated]).sort()).toEqual([
      ["activity", 60, false, true],
      ["booking", 240, true, false],
      ["booking", 320, false, false],
    ]);
    expect(await summary()).toMatchObject({
      total: 620,
      estimated: 60,
      budget: { total: 1000, spent: 620, left: 380 },
    });
  });

  it("are replaced by a linked expense, and count again when it is deleted", async () => {
    const key = `booking:${await booking({ price: "240", currency: "EUR" })}`;
    const { id } = await add({ title: "Hotel", amount: 255, replaces: key });
    expect(await summary()).toMatchObject({ total: 255 });
    await expect(add({ replaces: key })).rejects.toMatchObject({ code: "already_replaced" });
    await run(deleteExpense, ports, ana, { expense_id: id });
    expect(await summary()).toMatchObject({ total: 240 });
  });

  it("are replaced by one of two expenses that are linked at once", async () => {
    const key = `booking:${await booking({ price: "240", currency: "EUR" })}`;
    const both = await Promise.allSettled([add({ replaces: key }), add({ replaces: key }, rui)]);
    expect(both.map((it) => it.status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("get_trip_expense_summary", () => {
  it("lists who pays whom", async () => {
    await add();
    await add({ title: "Taxi", category: "transport", amount: 20, paid_by: rui.userId, date: "2030-05-04" });
    const told = await summary(rui);
    expect(told.settlements).toMatchObject([{ from: { name: "Rui" }, to: { name: "Ana" }, amount: 32.5 }]);
    expect(told.by_person.map((it) => [it.name, it.paid, it.share, it.balance])).toEqual([
      ["Ana", 85, 52.5, 32.5],
      ["Rui", 20, 52.5, -32.5],
    ]);
    expect(told.by_category.map((it) => [it.category, it.amount])).toEqual([
      ["food", 85],
      ["transport", 20],
    ]);
    expect(told.by_day.map((it) => [it.date, it.amount])).toEqual([
      ["2030-05-03", 85],
      ["2030-05-04", 20],
    ]);
  });

  it("lists amounts without an exchange rate apart from the sums", async () => {
    await add({ amount: 1000, currency: "JPY" });
    const before = await summary();
    expect(before).toMatchObject({ total: 0, missing_rates: [{ currency: "JPY", amount: 1000, count: 1 }] });
    await rate("jpy", 0.00615);
    expect(await summary()).toMatchObject({ total: 6.15, missing_rates: [], by_currency: [{ converted: 6.15 }] });
    await run(removeTripRate, ports, ana, { trip_id: tripId, currency: "JPY" });
    expect(await summary()).toEqual(before);
  });

  it("says what prices of the destination are not counted without a rate, and counts their estimates with one", async () => {
    const made = await run(createTrip, ports, ana, {
      destination: "Kyoto",
      start_date: "2030-05-03",
      end_date: "2030-05-04",
      skip_ai_generation: true,
    });
    const { id } = (made as { trip: { id: string } }).trip;
    await run(updateTrip, ports, ana, { trip_id: id, currency: "EUR", budget_per_person: 500 });
    const fields = { title: "Dinner", activity_type: "dining", start_time: "19:00" } as const;
    await run(addActivity, ports, ana, { trip_id: id, date: "2030-05-03", ...fields });
    const told = async () => (await run(getTripExpenseSummary, ports, ana, { trip_id: id })).summary;
    const overview = async () => (await run(getTripOverview, ports, ana, { trip_id: id })).money;
    const none = { currency: "JPY", things: 1, nights: 1 };
    expect(await told()).toMatchObject({ known_share: 0, prices_without_rate: none, expected: { likely: 0 } });
    expect((await told()).budget.verdict).toBeNull();
    expect((await overview()).not_counted).toEqual(none);
    await run(setTripRate, ports, ana, { trip_id: id, currency: "JPY", rate: 0.006 });
    expect(await told()).toMatchObject({ prices_without_rate: null, budget: { verdict: "within" } });
    expect((await told()).expected.likely).toBeGreaterThan(10);
    expect((await overview()).not_counted).toBeNull();
  });

  it("ignores a rate that was entered for another currency of the trip", async () => {
    await add({ amount: 100, currency: "USD" });
    await rate("USD", 0.9);
    expect(await summary()).toMatchObject({ total: 90 });
    await run(updateTrip, ports, ana, { trip_id: tripId, currency: "GBP" });
    expect(await summary()).toMatchObject({ currency: "GBP", total: 0, missing_rates: [{ currency: "USD" }] });
    expect((await list()).rates).toEqual([]);
    await rate("USD", 0.8);
    expect(await summary()).toMatchObject({ total: 80 });
  });

  it("refuses a rate for the trip's own currency, and the removal of a rate that is not there", async () => {
    await expect(rate("EUR", 1)).rejects.toMatchObject({ details: [{ path: "currency" }] });
    const absent = run(removeTripRate, ports, ana, { trip_id: tripId, currency: "CHF" });
    await expect(absent).rejects.toMatchObject({ code: "not_found" });
  });

  it("is zero for an empty trip, and has no budget when none is set", async () => {
    await run(updateTrip, ports, ana, { trip_id: tripId, budget_per_person: null });
    const told = await summary();
    expect(told).toMatchObject({ total: 0, settlements: [], by_person: [] });
    expect(told.budget).toEqual({
      ...{ for: null, each: null, total: null, spent: 0, left: null, left_each: null },
      ...{ verdict: null, contradiction: null },
    });
  });
});

describe("the expense sheet", () => {
  const lines = async () => {
    const { bytes } = await run(downloadExpenses, ports, ana, { trip_id: tripId });
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes as Uint8Array).split("\r\n");
  };

  it("begins with a byte order mark, has fixed columns, and lists every entry by date", async () => {
    await booking({ price: "240" });
    await add({ title: "Pão, queijo", amount: 20, currency: "USD", date: "2030-05-04" });
    await rate("USD", 0.925);
    const [head, first, second, end] = await lines();
    expect(head).toBe(
      "\uFEFFdate,title,category,amount,currency,rate,amount_in_trip_currency,trip_currency,source,estimated,paid_by,shared_by,notes,id",
    );
    expect(first).toMatch(/^2030-05-03,Hotel Tejo,accommodation,240\.00,EUR,1,240\.00,EUR,booking,no,,,,/);
    expect(second).toMatch(
      /^2030-05-04,"Pão, queijo",food,20\.00,USD,0\.925,18\.50,EUR,expense,no,Ana,"(?:Ana 10\.00; Rui 10\.00|Rui 10\.00; Ana 10\.00)",,/,
    );
    expect(end).toBe("");
  });

  it.each(["=1+1", "+cmd", "-2", "@SUM(A1)", "\t=1", " =1", "＝1"])(
    "writes %j so that no spreadsheet runs it",
    async (title) => {
      await add({ notes: title });
      const [, row] = await lines();
      expect(row).toMatch(/,"?'/);
    },
  );

  it("is read by another program as it was entered", async () => {
    const title = 'She said "two"; =1+1,\r\nPão 東京';
    await add({ title, amount: 12.5, currency: "USD", date: "2030-05-04", notes: "=SUM(A1)" });
    const { bytes } = await run(exportTrip, ports, ana, { trip_id: tripId, format: "csv" });
    const rows = parse(Buffer.from(bytes as Uint8Array), { bom: true, columns: true });
    expect(rows).toMatchObject([
      {
        date: "2030-05-04",
        title,
        amount: "12.50",
        currency: "USD",
        paid_by: "Ana",
        source: "expense",
        notes: "'=SUM(A1)",
      },
    ]);
  });

  it("quotes cells with quotation marks and line breaks", async () => {
    await add({ notes: 'She said "two"\nand left' });
    expect((await lines())[1]).toContain('"She said ""two""\nand left"');
  });
});
