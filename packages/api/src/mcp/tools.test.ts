import { describe, expect, it } from "vitest";
import { startApi } from "../../test/api-server.ts";
import { exampleArguments } from "../../test/example-arguments.ts";
import { answerOf, connected, type Json, revisions, rpc, startApiWithTrip } from "../../test/mcp-requests.ts";
import { describedVerbs } from "../agents/action-tools.ts";
import { structuredAnswers } from "./structured-answers.ts";

const { api, ana, bo } = await startApiWithTrip();

const lisbon = { destination: "Lisbon", start_date: "2091-05-03", end_date: "2091-05-05" };

const use = async (token: string, name: string, args: Json = {}, sending: object = {}): Promise<Json> => {
  const { result, error } = await rpc(api, "tools/call", { name, arguments: args }, { token, ...sending });
  expect(error).toBeUndefined();
  return result;
};
const newTrip = async (token: string): Promise<Json> =>
  answerOf(await use(token, "create_trip", { ...lisbon, skip_ai_generation: true, view: "full" })).trip;

describe("tools/list", () => {
  it("returns every capability in the order of the router, with schema and hints, in both revisions", async () => {
    const [old, now] = await Promise.all(
      revisions.map((revision) => rpc(api, "tools/list", {}, { token: ana.token, revision })),
    );
    expect(now?.result.tools).toEqual(old?.result.tools);
    const verbs = describedVerbs().filter((it) => it.capability);
    expect(now?.result.tools.map((it: Json) => it.name)).toEqual(verbs.map((it) => it.name));
    for (const [index, verb] of verbs.entries()) {
      expect(now?.result.tools[index]).toEqual({
        name: verb.name,
        description: verb.description,
        inputSchema: expect.objectContaining({ type: "object" }),
        ...(verb.name in structuredAnswers ? { outputSchema: expect.objectContaining({ type: "object" }) } : {}),
        annotations:
          verb.kind === "query"
            ? { readOnlyHint: true, openWorldHint: false }
            : {
                destructiveHint: verb.hints.destructive,
                ...(verb.hints.idempotent ? { idempotentHint: true } : {}),
                openWorldHint: false,
              },
      });
    }
  });

  it("lists all tools for a key with one scope; a call of another tool names the missing scope", async () => {
    const { secret } = await api.key(ana.token, { scopes: ["preferences:read"] });
    const { result } = await rpc(api, "tools/list", {}, { token: secret });
    expect(result.tools.map((it: Json) => it.name)).toContain("delete_activity");
    const refused = await use(secret, "create_trip", lisbon);
    expect(refused).toMatchObject({
      isError: true,
      structuredContent: {
        error: { code: "insufficient_scope", details: [{ path: "scope", message: "needs trips:write" }] },
      },
    });
    expect(refused.content[0].text).toMatch(
      /^insufficient_scope: .*trips:write.*\n- scope: needs trips:write\nWhat to do: /,
    );
  });
});

describe.each(revisions)("tools/call by the official client, revision %s", (revision) => {
  it("runs every capability once, with the same result as the task endpoint", async () => {
    const client = await connected(api, ana.token, revision);
    const called = new Set<string>();
    const call = async (name: string, args: Json = {}): Promise<Json> => {
      called.add(name);
      const result: Json = await client.callTool({ name, arguments: args });
      expect(result.isError, `${name}: ${JSON.stringify(result.content)}`).toBeUndefined();
      return answerOf(result);
    };
    await call("describe_capabilities");
    await call("get_schema", { capability: "get_trip" });
    const { trip } = await call("create_trip", lisbon);
    const trip_id = trip.id;
    await call("list_trips", { limit: 1 });
    await call("update_trip", { trip_id, title: "A" });
    const { activity } = await call("add_activity", { trip_id, title: "B", day_number: 1, start_time: "10:00" });
    await call("update_activity", { trip_id, activity_id: activity.id, title: "C" });
    const { id } = trip.itinerary[0];
    const changes = [{ op: "day.set", itinerary_id: id, after: { notes: "E" } }];
    // Otherwise it answers in words.
    await call("apply_changes", { trip_id, changes, view: "plan" });
    await call("update_day_notes", { trip_id, day_number: 1, notes: "D" });
    const { edit_id } = await call("update_trip", { trip_id, title: "E" });
    await call("undo", { trip_id, edit_id });
    for (const title of ["F", "G"])
      await call("add_activity", { trip_id, title, day_number: 3, start_time: "03:00", duration_minutes: 30 });
    const { findings } = await call("check_trip", { trip_id });
    const { code, activity_ids, day_ids } = findings.find((it: Json) => it.code === "overlap");
    await call("apply_fix", { trip_id, code, activity_ids, day_ids });
    await call("list_activities", { trip_id });
    await call("get_trip", { trip_id });
    await call("delete_activity", { trip_id, activity_id: activity.id });
    await call("regenerate_itinerary", { trip_id });
    await call("get_edit_log", { trip_id });
    await call("check_availability", { dates: { start: "2091-05-03" } });
    const { booking } = await call("create_booking", { destination: {}, dates: {}, guests: {}, preferences: {} });
    await call("get_booking", { booking_id: booking.id });
    await call("list_bookings");
    await call("ingest_confirmation", { trip_id, text: "a flight" });
    await call("list_itinerary_segments", { trip_id });
    await call("get_trip_document", { trip_id });
    await call("get_trip_expense_summary", { trip_id });
    await call("update_user_preferences", { interests: ["art"] });
    await call("get_user_preferences");
    await call("set_user_preference", { type: "pacing", value: "slow" });
    await call("get_preference_profile");
    const list = { action: "create", trip_id, kind: "todo", items: [{ text: "Passports" }] };
    const { checklist } = await call("checklists", list);
    await call("checklists", { action: "update", checklist_id: checklist.id, done: [checklist.items[0].id] });
    const { trip_code } = await call("create_group_trip", { title: "A" });
    await call("list_group_trips");
    await call("join_group_trip", { trip_code });
    await call("submit_group_preferences", { trip_code, preferences: { budget: { max: 900 } } });
    await call("get_group_trip", { trip_code });
    const { candidates } = await call("submit_group_inspiration", { trip_code, place: { name: "Time Out Market" } });
    const candidate_id = candidates[0].id;
    await call("react_to_place", { trip_code, candidate_id, vote: "in" });
    await call("update_place_candidate", { trip_code, candidate_id, action: "confirm" });
    await call("get_group_board", { trip_code });
    await call("run_alignment", { trip_code });
    await call("get_alignment", { trip_code });
    await call("delete_group_trip", { trip_code });
    const { tools } = await client.listTools();
    const listed = new Set(tools.map((it) => it.name));
    const { trip: deleted } = await call("create_trip", { ...lisbon, skip_ai_generation: true });
    await api.send("DELETE", `/api/trips/${deleted.id}`, { token: ana.token });
    await call("trash", { action: "restore", kind: "trip", id: deleted.id });
    if (listed.has("list_proposals")) {
      for (const verdict of ["approve_proposal", "reject_proposal"]) {
        const { proposal_id } = await call("update_trip", { trip_id, title: verdict, propose: true });
        await call("list_proposals", { trip_id });
        await call(verdict, { trip_id, proposal_id });
      }
    }
    // Capabilities that the calls above leave out are called with their own examples.
    for (const verb of describedVerbs())
      if (verb.capability && !called.has(verb.name))
        await call(verb.name, exampleArguments(verb, { trip_id, place_id: "lisbon/belem-tower" }));
    expect([...called].sort(), "a capability that this walk does not call").toEqual([...listed].sort());
    await client.close();
  });
});

describe("errors", () => {
  it("an unknown tool is a protocol error", async () => {
    for (const revision of revisions) {
      const { error } = await rpc(api, "tools/call", { name: "book_flight" }, { token: ana.token, revision });
      expect(error, revision).toEqual({ code: -32602, message: "Unknown tool: book_flight" });
    }
  });

  it("an unknown tool is told the nearest ones", async () => {
    const { error } = await rpc(api, "tools/call", { name: "get_trips" }, { token: ana.token });
    expect(error.message).toMatch(/^Unknown tool: get_trips\. Did you mean get_trip\b.*\?$/);
  });

  it("a verb that is not a capability is not a tool", async () => {
    const { error } = await rpc(api, "tools/call", { name: "create_api_key" }, { token: ana.token });
    expect(error.code).toBe(-32602);
  });

  it.each([["a text"], [["a list"]], [7]])(
    "arguments that are not an object are a protocol error: %j",
    async (args) => {
      for (const revision of revisions) {
        const params = { name: "list_trips", arguments: args };
        const { error } = await rpc(api, "tools/call", params, { token: ana.token, revision });
        expect(error.code, revision).toBe(-32602);
      }
    },
  );

  it("invalid values are a result that names each path and says what to do", async () => {
    const result = await use(ana.token, "create_trip", { destination: "Lisbon", start_date: "soon" });
    expect(result.isError).toBe(true);
    expect(result.structuredContent.error).toMatchObject({
      code: "validation_failed",
      details: expect.arrayContaining([
        { path: "start_date", message: expect.any(String) },
        { path: "end_date", message: expect.any(String) },
      ]),
    });
    const { text } = result.content[0];
    expect(text).toMatch(/^validation_failed: /);
    expect(text).toMatch(/^- start_date: /m);
    expect(text).toMatch(/^What to do: .+\.$/m);
  });

  it("unknown fields are returned as warnings", async () => {
    const { warnings } = answerOf(await use(ana.token, "list_trips", { colour: "red" }));
    expect(warnings).toMatchObject([{ code: "unknown_field", path: "colour" }]);
  });

  it("another person's trip is not found", async () => {
    const trip = await newTrip(ana.token);
    const calls = [
      ["get_trip", {}],
      ["update_trip", { title: "x" }],
      ["add_activity", { title: "x" }],
    ] as const;
    for (const [name, more] of calls) {
      const result = await use(bo.token, name, { trip_id: trip.id, ...more });
      expect(result.structuredContent.error.code, name).toBe("not_found");
    }
    expect(answerOf(await use(ana.token, "get_trip", { trip_id: trip.id, view: "full" })).trip).toEqual(trip);
  });

  it("a stale revision is a conflict that says to read again", async () => {
    const trip = await newTrip(ana.token);
    await use(ana.token, "update_trip", { trip_id: trip.id, title: "First" });
    const late = { trip_id: trip.id, title: "Second", expected_revision: trip.revision };
    const result = await use(ana.token, "update_trip", late);
    expect(result.structuredContent.error.code).toBe("stale_revision");
    expect(result.content[0].text).toMatch(/What to do: .*again/);
  });

  it("an internal error is logged, and shows only an id", async () => {
    const broken = await startApi(
      { ports: { planner: { plan: () => Promise.reject(new Error("the password is swordfish")) } } },
      api,
    );
    const { result } = await rpc(
      broken,
      "tools/call",
      { name: "create_trip", arguments: lisbon },
      { token: ana.token },
    );
    expect(result).toMatchObject({ isError: true, structuredContent: { error: { code: "internal", details: [] } } });
    expect(JSON.stringify(result)).not.toContain("swordfish");
    expect(result.content[0].text).toMatch(/quote [0-9a-f]{12}/);
    expect(broken.faults.map(String)).toEqual([expect.stringContaining("swordfish")]);
    await broken.close();
  });
});

describe("a key that needs approval", () => {
  it('gets status "proposed", and the trip is unchanged', async () => {
    const trip = await newTrip(ana.token);
    const { secret } = await api.key(ana.token, { scopes: ["trips:read", "trips:write"], mode: "propose" });
    const result = await use(secret, "update_trip", { trip_id: trip.id, title: "Mine" });
    expect(result.isError).toBeUndefined();
    expect(answerOf(result)).toMatchObject({ status: "proposed", proposal_id: expect.any(String) });
    expect(answerOf(await use(secret, "get_trip", { trip_id: trip.id, view: "full" })).trip).toEqual(trip);
  });
});

describe("the same call twice", () => {
  it("with one Idempotency-Key makes one change and returns the same answer", async () => {
    const trip = await newTrip(ana.token);
    const once = { headers: { "idempotency-key": crypto.randomUUID() } };
    const add = () => use(ana.token, "add_activity", { trip_id: trip.id, title: "Once" }, once);
    const [first, second] = [await add(), await add()];
    expect(second).toEqual(first);
    const { activities } = answerOf(await use(ana.token, "list_activities", { trip_id: trip.id }));
    expect(activities).toHaveLength(1);
  });
});
