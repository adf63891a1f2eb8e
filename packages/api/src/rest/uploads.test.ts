import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pdf, png } from "../../../domain/test/files/samples.ts";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { writtenOut } from "../../test/written-out.ts";

/** Uploads in general, tested with documents of a trip. */
let api: TestApi;
let ana: Awaited<ReturnType<TestApi["person"]>>;
let tripId: string;

beforeAll(async () => {
  api = await startApi();
  ana = await api.person("Ana");
  tripId = await newTrip();
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

async function newTrip(): Promise<string> {
  const body = { destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
  return (await api.send("POST", "/api/trips", { token: ana.token, body })).body.trip.id;
}

interface Sending {
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly body?: RequestInit["body"];
  readonly token?: string | null;
  readonly method?: string;
}

async function send({ query = "", headers = {}, body, token = ana.token, method = "POST" }: Sending = {}) {
  const response = await fetch(`${api.url}/api/trips/${tripId}/documents${query}`, {
    method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body: body ?? new Uint8Array(pdf),
    duplex: "half",
  } as RequestInit);
  // biome-ignore lint/suspicious/noExplicitAny: an untyped wire
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}
const asPdf = { "content-type": "application/pdf" };
const count = () => api.database.prisma.document.count({ where: { tripId } });

describe("a file as the body", () => {
  it("returns 201 with the query's values, converted to their types", async () => {
    const sent = await send({ headers: asPdf, query: "?name=Ticket%20%C3%A9vora.pdf&kind=ticket&private=true" });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      success: true,
      document: { name: "Ticket évora.pdf", kind: "ticket", private: true, size: pdf.length },
    });
    expect(sent.body.warnings).toBeUndefined();
  });

  it.each([
    [
      "said in the header",
      { "content-disposition": `attachment; filename="E-Ticket \\"A\\".pdf"` },
      'E-Ticket "A".pdf',
    ],
    [
      "said in the extended form, which wins",
      { "content-disposition": "attachment; filename=x.pdf; filename*=UTF-8''Bilhete%20%C3%89vora.pdf" },
      "Bilhete Évora.pdf",
    ],
    ["in bytes of UTF-8", { "content-disposition": `attachment; filename="${latin("Évora.pdf")}"` }, "Évora.pdf"],
    ["in a form that is broken", { "content-disposition": "attachment; filename*=UTF-8''%E0%A4%A" }, "Document.pdf"],
    ["not said", {}, "Document.pdf"],
    ["a path", { "content-disposition": `attachment; filename="../../etc/passwd.pdf"` }, "passwd.pdf"],
  ])("has the name %s", async (_, headers, name) => {
    const { body } = await send({ headers: { ...asPdf, ...headers } });
    expect(body.document.name).toBe(name);
  });

  it.each([["application/octet-stream"], [""], ["Application/PDF; charset=binary"]])(
    "may be sent as %j: the bytes decide",
    async (type) => {
      const { status, body } = await send({ headers: { "content-type": type } });
      expect({ status, type: body.document?.content_type }).toEqual({ status: 201, type: "application/pdf" });
    },
  );

  it("is what its bytes are, whatever the content type", async () => {
    const { body } = await send({ headers: { "content-type": "image/png" } });
    expect(body.document.content_type).toBe("application/pdf");
  });

  it("warns of unknown fields", async () => {
    const { body } = await send({ headers: asPdf, query: "?colour=red" });
    expect(body.warnings).toMatchObject([{ code: "unknown_field", path: "colour" }]);
  });
});

describe("a file in a form", () => {
  const form = (file: Blob | null, fields: Record<string, string> = {}, name = "Scan.pdf") => {
    const data = new FormData();
    for (const [key, value] of Object.entries(fields)) data.set(key, value);
    if (file) data.append("file", file, name);
    return data;
  };
  const blob = new Blob([new Uint8Array(pdf)], { type: "application/pdf" });

  it("returns 201 with the other fields; the query wins", async () => {
    const { status, body } = await send({
      body: form(blob, { kind: "visa", private: "true" }),
      query: "?kind=passport",
    });
    expect(status).toBe(201);
    expect(body.document).toMatchObject({ name: "Scan.pdf", kind: "passport", private: true, size: pdf.length });
  });

  it.each<[string, () => RequestInit["body"], number, string, Record<string, string>?]>([
    ["without a file", () => form(null, { kind: "visa" }), 400, "validation_failed"],
    ["with two files", () => twice(form(blob)), 400, "validation_failed"],
    ["with very many fields", () => form(blob, numbered(40)), 400, "validation_failed"],
    ["with a very long field", () => form(blob, { kind: "x".repeat(5000) }), 400, "validation_failed"],
    [
      "with a file of another type",
      () => form(new Blob(["<p>"], { type: "text/html" })),
      415,
      "unsupported_media_type",
    ],
    [
      "with a file that is too large",
      () => form(new Blob([Buffer.alloc(10 * 1_048_576 + 1)])),
      413,
      "payload_too_large",
    ],
    ["that breaks off", () => "--x\r\nContent-Disposition: form-data; name=", 400, "validation_failed", boundary()],
    ["without a boundary", () => "--x--", 400, "validation_failed", { "content-type": "multipart/form-data" }],
    ["of nothing", () => "", 400, "validation_failed", boundary()],
  ])("%s is refused", async (_, body, status, code, headers = {}) => {
    const before = await count();
    const answer = await send({ body: body(), headers });
    expect({ status: answer.status, code: answer.body.error?.code }).toEqual({ status, code });
    expect(await count()).toBe(before);
  });

  function twice(data: FormData): FormData {
    data.append("another", blob, "b.pdf");
    return data;
  }
  const numbered = (length: number) => Object.fromEntries(Array.from({ length }, (_, index) => [`f${index}`, "1"]));
  function boundary() {
    return { "content-type": "multipart/form-data; boundary=x" };
  }
});

describe("is refused, and nothing is stored:", () => {
  const tooMuch = (size: number) => new Uint8Array(size);
  it.each<[string, number, string, () => Promise<Sending> | Sending]>([
    ["nobody", 401, "unauthenticated", () => ({ token: null, headers: asPdf })],
    ["a bad key", 401, "unauthenticated", () => ({ token: "cvn_x", headers: asPdf })],
    [
      "a key without the scope, before the type is looked at",
      403,
      "insufficient_scope",
      async () => ({
        token: (await api.key(ana.token, { scopes: ["trips:read"] })).secret,
        headers: { "content-type": "text/html" },
      }),
    ],
    ["a stranger", 404, "not_found", async () => ({ token: (await api.person("Rui")).token, headers: asPdf })],
    ["a type that nobody takes", 415, "unsupported_media_type", () => ({ headers: { "content-type": "text/html" } })],
    [
      "the type that a form has",
      415,
      "unsupported_media_type",
      () => ({ headers: { "content-type": "application/x-www-form-urlencoded" } }),
    ],
    ["a file that is none of them", 415, "unsupported_media_type", () => ({ headers: asPdf, body: "<svg/>" })],
    ["an empty file", 415, "unsupported_media_type", () => ({ headers: asPdf, body: "" })],
    ["a kind that there is not", 400, "validation_failed", () => ({ headers: asPdf, query: "?kind=novel" })],
    ["a switch that is none", 400, "validation_failed", () => ({ headers: asPdf, query: "?private=maybe" })],
    ["a byte too much", 413, "payload_too_large", () => ({ headers: asPdf, body: tooMuch(10 * 1_048_576 + 1) })],
    ["far too much", 413, "payload_too_large", () => ({ headers: asPdf, body: tooMuch(15 * 1_048_576) })],
    [
      "an Idempotency-Key that is too long",
      400,
      "validation_failed",
      () => ({ headers: { ...asPdf, "idempotency-key": "k".repeat(256) } }),
    ],
  ])("%s: %i %s", async (_, status, code, sending) => {
    const before = await count();
    const answer = await send(await sending());
    expect(answer).toMatchObject({ status, body: { success: false, error: { code } } });
    expect(await count()).toBe(before);
  });

  it("an announced size that is too large, before the body is read", async () => {
    const { answer } = sending({ "content-length": "1000000000" });
    expect(await answer).toBe(413);
  });

  it("a body without an end, of which at most twice the limit is read", async () => {
    const { request, answer } = sending({ "transfer-encoding": "chunked" });
    const chunk = Buffer.alloc(1_048_576);
    let sent = 0;
    let over = false;
    const end = answer.finally(() => (over = true));
    while (!over && sent < 60) {
      sent++;
      await new Promise<void>((resolve) => request.write(chunk, () => resolve()));
    }
    expect([413, "cut"]).toContain(await end);
    // Plus the content of the system's buffers.
    expect(sent).toBeLessThan(40);
  });

  /** An unfinished request; the connection may also be closed as an answer. */
  function sending(headers: Record<string, string>) {
    const authorization = `Bearer ${ana.token}`;
    const all = { ...asPdf, authorization, ...headers };
    const request = httpRequest(`${api.url}/api/trips/${tripId}/documents`, { method: "POST", headers: all });
    const answer = new Promise<number | "cut" | undefined>((resolve) => {
      request.on("response", (it) => resolve(it.resume().statusCode));
      request.on("error", () => resolve("cut"));
    });
    request.flushHeaders();
    return { request, answer };
  }

  it("a cookie from another site: 403", async () => {
    const { cookie } = ana;
    const from = (origin: string) => send({ token: null, headers: { ...asPdf, cookie, origin } });
    expect(await from("https://elsewhere.example")).toMatchObject({
      status: 403,
      body: { error: { code: "forbidden" } },
    });
    expect((await from(api.url)).status).toBe(201);
  });
});

describe("the same Idempotency-Key", () => {
  const keyed = (key: string, more: Sending = {}) => send({ headers: { ...asPdf, "idempotency-key": key }, ...more });

  it("stores a file once, and returns the first answer", async () => {
    const before = await count();
    const [first, second] = [await keyed("one"), await keyed("one")];
    expect(second.body).toEqual(first.body);
    const many = await Promise.all([keyed("many"), keyed("many"), keyed("many")]);
    expect(new Set(many.map((it) => it.body.document.id)).size).toBe(1);
    expect(await count()).toBe(before + 2);
  });

  it("with other bytes or another name is 422", async () => {
    await keyed("two", { query: "?name=a.pdf" });
    for (const more of [{ query: "?name=b.pdf" }, { query: "?name=a.pdf", body: new Uint8Array(png()) }]) {
      expect(await keyed("two", more)).toMatchObject({
        status: 422,
        body: { error: { code: "idempotency_mismatch" } },
      });
    }
  });
});

it("of one account are limited to a few at once", async () => {
  const people = await Promise.all([api.person("Eva"), api.person("Ivo")]);
  const slow = (token: string) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(pdf.subarray(0, 100)));
        await held;
        controller.close();
      },
    });
    return { release, answer: send({ token, headers: asPdf, body }) };
  };
  const [eva, ivo] = people as [{ token: string }, { token: string }];
  const held = Array.from({ length: 5 }, () => slow(eva.token));
  // The last one is refused, and none of the others ends before it is released.
  const fifth = await Promise.race(held.map((it) => it.answer));
  expect(fifth.status).toBe(429);
  expect(fifth.headers.get("retry-after")).toBe("5");
  expect((await send({ token: ivo.token, headers: asPdf })).status).toBe(404);
  for (const it of held) it.release();
  const statuses = (await Promise.all(held.map((it) => it.answer))).map((it) => it.status);
  expect(statuses.sort()).toEqual([404, 404, 404, 404, 429]);
  expect((await send({ token: eva.token, headers: asPdf })).status).toBe(404);
});

it("405 lists the methods of all verbs at the address", async () => {
  const answer = await send({ method: "PUT", headers: asPdf });
  expect({ status: answer.status, allow: answer.headers.get("allow") }).toEqual({ status: 405, allow: "GET, POST" });
});

it("is in the OpenAPI document with the other methods of its address", async () => {
  const { body } = await api.send("GET", "/api/openapi/all");
  const { get, post } = writtenOut(body).paths["/api/trips/{id}/documents"];
  expect(get.operationId).toBe("list_trip_documents");
  expect(post.operationId).toBe("upload_trip_document");
  expect(post.parameters.map((it: { name: string }) => it.name)).toEqual([
    "id",
    "name",
    "kind",
    "private",
    "Idempotency-Key",
  ]);
  expect(Object.keys(post.requestBody.content)).toEqual(
    expect.arrayContaining(["application/pdf", "multipart/form-data"]),
  );
  expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(["201", "404", "413", "415", "422"]));
});

/** UTF-8 bytes as a header carries them. */
function latin(text: string): string {
  return Buffer.from(text).toString("latin1");
}
