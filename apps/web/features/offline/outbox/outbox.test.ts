import { apply } from "@caravan/domain/trip/patch";
import { completePatch, type RequestedOp } from "@caravan/domain/trip/requested-patch";
import { presentTrip, readActivityFields, readTrip } from "@caravan/domain/trip/wire";
import { TRPCClientError } from "@trpc/client";
import { beforeEach, describe, expect, it } from "vitest";
import type { Trip } from "@/features/api-client/trip-types.ts";
import { answered, unanswered } from "../connection.ts";
import type { Edit } from "../outbox-entry.ts";
import { Outbox } from "./outbox.ts";
import { withPatches } from "./pending-trip.ts";
import type { Client } from "./read-server-trip.ts";
import { savingOf } from "./saving.ts";
import { additionOf, aTrip, changeOf, moveOf, removalOf, titlesOf } from "./test-trip.ts";

/** A minimal server: it compares, refuses, and remembers idempotency keys like ours. */
class Server {
  trip: Trip;
  /** The received requests, in order. */
  heard: string[] = [];
  losesAnswers = false;
  /** Runs between a read of the trip and its answer. */
  asked = async () => {};
  #done = new Map<string, object>();
  #requests = new Map<string, string>();

  constructor(trip: Trip) {
    this.trip = trip;
  }

  readonly client = {
    trips: {
      get: {
        query: async () => {
          const { trip } = this;
          await this.asked();
          return { trip };
        },
      },
    },
    plan: { applyChanges: { mutate: (input: object, options: object) => this.#apply(input, options) } },
  } as unknown as Client;

  readonly #apply = (input: object, options: object) =>
    this.#once(input, options, ({ changes }) => {
      const document = readTrip(this.trip);
      const { patch, conflicts } = completePatch(document, changes.map(requested));
      if (conflicts.length > 0) throw refused(409, "target_changed");
      this.trip = { ...this.trip, ...presentTrip(apply(document, patch).next, "owner") };
      return {};
    });

  // biome-ignore lint/suspicious/noExplicitAny: as untyped as a wire
  async #once(input: any, options: any, change: (input: any) => object): Promise<object> {
    const key: string = options.context.idempotencyKey;
    const request = JSON.stringify(input);
    if ((this.#requests.get(key) ?? request) !== request) throw refused(422, "idempotency_mismatch");
    this.#requests.set(key, request);
    const [op] = input.changes;
    this.heard.push(op.activity?.title ?? op.after?.title ?? `${op.activity_id} to ${op.to?.itinerary_id}`);
    if (!this.#done.has(key)) {
      const more = change(input);
      this.trip = { ...this.trip, revision: this.trip.revision + 1 };
      this.#done.set(key, { revision: this.trip.revision, edit_id: key, ...more });
    }
    if (this.losesAnswers) throw new TRPCClientError("the connection broke");
    return this.#done.get(key) ?? {};
  }
}

/** As the server reads an op, which also trims a title. */
// biome-ignore lint/suspicious/noExplicitAny: as untyped as a wire
function requested(op: any): RequestedOp {
  const activityId = op.activity_id ?? op.activity?.id;
  const tidied = (it: { title?: string }) => ({ ...it, ...(it.title !== undefined && { title: it.title.trim() }) });
  const [before, after] = [readActivityFields(op.before ?? {}), readActivityFields(tidied(op.after ?? {}))];
  const placed = (it: { itinerary_id: string; after_activity_id?: string }) => ({
    dayId: it.itinerary_id,
    after: it.after_activity_id,
  });
  if (op.op === "activity.add")
    return { op: op.op, id: op.activity.id, fields: readActivityFields(tidied(op.activity)), at: placed(op.at) };
  if (op.op === "activity.remove") return { op: op.op, activityId, before: readActivityFields(op.activity) };
  if (op.op === "activity.move")
    return { op: op.op, activityId, ...(op.from && { from: placed(op.from) }), to: placed(op.to) };
  return { op: "activity.set", activityId, before, after };
}

function refused(httpStatus: number, code: string) {
  return Object.assign(new Error(code), { data: { httpStatus, domain: { code, message: code } } });
}

const rename = (title: string, to: string) => changeOf(title, { title: to }, { title });
const add = (title: string) => additionOf(title);
const moveToDayTwo = (activityId: string, afterId: string | null) => moveOf(activityId, "two", afterId);
/** An edit by somebody who sees the first activity of that trip. */
const removal = (activityId: string, trip: Trip) => {
  const { title, notes } = trip.itinerary[0]?.activities[0] ?? expect.fail();
  return removalOf(activityId, { title, notes });
};
const after = (trip: Trip, ...edits: Edit[]) =>
  withPatches(
    trip,
    edits.map((it) => it.ops),
  );

/** Waits until nothing is being sent. */
const settled = (outbox: Outbox) => outbox.after(async () => undefined);

let account = 0;
function outboxTo(server: Server): Outbox {
  account += 1;
  return new Outbox(`account-${account}`, server.client);
}

describe("the outbox", () => {
  beforeEach(() => answered());

  it("answers a waiting form with the server's answer", async () => {
    const server = new Server(aTrip("Castle"));
    const outbox = outboxTo(server);
    expect(await outbox.add("trip", false, rename("Castle", "Fort"))).toMatchObject({
      state: "sent",
      answer: { revision: 2 },
    });
    expect(outbox.state().entries).toEqual([]);
  });

  it("rejects a waiting form with the server's error, and keeps no entry", async () => {
    const server = new Server(aTrip("Palace"));
    const outbox = outboxTo(server);
    const edit = changeOf("Palace", { title: "A" }, { title: "B" });
    await expect(outbox.add("trip", false, edit)).rejects.toThrow("target_changed");
    expect(outbox.state().entries).toEqual([]);
  });

  it("keeps edits without a connection and sends them in order when it is back", async () => {
    const server = new Server(aTrip("Castle", "Museum"));
    const outbox = outboxTo(server);
    unanswered();
    for (const edit of [
      rename("Castle", "Fort"),
      add("Fado"),
      moveToDayTwo("Fado", null),
      moveToDayTwo("Museum", "Fado"),
    ])
      expect(await outbox.add("trip", false, edit)).toMatchObject({ state: "waiting" });
    expect(server.heard).toEqual([]);
    answered();
    await settled(outbox);
    expect(server.heard).toEqual(["Fort", "Fado", "Fado to two", "Museum to two"]);
    expect(titlesOf(server.trip)).toEqual([["Fort"], ["Fado", "Museum"]]);
    expect(outbox.state().entries).toEqual([]);
  });

  it("sends an edit again under the same id and as the same request after a lost answer", async () => {
    const server = new Server(aTrip());
    const outbox = outboxTo(server);
    server.losesAnswers = true;
    expect(await outbox.add("trip", false, add("Fado"))).toMatchObject({ state: "waiting" });
    server.losesAnswers = false;
    answered();
    await settled(outbox);
    // It has arrived: an addition is recognised by its id.
    expect(server.heard).toEqual(["Fado"]);
    expect(titlesOf(server.trip)).toEqual([["Fado"], []]);
    server.losesAnswers = true;
    expect(await outbox.add("trip", false, moveToDayTwo("Fado", null))).toMatchObject({ state: "waiting" });
    const { revision } = server.trip;
    server.losesAnswers = false;
    answered();
    await settled(outbox);
    expect(server.heard).toEqual(["Fado", "Fado to two", "Fado to two"]);
    expect(titlesOf(server.trip)).toEqual([[], ["Fado"]]);
    expect(server.trip.revision).toBe(revision);
  });

  it("keeps an edit with a conflict and the edits that build on it, and sends the rest", async () => {
    const server = new Server(aTrip("Castle", "Museum"));
    const outbox = outboxTo(server);
    unanswered();
    await outbox.add("trip", false, rename("Castle", "Fort"));
    await outbox.add("trip", false, moveToDayTwo("Castle", null));
    await outbox.add("trip", false, rename("Museum", "Gallery"));
    server.trip = after(server.trip, rename("Castle", "Palace"));
    answered();
    await settled(outbox);
    expect(titlesOf(server.trip)).toEqual([["Palace", "Gallery"], []]);
    const [asked, held, ...others] = outbox.state().entries;
    expect([asked?.trouble, held?.trouble, others]).toEqual([{ kind: "changed" }, null, []]);

    await outbox.settle(asked?.id ?? "", changeOf("Castle", { title: "Fort" }, { title: "Palace" }).ops);
    await settled(outbox);
    expect(titlesOf(server.trip)).toEqual([["Gallery"], ["Fort"]]);
  });

  it("compares edits that waited with the trip, and asks about a deletion of what somebody changed", async () => {
    const server = new Server(aTrip("Castle"));
    const outbox = outboxTo(server);
    unanswered();
    await outbox.add("trip", false, moveOf("Castle", "one"));
    await outbox.add("trip", false, removal("Castle", server.trip));
    server.trip = after(server.trip, rename("Castle", "Palace"));
    answered();
    await settled(outbox);
    expect(outbox.state().entries.map((it) => [it.ops[0]?.op, it.trouble])).toEqual([
      ["activity.remove", { kind: "changed" }],
    ]);
    expect(titlesOf(server.trip)).toEqual([["Palace"], []]);
  });

  it("discards an addition together with the edits that build on it", async () => {
    const server = new Server(aTrip());
    const outbox = outboxTo(server);
    unanswered();
    await outbox.add("trip", false, add("Fado"));
    await outbox.add("trip", false, moveToDayTwo("Fado", null));
    await outbox.discard(outbox.state().entries[0]?.id ?? "");
    answered();
    await settled(outbox);
    expect(server.heard).toEqual([]);
    expect(outbox.state().entries).toEqual([]);
  });

  it("puts an activity first whose neighbour was a discarded addition", async () => {
    const server = new Server(aTrip("Museum"));
    const outbox = outboxTo(server);
    unanswered();
    await outbox.add("trip", false, add("Fado"));
    await outbox.add("trip", false, moveToDayTwo("Museum", "Fado"));
    await outbox.discard(outbox.state().entries[0]?.id ?? "");
    answered();
    await settled(outbox);
    expect(titlesOf(server.trip)).toEqual([[], ["Museum"]]);
  });

  it("does not discard an edit that may have been sent", async () => {
    const server = new Server(aTrip());
    const outbox = outboxTo(server);
    server.losesAnswers = true;
    await outbox.add("trip", false, add("Fado"));
    expect(await outbox.discard(outbox.state().entries[0]?.id ?? "")).toBe(false);
    expect(outbox.state().entries).toHaveLength(1);
    server.losesAnswers = false;
    answered();
    await settled(outbox);
    expect(titlesOf(server.trip)).toEqual([["Fado"], []]);
  });

  it("does not send an edit that was discarded while it was compared", async () => {
    const server = new Server(aTrip("Castle"));
    const outbox = outboxTo(server);
    unanswered();
    await outbox.add("trip", false, rename("Castle", "Fort"));
    const [entry] = outbox.state().entries;
    let taken: Promise<boolean> | undefined;
    server.asked = async () => {
      taken ??= outbox.discard(entry?.id ?? "");
      await taken;
    };
    answered();
    await settled(outbox);
    expect(await taken).toBe(true);
    expect(server.heard).toEqual([]);
    expect(titlesOf(server.trip)).toEqual([["Castle"], []]);
  });

  it("does not mistake a title trimmed by the server for somebody else's change", async () => {
    const server = new Server(aTrip("Castle"));
    const outbox = outboxTo(server);
    const shown = () => after(server.trip, ...outbox.state().entries);
    unanswered();
    await outbox.add("trip", false, rename("Castle", "  Fort "));
    await outbox.add("trip", false, removal("Castle", shown()));
    answered();
    await settled(outbox);
    expect(outbox.state().entries).toEqual([]);
    expect(titlesOf(server.trip)).toEqual([[], []]);
  });

  it("does not say that a trip is closed when the connection broke before that was known", async () => {
    const server = new Server(aTrip("Castle"));
    const outbox = outboxTo(server);
    unanswered();
    await outbox.add("trip", false, rename("Castle", "Fort"));
    let asked = 0;
    server.asked = async () => {
      asked += 1;
      if (asked === 1) server.trip = after(server.trip, removal("Castle", server.trip));
      // Runs between the refusal and the read of the activity.
      if (asked === 2) throw new TRPCClientError("the connection broke");
    };
    answered();
    await settled(outbox);
    expect(outbox.state().entries.map((it) => it.trouble)).toEqual([null]);
    server.asked = async () => undefined;
    answered();
    await settled(outbox);
    expect(outbox.state().entries.map((it) => it.trouble)).toEqual([{ kind: "gone" }]);
  });

  it("uses the new title of an activity that is added again", async () => {
    const server = new Server(aTrip("Castle"));
    const outbox = outboxTo(server);
    unanswered();
    await outbox.add("trip", false, rename("Castle", "Fort"));
    server.trip = after(server.trip, removal("Castle", server.trip));
    answered();
    await settled(outbox);
    const [asked] = outbox.state().entries;
    expect([asked?.title, asked?.trouble]).toEqual(["Castle", { kind: "gone" }]);
    unanswered();
    await outbox.settle(asked?.id ?? "", additionOf("Fort", "one", "again").ops);
    expect(outbox.state().entries.map((it) => [it.title, it.trouble])).toEqual([["Fort", null]]);
    answered();
    await settled(outbox);
    expect(titlesOf(server.trip)).toEqual([["Fort"], []]);
  });

  it("counts edits held up by a question apart from those being sent", async () => {
    const server = new Server(aTrip("Castle"));
    const outbox = outboxTo(server);
    unanswered();
    await outbox.add("trip", false, rename("Castle", "Fort"));
    await outbox.add("trip", false, moveToDayTwo("Castle", null));
    server.trip = after(server.trip, rename("Castle", "Palace"));
    answered();
    await settled(outbox);
    expect(savingOf(outbox.state(), "trip", 0)).toMatchObject({ saving: 0, waiting: 1, heldUp: 1, through: 0 });
  });
});
