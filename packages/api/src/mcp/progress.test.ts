import { plan } from "@caravan/domain/planning/plan";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { answerOf, connected, type Json, revisions, rpc } from "../../test/mcp-requests.ts";

let api: TestApi;
let token: string;
/** What the planner does after it has reported its days. */
let atTheEnd: (signal: AbortSignal) => Promise<void>;

beforeAll(async () => {
  api = await startApi({
    ports: {
      planner: {
        async plan(request, _who, signal, onDay) {
          const made = plan(request, onDay);
          await atTheEnd(signal);
          return made;
        },
      },
    },
  });
  token = (await api.person("Ana")).token;
});
afterAll(() => api.close());
beforeEach(() => {
  atTheEnd = async () => {};
});

const lisbon = { destination: "Lisbon", start_date: "2091-05-03", end_date: "2091-05-06" };
const creating = { name: "create_trip", arguments: lisbon };

describe.each(revisions)("progress, revision %s", (revision) => {
  it("reports each day of a plan to a client with a progress token, then the result", async () => {
    const params = { ...creating, _meta: { progressToken: "t-1" } };
    const { messages, result } = await rpc(api, "tools/call", params, { token, revision });
    const steps = messages.slice(0, -1);
    expect(steps.map((it: Json) => it.method)).toEqual(steps.map(() => "notifications/progress"));
    expect(steps.map((it: Json) => it.params.progressToken)).toEqual(steps.map(() => "t-1"));
    expect(steps.map((it: Json) => it.params.progress)).toEqual(steps.map((_, index) => index + 1));
    const days = steps.map((it: Json) => it.params.message).filter((it: string) => it.startsWith("Day "));
    expect(days).toEqual([
      expect.stringMatching(/^Day 1, Thu 3 May: \w/),
      expect.stringMatching(/^Day 2, Fri 4 May: \w/),
      expect.stringMatching(/^Day 3, Sat 5 May: \w/),
      expect.stringMatching(/^Day 4, Sun 6 May: \w/),
    ]);
    expect(answerOf(result).trip.itinerary).toHaveLength(4);
  });

  it("reports nothing to a client without a token", async () => {
    const { messages } = await rpc(api, "tools/call", creating, { token, revision });
    expect(messages).toHaveLength(1);
  });

  it("reaches the progress listener of the official client", async () => {
    const client = await connected(api, token, revision);
    const heard: (string | undefined)[] = [];
    await client.callTool(creating, { onprogress: ({ message }) => void heard.push(message) });
    expect(heard.filter((it) => it?.startsWith("Day "))).toHaveLength(4);
    await client.close();
  });

  it("stops when the client disconnects: nothing is stored, and no error is logged", async () => {
    const before = await api.database.prisma.trip.count();
    let signal: AbortSignal | undefined;
    atTheEnd = (it) => {
      signal = it;
      return new Promise((_, reject) => it.addEventListener("abort", () => reject(it.reason)));
    };
    const gone = new AbortController();
    const waiting = rpc(api, "tools/call", creating, { token, revision, signal: gone.signal }).catch(() => "gone");
    await expect.poll(() => signal).toBeDefined();
    gone.abort();
    expect(await waiting).toBe("gone");
    await expect.poll(() => signal?.aborted).toBe(true);
    expect(await api.database.prisma.trip.count()).toBe(before);
    expect(api.faults).toEqual([]);
  });
});
