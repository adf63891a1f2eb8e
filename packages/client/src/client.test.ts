import { describe, expect, it } from "vitest";
import { createClient } from "./client.ts";
import { CaravanError } from "./error.ts";
import { addActivity, getTrip, listTrips, updateSegment } from "./generated/verbs.ts";
import { pages } from "./pages.ts";
import { isProposed } from "./verb.ts";

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A client whose service gives these answers one after the other; an error is a broken connection. */
function clientOf(...answers: readonly (Response | Error)[]) {
  const sent: Sent[] = [];
  const client = createClient({
    baseUrl: "https://caravan.example/",
    key: "cvn_key",
    retries: { firstMs: 1 },
    fetch: async (url, { method, headers, body } = {}) => {
      sent.push({ url: String(url), method, headers: new Headers(headers), body: body && JSON.parse(String(body)) });
      const answer = answers[sent.length - 1];
      if (!answer || answer instanceof Error) throw answer ?? new Error("nothing more was expected");
      return answer;
    },
  });
  return { client, sent };
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const page = (...ids: string[]) => json({ trips: ids.map((id) => ({ id })), has_more: false, next_cursor: null });
const busy = (status: number, after?: string) =>
  new Response("", { status, headers: after === undefined ? {} : { "retry-after": after } });
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: CaravanError) => error,
  );

const tripId = "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01";

describe("a call", () => {
  it("puts fields in path, query and body, and the key in its header", async () => {
    const { client, sent } = clientOf(page(), json({ activity: {} }, { status: 201 }));
    await client.call(listTrips, { limit: 3, archived: undefined });
    await client.call(addActivity, { trip_id: tripId, title: "Fado & wine" });
    expect(sent.map(({ url, method, body }) => [method, url, body])).toEqual([
      ["GET", "https://caravan.example/api/trips?limit=3", undefined],
      ["POST", `https://caravan.example/api/trips/${tripId}/activities`, { title: "Fado & wine" }],
    ]);
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer cvn_key");
  });

  it("refuses to leave out what its path needs, before it is sent", async () => {
    const { client, sent } = clientOf();
    const error = await refusal(client.call(addActivity, { trip_id: "", title: "Fado" }));
    expect(error).toMatchObject({ code: "validation_failed", details: [{ path: "trip_id" }] });
    expect(sent).toEqual([]);
  });

  it("rejects with the error of the service", async () => {
    const details = [{ path: "title", message: "is required" }];
    const body = { success: false, error: { code: "validation_failed", message: "Fix the title.", details } };
    const { client } = clientOf(json(body, { status: 400 }), new Response("<h1>Bad gateway</h1>", { status: 418 }));
    const error = await refusal(client.call(listTrips, {}));
    expect(error).toBeInstanceOf(CaravanError);
    expect(error).toMatchObject({ status: 400, code: "validation_failed", message: "Fix the title.", details });
    expect(await refusal(client.call(listTrips, {}))).toMatchObject({ status: 418, code: "unexpected_answer" });
  });

  it("reads a day as Markdown", async () => {
    const { client, sent } = clientOf(new Response("# Lisbon"));
    expect(await client.markdown(getTrip, { trip_id: tripId, day_number: 2 })).toBe("# Lisbon");
    expect(sent[0]?.url).toBe(`https://caravan.example/api/trips/${tripId}?day_number=2`);
    expect(sent[0]?.headers.get("accept")).toBe("text/markdown");
  });

  it("tells a proposal from a change", async () => {
    const { client } = clientOf(json({ status: "proposed", proposal_id: "p", review_url: "u" }, { status: 202 }));
    const answer = await client.call(addActivity, { trip_id: tripId, title: "Fado" });
    expect(isProposed(answer)).toBe(true);
  });
});

describe("what passes by itself", () => {
  it.each([429, 502, 503, 504])("is tried again: %i", async (status) => {
    const { client, sent } = clientOf(busy(status), busy(status), page("a"));
    expect((await client.call(listTrips, {})).trips).toHaveLength(1);
    expect(sent).toHaveLength(3);
  });

  it("is tried again with the same Idempotency-Key where something changes, also after a broken connection", async () => {
    const { client, sent } = clientOf(new Error("reset"), busy(503, "0"), json({ activity: {} }));
    await client.call(addActivity, { trip_id: tripId, title: "Fado" });
    const keys = new Set(sent.map(({ headers }) => headers.get("idempotency-key")));
    expect([sent.length, keys.size, keys.has(null)]).toEqual([3, 1, false]);
  });

  it("takes the Idempotency-Key of the caller", async () => {
    const { client, sent } = clientOf(json({}));
    await client.call(addActivity, { trip_id: tripId, title: "Fado" }, { idempotencyKey: "once" });
    expect(sent[0]?.headers.get("idempotency-key")).toBe("once");
  });

  it("is given up after three retries, with the last error", async () => {
    const { client, sent } = clientOf(busy(503), busy(503), busy(503), busy(503));
    expect(await refusal(client.call(listTrips, {}))).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(4);
    const broken = clientOf(...Array.from({ length: 4 }, () => new Error("reset")));
    expect(await refusal(broken.client.call(listTrips, {}))).toMatchObject({ status: 0, code: "unreachable" });
  });

  it("is not repeated for a PATCH, which may have been done, except when it was refused for now", async () => {
    const gone = clientOf(new Error("reset"), json({}));
    const patch = { segment_id: tripId, provider: "TAP" };
    expect(await refusal(gone.client.call(updateSegment, patch))).toMatchObject({ code: "unreachable" });
    const limited = clientOf(busy(429, "0"), json({}));
    await limited.client.call(updateSegment, patch);
    expect([gone.sent.length, limited.sent.length]).toEqual([1, 2]);
  });

  it("ends at once when the caller gives up", async () => {
    const stop = new AbortController();
    const { client, sent } = clientOf(busy(503, "60"));
    const call = refusal(client.call(listTrips, {}, { signal: stop.signal }));
    await expect.poll(() => sent.length).toBe(1);
    stop.abort(new Error("enough"));
    expect(await call).toMatchObject({ message: "enough" });
  });
});

it("pages go on to the last, each with the cursor of the one before", async () => {
  const first = json({ trips: [{ id: "a" }], has_more: true, next_cursor: "next" });
  const { client, sent } = clientOf(first, page("b"));
  const ids: string[] = [];
  for await (const { trips } of pages(client, listTrips, { limit: 1 })) ids.push(...trips.map((it) => it.id));
  expect(ids).toEqual(["a", "b"]);
  expect(sent[1]?.url).toContain("limit=1&cursor=next");
});
