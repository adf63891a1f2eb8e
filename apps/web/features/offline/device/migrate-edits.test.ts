import { readTrip } from "@caravan/domain/trip/wire";
import { describe, expect, it } from "vitest";
import { detectConflict } from "../outbox/detect-conflict.ts";
import { withPatches } from "../outbox/pending-trip.ts";
import { aTrip, titlesOf } from "../outbox/test-trip.ts";
import { type FormerEntry, migratedEntry } from "./migrate-edits.ts";

const one = "0197a1c4-52b0-4c11-8f3e-6d2a9b4c1e01";
const two = "0197a1c4-52b0-4c11-8f3e-6d2a9b4c1e02";
/** As older versions stored them. */
const former = (edit: object, place: number, more: object = {}): FormerEntry => ({
  ...{ place, id: `former ${place}`, tripId: "trip", suggests: false, edit, madeAt: 1, waited: true },
  ...{ triedAt: null, trouble: null, ...more },
});
const tram = aTrip("Tram").itinerary[0]?.activities[0];
const after = (...entries: ReturnType<typeof migratedEntry>[]) =>
  withPatches(
    aTrip("Castle", "Museum"),
    entries.map((it) => it.ops),
  );

describe("entries with temporary ids (version 2)", () => {
  const about = { activityId: `new-${one}`, title: "Fado" };
  const migrated = (entry: FormerEntry, serverIds = new Map<string, string>()) =>
    // With the revision that they were compared with.
    migratedEntry({ ...entry, forRevision: 3 } as FormerEntry, { firstDayId: "one", serverIds });

  it("are migrated whatever their kind, and still build on each other", () => {
    const castle = { activityId: "Castle", title: "", dayId: "two", afterId: `new-${one}`, fromDayId: "one" };
    const entries = [
      former({ kind: "add", temporaryId: `new-${one}`, fields: { title: "Fado", itinerary_id: "one" } }, 1),
      former({ kind: "change", ...about, change: { notes: "late", before: { notes: null } } }, 2),
      former({ kind: "move", ...about, dayId: "two", afterId: null, fromDayId: "one" }, 3),
      former({ kind: "move", ...castle }, 4),
      former({ kind: "notes", dayId: "one", notes: "Tram", before: "" }, 5),
      former({ kind: "remove", activityId: `new-${two}`, title: "Tram", seen: tram }, 6),
    ].map((it) => migrated(it, new Map([[`new-${two}`, "Museum"]])));
    expect(entries[5]).toMatchObject({ title: "Tram", ops: [{ op: "activity.remove", activityId: "Museum" }] });
    const trip = after(...entries);
    expect(titlesOf(trip)).toEqual([[], ["Fado", "Castle"]]);
    expect(trip.itinerary[0]?.notes).toBe("Tram");
    expect(trip.itinerary[1]?.activities[0]).toMatchObject({ id: one, notes: "late" });
    // The call has another idempotency key, so it is first checked whether it was done already.
    expect(new Set(entries.map((it) => it.id)).size).toBe(6);
    for (const it of entries) {
      expect(it).toMatchObject({ waited: true, fromBefore: true, trouble: null });
      expect(it.id).not.toContain("former");
      expect(it).not.toHaveProperty("forRevision");
      expect(it).not.toHaveProperty("edit");
    }
  });

  it("do not add again what may have arrived under an id of the server", () => {
    const add = former({ kind: "add", temporaryId: `new-${one}`, fields: { title: "Fado", itinerary_id: "one" } }, 1);
    const carried = migrated({ ...add, triedAt: 5 });
    expect(detectConflict(carried, readTrip(aTrip("Fado")))).toBe("done");
    expect(detectConflict(carried, readTrip(aTrip()))).toBe("open");
  });
});

describe("entries with five kinds of edits (version 3)", () => {
  const about = { activityId: "Castle", title: "Castle" };
  const migrated = (entry: FormerEntry, firstDayId: string | null = "one") => migratedEntry(entry, { firstDayId });

  it("become ops with the values that their author saw", () => {
    const seen = { ...tram, estimated_cost: 12.5 };
    const edits: [object, object][] = [
      [
        { kind: "add", activityId: one, fields: { title: "Fado", start_time: "21:00", itinerary_id: "two" } },
        { title: "Fado", ops: [{ id: one, fields: { title: "Fado", startTime: "21:00" }, at: { dayId: "two" } }] },
      ],
      [
        {
          ...{ kind: "change", ...about },
          change: { estimated_cost: 7, itinerary_id: "two", before: { estimated_cost: null } },
        },
        {
          title: "Castle",
          ops: [
            {
              op: "activity.set",
              activityId: "Castle",
              before: { estimatedCost: null },
              after: { estimatedCost: "7" },
            },
            { op: "activity.move", activityId: "Castle", to: { dayId: "two" } },
          ],
        },
      ],
      [
        { kind: "move", ...about, dayId: null, afterId: "Museum", fromDayId: "one" },
        {
          title: "Castle",
          ops: [{ op: "activity.move", from: { dayId: "one" }, to: { dayId: null, after: "Museum" } }],
        },
      ],
      [
        { kind: "remove", ...about, seen },
        { ops: [{ op: "activity.remove", before: { title: "Tram", estimatedCost: "12.5", bookingId: null } }] },
      ],
      [
        { kind: "notes", dayId: "one", notes: "Tram", before: "" },
        { title: null, ops: [{ op: "day.set", dayId: "one", before: { notes: "" }, after: { notes: "Tram" } }] },
      ],
    ];
    for (const [edit, is] of edits) expect(migrated(former(edit, 1))).toMatchObject(is);
  });

  it("keep their id, their sending state and their question", () => {
    const more = { waited: false, triedAt: 5, fromBefore: true, trouble: { kind: "changed" }, suggests: true };
    const entry = migrated(former({ kind: "change", ...about, change: { notes: "late", before: {} } }, 1, more));
    expect(entry).toMatchObject({ id: "former 1", place: 1, ...more });
    expect(migrated(former({ kind: "notes", dayId: "one", notes: "Tram", before: "" }, 1))).not.toHaveProperty(
      "fromBefore",
    );
  });

  it("without a day add to the first day, or to the tray where no day is known", () => {
    const add = former({ kind: "add", activityId: one, fields: { title: "Fado" } }, 1);
    expect(titlesOf(after(migrated(add)))).toEqual([["Castle", "Museum", "Fado"], []]);
    expect(after(migrated(add, null)).parked).toMatchObject([{ title: "Fado" }]);
  });
});

it("keeps an unreadable entry as a question", () => {
  const strange = former({ kind: "repaint", colour: "red" }, 1);
  for (const of of [{ firstDayId: null }, { firstDayId: null, serverIds: new Map() }])
    expect(migratedEntry(strange, of)).toMatchObject({
      unread: { kind: "repaint", colour: "red" },
      ops: [],
      trouble: { kind: "refused", message: expect.stringContaining("older version") },
    });
});
