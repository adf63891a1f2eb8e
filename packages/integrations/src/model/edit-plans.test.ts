import type { Plan } from "@caravan/domain/planning/types";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { answer, days } from "../../test/edited-lisbon.ts";
import { editorOn, KEY } from "../../test/editor-setup.ts";
import { activitiesOf, lisbon } from "../../test/lisbon-plan-request.ts";
import { modelServer } from "../../test/model-server.ts";

const json = (value: unknown) => JSON.stringify(value);
const good = json(answer);
/** In pieces, as a model sends them, some split in the middle of a word. */
const pieces = (text: string, size = 7) => text.match(new RegExp(`[\\s\\S]{1,${size}}`, "gu")) ?? [];
/** The dates whose day is the model's. */
const linesOf = ({ made }: { readonly made: Plan }) =>
  made.days.map((it) => it.reason).filter((it) => days.some((day) => day.line === it));
const allLines = days.map((it) => it.line);
/** The whole answer until the end of a day. */
const until = (count: number) => `${json({ ...answer, advice: undefined, days: days.slice(0, count) }).slice(0, -2)}`;

describe.each(["openai", "anthropic"] as const)("a model behind the %s protocol", (protocol) => {
  it("edits the plan: its days are kept, with its sentences, each shown as soon as it is complete", async () => {
    const { edit, server, log } = await editorOn(protocol, [{ text: pieces(good) }]);
    const shown: string[] = [];
    const { made, codes } = await edit(lisbon(), undefined, (day) => shown.push(day.date));
    expect(linesOf({ made })).toEqual(allLines);
    expect(codes).toEqual([]);
    expect(shown).toEqual(days.map((it) => it.date));
    expect(made.edited).toEqual({
      ...{ understood: answer.understood, advice: answer.advice },
      dates: days.map((it) => it.date),
    });
    expect(activitiesOf(made)[0]).toMatchObject({
      ...{ title: "Carmo Convent", placeId: "lisbon/carmo-convent", startTime: "10:30", endTime: "11:30" },
      description: "For you: carmo-convent",
      notes: "Mind the carmo-convent. Getting there: Tram 28, 10 minutes",
      provenance: "gazetteer",
    });
    expect(server.requests).toHaveLength(1);
    expect(log).toEqual([]);
  });

  it("may say on which days some hours are taken, before the days of the plan", async () => {
    const blocks = [{ what: "work", from: "21:30", to: "23:00", days: [days[0]?.date, days[1]?.date] }];
    const text = json({ understood: [], read: { blocks }, nights: [], days, advice: [] });
    const { edit } = await editorOn(protocol, [{ text: pieces(text) }]);
    const { made, codes } = await edit();
    expect(linesOf({ made })).toEqual(allLines);
    expect(codes).toEqual([]);
  });

  it("is told when the sun rises and sets there, and nothing of it where the place is unknown", async () => {
    const { edit, server } = await editorOn(protocol, [{ text: [good] }, { text: [good] }]);
    const there = { ...lisbon().destination, lat: 38.71, lng: -9.14, timezone: "Europe/Lisbon" };
    await edit(lisbon({ destination: there }));
    await edit(lisbon({ destination: { ...there, lat: null, lng: null } }));
    const asked = server.requests.map((it) => JSON.stringify(it.body.messages));
    expect(asked.map((it) => /rises \d\d:\d\d, sets \d\d:\d\d/.exec(it)?.[0])).toEqual([
      "rises 06:37, sets 20:30",
      undefined,
    ]);
  });

  it("is called by its protocol: key in the header only, streaming, a limit, one message of data, the schema", async () => {
    const { edit, server } = await editorOn(protocol, [{ text: [good] }]);
    await edit(lisbon({ interests: ["tiles"] }));
    const [sent] = server.requests;
    expect(sent?.text).not.toContain(KEY);
    expect(sent?.body).toMatchObject({ model: "claude-sonnet-4-5", stream: true, max_tokens: 12_000 });
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
      const { edit, server, log } = await editorOn(protocol, [{ status, body, headers: { "retry-after": "600" } }]);
      const { made, draft, codes, said } = await edit();
      expect(made.days).toEqual(draft.days);
      expect(codes).toEqual(["model_unavailable"]);
      expect(said).toMatch(/^The language model .*, so the built-in chooser planned instead\.$/);
      expect(said + log.join()).not.toContain("LEAKED");
      expect(server.requests).toHaveLength(status === 400 ? 2 : 1);
      await edit();
      expect(log).toEqual([
        expect.stringMatching(new RegExp(`at 127\\.0\\.0\\.1:\\d+: model_unavailable \\(${status}\\)$`)),
      ]);
    },
  );

  it("fails once: the second attempt is used", async () => {
    const { edit, server } = await editorOn(protocol, [{ status: 500 }, { text: [good] }]);
    const { made, codes } = await edit();
    expect(linesOf({ made })).toEqual(allLines);
    expect(codes).toEqual([]);
    expect(server.requests).toHaveLength(2);
  });

  it("fails twice: the plan is made without it", async () => {
    const { edit, server } = await editorOn(protocol, [{ status: 503 }]);
    expect((await edit()).said).toBe("The language model has an error, so the built-in chooser planned instead.");
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ["before the first byte", { wait: 60_000 }],
    ["before the first word", { text: [30_000] }],
    ["in the middle of the first day", { text: [good.slice(0, 200)], finish: "stall" }],
  ])("stalls %s: the timeout closes the connection", async (_, reply) => {
    const { edit, server } = await editorOn(protocol, [reply], { timeoutSeconds: 0.4 });
    const { made, draft, codes } = await edit();
    expect(made.days).toEqual(draft.days);
    expect(codes).toEqual(["model_timed_out"]);
    await expect.poll(server.closed).toBe(1);
  });

  it("stalls after two days: they are used, the third is ours, with a warning", async () => {
    const { edit } = await editorOn(protocol, [{ text: [until(2), ',{"date":"2027'], finish: "stall" }], {
      timeoutSeconds: 1,
    });
    const { made, codes, said } = await edit();
    expect(linesOf({ made })).toEqual(allLines.slice(0, 2));
    expect(codes).toEqual(["model_timed_out"]);
    expect(said).toContain("only the 2 days that had arrived were used");
  });

  it.each([
    ["the connection", null],
    ["the token limit", protocol === "openai" ? "length" : "max_tokens"],
  ])("is cut off by %s", async (_, finish) => {
    const none = await editorOn(protocol, [{ text: [good.slice(0, 200)], finish }]);
    const without = await none.edit();
    expect(without.codes).toEqual(["model_cut_off"]);
    expect(without.made.days).toEqual(without.draft.days);
    const one = await editorOn(protocol, [{ text: [until(1)], finish }]);
    const { made, codes, said } = await one.edit();
    expect(linesOf({ made })).toEqual(allLines.slice(0, 1));
    expect(codes).toEqual(["model_cut_off"]);
    expect(said).toContain("only the one day that had arrived was used");
  });

  it("ends its plan and then loses the connection: the answer is complete", async () => {
    const { edit } = await editorOn(protocol, [{ text: [good], finish: null }]);
    const { made, codes } = await edit();
    expect({ lines: linesOf({ made }), codes }).toEqual({ lines: allLines, codes: [] });
  });

  it.each([
    ["words", "I would love to help you with Lisbon!", "model_unreadable"],
    ["another shape", json({ days: [{ morning: "Belém" }] }), "model_unreadable"],
    ["days of the wrong kind", json({ days: [1, {}, [], { date: 5 }] }), "model_unreadable"],
    ["broken JSON", '{"days": [{"date": lisbon/maat}, {{{]', "model_unreadable"],
    ["no days", json({ days: [] }), "model_empty"],
    ["nothing", "", "model_empty"],
    ["days of another trip", json({ days: days.map((it) => ({ ...it, date: "2030-01-01" })) }), "model_ignored"],
    [
      "only places that do not exist",
      json({
        days: [{ date: "2027-05-03", stops: [{ name: "Crystal Dome", kind: "visit", from: "10:00", to: "11:00" }] }],
      }),
      "model_ignored",
    ],
  ])("answers with %s", async (_, text, code) => {
    const { edit, log } = await editorOn(protocol, [{ text: [text] }]);
    const { made, draft, codes } = await edit();
    expect(made.days).toEqual(draft.days);
    expect(codes).toEqual([code]);
    expect(log).toEqual([expect.stringContaining(code)]);
  });

  it("refuses", async () => {
    const { edit } = await editorOn(protocol, [{ refusal: "I cannot help with that." }]);
    const { codes, said } = await edit();
    expect(codes).toEqual(["model_refused"]);
    expect(said).not.toContain("I cannot help");
  });

  it("reports an error in the middle of the stream", async () => {
    const raw =
      protocol === "openai"
        ? ['data: {"error":{"message":"LEAKED","type":"server_error"}}\n\n']
        : ['event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"LEAKED"}}\n\n'];
    const { edit, log } = await editorOn(protocol, [{ raw }]);
    const { codes, said } = await edit();
    expect(codes).toEqual(["model_unavailable"]);
    expect(said + log.join()).not.toContain("LEAKED");
  });

  it("is aborted by the caller: rejects with the caller's reason and closes the connection", async () => {
    const { edit, server } = await editorOn(protocol, [{ text: [good.slice(0, 200)], finish: "stall" }]);
    const caller = new AbortController();
    const asked = edit(lisbon(), caller.signal);
    await expect.poll(() => server.requests.length).toBe(1);
    caller.abort(new Error("the traveller left"));
    await expect(asked).rejects.toThrow("the traveller left");
    await expect.poll(server.closed).toBe(1);
    await expect(edit(lisbon(), caller.signal)).rejects.toThrow("the traveller left");
    expect(server.requests).toHaveLength(1);
  });

  it("never stops sending: it is aborted", async () => {
    function* chatter() {
      for (;;) yield "blah ".repeat(200);
    }
    const { edit, server } = await editorOn(protocol, [{ text: chatter() }], { timeoutSeconds: 20 });
    expect((await edit()).codes).toEqual(["model_cut_off"]);
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
    const { edit, log } = await editorOn("openai", [{}], { url, timeoutSeconds: 10 });
    const { codes, said } = await edit();
    expect(codes).toEqual(["model_unavailable"]);
    expect(said).toContain("could not be reached");
    expect(log.join()).toMatch(new RegExp(code));
  });

  it("redirects elsewhere: the key is not sent there", async () => {
    const elsewhere = await modelServer("openai", { text: [good] });
    onTestFinished(elsewhere.stop);
    const { edit } = await editorOn("openai", [
      { status: 307, headers: { location: `${elsewhere.url}/chat/completions` } },
    ]);
    expect((await edit()).codes).toEqual(["model_unavailable"]);
    expect(elsewhere.requests).toEqual([]);
  });

  it("sends megabytes without content: it is aborted", async () => {
    function* comments() {
      for (;;) yield `: ${"x".repeat(65_536)}\n\n`;
    }
    const { edit, server } = await editorOn("openai", [{ raw: comments() }], { timeoutSeconds: 20 });
    expect((await edit()).codes).not.toContain("model_timed_out");
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
    const { edit } = await editorOn(protocol, [], { url: undefined });
    await edit();
    expect(sent.map(([url]) => url)).toEqual([address]);
    expect(Object.keys(sent[0]?.[1] ?? {}).filter((it) => it.includes("tokens"))).toEqual([bound]);
  });
});

describe("servers with deviations", () => {
  it("refuse response formats: they are asked again without, and from then on", async () => {
    const { edit, server } = await editorOn("openai", [{ status: 400, body: "{}" }, { text: [good] }]);
    expect(linesOf(await edit())).toEqual(allLines);
    await edit();
    expect(server.requests.map((it) => it.body.response_format !== undefined)).toEqual([true, false, false]);
    expect(JSON.stringify(server.requests[1]?.body.messages)).toContain("understood");
  });

  it.each([
    ["a fence and a greeting", `Sure {for you}! Here is the plan:\n\`\`\`json\n${good}\n\`\`\`\nEnjoy!`],
    ["indentation and further keys", JSON.stringify({ note: { days: 3 }, ...answer, score: { a: [1] } }, null, 4)],
    ["thoughts first", `<think>maybe {"days":[{"date":"2027-05-03","stops":[]}]} or not</think>${good}`],
    [
      "a day that cannot be read among the others",
      good.replace('"days":[', '"days":[{"date":nonsense},{"date":"2027-05-03","stops":"\\x"},'),
    ],
    ["times and prices of the wrong kind", good.replace('"way":', '"cost":"cheap","at":["x"],"way":')],
  ])("answer with %s", async (_, text) => {
    for (const size of [1, 11, 100_000]) {
      const { edit } = await editorOn("openai", [{ text: pieces(text, size) }]);
      expect(linesOf(await edit())).toEqual(allLines);
    }
  });

  it("need no key", async () => {
    const { edit, server } = await editorOn("openai", [{ text: [good] }], { apiKey: undefined });
    await edit();
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it("answer with a tool call, where an Anthropic model knows no response formats", async () => {
    const { edit } = await editorOn("anthropic", [{ text: pieces(good), asTool: true }], {
      name: "claude-3-haiku-20240307",
    });
    expect(linesOf(await edit())).toEqual(allLines);
  });
});
