import { expect, it } from "vitest";
import { OutboxStore } from "./outbox-store.ts";
import { additionOf, notesOf, queued } from "./test-trip.ts";

const edit = notesOf("one", "Tram", "");
const title = (name: string) => queued(additionOf(name));

it("appends later edits behind earlier ones, also when the clock was set back", async () => {
  const store = new OutboxStore("Ana");
  await store.append({ ...title("with the clock ahead"), id: "first", place: 900 });
  await store.append({ ...title("with the clock right"), id: "second", place: 100 });
  await store.append({ ...title("in another window at the same moment"), id: "third", place: 100 });
  expect((await store.all()).map((it) => it.id)).toEqual(["first", "second", "third"]);
});

it("does not restore a deleted entry, which another window may have sent", async () => {
  const store = new OutboxStore("Ana");
  const { place } = await store.append(queued(edit));
  await store.delete(place);
  expect(await store.amend(place, { waited: true })).toBeNull();
  expect(await store.all()).toEqual([]);
});

it("takes out entries that wait or have a question, but none that is being sent", async () => {
  const store = new OutboxStore("Ana");
  const { place } = await store.append(queued(edit, { triedAt: 1 }));
  expect(await store.takeOut(place)).toBe(false);
  await store.amend(place, { trouble: { kind: "changed" } });
  expect(await store.takeOut(place)).toBe(true);
  expect(await store.takeOut(place)).toBe(false);
});
