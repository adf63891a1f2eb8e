import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { writtenOut } from "../../packages/api/test/written-out.ts";
import { SoftwareAuthenticator } from "../../packages/core/test/software-authenticator.ts";
import { baseURL } from "../support/address.ts";
import { capabilityNames } from "../support/capabilities.ts";
import { addActivity, day, expect, type Json, makeTrip, test } from "../support/contract.ts";
import { callEveryCapability, taskCaller } from "../support/every-capability.ts";
import { administrator, person, type SignedInPerson, send } from "../support/people.ts";

const methods = ["get", "put", "post", "delete", "patch"];
/** Everything about all operations, with the parts that they share written out. */
const load = async (): Promise<Json> => writtenOut((await send("GET", "/api/openapi/all")).body);
const operationsOf = (document: Json) =>
  Object.entries(document.paths as Json).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] as Json })),
  );

test("The documents are valid OpenAPI 3.1", async () => {
  const paths = ["/api/openapi.json", "/api/openapi/all", "/api/openapi/trips.json"];
  // All are read first: a validation blocks for longer than the server keeps an idle connection.
  const documents = await Promise.all(paths.map(async (path) => ({ path, document: (await send("GET", path)).body })));
  for (const { path, document } of documents) {
    const validator = new Validator();
    const result = await validator.validate(document);
    expect(result.errors ?? [], path).toEqual([]);
    expect([result.valid, validator.version], path).toEqual([true, "3.1"]);
  }
});

/** Operations that answer with bytes, and one of their media types. */
const asBytes: Readonly<Record<string, string>> = {
  "/api/group-trips/{trip_code}/board/{candidateId}/picture": "image/webp",
  "/api/documents/{id}/preview": "image/webp",
  "/api/users/{id}/picture": "image/webp",
  "/api/public/trips/{token}/cover": "image/webp",
  "/api/documents/{id}/file": "application/pdf",
  "/api/trips/{id}/expenses.csv": "text/csv",
  "/api/trips/{id}/export": "text/calendar",
  "/api/calendars/{token}/trip.ics": "text/calendar",
  "/api/admin/audit-log.jsonl": "application/jsonl",
};

test("Every operation has a unique id, statuses with bodies, the error schema and its security", async () => {
  const document = await load();
  const ids = new Set<string>();
  for (const { path, method, operation } of operationsOf(document)) {
    const where = `${method} ${path}`;
    expect(ids.has(operation.operationId), where).toBe(false);
    ids.add(operation.operationId);
    expect(Array.isArray(operation.security) && operation.security.length > 0, where).toBe(true);
    for (const scheme of operation.security.flatMap(Object.keys))
      expect(document.components.securitySchemes, where).toHaveProperty(scheme);
    const statuses = Object.keys(operation.responses);
    // 202 means that the change was proposed instead of made. The approval page is reached by a redirect.
    const successes = statuses.filter(
      (it) => /^[123]/.test(it) && (it !== "202" || !statuses.some((other) => /^20[01]$/.test(other))),
    );
    expect(successes, where).toHaveLength(1);
    const failure = isOAuth(path) ? "OAuthError" : "Error";
    for (const [status, response] of Object.entries<Json>(operation.responses)) {
      if (/^[13]/.test(status) || (status === "200" && path === "/api/agent-auth/revoke")) continue;
      if (status === "204") {
        expect(response, where).not.toHaveProperty("content");
        continue;
      }
      // Besides another success, 202 means a proposal.
      if (status === "202" && statuses.some((it) => it === "200" || it === "201")) {
        expect(response.content["application/json"].schema).toEqual({ $ref: "#/components/schemas/Proposed" });
        continue;
      }
      if (status === "200" && method === "get" && path in asBytes) {
        expect(Object.keys(response.content), where).toContain(asBytes[path]);
        continue;
      }
      const schema = response.content?.["application/json"]?.schema;
      expect(schema, `${where} ${status}`).toBeTruthy();
      if (status.startsWith("2")) expect(Object.keys(schema.properties).length, where).toBeGreaterThan(0);
      else expect(schema, `${where} ${status}`).toEqual({ $ref: `#/components/schemas/${failure}` });
    }
    const parameters = (operation.parameters ?? []).filter((it: Json) => it.in === "path").map((it: Json) => it.name);
    expect(parameters.sort(), where).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
  }
});

/** The sign-in of agents: credentials are ignored there, and errors have the body that OAuth prescribes. */
const isOAuth = (path: string) => path.startsWith("/api/agent-auth/");

test("A bad credential is 401 except in the sign-in flow, and every operation says so", async () => {
  for (const { path, method, operation } of operationsOf(await load())) {
    if (isOAuth(path) || path.startsWith("/.well-known/")) continue;
    expect(operation.responses, `${method} ${path}`).toHaveProperty("401");
  }
});

/** The interface's REST rows and the statuses that they name. */
const rows: Readonly<Record<string, readonly string[]>> = {
  "get /api/agent-manifest": ["200"],
  "get /api/agent/capabilities": ["200"],
  "get /api/openapi.json": ["200"],
  "post /api/agent/task": ["200", "400", "401", "404"],
  "get /api/mcp/tools": ["200"],
  "post /api/mcp/tools": ["200"],
  "post /api/agent-auth/device": ["200", "500"],
  "post /api/agent-auth/token": ["200", "400", "500"],
  "get /.well-known/oauth-protected-resource": ["200"],
  "get /.well-known/oauth-authorization-server": ["200"],
  "get /api/trips": ["200", "401"],
  "post /api/trips": ["201", "400", "401"],
  "get /api/trips/{id}": ["200", "404"],
  "put /api/trips/{id}": ["200", "404"],
  "delete /api/trips/{id}": ["200", "404"],
  "post /api/trips/{id}/regenerate": ["200", "404"],
  "get /api/trips/{id}/activities": ["200"],
  "post /api/trips/{id}/activities": ["201"],
  "put /api/trips/{id}/activities/{activityId}": ["200"],
  "delete /api/trips/{id}/activities/{activityId}": ["200"],
  "get /api/users/me/preferences": ["200"],
  "put /api/users/me/preferences": ["200"],
  "get /api/public/trips/{token}": ["200", "404"],
  "get /api/users/me/push-subscriptions": ["200"],
  "post /api/users/me/push-subscriptions": ["200", "409"],
  "get /api/trips/{id}/concierge/state": ["200", "404"],
  "patch /api/trips/{id}/concierge/settings": ["200", "422"],
  "post /api/trips/{id}/concierge/location": ["200", "422"],
  "delete /api/trips/{id}/concierge/location": ["204"],
  "post /api/trips/{id}/concierge/events": ["202"],
  "post /api/trips/{id}/concierge/evaluate": ["202", "429"],
  "post /api/trips/{id}/concierge/recommendations/{rid}/respond": ["200", "409", "410"],
  "post /api/trips/{id}/concierge/recommendations/{rid}/apply": ["200", "403", "409", "410"],
  "post /api/trips/{id}/concierge/recommendations/{rid}/undo": ["200", "409"],
  "put /api/group-trips/{trip_code}/board-status": ["200", "403", "404"],
  "get /api/group-trips/{trip_code}/alignment/rounds": ["200", "404"],
  "get /api/group-trips/{trip_code}/alignment/status": ["200", "404"],
  "post /api/group-trips/{trip_code}/alignment/extend-rounds": ["200", "403", "404", "409"],
};
for (const [row, statuses] of Object.entries(rows)) {
  test(`The document has ${row} with ${statuses.join(", ")}`, async () => {
    const [method, path] = row.split(" ") as [string, string];
    const operation = (await load()).paths[path]?.[method];
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining([...statuses]));
    const open = operation.security.some((it: Json) => Object.keys(it).length === 0);
    expect(open).toBe(/manifest|agent\/capabilities|openapi|public|agent-auth|well-known/.test(path));
  });
}

test("What can be streamed has a second media type", async () => {
  const { paths, components } = await load();
  const watched = operationsOf({ paths }).filter(({ operation }) =>
    Object.values<Json>(operation.responses).some((it) => it.content?.["text/event-stream"]),
  );
  expect(watched.map(({ path }) => path).sort()).toEqual(["/api/trips", "/api/trips/{id}/regenerate"]);
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(["PlanProgress", "PlannedDay"]));
});

test("The document names the covered capabilities at the task and the tool endpoint", async () => {
  const { paths } = await load();
  const names = (path: string, field: string) =>
    paths[path].post.requestBody.content["application/json"].schema.properties[field].enum.toSorted();
  expect(names("/api/agent/task", "capability")).toEqual(expect.arrayContaining([...capabilityNames]));
  expect(names("/api/mcp/tools", "name")).toEqual(names("/api/agent/task", "capability"));
});

function validatorOf(document: Json) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "doc", ...document });
  const pointer = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");
  return (method: string, path: string, status: number, body: unknown) => {
    const response = document.paths[path]?.[method.toLowerCase()]?.responses[status];
    expect(response, `${method} ${path} does not document ${status}: ${JSON.stringify(body)}`).toBeTruthy();
    if (status === 204) return expect(body, `${method} ${path}`).toBe("");
    const parts = [
      "paths",
      path,
      method.toLowerCase(),
      "responses",
      String(status),
      "content",
      "application/json",
      "schema",
    ];
    const validate = ajv.compile({ $ref: `doc#/${parts.map((it) => encodeURIComponent(pointer(it))).join("/")}` });
    expect(validate(body) ? [] : validate.errors, `${method} ${path} ${status}`).toEqual([]);
  };
}

type Step = (
  method: string,
  path: string,
  options?: { ids?: Json; body?: Json; token?: string | undefined; query?: string },
) => Promise<Json>;

/** Calls every group operation in order, from creation to the plan, as two people. */
async function walkGroup(step: Step, { ana, bo }: { ana: SignedInPerson; bo: SignedInPerson }): Promise<void> {
  const groups = "/api/group-trips";
  const made = await step("POST", groups, { body: { title: "Two in May", currency: "EUR" } });
  await step("POST", groups, { body: { title: "" } });
  await step("GET", groups);
  const ids = { trip_code: made.trip_code };
  const at = `${groups}/{trip_code}`;
  const his = { ids, token: bo.token };
  await step("GET", `${at}/preview`, { ids, token: undefined });
  await step("GET", `${at}/preview`, { ids: { trip_code: "NOBODYS1" }, token: undefined });
  await step("POST", `${at}/join`, { ...his, body: {} });
  await step("PATCH", at, { ids, body: { title: "Two in June" } });
  await step("PATCH", at, { ...his, body: { title: "Mine" } });
  const dates = { ideal_start: day(1), ideal_end: day(3), blackout_dates: [day(9)] };
  await step("PUT", `${at}/preferences`, { ids, body: { preferences: { dates, budget: 700 } } });
  const destination = { top_choices: ["Lisbon, Portugal"], veto: ["Rome"] };
  const budget = { max: 900, private: true };
  await step("PUT", `${at}/preferences`, { ...his, body: { preferences: { destination, budget } } });
  await step("GET", at, { ids });
  for (const path of ["/alignment", "/alignment/rounds", "/alignment/status", "/board"]) {
    await step("GET", `${at}${path}`, { ids });
    await step("GET", `${at}${path}`, { ids: { trip_code: "NOBODYS1" } });
  }
  await step("POST", `${at}/alignment`, { ...his, body: {} });
  for (const _ of [1, 2, 3]) await step("POST", `${at}/alignment`, { ids, body: {} });
  await step("GET", `${at}/alignment/rounds`, { ids });
  await step("POST", `${at}/alignment/simulate`, { ...his, body: { preferences: { dates } } });
  await step("POST", `${at}/alignment/extend-rounds`, { ids, body: { additional_rounds: 1 } });
  await step("POST", `${at}/alignment/extend-rounds`, { ids, body: {} });
  const place = { name: "Time Out Market", city: "Lisbon" };
  const { candidates } = await step("POST", `${at}/inspirations`, { ids, body: { place } });
  const failed = await step("POST", `${at}/inspirations`, { ids, body: { url: "http://127.0.0.1:1/" } });
  const here = { ...ids, candidateId: candidates[0].id };
  await step("PUT", `${at}/board/{candidateId}/reaction`, { ids: here, body: { vote: "out" } });
  await step("PUT", `${at}/board/{candidateId}/reaction`, { ids: here, body: { vote: "in" } });
  await step("PATCH", `${at}/board/{candidateId}`, { ids: here, body: { action: "confirm" } });
  await step("POST", `${at}/board/{candidateId}/reopen`, { ids: here, body: {} });
  await step("GET", `${at}/board/{candidateId}/picture`, { ids: here });
  await step("GET", `${at}/board`, { ids });
  await step("DELETE", `${at}/imports/{importId}`, { ids: { ...ids, importId: failed.import.id } });
  await step("PUT", `${at}/board-status`, { ids, body: { alignment_min_score: 95, min_locked_in_places: 9 } });
  const trip = { destination: "Lisbon", start_date: day(1), end_date: day(2), groupTripCode: made.trip_code };
  await step("POST", "/api/trips", { body: trip });
  const another = await step("POST", "/api/trips", { body: { ...trip, groupTripCode: undefined } });
  await step("POST", `${at}/trip`, { ids, body: { trip_id: another.trip.id } });
  await step("POST", `${at}/room/ticket`, { ids, body: {} });
  const member = { ...ids, userId: bo.id };
  await step("PUT", `${at}/lead`, { ids, body: { user_id: bo.id } });
  await step("PUT", `${at}/owner`, { ids, body: { user_id: bo.id } });
  await step("PUT", `${at}/owner`, { ...his, body: { user_id: ana.id } });
  await step("DELETE", `${at}/members/{userId}`, { ids: member });
  await step("POST", `${at}/members/{userId}/readmit`, { ids: member, body: {} });
  await step("DELETE", `${at}/members/{userId}`, { ids: { ...ids, userId: ana.id } });
  await step("DELETE", at, { ids, token: bo.token });
  await step("DELETE", at, { ids });
}

/** Calls the concierge and push operations of a traveller on a trip. */
async function walkConcierge(step: Step, id: string): Promise<void> {
  const none = "00000000-0000-4000-8000-000000000000";
  const at = "/api/trips/{id}/concierge";
  const trip = { ids: { id } };
  await step("GET", `${at}/state`, trip);
  await step("GET", `${at}/state`, { ids: { id: none } });
  await step("PATCH", `${at}/settings`, { ...trip, body: { monitoring: true } });
  await step("PATCH", `${at}/settings`, { ...trip, body: { max_detour_minutes: 10 } });
  const sample = { latitude: 38.7, longitude: -9.1, captured_at: new Date().toISOString() };
  await step("POST", `${at}/location`, { ...trip, body: sample });
  await step("POST", `${at}/location`, { ...trip, body: {} });
  await step("DELETE", `${at}/location`, trip);
  await step("POST", `${at}/events`, { ...trip, body: { client_event_id: "walk" } });
  await step("POST", `${at}/evaluate`, { ...trip, body: {} });
  await step("POST", `${at}/evaluate`, { ...trip, body: {} });
  const nothing = { ids: { id, rid: none } };
  const one = `${at}/recommendations/{rid}`;
  await step("POST", `${one}/respond`, { ...nothing, body: { action: "dismiss", version: 1 } });
  await step("POST", `${one}/apply`, { ...nothing, body: {} });
  await step("POST", `${one}/undo`, { ...nothing, body: {} });

  const devices = "/api/users/me/push-subscriptions";
  const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
  const body = { endpoint: "https://push.invalid/walk", keys };
  const { subscription } = await step("POST", devices, { body });
  await step("POST", devices, { body: { ...body, endpoint: "https://127.0.0.1/" } });
  await step("GET", devices);
  await step("DELETE", `${devices}/{id}`, { ids: { id: subscription.id } });
  await step("DELETE", `${devices}/{id}`, { ids: { id: none } });
  await step("POST", `${devices}/test`, { body: {} });
  await step("GET", "/api/users/me/push-settings");
  const quiet_hours = { start: "22:00", end: "07:00", timezone: "Europe/Lisbon" };
  await step("PATCH", "/api/users/me/push-settings", { body: { kinds: { rounds: false }, quiet_hours } });
}

/** Calls the operations of bookings, segments, documents, expenses and proposals. */
async function walkRecords(step: Step, id: string): Promise<void> {
  const none = "00000000-0000-4000-8000-000000000000";
  const trip = { ids: { id } };
  const text = `Booking reference: K3X9QF\nFlight TP 1351\nDeparture: Lisbon (LIS) ${day(1)} 09:40\nArrival: London Heathrow (LHR) ${day(1)} 12:25`;
  for (const body of [{ text }, { text: "a recipe" }, {}]) await step("POST", "/api/confirmations", { body });
  const { confirmation } = await step("POST", "/api/confirmations", { body: { text } });
  const at = { ids: { id: confirmation.id } };
  await step("GET", "/api/confirmations/{id}", at);
  await step("POST", "/api/confirmations/{id}/save", { ...at, body: { trip_id: id } });
  await step("POST", "/api/confirmations/{id}/save", { ...at, body: {} });
  await step("DELETE", "/api/confirmations/{id}", { ids: { id: none } });
  await step("GET", "/api/trips/{id}/confirmations", trip);
  const { segments } = await step("GET", "/api/trips/{id}/segments", trip);
  await step("GET", "/api/segments/{id}/source", { ids: { id: segments[0].id } });
  const { segment } = await step("POST", "/api/trips/{id}/segments", { ...trip, body: { kind: "train", to: "Porto" } });
  const own = { ids: { id: segment.id } };
  await step("PATCH", "/api/segments/{id}", { ...own, body: { train_number: "IC 571", start: `${day(1)}T08:00` } });
  await step("DELETE", "/api/segments/{id}", own);

  const stay = { destination: "Faro", dates: { start: day(1), end: day(3) }, guests: 2, preferences: { kind: "stay" } };
  const { booking } = await step("POST", "/api/bookings", { body: stay });
  await step("POST", "/api/bookings", { body: {} });
  const booked = { ids: { id: booking.id } };
  await step("GET", "/api/bookings");
  await step("GET", "/api/bookings/{id}", booked);
  await step("PATCH", "/api/bookings/{id}", { ...booked, body: { trip_id: id } });
  await step("GET", "/api/trips/{id}/bookings", trip);
  await step("POST", "/api/bookings/availability", { body: { dates: stay.dates } });
  await step("DELETE", "/api/bookings/{id}", booked);
  for (const method of ["GET", "POST", "DELETE"]) await step(method, "/api/users/me/inbound-address");
  await step("GET", "/api/users/me/inbound-mails");

  const documents = "/api/trips/{id}/documents";
  const { document } = await step("POST", `${documents}/text`, { ...trip, body: { name: "Door", text: "4711" } });
  await step("GET", documents, trip);
  await step("GET", "/api/trips/{id}/document", { ...trip, query: "?name=door" });
  const paper = { ids: { id, documentId: document.id } };
  await step("PATCH", `${documents}/{documentId}`, { ...paper, body: { name: "Key" } });
  await step("DELETE", `${documents}/{documentId}`, paper);

  const { expense } = await step("POST", "/api/trips/{id}/expenses", {
    ...trip,
    body: { title: "Dinner", amount: 42.5, currency: "USD", date: day(1) },
  });
  const rate = { ids: { id, currency: "USD" } };
  await step("PUT", "/api/trips/{id}/rates/{currency}", { ...rate, body: { rate: 0.92 } });
  await step("GET", "/api/trips/{id}/expenses", trip);
  await step("GET", "/api/trips/{id}/expenses/summary", trip);
  await step("PATCH", "/api/expenses/{id}", { ids: { id: expense.id }, body: { amount: 45 } });
  await step("DELETE", "/api/expenses/{id}", { ids: { id: expense.id } });
  await step("DELETE", "/api/trips/{id}/rates/{currency}", rate);
}

test("Real calls: every answer matches its documented schema", async ({ ana, bo }) => {
  const document = await load();
  const check = validatorOf(document);
  const seen = new Set<string>();
  const step: Step = async (method, path, options = {}) => {
    const { ids = {}, body, query = "" } = options;
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]);
    const token = "token" in options ? options.token : ana.token;
    const answer = await send(method, address + query, { token, ...(body ? { body } : {}) });
    check(method, path, answer.status, answer.body);
    seen.add(`${method.toLowerCase()} ${path}`);
    return answer.body;
  };
  const none = "00000000-0000-4000-8000-000000000000";
  const resource = "/.well-known/oauth-protected-resource";
  const metadata = [
    resource,
    `${resource}/api/mcp`,
    `${resource}/api/mcp/tools`,
    "/.well-known/oauth-authorization-server",
  ];
  for (const path of ["/api/agent-manifest", "/api/agent/capabilities", "/api/openapi.json", "/api/demo", ...metadata])
    await step("GET", path, { token: undefined });
  await step("GET", "/api/openapi/{name}", { ids: { name: "trips" }, token: undefined });
  const device = { agent_name: "Bot", requested_scopes: ["trips:read"] };
  const { device_code } = await step("POST", "/api/agent-auth/device", { body: device, token: undefined });
  await step("POST", "/api/agent-auth/device", { body: {}, token: undefined });
  await step("POST", "/api/agent-auth/token", { body: { device_code }, token: undefined });
  const client = { client_name: "Bot", redirect_uris: ["http://127.0.0.1/callback"] };
  await step("POST", "/api/agent-auth/register", { body: client, token: undefined });
  await step("POST", "/api/agent-auth/register", { body: {}, token: undefined });
  await step("GET", "/api/agent-auth/authorize", { query: "?client_id=nobody", token: undefined });
  await step("POST", "/api/agent-auth/revoke", { body: {}, token: undefined });
  await step("GET", "/api/mcp");
  await step("POST", "/api/mcp", { body: { name: "list_trips", arguments: {} } });
  await step("GET", "/api/destinations", { query: "?query=lis", token: undefined });
  await step("GET", "/api/places/search", { query: "?q=belem&near=38.7,-9.2" });
  await step("GET", "/api/photos", { query: "?of=lisbon" });
  await step("GET", "/api/whoami");
  await step("GET", "/api/places/{place_id}", { ids: { place_id: "lisbon/belem-tower" } });
  await step("GET", "/api/mcp/tools");
  await step("POST", "/api/agent/task", { body: { capability: "list_trips" } });
  await step("POST", "/api/mcp/tools", { body: { name: "get_edit_log", arguments: { trip_id: none } } });
  await step("POST", "/api/trips", { body: {} });
  const { trip } = await step("POST", "/api/trips", {
    body: { destination: "Lisbon", start_date: day(1), end_date: day(3), interests: ["food"], view: "full" },
  });
  const id = trip.id;
  for (const query of ["?view=summary", "?view=plan", "?view=full", "?fields=title,itinerary"])
    await step("GET", "/api/trips/{id}", { ids: { id }, query });
  for (const query of ["?view=summary", "?view=plan", "?view=full"])
    await step("GET", "/api/trips/{id}/activities", { ids: { id }, query });
  await step("GET", "/api/trips", { query: "?limit=1" });
  for (const path of [
    "",
    "/activities",
    "/edits",
    "/findings",
    "/explanation",
    "/members",
    "/invitations",
    "/shares",
    "/weather",
  ]) {
    await step("GET", `/api/trips/{id}${path}`, { ids: { id } });
    await step("GET", `/api/trips/{id}${path}`, { ids: { id: none } });
    await step("GET", `/api/trips/{id}${path}`, { ids: { id }, token: undefined });
  }
  await walkRecords(step, id);
  await walkConcierge(step, id);
  await step("PUT", "/api/trips/{id}", { ids: { id }, body: { title: "x", end_date: day(2), unknown: 1 } });
  await step("PUT", "/api/trips/{id}", { ids: { id }, body: { title: "y", expected_revision: 1 } });
  await step("POST", "/api/trips/{id}/regenerate", { ids: { id } });
  const { activity } = await step("POST", "/api/trips/{id}/activities", {
    ids: { id },
    body: { title: "x", start_time: "10:00" },
  });
  await step("PUT", "/api/trips/{id}/activities/{activityId}", {
    ids: { id, activityId: activity.id },
    body: { title: "y" },
  });
  await step("PUT", "/api/trips/{id}/activities/{activityId}", {
    ids: { id, activityId: activity.id },
    body: { title: "z", before: { title: "x" } },
  });
  const planned = trip.itinerary.flatMap((it: Json) => it.activities).find((it: Json) => it.alternatives.length > 0);
  const other = { title: planned.alternatives[0].title };
  await step("POST", "/api/trips/{id}/activities/{activityId}/swap", {
    ids: { id, activityId: planned.id },
    body: other,
  });
  await step("GET", "/api/trips/{id}/activities/{activityId}/replacements", { ids: { id, activityId: planned.id } });
  await step("POST", "/api/trips/{id}/activities/{activityId}/replace", { ids: { id, activityId: planned.id } });
  const dayIds = { id, dayId: planned.itinerary_id };
  const { choices } = await step("GET", "/api/trips/{id}/days/{dayId}/plans", { ids: dayIds });
  for (const { choice } of choices.slice(0, 2))
    await step("POST", "/api/trips/{id}/days/{dayId}/plans", { ids: dayIds, body: { choice } });
  const { left_out } = await step("GET", "/api/trips/{id}/explanation", { ids: { id } });
  for (const place_id of [left_out[0].place_id, "nowhere/nothing"])
    await step("POST", "/api/trips/{id}/places", { ids: { id }, body: { place_id, day_number: 1 } });
  await step("POST", "/api/trips/{id}/activities/{activityId}/confirm-place", { ids: { id, activityId: activity.id } });
  for (const start_date of [day(60), "2020-01-01"])
    await step("POST", "/api/trips/{id}/copy", { ids: { id }, body: { start_date } });
  await step("DELETE", "/api/trips/{id}/activities/{activityId}", { ids: { id, activityId: activity.id } });
  const { entries } = await step("GET", "/api/trips/{id}/edits", { ids: { id } });
  const edits = { ids: { id, editId: entries[0].id }, body: {} };
  const { edit_id } = await step("POST", "/api/trips/{id}/edits/{editId}/revert", edits);
  await step("POST", "/api/trips/{id}/edits/revert", { ids: { id }, body: { edit_ids: [edit_id] } });
  const { findings } = await step("GET", "/api/trips/{id}/findings", { ids: { id } });
  const fix = { code: findings[0]?.code ?? "overlap", activity_ids: [none], day_ids: [] };
  await step("POST", "/api/trips/{id}/findings/fix", { ids: { id }, body: fix });
  await step("GET", "/api/trips/{id}", { ids: { id }, query: "?include_findings=true" });
  const walk = { title: "Walk", start_time: "10:00", end_time: "12:00" };
  const plan = { destination: "Lisbon", start_date: day(1), end_date: day(2) };
  const activities = [walk, { ...walk, title: "Swim", start_time: "11:00" }];
  await step("POST", "/api/plans/check", { body: { ...plan, days: [{ date: day(1), activities }] } });
  await step("POST", "/api/plans/check", { body: plan });
  const { invitation, url } = await step("POST", "/api/trips/{id}/invitations", {
    ids: { id },
    body: { role: "viewer" },
  });
  const token = url.split("/").at(-1);
  await step("GET", "/api/invitations/{token}", { ids: { token }, token: undefined });
  await step("POST", "/api/invitations/{token}/accept", { ids: { token }, body: {}, token: bo.token });
  await step("DELETE", "/api/trips/{id}/invitations/{invitationId}", { ids: { id, invitationId: invitation.id } });
  await step("POST", "/api/trips/{id}/activities", { ids: { id }, body: { title: "x" }, token: bo.token });
  const suggestion = { title: "Fado", propose: true };
  const suggest = () => step("POST", "/api/trips/{id}/activities", { ids: { id }, body: suggestion, token: bo.token });
  const suggested = [await suggest(), await suggest()].map((it) => it.proposal_id);
  await step("GET", "/api/trips/{id}/proposals", { ids: { id } });
  await step("GET", "/api/trips/{id}/proposals", { ids: { id }, token: bo.token });
  for (const proposalId of suggested)
    await step("GET", "/api/trips/{id}/proposals/{proposalId}", { ids: { id, proposalId }, token: bo.token });
  const together = [await suggest(), await suggest()].map((it) => it.proposal_id);
  for (const decision of ["approve", "reject"]) {
    const body = { decision, proposal_ids: together, reply: "Thank you" };
    await step("POST", "/api/trips/{id}/proposals/decide", { ids: { id }, body });
  }
  for (const answer of ["approve", "reject"])
    for (const proposalId of suggested)
      await step("POST", `/api/trips/{id}/proposals/{proposalId}/${answer}`, { ids: { id, proposalId } });
  await step("PATCH", "/api/trips/{id}/members/{userId}", { ids: { id, userId: bo.id }, body: { role: "editor" } });
  await step("GET", "/api/trips/{id}/members", { ids: { id } });
  await step("PUT", "/api/trips/{id}/owner", { ids: { id }, body: { user_id: bo.id } });
  await step("PUT", "/api/trips/{id}/owner", { ids: { id }, body: { user_id: ana.id } });
  await step("PUT", "/api/trips/{id}/owner", { ids: { id }, body: { user_id: ana.id }, token: bo.token });
  await step("DELETE", "/api/trips/{id}/members/{userId}", { ids: { id, userId: bo.id } });
  await step("POST", "/api/trips/{id}/room/ticket", { ids: { id }, body: {} });
  await step("POST", "/api/trips/{id}/calendar", { ids: { id }, body: {} });
  await step("GET", "/api/trips/{id}/calendar", { ids: { id } });
  for (const _ of [1, 2]) await step("DELETE", "/api/trips/{id}/calendar", { ids: { id } });
  const { share } = await step("POST", "/api/trips/{id}/shares", { ids: { id }, body: {} });
  await step("GET", "/api/trips/{id}/shares", { ids: { id } });
  await step("GET", "/api/public/trips/{token}", { ids: { token: share.token }, token: undefined });
  await step("POST", "/api/public/trips/{token}/copy", { ids: { token: share.token }, body: { start_date: day(9) } });
  for (const archived of [true, false])
    await step("PUT", "/api/trips/{id}/archive", { ids: { id }, body: { archived } });
  const shared = { token: share.token, place_id: "lisbon/belem-tower" };
  await step("GET", "/api/public/trips/{token}/places/{place_id}", { ids: shared, token: undefined });
  await step("PATCH", "/api/trips/{id}/shares/{shareId}", {
    ids: { id, shareId: share.id },
    body: { show_day_notes: true },
  });
  await step("DELETE", "/api/trips/{id}/shares/{shareId}", { ids: { id, shareId: share.id } });
  await step("GET", "/api/public/trips/{token}", { ids: { token: share.token }, token: undefined });
  await step("PUT", "/api/trips/{id}/cover", { ids: { id }, body: { document_id: null } });
  await step("GET", "/api/trip-covers");
  await step("GET", "/api/photos", { query: "?of=lisbon/belem-tower", token: undefined });
  await step("PUT", "/api/users/me/preferences", { body: { interests: ["art"] } });
  await step("GET", "/api/users/me/preferences");
  await step("GET", "/api/users/me");
  await step("DELETE", "/api/users/me/picture");
  const { key, secret } = await step("POST", "/api/users/me/api-keys", {
    body: { agent_name: "Bot", scopes: ["trips:read"] },
  });
  await step("PUT", "/api/agent/webhook", { token: secret, body: { url: "https://hooks.invalid/caravan" } });
  await step("POST", "/api/agent/webhook/test", { token: secret, body: {} });
  await step("GET", "/api/agent/webhook", { token: secret });
  await step("DELETE", "/api/agent/webhook", { token: secret });
  await step("GET", "/api/users/me/api-keys");
  await step("GET", "/api/users/me/api-keys/week");
  await step("PATCH", "/api/users/me/api-keys/{keyId}", { ids: { keyId: key.id }, body: { mode: "propose" } });
  await step("GET", "/api/users/me/api-keys/{keyId}/edits", { ids: { keyId: key.id } });
  await step("POST", "/api/users/me/api-keys/{keyId}/revert", { ids: { keyId: key.id }, body: { preview: true } });
  await step("DELETE", "/api/users/me/api-keys/{keyId}", { ids: { keyId: key.id } });
  await step("POST", "/api/users", {
    body: { email: ana.email, password: "a quiet road by night", name: "Ana" },
    token: undefined,
  });
  await step("POST", "/api/session/token");
  await walkAccount(step);
  await walkAdministration(step);
  await walkGroup(step, { ana, bo });
  await walkComments(step, id);
  await step("POST", "/api/trips/{id}/days/duplicate", { ids: { id }, body: { day_number: 1, to_day_number: 2 } });
  const { checklist } = await step("POST", "/api/trips/{id}/checklists", {
    ids: { id },
    body: { kind: "packing", suggested: true },
  });
  await step("GET", "/api/trips/{id}/checklists", { ids: { id } });
  const packed = { done: [checklist.items[0].id], add: [{ text: "Book" }] };
  await step("PATCH", "/api/checklists/{id}", { ids: { id: checklist.id }, body: packed });
  for (const _ of [1, 2]) await step("DELETE", "/api/checklists/{id}", { ids: { id: checklist.id } });
  for (const path of ["/api/users/me/inbox", "/api/users/me/inbox/unread", "/api/users/me/inbox/settings"] as const)
    await step("GET", path);
  await step("POST", "/api/users/me/inbox/read", { body: {} });
  await step("PUT", "/api/users/me/inbox/settings", { body: { daily_mail: false } });
  const { body: file } = await send("GET", `/api/trips/${id}/export?format=json`, { token: ana.token });
  await step("POST", "/api/trips/import/preview", { body: file });
  await step("POST", "/api/trips/import", { body: file });
  await walkExamples(step, id, seen);
  await step("DELETE", "/api/trips/{id}", { ids: { id } });
  const deleted = { ids: { kind: "trip", id } };
  for (const _ of [1, 2]) await step("POST", "/api/trash/{kind}/{id}/restore", { ...deleted, body: {} });
  await step("DELETE", "/api/trips/{id}", { ids: { id } });
  await step("GET", "/api/trash");
  for (const _ of [1, 2]) await step("DELETE", "/api/trash/{kind}/{id}", deleted);
  await step("DELETE", "/api/trash");
  const documented = operationsOf(document).map(({ method, path }) => `${method} ${path}`);
  // WebSocket rooms, and uploads or downloads of bytes.
  const elsewhere = [
    "get /api/trips/{id}/room",
    "get /api/group-trips/{trip_code}/room",
    "post /api/trips/{id}/documents",
    "post /api/trips/{id}/photos",
    "post /api/users/me/picture",
    "get /api/users/{id}/picture",
    "get /api/public/trips/{token}/cover",
    "post /api/confirmations/file",
    "get /api/documents/{id}/file",
    "get /api/documents/{id}/preview",
    "get /api/trips/{id}/expenses.csv",
    "get /api/trips/{id}/export",
    "get /api/calendars/{token}/trip.ics",
    "get /api/admin/audit-log.jsonl",
    // For pages of this origin, which send that they are.
    "post /api/session/guest",
  ];
  expect(documented.filter((it) => !seen.has(it) && !elsewhere.includes(it))).toEqual([]);
});

/** Calls the operations of a person's own account, as somebody whom no other test uses. */
async function walkAccount(step: Step): Promise<void> {
  const { token } = await person("Eve");
  const { sessions } = await step("GET", "/api/users/me/sessions", { token });
  await step("DELETE", "/api/users/me/sessions/{id}", { ids: { id: crypto.randomUUID() }, token });
  await step("DELETE", "/api/users/me/sessions/{id}", { ids: { id: sessions[0].id }, token: undefined });
  const password = "a quiet road by night";
  const email = "nobody@example.com";
  const wrong = { email, code: "AAAA-AAAA", password };
  for (const path of ["/api/users/verify", "/api/users/password-reset/confirm"])
    await step("POST", path, { body: wrong, token: undefined });
  await step("POST", "/api/users/password-reset", { body: { email }, token: undefined });
  const mine = await person("Eve");
  for (const it of [password, "wrong"])
    await step("POST", "/api/users/me/sessions/confirm", { body: { password: it }, token: mine.token });
  await step("POST", "/api/users/me/password", { body: { password }, token: mine.token });
  await step("POST", "/api/users/me/password", { body: { password, current_password: password }, token: mine.token });
  await step("POST", "/api/users/me/email", { body: { email: `new-${mine.email}` }, token: mine.token });
  await step("POST", "/api/users/me/email/confirm", { body: wrong, token: mine.token });
  await step("POST", "/api/users/me/totp", { body: {}, token: mine.token });
  await step("POST", "/api/users/me/totp/confirm", { body: { code: "000000" }, token: mine.token });
  await step("DELETE", "/api/users/me/totp", { token: mine.token });
  const passkeys = "/api/users/me/passkeys";
  const authenticator = new SoftwareAuthenticator(baseURL);
  const { options } = await step("POST", `${passkeys}/options`, { body: {}, token: mine.token });
  const made = { name: "Phone", credential: authenticator.create(options) };
  const { passkey } = await step("POST", passkeys, { body: made, token: mine.token });
  await step("POST", passkeys, { body: made, token: mine.token });
  await step("GET", passkeys, { token: mine.token });
  const challenge = (await step("POST", "/api/passkeys/options", { body: {}, token: undefined })).options;
  const answer = { passkey: authenticator.get(challenge) };
  for (const _ of [1, 2]) await step("POST", "/api/users/me/sessions/confirm", { body: answer, token: mine.token });
  const at = { ids: { id: passkey.id }, token: mine.token };
  await step("PATCH", `${passkeys}/{id}`, { ...at, body: { name: "Old phone" } });
  for (const _ of [1, 2]) await step("DELETE", `${passkeys}/{id}`, at);
  for (const path of ["/api/users/me/export", "/api/users/me/deletion"]) await step("GET", path, { token: mine.token });
  for (const it of [email, `new-${mine.email}`])
    await step("POST", "/api/users/me/deletion", { body: { email: it }, token: mine.token });
  await step("POST", "/api/users/me/sessions/end", { body: {}, token });
}

async function walkAdministration(step: Step): Promise<void> {
  const admin = { token: administrator().token };
  await step("GET", "/api/installation", { token: undefined });
  await step("GET", "/api/live-sources", { token: undefined });
  await step("PUT", "/api/admin/legal/{kind}", { ...admin, ids: { kind: "terms" }, body: { markdown: "Be kind." } });
  for (const kind of ["terms", "imprint"]) await step("GET", "/api/legal/{kind}", { ids: { kind }, token: undefined });
  await step("GET", "/api/admin/settings", admin);
  await step("PATCH", "/api/admin/settings", { ...admin, body: { audit_days: 365 } });
  const account = { email: `${crypto.randomUUID()}@example.com`, name: "Eve" };
  const { person: eve } = await step("POST", "/api/admin/people", { ...admin, body: account });
  const about = { ...admin, ids: { id: eve.id }, body: {} };
  await step("POST", "/api/admin/people", { ...admin, body: account });
  await step("GET", "/api/admin/people", admin);
  for (const id of [eve.id, crypto.randomUUID()])
    await step("GET", "/api/admin/people/{id}", { ...admin, ids: { id } });
  await step("POST", "/api/admin/people/{id}/password-link", about);
  await step("PUT", "/api/admin/people/{id}/quota", { ...about, body: { megabytes: 10 } });
  await step("PUT", "/api/admin/people/{id}/administrator", { ...about, body: { administrator: false } });
  await step("POST", "/api/admin/people/{id}/disable", about);
  await step("POST", "/api/admin/people/{id}/password-link", about);
  await step("POST", "/api/admin/people/{id}/enable", about);
  await step("GET", "/api/admin/audit-log", admin);
  await step("GET", "/api/admin/people");
}

async function walkComments(step: Step, id: string): Promise<void> {
  const { comment } = await step("POST", "/api/trips/{id}/comments", { ids: { id }, body: { text: "Shall we?" } });
  await step("GET", "/api/trips/{id}/comments", { ids: { id } });
  const about = { ids: { id: comment.id } };
  await step("PATCH", "/api/comments/{id}", { ...about, body: { text: "Let us!" } });
  await step("PUT", "/api/comments/{id}/reaction", { ...about, body: { reaction: "🎉" } });
  for (const _ of [1, 2]) await step("DELETE", "/api/comments/{id}", about);
  const { group_trip } = await step("POST", "/api/group-trips", { body: {} });
  const { trip_code } = group_trip;
  const place = { name: "Belém Tower" };
  const { candidates } = await step("POST", "/api/group-trips/{trip_code}/inspirations", {
    ids: { trip_code },
    body: { place },
  });
  await step("POST", "/api/group-trips/{trip_code}/board/{candidateId}/comments", {
    ids: { trip_code, candidateId: candidates[0].id },
    body: { text: "Too crowded?" },
  });
  await step("GET", "/api/group-trips/{trip_code}/board/comments", { ids: { trip_code } });
}

/** Calls the remaining capabilities about a trip with the examples from their descriptions. */
async function walkExamples(step: Step, id: string, seen: ReadonlySet<string>): Promise<void> {
  const { capabilities } = (await send("GET", "/api/agent/capabilities")).body;
  for (const { rest, examples } of capabilities as { rest: string | null; examples: Json[] }[]) {
    const [method = "", path = ""] = rest?.split(" ") ?? [];
    if (
      !path.startsWith("/api/trips/{id}/") ||
      path.split("{").length > 2 ||
      seen.has(`${method.toLowerCase()} ${path}`)
    )
      continue;
    const { trip_id: _, ...body } = examples[0] as Json;
    const sent = method === "GET" ? { query: `?${new URLSearchParams(body)}` } : { body };
    await step(method as Parameters<Step>[0], path, { ids: { id }, ...sent });
  }
}

test("The service accepts whatever matches the published input schemas", async ({ ana }) => {
  const { capabilities } = (await send("GET", "/api/agent/capabilities")).body;
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const trip = await makeTrip(ana.token);
  const activity = await addActivity(ana.token, trip.id);
  const sent = new Map<string, Json>();
  const call = taskCaller(ana.token);
  await callEveryCapability((name, args) => {
    sent.set(name, args ?? {});
    return call(name, args);
  });
  for (const { name, input_schema, examples } of capabilities) {
    const validate = ajv.compile(input_schema);
    expect(validate(sent.get(name) ?? examples[0]), `${name}: ${JSON.stringify(validate.errors)}`).toBe(true);
  }
  const schema = capabilities.find((it: Json) => it.name === "update_activity").input_schema;
  expect(ajv.compile(schema)({ trip_id: trip.id, activity_id: activity.id, priority: 11 })).toBe(false);
});
