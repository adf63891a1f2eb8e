import { capabilityNames } from "../support/capabilities.ts";
import { expect, expectError, type Json, run, test } from "../support/contract.ts";
import { callEveryCapability, shape, taskCaller, toolCaller } from "../support/every-capability.ts";
import { person, send, task } from "../support/people.ts";

const registry = async (): Promise<Json[]> => (await send("GET", "/api/agent/capabilities")).body.capabilities;

const isCovered = (it: Json) => (capabilityNames as readonly string[]).includes(it.name);

test("The interface lists 40 capabilities, each once", () => {
  expect(new Set(capabilityNames).size).toBe(40);
  expect(capabilityNames.length).toBe(40);
});

test("GET /api/agent/capabilities lists all of them", async () => {
  expect((await registry()).map((it) => it.name)).toEqual(expect.arrayContaining([...capabilityNames]));
});

test("GET /api/agent/capabilities: 200 `{success: boolean, capabilities: [CapabilityDefinition]}`, no credential", async () => {
  const answer = await send("GET", "/api/agent/capabilities");
  expect(answer.status).toBe(200);
  expect(Object.keys(answer.body).sort()).toEqual(["capabilities", "success"]);
  expect(answer.body.success).toBe(true);
});

for (const name of capabilityNames) {
  test(`CapabilityDefinition of ${name}: implemented, "exposed via both task and mcp and needs authentication"`, async () => {
    const definition = (await registry()).find((it) => it.name === name) as Json;
    expect(definition).toMatchObject({
      description: expect.stringMatching(/\w+ \w+/),
      auth_required: true,
      implementation_status: "implemented",
      input_schema: { type: "object" },
    });
    expect([...definition.exposed_via].sort()).toEqual(["mcp", "task"]);
    expectError(await task(undefined, name, {}), 401, "unauthenticated");
    expectError(await send("POST", "/api/mcp/tools", { body: { name, arguments: {} } }), 401, "unauthenticated");
  });
}

test('"its tools are the same capabilities with the same argument schemas (tool input schema key: inputSchema)"', async ({
  ana,
}) => {
  const listed = await send("GET", "/api/mcp/tools", { token: ana.token });
  expect(listed.status).toBe(200);
  expect(listed.body.success).toBe(true);
  const expected = (await registry()).map(({ name, description, input_schema }) => ({
    name,
    description,
    inputSchema: input_schema,
  }));
  expect(listed.body.tools).toEqual(expected);
});

test("Every capability can be called by task and by tool, with the same result shape", async () => {
  // Two people, because the second walk would otherwise list the bookings of the first.
  const [ana, bo] = [await person("Ana"), await person("Bo")];
  const byTask = await callEveryCapability(taskCaller(ana.token));
  const byTool = await callEveryCapability(toolCaller(bo.token));
  const listed = (await registry()).map((it) => it.name);
  expect(listed).toEqual(expect.arrayContaining([...capabilityNames]));
  expect([...byTask.keys()].sort()).toEqual([...listed].sort());
  for (const [name, result] of byTask) expect(shape(byTool.get(name)), name).toEqual(shape(result));
});

test("Required arguments are those marked R in the table", async () => {
  const required: Readonly<Record<string, readonly string[]>> = {
    get_trip: ["trip_id"],
    create_trip: ["destination", "end_date", "start_date"],
    update_trip: ["trip_id"],
    regenerate_itinerary: ["trip_id"],
    add_activity: ["title", "trip_id"],
    update_activity: ["activity_id", "trip_id"],
    list_activities: ["trip_id"],
    delete_activity: ["activity_id", "trip_id"],
    get_booking: ["booking_id"],
    create_booking: ["dates", "destination", "guests", "preferences"],
    list_itinerary_segments: ["trip_id"],
    get_trip_document: ["trip_id"],
    get_trip_expense_summary: ["trip_id"],
    ingest_confirmation: ["text"],
    set_user_preference: ["type", "value"],
    get_edit_log: ["trip_id"],
    update_day_notes: ["notes", "trip_id"],
    list_proposals: ["trip_id"],
    approve_proposal: ["proposal_id", "trip_id"],
    reject_proposal: ["proposal_id", "trip_id"],
    delete_group_trip: ["trip_code"],
    join_group_trip: ["trip_code"],
    get_group_trip: ["trip_code"],
    submit_group_preferences: ["preferences", "trip_code"],
    submit_group_inspiration: ["trip_code"],
    get_group_board: ["trip_code"],
    react_to_place: ["candidate_id", "trip_code", "vote"],
    update_place_candidate: ["action", "candidate_id", "trip_code"],
    run_alignment: ["trip_code"],
    get_alignment: ["trip_code"],
  };
  const published = (await registry())
    .filter(isCovered)
    .map((it) => [it.name, [...(it.input_schema.required ?? [])].sort()]);
  expect(Object.fromEntries(published)).toEqual(
    Object.fromEntries(capabilityNames.map((name) => [name, required[name] ?? []])),
  );
});

const activityArguments =
  "description activity_type start_time end_time duration_minutes location address estimated_cost priority notes".split(
    " ",
  );
const fields: Readonly<Record<string, readonly string[]>> = {
  describe_capabilities: ["capability", "name"],
  get_schema: ["capability", "name"],
  list_trips: ["limit"],
  create_trip:
    "destination start_date end_date timezone travelers interests travel_style accommodation_type skip_ai_generation groupTripCode regeneration_mode".split(
      " ",
    ),
  update_trip:
    "trip_id title destination start_date end_date travelers budget_per_person total_budget currency travel_style accommodation_type status notes".split(
      " ",
    ),
  add_activity: ["trip_id", "title", ...activityArguments, "itinerary_id", "day_number", "date"],
  update_activity: ["trip_id", "activity_id", "title", ...activityArguments, "day_number", "date"],
  create_booking: ["destination", "dates", "guests", "preferences"],
  check_availability: ["destination", "dates", "guests"],
  get_trip_document: ["trip_id", "document_id", "name"],
  ingest_confirmation: ["text", "trip_id"],
  update_user_preferences:
    "interests travel_style accommodation_type budget_range preferred_destinations dietary_restrictions accessibility_needs".split(
      " ",
    ),
  set_user_preference: ["type", "value", "confidence"],
  update_day_notes: ["trip_id", "notes", "day_id", "day_number"],
  create_group_trip: ["title", "tentative_dates", "destination_options", "budget_min", "budget_max"],
  submit_group_preferences: ["trip_code", "preferences"],
  submit_group_inspiration: ["trip_code", "url", "text", "place"],
  react_to_place: ["trip_code", "candidate_id", "vote", "starred", "reason"],
  update_place_candidate: ["trip_code", "candidate_id", "action", "name", "city", "neighborhood", "category", "blurb"],
};
for (const [name, wanted] of Object.entries(fields)) {
  test(`Capabilities: ${name} publishes every argument that the table names`, async ({ ana }) => {
    const { input_schema } = await run(ana.token, "get_schema", { capability: name });
    expect(Object.keys(input_schema.properties)).toEqual(expect.arrayContaining([...wanted]));
  });
}

for (const capability of ["describe_capabilities", "get_schema"]) {
  for (const argument of ["capability", "name"]) {
    test(`Capabilities: ${capability} | \`${argument}\` picks one`, async ({ ana }) => {
      const expected = (await registry()).find((it) => it.name === "update_trip") as Json;
      const answer = await run(ana.token, capability, { [argument]: "update_trip" });
      if (capability === "describe_capabilities") expect(answer.capabilities).toEqual([expected]);
      else
        expect(answer).toEqual({
          schemas: { update_trip: expected.input_schema },
          input_schema: expected.input_schema,
        });
      const unknown = await task(ana.token, capability, { [argument]: "book_flight" });
      expectError(unknown, 404, "capability_not_found");
    });
  }
}

test("Capabilities: describe_capabilities | all when omitted", async ({ ana }) => {
  expect((await run(ana.token, "describe_capabilities")).capabilities).toEqual(await registry());
});

test("Capabilities: get_schema | or all", async ({ ana }) => {
  const expected = Object.fromEntries((await registry()).map((it) => [it.name, it.input_schema]));
  expect(await run(ana.token, "get_schema", {})).toEqual({ schemas: expected });
});
