import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { rpc } from "../../test/mcp-requests.ts";

let api: TestApi;
let token: string;
let trip: string;

beforeAll(async () => {
  api = await startApi();
  token = (await api.person("Ana")).token;
  const dates = { start_date: "2030-05-03", end_date: "2030-05-04" };
  const { body } = await api.send("POST", "/api/trips", {
    token,
    body: { destination: "Lisbon", ...dates, skip_ai_generation: true },
  });
  trip = body.trip.id;
  const fado = { title: "# Fado", start_time: "21:00", estimated_cost: 20, notes: "one\n# two" };
  await api.send("POST", `/api/trips/${trip}/activities`, { token, body: { ...fado, date: "2030-05-04" } });
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

async function get(path: string, accept?: string) {
  const headers = { authorization: `Bearer ${token}`, ...(accept === undefined ? {} : { accept }) };
  const answer = await fetch(`${api.url}${path}`, { headers });
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
}

const markdown = "text/markdown; charset=utf-8";
const rather = "text/markdown, */*";

describe("a read as Markdown", () => {
  it.each([
    ["a trip", "", "# Trip to Lisbon\n"],
    ["its money", "/expenses/summary", "# Money\n"],
    ["its findings", "/findings", "finding"],
  ])("is there of %s by Accept and by view", async (_, part, text) => {
    const path = `/api/trips/${trip}${part}`;
    const [accepted, viewed] = [await get(path, rather), await get(`${path}?view=markdown`)];
    expect(accepted).toEqual({ status: 200, type: markdown, text: expect.stringContaining(text) });
    expect(viewed).toEqual(accepted);
  });

  it("is JSON for who prefers JSON, or takes anything", async () => {
    for (const accept of [undefined, "*/*", "application/json, text/markdown;q=0.5"])
      expect((await get(`/api/trips/${trip}`, accept)).type).toMatch(/^application\/json/);
  });

  it("has one day, with texts of people on lines that are theirs", async () => {
    const { text } = await get(`/api/trips/${trip}?day_number=2`, rather);
    expect(text).not.toContain("2030-05-03");
    expect(text).toContain("- 21:00 ");
    expect(text).toContain("**\\# Fado** (");
    expect(text).toContain("\n  > one\n  > # two\n");
  });

  it("is an error as usual, in JSON", async () => {
    const answer = await get(`/api/trips/${trip}?day_number=3`, rather);
    expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([404, "day_not_found"]);
  });

  it("is the text of a tool, once", async () => {
    const args = { trip_id: trip, day_number: 2, view: "markdown" };
    const { result } = await rpc(api, "tools/call", { name: "get_trip", arguments: args }, { token });
    const { text } = await get(`/api/trips/${trip}?day_number=2`, rather);
    expect(result.content).toEqual([{ type: "text", text }]);
    expect(result).not.toHaveProperty("structuredContent");
  });
});

it("a trip as JSON has only the day that was asked for", async () => {
  const { text } = await get(`/api/trips/${trip}?day_number=2`);
  expect(JSON.parse(text).trip.itinerary).toEqual([expect.objectContaining({ day_number: 2, date: "2030-05-04" })]);
});
