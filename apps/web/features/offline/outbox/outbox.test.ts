import { apply } from "@caravan/domain/trip/patch";
import { completePatch, type RequestedOp } from "@caravan/domain/trip/requested-patch";
import { presentTrip, readActivityFields, readTrip } from "@caravan/domain/trip/wire";
import { TRPCClientError } from "@trpc/client";
import { beforeEach, describe, expect, it } from "vitest";
import type { Trip } from "@/features/api-client/trip-types.ts";
import { answered, unanswered } from "../connection.ts";
import type { Edit } from "../edit.ts";
import { aTrip, titlesOf } from "./a-trip.ts";
import { withEdit } from "./edit-ops.ts";
import { Outbox } from "./outbox.ts";
import { savingOf } from "./saving.ts";
import type { Client } from "./trip-now.ts";

/** A server in a few lines: it compares, refuses and remembers names as ours does. */
class Server {
  trip: Trip;
  /** What came, in order. */
  heard: string[] = [];
  losesAnswers = false;
  /** Between a look at the trip and its answer. */
  asked = async () => {};
  #done = new Map<string, object>();

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

const rename = (title: string, to: string): Edit => ({
  kind: "change",
  activityId: title,
  title,
  change: { title: to, before: { title } },
});
const add = (title: string): Edit => ({
  kind: "add",
  activityId: title,
  fields: { title, itinerary_id: "one" },
});
const moveToDayTwo = (activityId: string, afterId: string | null): Edit => ({
  kind: "move",
  activityId,
  title: activityId,
  dayId: "two",
  afterId,
  fromDayId: "one",
});

const removal = (activityId: string, trip: Trip): Edit => ({
  kind: "remove",
  activityId,
  title: activityId,
  seen: trip.itinerary[0]?.activities[0] as never,
});

/** Nothing is under way any more. */
const settled = (line: Outbox) => line.after(async () => undefined);

let account = 0;
function lineTo(server: Server): Outbox {
  account += 1;
  return new Outbox(`account-${account}`, server.client);
}

describe("the line of edits", () => {
  beforeEach(() => answered());

  it("answers what the server said while somebody waits for it", async () => {
    const server = new Server(aTrip("Castle"));
    const line = lineTo(server);
    expect(await line.add("trip", false, rename("Castle", "Fort"))).toMatchObject({
      state: "sent",
      answer: { revision: 2 },
    });
    expect(line.state().entries).toEqual([]);
  });

  it("rejects with what the server said while somebody waits for it, and keeps nothing then", async () => {
    const server = new Server(aTrip("Palace"));
    const line = lineTo(server);
    const edit: Edit = {
      kind: "change",
      activityId: "Palace",
      title: "",
      change: { title: "A", before: { title: "B" } },
    };
    await expect(line.add("trip", false, edit)).rejects.toThrow("target_changed");
    expect(line.state().entries).toEqual([]);
  });

  it("keeps edits without a connection and sends them in order when it is back", async () => {
    const server = new Server(aTrip("Castle", "Museum"));
    const line = lineTo(server);
    unanswered();
    for (const edit of [
      rename("Castle", "Fort"),
      add("Fado"),
      moveToDayTwo("Fado", null),
      moveToDayTwo("Museum", "Fado"),
    ])
      expect(await line.add("trip", false, edit)).toMatchObject({ state: "waiting" });
    expect(server.heard).toEqual([]);
    answered();
    await settled(line);
    expect(server.heard).toEqual(["Fort", "Fado", "Fado to two", "Museum to two"]);
    expect(titlesOf(server.trip)).toEqual([["Fort"], ["Fado", "Museum"]]);
    expect(line.state().entries).toEqual([]);
  });

  it("does once what it has to send twice", async () => {
    const server = new Server(aTrip());
    const line = lineTo(server);
    server.losesAnswers = true;
    expect(await line.add("trip", false, add("Fado"))).toMatchObject({ state: "waiting" });
    server.losesAnswers = false;
    answered();
    await settled(line);
    // It has arrived: an addition is known by its id.
    expect(server.heard).toEqual(["Fado"]);
    expect(titlesOf(server.trip)).toEqual([["Fado"], []]);
    server.losesAnswers = true;
    expect(await line.add("trip", false, moveToDayTwo("Fado", null))).toMatchObject({ state: "waiting" });
    const { revision } = server.trip;
    server.losesAnswers = false;
    answered();
    await settled(line);
    expect(server.heard).toEqual(["Fado", "Fado to two", "Fado to two"]);
    expect(titlesOf(server.trip)).toEqual([[], ["Fado"]]);
    expect(server.trip.revision).toBe(revision);
  });

  it("keeps what met somebody else's change, with all that follows on it, and sends the rest", async () => {
    const server = new Server(aTrip("Castle", "Museum"));
    const line = lineTo(server);
    unanswered();
    await line.add("trip", false, rename("Castle", "Fort"));
    await line.add("trip", false, moveToDayTwo("Castle", null));
    await line.add("trip", false, rename("Museum", "Gallery"));
    server.trip = withEdit(server.trip, rename("Castle", "Palace"));
    answered();
    await settled(line);
    expect(titlesOf(server.trip)).toEqual([["Palace", "Gallery"], []]);
    const [asked, held, ...others] = line.state().entries;
    expect([asked?.trouble, held?.trouble, others]).toEqual([{ kind: "changed" }, null, []]);

    await line.settle(asked?.id ?? "", {
      kind: "change",
      activityId: "Castle",
      title: "Castle",
      change: { title: "Fort", before: { title: "Palace" } },
    });
    await settled(line);
    expect(titlesOf(server.trip)).toEqual([["Gallery"], ["Fort"]]);
  });

  it("compares a move that waited with the trip, and asks when somebody else moved it", async () => {
    const server = new Server(aTrip("Castle"));
    const line = lineTo(server);
    unanswered();
    await line.add("trip", false, { ...moveToDayTwo("Castle", null), dayId: "one", fromDayId: "one" } as Edit);
    const third: Edit = {
      kind: "remove",
      activityId: "Castle",
      title: "Castle",
      seen: server.trip.itinerary[0]?.activities[0] as never,
    };
    await line.add("trip", false, third);
    server.trip = withEdit(server.trip, rename("Castle", "Palace"));
    answered();
    await settled(line);
    expect(line.state().entries.map((it) => [it.edit.kind, it.trouble])).toEqual([["remove", { kind: "changed" }]]);
    expect(titlesOf(server.trip)).toEqual([["Palace"], []]);
  });

  it("takes back an addition together with what was built on it", async () => {
    const server = new Server(aTrip());
    const line = lineTo(server);
    unanswered();
    await line.add("trip", false, add("Fado"));
    await line.add("trip", false, moveToDayTwo("Fado", null));
    await line.discard(line.state().entries[0]?.id ?? "");
    answered();
    await settled(line);
    expect(server.heard).toEqual([]);
    expect(line.state().entries).toEqual([]);
  });

  it("gives a place to what was put behind an addition that is taken back", async () => {
    const server = new Server(aTrip("Museum"));
    const line = lineTo(server);
    unanswered();
    await line.add("trip", false, add("Fado"));
    await line.add("trip", false, moveToDayTwo("Museum", "Fado"));
    await line.discard(line.state().entries[0]?.id ?? "");
    answered();
    await settled(line);
    expect(titlesOf(server.trip)).toEqual([[], ["Museum"]]);
  });

  it("does not take back what may have been sent, and says so", async () => {
    const server = new Server(aTrip());
    const line = lineTo(server);
    server.losesAnswers = true;
    await line.add("trip", false, add("Fado"));
    expect(await line.discard(line.state().entries[0]?.id ?? "")).toBe(false);
    expect(line.state().entries).toHaveLength(1);
    server.losesAnswers = false;
    answered();
    await settled(line);
    expect(titlesOf(server.trip)).toEqual([["Fado"], []]);
  });

  it("does not send what its author took back while it was compared", async () => {
    const server = new Server(aTrip("Castle"));
    const line = lineTo(server);
    unanswered();
    await line.add("trip", false, rename("Castle", "Fort"));
    const [entry] = line.state().entries;
    let taken: Promise<boolean> | undefined;
    server.asked = async () => {
      taken ??= line.discard(entry?.id ?? "");
      await taken;
    };
    answered();
    await settled(line);
    expect(await taken).toBe(true);
    expect(server.heard).toEqual([]);
    expect(titlesOf(server.trip)).toEqual([["Castle"], []]);
  });

  it("takes no tidying of the server for somebody else's change", async () => {
    const server = new Server(aTrip("Castle"));
    const line = lineTo(server);
    const shown = () => line.state().entries.reduce((trip, { edit }) => withEdit(trip, edit), server.trip);
    unanswered();
    await line.add("trip", false, rename("Castle", "  Fort "));
    await line.add("trip", false, removal("Castle", shown()));
    answered();
    await settled(line);
    expect(line.state().entries).toEqual([]);
    expect(titlesOf(server.trip)).toEqual([[], []]);
  });

  it("does not say that a trip is closed when the connection went before that was known", async () => {
    const server = new Server(aTrip("Castle"));
    const line = lineTo(server);
    unanswered();
    await line.add("trip", false, rename("Castle", "Fort"));
    let asked = 0;
    server.asked = async () => {
      asked += 1;
      if (asked === 1) server.trip = withEdit(server.trip, removal("Castle", server.trip));
      // Between the refusal and the look at what became of the activity.
      if (asked === 2) throw new TRPCClientError("the connection broke");
    };
    answered();
    await settled(line);
    expect(line.state().entries.map((it) => it.trouble)).toEqual([null]);
    server.asked = async () => undefined;
    answered();
    await settled(line);
    expect(line.state().entries.map((it) => it.trouble)).toEqual([{ kind: "gone" }]);
  });

  it("counts what a question holds up apart from what is on its way", async () => {
    const server = new Server(aTrip("Castle"));
    const line = lineTo(server);
    unanswered();
    await line.add("trip", false, rename("Castle", "Fort"));
    await line.add("trip", false, moveToDayTwo("Castle", null));
    server.trip = withEdit(server.trip, rename("Castle", "Palace"));
    answered();
    await settled(line);
    expect(savingOf(line.state(), "trip", 0)).toMatchObject({ saving: 0, waiting: 1, heldUp: 1, through: 0 });
  });
});
