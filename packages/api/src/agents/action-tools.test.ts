import { capabilityOf } from "@caravan/core/agents/capability-wire";
import type { Verb } from "@caravan/core/kernel/define";
import { describe, expect, it } from "vitest";
import { startApi } from "../../test/api-server.ts";
import { rpc } from "../../test/mcp-requests.ts";
import { routedVerbs } from "../router.ts";
import { verbOfAction } from "./action-tool.ts";
import { actionTools } from "./action-tools.ts";

const api = await startApi();
const ana = await api.person("Ana");
const lisbon = { destination: "Lisbon", start_date: "2091-05-03", end_date: "2091-05-05", skip_ai_generation: true };

const task = (token: string, capability: string, args: object) =>
  api.send("POST", "/api/agent/task", { token, body: { capability, arguments: args } });
const done = async (capability: string, args: object) => {
  const answer = await task(ana.token, capability, args);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.result;
};
const newTrip = async (): Promise<string> => (await done("create_trip", lisbon)).trip.id;

describe("whatever a person can do on a screen", () => {
  const inTools = new Set(actionTools.flatMap(({ actions }) => Object.values(actions).map((it) => it.name)));
  const hasTool = ({ capability, name }: Verb) => capability || inTools.has(name);
  const verbs = routedVerbs().map(({ verb }) => verb);

  it("has a tool, or a written reason why not", () => {
    expect(verbs.filter((it) => !hasTool(it) && !it.withoutTool).map((it) => it.name)).toEqual([]);
  });

  it("has no reason where there is a tool", () => {
    expect(verbs.filter((it) => hasTool(it) && it.withoutTool !== undefined).map((it) => it.name)).toEqual([]);
  });
});

describe.each(actionTools.map((it) => [it.name, it] as const))("%s", (_, tool) => {
  it("has valid examples, whose action the named verb accepts", () => {
    for (const example of tool.examples) {
      const { verb, args } = verbOfAction(tool, example);
      expect(verb.input.safeParse(args).error?.issues ?? []).toEqual([]);
    }
  });

  it("says what every action needs", () => {
    const { properties, required } = capabilityOf(tool).input_schema as {
      properties: { action?: { description: string } };
      required?: string[];
    };
    for (const [action, { input }] of Object.entries(tool.actions)) {
      const missing = (input.safeParse({}).error?.issues ?? []).map((it) => String(it.path[0]));
      const clauses = properties.action?.description.split("; ").map((it) => it.split(/ needs? /)) ?? [];
      const [, words = ""] = clauses.find(([actions = ""]) => actions.split(/, | and /).includes(action)) ?? [];
      for (const field of missing) expect(properties.action ? words : required).toContain(field);
    }
  });
});

describe("a tool with actions", () => {
  it("runs the verb that its action names", async () => {
    const trip_id = await newTrip();
    const { share } = await done("share_trip", { action: "create", trip_id });
    expect(share.url).toContain("/shared/");
    expect((await done("share_trip", { action: "list", trip_id })).shares).toMatchObject([{ id: share.id }]);
    const hotel = { kind: "hotel", provider: "Casa do Largo", start: "2091-05-03T15:00", end: "2091-05-05" };
    const { segment } = await done("segments", { action: "add", trip_id, ...hotel });
    expect((await done("list_itinerary_segments", { trip_id })).segments).toMatchObject([{ id: segment.id }]);
    await done("segments", { action: "remove", segment_id: segment.id });
    const { document } = await done("documents", { action: "add", trip_id, name: "Door", text: "4711" });
    expect((await done("documents", { action: "list", trip_id })).documents).toMatchObject([{ id: document.id }]);
    await done("expenses", { action: "add", trip_id, title: "Dinner", amount: 12, date: "2091-05-03" });
    expect((await done("expenses", { action: "list", trip_id })).expenses).toMatchObject([{ title: "Dinner" }]);
    expect((await done("bookings", { action: "list", trip_id })).bookings).toBeInstanceOf(Array);
  });

  it("runs its usual action when none is named, and has none to name when it stands for one verb", async () => {
    const { places } = await done("search_places", { q: "belem tower", limit: 1 });
    const { place } = await done("search_places", { action: "get", place_id: places[0].place_id });
    expect(place.name).toBe(places[0].name);
    const trip_id = await newTrip();
    const { edit_id } = await done("update_trip", { trip_id, title: "Tiles" });
    expect((await done("undo", { trip_id, edit_id })).trip.title).not.toBe("Tiles");
  });

  it("runs each verb under its own name too, which REST shows", async () => {
    const trip_id = await newTrip();
    const { checklist } = await done("create_checklist", { trip_id, kind: "todo" });
    expect((await done("checklists", { trip_id })).checklists).toMatchObject([{ id: checklist.id }]);
    const params = { name: "list_checklists", arguments: { trip_id } };
    const { result } = await rpc(api, "tools/call", params, { token: ana.token });
    expect(JSON.parse(result.content[0].text).checklists).toMatchObject([{ id: checklist.id }]);
  });

  it("refuses an unknown action, and names those there are", async () => {
    const answer = await task(ana.token, "share_trip", { action: "publish" });
    expect([answer.status, answer.body.error.code, answer.body.error.details]).toEqual([
      400,
      "validation_failed",
      [{ path: "action", message: "must be one of create, list, update, revoke" }],
    ]);
  });

  it("names an unknown field in a refusal that it may be the reason of", async () => {
    const trip_id = await newTrip();
    const missing = await task(ana.token, "segments", { action: "remove", id: trip_id });
    expect(missing.status).toBe(400);
    expect(missing.body.error.details).toContainEqual({
      path: "id",
      message: expect.stringContaining('Did you mean "segment_id"?'),
    });
    const { secret } = await api.key(ana.token, { scopes: ["trips:read", "trips:write"], mode: "propose" });
    const rate = { action: "set_rate", trip_id, currency: "JPY", rate: 160, trip: trip_id };
    const refused = await task(secret, "expenses", rate);
    expect([refused.status, refused.body.error.code]).toEqual([403, "forbidden"]);
    expect(refused.body.error.details).toMatchObject([{ path: "trip" }]);
  });

  it("needs the scope of the named verb, also as a tool", async () => {
    const trip_id = await newTrip();
    const { secret } = await api.key(ana.token, { scopes: ["trips:read"] });
    expect((await task(secret, "expenses", { action: "list", trip_id })).status).toBe(200);
    const refused = await task(secret, "expenses", {
      action: "add",
      trip_id,
      title: "x",
      amount: 1,
      date: "2091-05-03",
    });
    expect([refused.status, refused.body.error.code]).toEqual([403, "insufficient_scope"]);
    const params = { name: "share_trip", arguments: { action: "create", trip_id } };
    const { result } = await rpc(api, "tools/call", params, { token: secret });
    expect([result.isError, result.structuredContent.error.code]).toEqual([true, "insufficient_scope"]);
  });

  it("keeps what a key that asks first may not do from happening", async () => {
    const trip_id = await newTrip();
    const { secret } = await api.key(ana.token, { scopes: ["trips:read", "trips:write"], mode: "propose" });
    const proposed = await task(secret, "share_trip", { action: "create", trip_id });
    expect([proposed.status, proposed.body.result.status]).toEqual([200, "proposed"]);
    const refused = await task(secret, "expenses", { action: "set_rate", trip_id, currency: "JPY", rate: 160 });
    expect([refused.status, refused.body.error.code]).toEqual([403, "forbidden"]);
    expect((await done("share_trip", { action: "list", trip_id })).shares).toEqual([]);
  });

  it("is described like any capability", async () => {
    const { capabilities, output_schema } = await done("describe_capabilities", {
      capability: "segments",
      with_answer: true,
    });
    expect(capabilities).toMatchObject([{ name: "segments", scope: "trips:write", read_only: false }]);
    expect(output_schema).toBeDefined();
  });

  it("is described in a few kilobytes, with its own errors and nothing that goes for all", async () => {
    const answer = await done("describe_capabilities", { capability: "segments" });
    expect(Object.keys(answer)).toEqual(["capabilities", "common"]);
    expect(Object.keys(answer.common)).toEqual(["errors"]);
    const codes = answer.common.errors.map((it: { code: string }) => it.code);
    expect(codes.toSorted()).toEqual([...new Set(answer.capabilities[0].errors)].toSorted());
  });
});
