import { describe, expect, it } from "vitest";
import { pdf, png } from "../../../domain/test/files/samples.ts";
import { addTripMember, createPerson, now, portsOn, run, setUp } from "../../test/context.ts";
import { memoryFiles } from "../../test/fake-ports.ts";
import type { Actor } from "../kernel/actor.ts";
import type { FileStore } from "../kernel/ports.ts";
import { UploadedFile } from "../kernel/uploaded-file.ts";
import { deleteFromTrash } from "../trash/delete-from-trash.ts";
import { emptyTrash } from "../trash/empty-trash.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { addTextDocument } from "./add-text-document.ts";
import { deleteDocument } from "./delete-document.ts";
import { getTripDocument } from "./get-trip-document.ts";
import { listDocuments } from "./list-documents.ts";
import { sweepFiles } from "./sweep-files.ts";
import { updateDocument } from "./update-document.ts";
import { uploadDocument } from "./upload-document.ts";

const { database, outside, ana } = await setUp();

/** A file store that records its keys, and can be down. */
function watched() {
  const keys = new Set<string>();
  const inner = memoryFiles();
  const state = { down: false };
  const reach = () => {
    if (state.down) throw new Error("the store is down");
  };
  const files: FileStore = {
    async put(key, bytes, type) {
      reach();
      await inner.put(key, bytes, type);
      keys.add(key);
    },
    async get(key) {
      reach();
      return inner.get(key);
    },
    async delete(key) {
      reach();
      keys.delete(key);
      await inner.delete(key);
    },
  };
  return { files, keys, state, ports: { ...portsOn(database).ports, files } };
}

async function newTrip(): Promise<string> {
  const input = { destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
  const made = await run(createTrip, outside.ports, ana, input);
  return "trip" in made ? made.trip.id : "";
}

type Put = { trip_id: string; name?: string; bytes?: Uint8Array; kind?: string; private?: boolean };
async function put(it: Put, ports = outside.ports, who: Actor = ana) {
  const { name = "Ticket.pdf", bytes = pdf, ...rest } = it;
  const answer = await run(uploadDocument, ports, who, {
    ...rest,
    file: new UploadedFile(name, "application/pdf", bytes),
  });
  return (answer as { document: { id: string; name: string; private: boolean } }).document;
}
const note = async (trip_id: string, name: string, text = "Ring twice", more: object = {}) =>
  (await run(addTextDocument, outside.ports, ana, { trip_id, name, text, ...more })).document;
const log = async (tripId: string) => {
  const rows = await database.prisma.editLogEntry.findMany({ where: { tripId }, orderBy: { createdAt: "asc" } });
  return rows.map((it) => `${it.action}: ${it.summary}`);
};
const loose = async () => (await database.prisma.looseFile.findMany()).map((it) => it.key);
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe("a stored file and its row", () => {
  it("are created together: during the upload the storage key is marked as unused, afterwards it is not", async () => {
    const { ports, files } = watched();
    const during: string[][] = [];
    const slow = {
      ...ports,
      files: {
        ...files,
        put: async (...it: Parameters<FileStore["put"]>) => {
          during.push(await loose());
          await files.put(...it);
        },
      },
    };
    await put({ trip_id: await newTrip() }, slow);
    expect(during).toEqual([[expect.stringMatching(/^documents\//)]]);
    expect(await loose()).toEqual([]);
  });

  it("leave only an unused storage key when the store is down", async () => {
    const { ports, state } = watched();
    const trip_id = await newTrip();
    state.down = true;
    await expect(put({ trip_id }, ports)).rejects.toThrow("the store is down");
    expect(await database.prisma.document.count({ where: { tripId: trip_id } })).toBe(0);
    expect(await loose()).toHaveLength(1);
    state.down = false;
    await sweepFiles(ports, later(59), failOn);
    expect(await loose()).toHaveLength(1);
    await sweepFiles(ports, later(61), failOn);
    expect(await loose()).toEqual([]);
  });

  it("are removed together when the transaction fails: the sweep deletes the file", async () => {
    const { ports, keys } = watched();
    const trip_id = await newTrip();
    const filling = {
      ...ports,
      files: {
        ...ports.files,
        put: async (...it: Parameters<FileStore["put"]>) => {
          await ports.files.put(...it);
          await database.prisma.document.createMany({ data: Array.from({ length: 300 }, () => row(trip_id)) });
        },
      },
    };
    await expect(put({ trip_id }, filling)).rejects.toMatchObject({ code: "documents_full" });
    expect(keys.size).toBe(1);
    await sweepFiles(ports, later(61), failOn);
    expect([keys.size, await loose()]).toEqual([0, []]);
  });

  it("are deleted with the document, the trip and the account", async () => {
    for (const end of [
      async (trip_id: string, id: string) => {
        await run(deleteDocument, outside.ports, ana, { trip_id, document_id: id });
        await run(deleteFromTrash, outside.ports, ana, { kind: "document", id });
      },
      async (id: string) => {
        await run(deleteTrip, outside.ports, ana, { trip_id: id });
        await run(deleteFromTrash, outside.ports, ana, { kind: "trip", id });
      },
      async (id: string) => database.prisma.trip.delete({ where: { id } }),
    ]) {
      const { ports, keys } = watched();
      const trip_id = await newTrip();
      const { id } = await put({ trip_id }, ports);
      await end(trip_id, id);
      expect(keys.size).toBe(1);
      // The time is the database's.
      await sweepFiles(ports, new Date(), failOn);
      expect([keys.size, await loose()]).toEqual([0, []]);
    }
  });

  it("are tried again ten minutes later when the store is down, with one logged error", async () => {
    const { ports, keys, state } = watched();
    const trip_id = await newTrip();
    for (const _ of [1, 2])
      await run(deleteDocument, ports, ana, { trip_id, document_id: (await put({ trip_id }, ports)).id });
    await run(emptyTrash, ports, ana, {});
    state.down = true;
    const complaints: unknown[] = [];
    const at = new Date();
    await sweepFiles(ports, at, (error) => complaints.push(error));
    expect(complaints).toHaveLength(1);
    state.down = false;
    await sweepFiles(ports, new Date(at.getTime() + 9 * 60_000), failOn);
    expect(keys.size).toBe(2);
    await sweepFiles(ports, new Date(at.getTime() + 11 * 60_000), failOn);
    expect([keys.size, await loose()]).toEqual([0, []]);
  });

  it("stay together when the sweep runs during an upload", async () => {
    const { ports, files, keys } = watched();
    const trip_id = await newTrip();
    const swept = {
      ...ports,
      files: {
        ...files,
        put: async (...it: Parameters<FileStore["put"]>) => {
          await files.put(...it);
          await sweepFiles(ports, later(61), failOn);
        },
      },
    };
    await expect(put({ trip_id }, swept)).rejects.toThrow("swept");
    expect([keys.size, await database.prisma.document.count({ where: { tripId: trip_id } })]).toEqual([0, 0]);
  });

  function failOn(error: unknown): never {
    throw error;
  }
  const row = (tripId: string) => ({
    ...{
      id: crypto.randomUUID(),
      tripId,
      uploadedById: ana.userId,
      name: "x",
      kind: "other",
      contentType: "text/plain",
    },
    ...{ bytes: 1, sha256: "", createdAt: now, updatedAt: now },
  });
});

describe("the edit log and the room", () => {
  it("report documents, and private ones without their names", async () => {
    const trip_id = await newTrip();
    const { id: document_id } = await put({ trip_id, name: "Ticket.pdf" });
    const change = (it: object) => run(updateDocument, outside.ports, ana, { trip_id, document_id, ...it });
    await change({ name: "Train" });
    await change({ private: true });
    await change({ name: "Secret" });
    await change({ private: false, kind: "ticket" });
    await change({ kind: "other" });
    await run(deleteDocument, outside.ports, ana, { trip_id, document_id });
    const passport = await put({ trip_id, name: "Passport.pdf", private: true });
    await run(deleteDocument, outside.ports, ana, { trip_id, document_id: passport.id });
    expect((await log(trip_id)).slice(1)).toEqual([
      'add_document: Added the document "Ticket.pdf"',
      'update_document: Renamed the document "Ticket.pdf" to "Train"',
      "update_document: Made a document private",
      "update_document: Changed a private document",
      'update_document: Shared the document "Secret"',
      'update_document: Changed the document "Secret"',
      'delete_document: Deleted the document "Secret"',
      "add_document: Added a private document",
      "delete_document: Deleted a private document",
    ]);
    const [trip, events] = await Promise.all([
      database.prisma.trip.findUniqueOrThrow({ where: { id: trip_id } }),
      database.prisma.roomEvent.findMany({ where: { room: `trip:${trip_id}`, type: "records.changed" } }),
    ]);
    expect(trip.revision).toBe(1);
    expect(events).toHaveLength(9);
  });
});

describe("a private document", () => {
  it("is visible only to the person who uploaded it, not even to the owner of the trip", async () => {
    const trip_id = await newTrip();
    const rui = await addTripMember(database, trip_id, "editor");
    const { id: document_id } = await put({ trip_id, private: true, name: "Passport.pdf" }, outside.ports, rui);
    const call = { trip_id, document_id };
    expect((await run(listDocuments, outside.ports, rui, { trip_id })).documents).toHaveLength(1);
    expect((await run(listDocuments, outside.ports, ana, { trip_id })).documents).toEqual([]);
    for (const attempt of [
      () => run(getTripDocument, outside.ports, ana, call),
      () => run(updateDocument, outside.ports, ana, { ...call, name: "Mine" }),
      () => run(deleteDocument, outside.ports, ana, call),
      () => run(getTripDocument, outside.ports, ana, { trip_id, name: "passport" }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "not_found" });
    const refusal = await run(getTripDocument, outside.ports, ana, { trip_id, name: "pass" }).catch(
      (it: Error) => it.message,
    );
    expect(refusal).not.toContain("Passport");
  });

  it("can be made private only by the person who uploaded it", async () => {
    const trip_id = await newTrip();
    const rui = await addTripMember(database, trip_id, "editor");
    const { id: document_id } = await put({ trip_id });
    await expect(
      run(updateDocument, outside.ports, rui, { trip_id, document_id, private: true }),
    ).rejects.toMatchObject({
      code: "forbidden",
    });
    const renamed = await run(updateDocument, outside.ports, rui, {
      trip_id,
      document_id,
      name: "Tram",
      private: false,
    });
    expect(renamed.document).toMatchObject({ name: "Tram", private: false });
  });
});

describe("permissions on documents", () => {
  it("let members read and editors change, and never through another trip's address", async () => {
    const [trip_id, other] = [await newTrip(), await newTrip()];
    const [viewer, stranger] = [await addTripMember(database, trip_id, "viewer"), await createPerson(database, "Eva")];
    const { id: document_id } = await put({ trip_id });
    expect((await run(getTripDocument, outside.ports, viewer, { trip_id, document_id })).document?.id).toBe(
      document_id,
    );
    const refused: [Actor, string, string][] = [
      [viewer, trip_id, "forbidden"],
      [stranger, trip_id, "not_found"],
      [ana, other, "not_found"],
    ];
    for (const [who, trip, code] of refused) {
      await expect(run(deleteDocument, outside.ports, who, { trip_id: trip, document_id })).rejects.toMatchObject({
        code,
      });
      await expect(
        run(updateDocument, outside.ports, who, { trip_id: trip, document_id, name: "x" }),
      ).rejects.toMatchObject({ code });
    }
    await expect(put({ trip_id }, outside.ports, viewer)).rejects.toMatchObject({ code: "forbidden" });
    await expect(run(getTripDocument, outside.ports, ana, { trip_id: other, document_id })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(run(updateDocument, outside.ports, ana, { trip_id, document_id })).rejects.toMatchObject({
      code: "validation_failed",
    });
  });

  it("stop a person without the right before anything is stored", async () => {
    const { ports, keys } = watched();
    const trip_id = await newTrip();
    const before = await loose();
    await expect(put({ trip_id }, ports, await addTripMember(database, trip_id, "viewer"))).rejects.toThrow();
    await expect(put({ trip_id, bytes: Buffer.from("<svg/>") }, ports)).rejects.toMatchObject({
      code: "unsupported_media_type",
    });
    expect([keys.size, await loose()]).toEqual([0, before]);
  });
});

describe("list_documents", () => {
  it("searches names and text without regard to case and accents, and filters by kind", async () => {
    const trip_id = await newTrip();
    await note(trip_id, "Évora, Träm 28", "The key lies under the Ølmug. 100% sure_ly \\ here");
    await put({ trip_id, name: "Boarding pass.png", bytes: png(), kind: "ticket" });
    const found = async (it: object) =>
      (await run(listDocuments, outside.ports, ana, { trip_id, ...it })).documents.map((one) => one.name);
    expect(await found({})).toEqual(["Boarding pass.png", "Évora, Träm 28"]);
    for (const search of ["evora", "TRÄM", "tram", "e\u0301vora", "KEY LIES", "100% sure_ly \\ h", " tram "])
      expect([search, await found({ search })]).toEqual([search, ["Évora, Träm 28"]]);
    for (const search of ["%", "100_"])
      expect(await found({ search })).toEqual(search === "%" ? ["Évora, Träm 28"] : []);
    expect(await found({ kind: "ticket" })).toEqual(["Boarding pass.png"]);
    expect(await found({ kind: "ticket", search: "evora" })).toEqual([]);
    expect(await found({ search: "" })).toHaveLength(2);
  });
});

describe("get_trip_document", () => {
  const read = (it: { trip_id: string; name?: string; document_id?: string }) =>
    run(getTripDocument, outside.ports, ana, it);

  it("returns the one document that fits, with its text", async () => {
    const trip_id = await newTrip();
    const { id } = await note(trip_id, "How to get in", "Ring twice");
    await note(trip_id, "Wi-Fi");
    for (const it of [{ document_id: id }, { name: "GET IN" }, { name: "wi-fi", document_id: id }])
      expect(await read({ trip_id, ...it })).toMatchObject({
        document: { id, text: "Ring twice", text_cut: false, url: `http://localhost:3000/api/documents/${id}/file` },
        documents: [{ id }],
      });
  });

  it("lists several that fit, unless one has exactly the name", async () => {
    const trip_id = await newTrip();
    for (const name of ["Ticket", "Ticket to Évora", "Receipt"]) await note(trip_id, name);
    expect(await read({ trip_id, name: "tick" })).toMatchObject({
      document: null,
      documents: [{ name: "Ticket to Évora" }, { name: "Ticket" }],
    });
    expect((await read({ trip_id, name: "TICKET" })).document?.name).toBe("Ticket");
    expect(await read({ trip_id })).toMatchObject({ document: null, documents: [{}, {}, {}] });
  });

  it("lists the documents of the trip when none fits", async () => {
    const trip_id = await newTrip();
    expect(await read({ trip_id })).toEqual({ document: null, documents: [] });
    await expect(read({ trip_id, name: "visa" })).rejects.toMatchObject({
      code: "not_found",
      message: expect.stringContaining("It has none."),
    });
    await note(trip_id, "Wi-Fi");
    await expect(read({ trip_id, name: "visa" })).rejects.toThrow('It has "Wi-Fi".');
    expect((await read({ trip_id })).document?.text).toBe("Ring twice");
  });

  it("returns the beginning of a long text, and nothing for files that cannot be read as text", async () => {
    const trip_id = await newTrip();
    const { id: long } = await note(trip_id, "Long", "long ".repeat(9000));
    const opened = (await read({ trip_id, document_id: long })).document;
    expect([opened?.text?.length, opened?.text_cut]).toEqual([20_000, true]);
    const { id } = await put({ trip_id });
    expect((await read({ trip_id, document_id: id })).document).toMatchObject({ text: null, text_cut: false });
    const ics = await put({
      trip_id,
      name: "a.ics",
      bytes: Buffer.from("BEGIN:VCALENDAR\r\nSUMMARY:Fado\r\nEND:VCALENDAR"),
    });
    expect((await read({ trip_id, document_id: ics.id })).document?.text).toContain("Fado");
  });
});

it("that agents add at once stay within the limit of the trip", async () => {
  const trip_id = await newTrip();
  const data = Array.from({ length: 298 }, () => ({
    ...{ id: crypto.randomUUID(), tripId: trip_id, uploadedById: ana.userId, name: "x", kind: "other" },
    ...{ contentType: "text/plain", bytes: 1, sha256: "", createdAt: now, updatedAt: now },
  }));
  await database.prisma.document.createMany({ data });
  const kept = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => note(trip_id, `Note ${index}`)));
  expect(kept.filter((it) => it.status === "fulfilled")).toHaveLength(2);
});

describe("a search in the texts", () => {
  const found = async (trip_id: string, search: string) =>
    (await run(listDocuments, outside.ports, ana, { trip_id, search })).documents.map((it) => it.name);

  it("finds parts of words without case and accents, and takes wildcards literally", async () => {
    const trip_id = await newTrip();
    await note(trip_id, "A", "Reserva na Pousada de ÉVORA: 100% pago, código A_B\\C, ﬁm");
    await note(trip_id, "B", "100 pago, A-B");
    for (const words of ["evora", "pousada de é", "100%", "a_b\\c", "fim", "na"])
      expect(await found(trip_id, words), words).toEqual(["A"]);
    expect(await found(trip_id, "100")).toEqual(["B", "A"]);
    expect(await found(await newTrip(), "evora")).toEqual([]);
  });

  it("is quick for many files of combining marks, because they were folded at upload", async () => {
    const trip_id = await newTrip();
    const { id } = await note(trip_id, "Marks", `${"\u0315\u0300".repeat(24_000)} evora`);
    await database.pool.query(
      `insert into documents select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid()))).*
         from documents d, generate_series(1, 299) where d.id = $1`,
      [id],
    );
    const { rows } = await database.pool.query(
      "select max(length(folded_text)) as longest from documents where trip_id = $1",
      [trip_id],
    );
    expect(rows).toEqual([{ longest: " evora".length }]);
    expect(await found(trip_id, "evora")).toHaveLength(300);
  });

  it("uses the trigram index", async () => {
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      await client.query("set local enable_seqscan = off");
      const { rows } = await client.query(
        "explain select id from documents where trip_id = gen_random_uuid() and folded_text like '%evora%'",
      );
      expect(JSON.stringify(rows)).toContain("documents_search");
      await client.query("rollback");
    } finally {
      client.release();
    }
  });

  it("runs one at a time for an account, and refuses when too many wait", async () => {
    const trip_id = await newTrip();
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    let under = 0;
    // Only a search takes a connection from the pool.
    const pool = new Proxy(database.pool, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name !== "connect") return typeof value === "function" ? value.bind(target) : value;
        return async () => {
          under += 1;
          await gate;
          return target.connect();
        };
      },
    });
    const ports = { ...outside.ports, database: { ...database, pool } };
    const seven = Array.from({ length: 7 }, () => run(listDocuments, ports, ana, { trip_id, search: "evora" }));
    const refused = await Promise.race(
      seven.map((it) =>
        it.then(
          () => null,
          (error) => error,
        ),
      ),
    );
    expect(refused).toMatchObject({ code: "rate_limited" });
    expect(under).toBe(1);
    open();
    const answers = await Promise.allSettled(seven);
    expect(answers.filter((it) => it.status === "fulfilled")).toHaveLength(6);
  });
});

describe("quotas", () => {
  const small = (quotas: { account: number; trip: number }) => ({ ...watched().ports, quotas });

  it("apply to a trip and to an account over all its trips, before a file is stored", async () => {
    const ben = await createPerson(database, "Ben");
    const mine = async () => {
      const made = await run(createTrip, outside.ports, ben, {
        ...{ destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true },
      });
      return (made as { trip: { id: string } }).trip.id;
    };
    const [one, other] = [await mine(), await mine()];
    const { ports, keys } = watched();
    const bytes = pdf.byteLength;
    const tight = { ...ports, quotas: { account: 3 * bytes, trip: 2 * bytes } };
    for (const trip_id of [one, one, other]) await put({ trip_id }, tight, ben);
    await expect(put({ trip_id: one }, tight, ben)).rejects.toMatchObject({
      code: "quota_reached",
      message: expect.stringMatching(/^This trip has used up its .* Delete/),
    });
    await expect(put({ trip_id: other }, tight, ben)).rejects.toMatchObject({
      code: "quota_reached",
      message: expect.stringMatching(/^You have used up your /),
    });
    expect(keys.size).toBe(3);
    const text = run(addTextDocument, tight, ben, { trip_id: other, name: "Note", text: "Ring twice" });
    await expect(text).rejects.toMatchObject({ code: "quota_reached" });
  });

  it("apply to files that arrive at once", async () => {
    const trip_id = await newTrip();
    const tight = small({ account: 1e12, trip: 2 * pdf.byteLength });
    const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(() => put({ trip_id }, tight)));
    expect(answers.filter((it) => it.status === "fulfilled")).toHaveLength(2);
  });
});
