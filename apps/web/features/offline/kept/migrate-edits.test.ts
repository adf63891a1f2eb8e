import { expect, it } from "vitest";
import type { OutboxEntry } from "../edit.ts";
import { aTrip, titlesOf } from "../outbox/a-trip.ts";
import { detectConflict } from "../outbox/detect-conflict.ts";
import { withEdit } from "../outbox/edit-ops.ts";
import { migratedEdit } from "./migrate-edits.ts";

const one = "0197a1c4-52b0-4c11-8f3e-6d2a9b4c1e01";
const two = "0197a1c4-52b0-4c11-8f3e-6d2a9b4c1e02";
/** As they lay on devices: with temporary ids, and the revision that they were compared with. */
const former = (edit: object, place: number) =>
  ({
    ...{ place, id: `former ${place}`, tripId: "trip", suggests: false, edit, madeAt: 1, waited: true },
    ...{ triedAt: null, forRevision: 3, trouble: null },
  }) as unknown as OutboxEntry;
const about = { activityId: `new-${one}`, title: "Fado" };

it("carries every kind of edit over, and they still build on each other", () => {
  const edits = [
    former({ kind: "add", temporaryId: `new-${one}`, fields: { title: "Fado", itinerary_id: "one" } }, 1),
    former({ kind: "change", ...about, change: { notes: "late", before: { notes: null } } }, 2),
    former({ kind: "move", ...about, dayId: "two", afterId: null, fromDayId: "one" }, 3),
    former({ kind: "move", activityId: "Castle", title: "", dayId: "two", afterId: `new-${one}`, fromDayId: "one" }, 4),
    former({ kind: "notes", dayId: "one", notes: "Tram", before: "" }, 5),
    former(
      { kind: "remove", activityId: `new-${two}`, title: "Tram", seen: aTrip("Tram").itinerary[0]?.activities[0] },
      6,
    ),
  ].map((it) => migratedEdit(it, new Map([[`new-${two}`, "Museum"]])));
  const [, , , , , removal] = edits;
  expect(removal?.edit).toMatchObject({ kind: "remove", activityId: "Museum" });
  const trip = edits.reduce((now, { edit }) => withEdit(now, edit), aTrip("Castle", "Museum"));
  expect(titlesOf(trip)).toEqual([[], ["Fado", "Castle"]]);
  expect(trip.itinerary[0]?.notes).toBe("Tram");
  expect(trip.itinerary[1]?.activities[0]).toMatchObject({ id: one, notes: "late" });
  // Another call, so another name; what may have gone out is looked for first.
  expect(new Set(edits.map((it) => it.id)).size).toBe(6);
  for (const it of edits) {
    expect(it).toMatchObject({ waited: true, fromBefore: true, trouble: null });
    expect(it).not.toHaveProperty("forRevision");
  }
});

it("does not add again what may have arrived under an id of the server's", () => {
  const add = former({ kind: "add", temporaryId: `new-${one}`, fields: { title: "Fado", itinerary_id: "one" } }, 1);
  const carried = migratedEdit({ ...add, triedAt: 5 }, new Map());
  expect(detectConflict(carried, aTrip("Fado"))).toBe("done");
  expect(detectConflict(carried, aTrip())).toBe("open");
});

it("keeps what it cannot read, as a question", () => {
  const strange = former({ kind: "repaint", colour: "red" }, 1);
  expect(migratedEdit(strange, new Map())).toMatchObject({
    edit: { kind: "repaint", colour: "red" },
    trouble: { kind: "refused", message: expect.stringContaining("older version") },
  });
});
