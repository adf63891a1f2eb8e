import { afterAll, beforeAll, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

/** More than sockets buffer. */
const large = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(9_000_000, "x"), Buffer.from("\n%%EOF\n")]);

async function somebodysFile(name: string) {
  const { token } = await api.person(name);
  const body = { destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
  const tripId = (await api.send("POST", "/api/trips", { token, body })).body.trip.id;
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${api.url}/api/trips/${tripId}/documents`, { method: "POST", headers, body: large });
  const { document } = (await sent.json()) as { document: { id: string } };
  return (signal?: AbortSignal, id = document.id) =>
    fetch(`${api.url}/api/documents/${id}/file`, { headers, ...(signal ? { signal } : {}) });
}

it("limits the downloads of one account: further ones wait, those of other accounts do not", async () => {
  const [ana, rui] = [await somebodysFile("Ana"), await somebodysFile("Rui")];
  const readers = Array.from({ length: 6 }, () => new AbortController());
  const slow = await Promise.all(readers.map((it) => ana(it.signal)));
  expect(slow.map((it) => it.status)).toEqual([200, 200, 200, 200, 200, 200]);
  let answered = false;
  const seventh = ana().then((it) => {
    answered = true;
    return it;
  });
  expect((await (await rui()).arrayBuffer()).byteLength).toBe(large.byteLength);
  expect(answered).toBe(false);
  readers[0]?.abort();
  expect((await (await seventh).arrayBuffer()).byteLength).toBe(large.byteLength);
  // A refusal releases its slot like any other answer.
  for (const it of readers) it.abort();
  for (let times = 0; times < 10; times++) {
    expect((await ana(undefined, crypto.randomUUID())).status).toBe(404);
  }
  expect((await ana()).status).toBe(200);
});
