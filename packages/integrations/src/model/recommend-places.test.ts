import { describe, expect, it, onTestFinished, vi } from "vitest";
import { advisorOn, KEY } from "../../test/advisor-setup.ts";
import { activitiesOf, lisbon } from "../../test/lisbon-plan-request.ts";
import { modelServer } from "../../test/model-server.ts";

const pick = (id: string, why = "A fine place to see") => ({ id: `lisbon/${id}`, name: id, why });
const picks = ["tram-28", "maat", "fado-museum", "carmo-convent", "lx-factory", "time-out-market"].map((it) =>
  pick(it),
);
const json = (value: unknown) => JSON.stringify(value);
const good = json({ picks });
/** In pieces, as a model sends them, some split in the middle of a word. */
const pieces = (text: string, size = 7) => text.match(new RegExp(`[\\s\\S]{1,${size}}`, "gu")) ?? [];
const idsOf = (advice: { picks: readonly { placeId: string }[] } | null) => advice?.picks.map((it) => it.placeId);
const everyId = picks.map((it) => it.id);

describe.each(["openai", "anthropic"] as const)("a model behind the %s protocol", (protocol) => {
  it("recommends places, and the plan follows and says so", async () => {
    const { advise, server, log } = await advisorOn(protocol, [{ text: pieces(good) }]);
    const counts: number[] = [];
    const { advice, warnings, made } = await advise(lisbon(), undefined, (count) => counts.push(count));
    expect(idsOf(advice)).toEqual(everyId);
    expect(warnings).toEqual([]);
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
    const reasons = activitiesOf(made).filter((it) => it.reason?.includes("“A fine place to see”"));
    expect(reasons.length).toBeGreaterThan(3);
    expect(server.requests).toHaveLength(1);
    expect(log).toEqual([]);
  });

  it("is called by its protocol: key in the header only, streaming, a limit, one message of data, the schema", async () => {
    const { advise, server } = await advisorOn(protocol, [{ text: [good] }]);
    await advise(lisbon({ interests: ["tiles"] }));
    const [sent] = server.requests;
    expect(sent?.text).not.toContain(KEY);
    expect(sent?.body).toMatchObject({ model: "claude-sonnet-4-5", stream: true, max_tokens: 4000 });
    if (protocol === "openai") {
      expect(sent?.path).toBe("/v1/chat/completions");
      expect(sent?.headers.authorization).toBe(`Bearer ${KEY}`);
      expect(sent?.body.response_format).toMatchObject({ type: "json_schema", json_schema: { strict: false } });
    } else {
      expect(sent?.path).toBe("/v1/messages");
      expect(sent?.headers["x-api-key"]).toBe(KEY);
      expect(sent?.body.output_config).toMatchObject({ format: { type: "json_schema" } });
    }
  });

  it.each([401, 403, 404, 429, 400])(
    "answers %i: the warning has none of the provider's words, and retries are limited",
    async (status) => {
      const body = json({ type: "error", error: { type: "x", message: `Incorrect API key provided: ${KEY} LEAKED` } });
      const { advise, server, log } = await advisorOn(protocol, [{ status, body, headers: { "retry-after": "600" } }]);
      const { advice, codes, said } = await advise();
      expect(advice).toBeNull();
      expect(codes).toEqual(["model_unavailable"]);
      expect(said).toMatch(/^The language model .*, so the built-in chooser planned instead\.$/);
      expect(said + log.join()).not.toContain("LEAKED");
      expect(server.requests).toHaveLength(status === 400 ? 2 : 1);
      await advise();
      expect(log).toEqual([
        expect.stringMatching(new RegExp(`at 127\\.0\\.0\\.1:\\d+: model_unavailable \\(${status}\\)$`)),
      ]);
    },
  );

  it("fails once: the second attempt is used", async () => {
    const { advise, server } = await advisorOn(protocol, [{ status: 500 }, { text: [good] }]);
    const { advice, warnings } = await advise();
    expect(idsOf(advice)).toEqual(everyId);
    expect(warnings).toEqual([]);
    expect(server.requests).toHaveLength(2);
  });

  it("fails twice: the plan is made without it", async () => {
    const { advise, server } = await advisorOn(protocol, [{ status: 503 }]);
    expect((await advise()).said).toBe("The language model has a fault, so the built-in chooser planned instead.");
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ["before the first byte", { wait: 60_000 }],
    ["before the first word", { text: [30_000] }],
    ["in the middle of the second pick", { text: [good.slice(0, 110)], finish: "stall" }],
  ])("stalls %s: the timeout closes the connection", async (_, reply) => {
    const { advise, server } = await advisorOn(protocol, [reply], { timeoutSeconds: 0.4 });
    const { advice, codes } = await advise();
    expect(advice).toBeNull();
    expect(codes).toEqual(["model_timed_out"]);
    await expect.poll(server.closed).toBe(1);
  });

  it("stalls after three picks: they are used, with a warning", async () => {
    const part = json({ picks: picks.slice(0, 3) }).slice(0, -2);
    const { advise } = await advisorOn(protocol, [{ text: [part, ',{"id":"lisb'], finish: "stall" }], {
      timeoutSeconds: 0.4,
    });
    const { advice, codes, said } = await advise();
    expect(idsOf(advice)).toEqual(everyId.slice(0, 3));
    expect(codes).toEqual(["model_timed_out"]);
    expect(said).toContain("only the 3 recommendations");
  });

  it.each([
    ["the connection", null],
    ["the token limit", protocol === "openai" ? "length" : "max_tokens"],
  ])("is cut off by %s", async (_, finish) => {
    const whole = json({ picks });
    const few = await advisorOn(protocol, [{ text: [whole.slice(0, 150)], finish }]);
    expect(await few.advise()).toMatchObject({ advice: null, codes: ["model_cut_off"] });
    const many = await advisorOn(protocol, [{ text: [whole.slice(0, -20)], finish }]);
    const { advice, codes, said } = await many.advise();
    expect(idsOf(advice)).toEqual(everyId.slice(0, 5));
    expect(codes).toEqual(["model_cut_off"]);
    expect(said).toContain("only the 5 recommendations");
  });

  it("ends its list and then loses the connection: the answer is complete", async () => {
    const { advise } = await advisorOn(protocol, [{ text: [good], finish: null }]);
    expect(await advise()).toMatchObject({ codes: [], advice: { picks: { length: 6 } } });
  });

  it.each([
    ["words", "I would love to help you with Lisbon!", "model_unreadable"],
    ["another shape", json({ days: [{ morning: "Belém" }] }), "model_unreadable"],
    ["picks of the wrong kind", json({ picks: [1, {}, [], { id: 5 }] }), "model_unreadable"],
    ["broken JSON", '{"picks": [{"id": lisbon/maat}, {{{]', "model_unreadable"],
    ["no picks", json({ picks: [] }), "model_empty"],
    ["nothing", "", "model_empty"],
    [
      "only places that do not exist",
      json({ picks: [{ name: "Crystal Dome" }, { id: "lisbon/none", name: "Sky Pier" }] }),
      "model_ignored",
    ],
  ])("answers with %s", async (_, text, code) => {
    const { advise, log } = await advisorOn(protocol, [{ text: [text] }]);
    const { advice, extra, codes } = await advise();
    expect({ advice, extra, codes }).toEqual({ advice: null, extra: [], codes: [code] });
    expect(log).toEqual([expect.stringContaining(code)]);
  });

  it("refuses", async () => {
    const { advise } = await advisorOn(protocol, [{ refusal: "I cannot help with that." }]);
    const { advice, codes, said } = await advise();
    expect({ advice, codes }).toEqual({ advice: null, codes: ["model_refused"] });
    expect(said).not.toContain("I cannot help");
  });

  it("reports an error in the middle of the stream", async () => {
    const raw =
      protocol === "openai"
        ? ['data: {"error":{"message":"LEAKED","type":"server_error"}}\n\n']
        : ['event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"LEAKED"}}\n\n'];
    const { advise, log } = await advisorOn(protocol, [{ raw }]);
    const { codes, said } = await advise();
    expect(codes).toEqual(["model_unavailable"]);
    expect(said + log.join()).not.toContain("LEAKED");
  });

  it("is aborted by the caller: rejects with the caller's reason and closes the connection", async () => {
    const { advise, server } = await advisorOn(protocol, [{ text: [good.slice(0, 200)], finish: "stall" }]);
    const caller = new AbortController();
    const answer = advise(lisbon(), caller.signal);
    await expect.poll(() => server.requests.length).toBe(1);
    caller.abort(new Error("the traveller left"));
    await expect(answer).rejects.toThrow("the traveller left");
    await expect.poll(server.closed).toBe(1);
    await expect(advise(lisbon(), caller.signal)).rejects.toThrow("the traveller left");
    expect(server.requests).toHaveLength(1);
  });

  it("never stops sending: it is aborted", async () => {
    function* chatter() {
      for (;;) yield "blah ".repeat(200);
    }
    const { advise, server } = await advisorOn(protocol, [{ text: chatter() }], { timeoutSeconds: 20 });
    expect((await advise()).codes).toEqual(["model_cut_off"]);
    await expect.poll(server.closed).toBe(1);
  });
});

describe("the address of a model", () => {
  it.each([
    ["refuses connections", undefined, "ECONNREFUSED"],
    ["does not exist", "http://model.invalid/v1", "ENOTFOUND|EAI_AGAIN"],
  ])("%s", async (_, elsewhere, code) => {
    const gone = await modelServer("openai");
    await gone.stop();
    const url = elsewhere ?? gone.url;
    const { advise, log } = await advisorOn("openai", [{}], { url, timeoutSeconds: 10 });
    const { codes, said } = await advise();
    expect(codes).toEqual(["model_unavailable"]);
    expect(said).toContain("could not be reached");
    expect(log.join()).toMatch(new RegExp(code));
  });

  it("redirects elsewhere: the key is not sent there", async () => {
    const elsewhere = await modelServer("openai", { text: [good] });
    onTestFinished(elsewhere.stop);
    const { advise } = await advisorOn("openai", [
      { status: 307, headers: { location: `${elsewhere.url}/chat/completions` } },
    ]);
    expect((await advise()).codes).toEqual(["model_unavailable"]);
    expect(elsewhere.requests).toEqual([]);
  });

  it("sends megabytes without content: it is aborted", async () => {
    function* comments() {
      for (;;) yield `: ${"x".repeat(65_536)}\n\n`;
    }
    const { advise, server } = await advisorOn("openai", [{ raw: comments() }], { timeoutSeconds: 20 });
    expect((await advise()).codes).not.toContain("model_timed_out");
    await expect.poll(server.closed).toBe(1);
  });
});

describe("a model without a configured address", () => {
  it.each([
    ["openai", "https://api.openai.com/v1/chat/completions", "max_completion_tokens"],
    ["anthropic", "https://api.anthropic.com/v1/messages", "max_tokens"],
  ] as const)("uses the provider's: %s", async (protocol, address, bound) => {
    vi.stubEnv("ANTHROPIC_BASE_URL", "http://elsewhere.example");
    const sent: [string, Record<string, unknown>][] = [];
    // The only address at which no server of a test can run.
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      sent.push([url, JSON.parse(String(init.body))]);
      return new Response("{}", { status: 401 });
    });
    onTestFinished(() => void vi.unstubAllGlobals().unstubAllEnvs());
    const { advise } = await advisorOn(protocol, [], { url: undefined });
    await advise();
    expect(sent.map(([url]) => url)).toEqual([address]);
    expect(Object.keys(sent[0]?.[1] ?? {}).filter((it) => it.includes("tokens"))).toEqual([bound]);
  });
});

describe("servers with deviations", () => {
  it("refuse response formats: they are asked again without, and from then on", async () => {
    const { advise, server } = await advisorOn("openai", [{ status: 400, body: "{}" }, { text: [good] }]);
    expect(idsOf((await advise()).advice)).toEqual(everyId);
    await advise();
    expect(server.requests.map((it) => it.body.response_format !== undefined)).toEqual([true, false, false]);
    expect(JSON.stringify(server.requests[1]?.body.messages)).toContain("picks");
  });

  it.each([
    ["a fence and a greeting", `Sure! Here are my picks:\n\`\`\`json\n${good}\n\`\`\`\nEnjoy!`],
    ["a bare list", json(picks)],
    ["another key", json({ recommendations: picks })],
    [
      "indentation and further keys",
      JSON.stringify({ note: "hi", picks: picks.map((it) => ({ ...it, score: { a: [1] } })) }, null, 4),
    ],
    [
      "thoughts first",
      `<think>maybe {"picks":[{"id":"lisbon/alfama","name":"Alfama","why":""}]} or not</think>${good}`,
    ],
    [
      "a pick that cannot be read among the others",
      good.replace('"picks":[', '"picks":[{"id":nonsense},{"id":"a","name":"\\x"},'),
    ],
  ])("answer with %s", async (_, text) => {
    for (const size of [1, 11, 100_000]) {
      const { advise } = await advisorOn("openai", [{ text: pieces(text, size) }]);
      expect(idsOf((await advise()).advice)).toEqual(everyId);
    }
  });

  it("need no key", async () => {
    const { advise, server } = await advisorOn("openai", [{ text: [good] }], { apiKey: undefined });
    await advise();
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it("answer with a tool call, where an Anthropic model knows no response formats", async () => {
    const { advise } = await advisorOn("anthropic", [{ text: pieces(good), asTool: true }], {
      name: "claude-3-haiku-20240307",
    });
    expect(idsOf((await advise()).advice)).toEqual(everyId);
  });
});
