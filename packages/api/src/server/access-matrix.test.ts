import { execute } from "@caravan/core/composition";
import { ensureSampleTrip } from "@caravan/core/demo/sample-trip";
import type { Scope } from "@caravan/domain/scopes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BookingFixture } from "../../test/access-matrix/booking-fixture.ts";
import { bookingRows } from "../../test/access-matrix/booking-rows.ts";
import {
  type CredentialKind,
  type Credentials,
  credentialKinds,
  credentials,
} from "../../test/access-matrix/credentials.ts";
import { derivedArguments, derivedCells, withApproval } from "../../test/access-matrix/derived-row.ts";
import { documentFileRows } from "../../test/access-matrix/document-rows.ts";
import {
  type Cells,
  inGroup,
  notFound,
  openTo,
  tripRead,
  unauthenticated,
} from "../../test/access-matrix/expected-outcomes.ts";
import { GroupFixture } from "../../test/access-matrix/group-fixture.ts";
import { groupRows } from "../../test/access-matrix/group-rows.ts";
import { importFileRows } from "../../test/access-matrix/import-rows.ts";
import { mcpSurface } from "../../test/access-matrix/mcp-surface.ts";
import { roomConnections } from "../../test/access-matrix/room-connections.ts";
import { openRows, specialRows } from "../../test/access-matrix/rows.ts";
import { confirmationFileRows } from "../../test/access-matrix/segment-rows.ts";
import { agentSurface, outcomeOf, restSurface, type Surface, trpcSurface } from "../../test/access-matrix/surfaces.ts";
import { TripFixture, type TripState } from "../../test/access-matrix/trip-fixture.ts";
import { tripRows } from "../../test/access-matrix/trip-rows.ts";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { fixedConfirmationReader } from "../../test/fixed-confirmation-reader.ts";
import { type RoutedVerb, routedVerbs } from "../router.ts";
import { allRoutes } from "./routes.ts";

/**
 * The exact answer to every kind of credential at every path, for every verb on each surface. The expected outcome
 * follows from the verb's definition, or is in a row (test/access-matrix); a path without a row fails.
 */
let api: TestApi;
let who: Credentials;

beforeAll(async () => {
  api = await startApi({ ports: { demo: true, confirmations: fixedConfirmationReader } });
  who = await credentials(api);
  await ensureSampleTrip(execute, { ports: api.ports, now: new Date(), signal: new AbortController().signal });
});
afterAll(() => api.close());

/** Paths that answer before a credential is checked. */
const publicAddresses = allRoutes().flatMap(({ access, method, path }) =>
  access === "public" ? [`${method.toLowerCase()} ${path}`] : [],
);
const methods = new Set(["get", "put", "post", "delete", "patch"]);
const room = "get /api/trips/{id}/room";
const groupRoom = "get /api/group-trips/{trip_code}/room";
const picture = "get /api/group-trips/{trip_code}/board/{candidateId}/picture";
/** Files of a trip that are no stored documents, with a query and the type that they answer. */
const tripFiles = {
  "get /api/trips/{id}/expenses.csv": { query: "", type: "text/csv" },
  "get /api/trips/{id}/export": { query: "?format=md", type: "text/markdown" },
};
/** The secret in its path is the credential. */
const calendar = "get /api/calendars/{token}/trip.ics";

const fileRows = { ...documentFileRows, ...confirmationFileRows, ...importFileRows };

/** The subject of a row, whose state tells whether something changed. */
interface Subject {
  state(): Promise<object | undefined>;
}

interface Case<Of extends Subject> {
  /** From the verb's definition when left out. */
  readonly cells?: Cells;
  readonly args: (subject: Of) => object | Promise<object>;
  make(): Promise<Of>;
}

const rowNames = [tripRows, groupRows, bookingRows].flatMap((it) => Object.keys(it));

describe("the access matrix", () => {
  it("has no row without a verb", () => {
    const names = new Set(routedVerbs().map((it) => it.verb.name));
    expect(rowNames.filter((name) => !names.has(verbOf(name)))).toEqual([]);
  });

  it("has a row for every address of the description, and of those that need no credential", async () => {
    const { body } = await api.send("GET", "/api/openapi/all");
    const described = addressesOf(body.paths).filter((it) => methods.has(it.split(" ")[0] as string));
    const verbs = routedVerbs().flatMap(({ verb }) =>
      verb.rest ? [`${verb.rest.method.toLowerCase()} ${verb.rest.path}`] : [],
    );
    const known = [
      ...verbs,
      ...Object.keys(specialRows),
      ...publicAddresses,
      room,
      groupRoom,
      picture,
      calendar,
      ...Object.keys(tripFiles),
      ...Object.keys(fileRows),
    ];
    expect(described.filter((it) => !known.includes(it))).toEqual([]);
    expect([...verbs, ...Object.keys(specialRows)].filter((it) => !described.includes(it))).toEqual([]);
    const kinds = (address: string) => openRows.filter(([kind]) => kind.test(address)).length;
    expect(publicAddresses.filter((it) => kinds(it) !== 1)).toEqual([]);
  });
});

/** Every verb without a row. */
const unlisted = routedVerbs().filter(({ verb }) => !rowNames.some((name) => verbOf(name) === verb.name));
describe.each(unlisted.map((it) => [it.verb.name, it.verb] as const))("%s", (name, verb) =>
  onEverySurface(name, {
    args: (trip: TripFixture) => derivedArguments(verb, trip),
    make: () => TripFixture.make(api, who.people, false),
  }),
);

describe.each(Object.entries(tripRows))("%s", (name, row) =>
  onEverySurface(name, { ...row, make: () => TripFixture.make(api, who.people, row.planned ?? false) }),
);

describe.each(Object.entries(groupRows))("%s", (name, row) =>
  onEverySurface(name, { ...row, make: () => GroupFixture.make(api, who.people) }),
);

describe.each(Object.entries(bookingRows))("%s", (name, row) =>
  onEverySurface(name, { ...row, make: () => BookingFixture.make(api, who.people) }),
);

describe("a key that was valid and used a moment ago", () => {
  const listTrips = routedVerbs().find(({ verb }) => verb.name === "list_trips");
  const cases = (listTrips ? surfacesOf(listTrips) : []).flatMap((surface) =>
    (["expired", "revoked"] as const).map((how) => ({ how, surface, name: surface.name })),
  );
  it.each(cases)("is refused once it is $how: $name", async ({ how, surface }) => {
    const key = await who.key();
    const ask = async () => surface.outcome(await surface.send(api, `Bearer ${key.secret}`, {}));
    expect(await ask()).toBe("ok");
    await who.end(key, how);
    expect(await ask()).toBe(unauthenticated);
  });
});

describe("an address that is not one verb", () => {
  it.each(Object.entries(specialRows))("%s", async (address, row) => {
    const actual: Partial<Record<CredentialKind, string>> = {};
    for (const column of credentialKinds)
      actual[column] = outcomeOf(await ask(address.replace("{name}", "trips"), column, row.body), 200, null, "");
    expect(actual).toEqual(row.cells);
  });

  it.each(publicAddresses)("%s answers everybody the same", async (address) => {
    const first = await ask(address, "none");
    expect(first.status).toBe(openRows.find(([kind]) => kind.test(address))?.[1]);
    for (const column of credentialKinds) {
      const { status, body } = await ask(address, column);
      expect({ column, status, body }).toEqual({ column, status: first.status, body: first.body });
    }
  });

  it(room, async () => {
    const rooms = await roomConnections(api);
    const trip = await TripFixture.make(api, who.people, false);
    const actual: Partial<Record<CredentialKind, string>> = {};
    for (const column of credentialKinds)
      actual[column] = await rooms.connect(`/api/trips/${trip.id}/room`, await who.header(column, "trips:read"));
    await rooms.close();
    expect(actual).toEqual(tripRead);
  });

  it(picture, async () => {
    const group = await GroupFixture.make(api, who.people);
    const path = `get /api/group-trips/${group.code}/board/${await group.picture()}/picture`;
    const actual: Partial<Record<CredentialKind, string>> = {};
    for (const column of credentialKinds) {
      const answer = await ask(path, column, undefined, "group_trips:read");
      const isPicture = answer.headers.get("content-type") === "image/webp";
      actual[column] = isPicture ? "ok" : outcomeOf(answer, 0, null, "group_trips:read");
    }
    expect(actual).toEqual(inGroup);
  });

  it.each(Object.entries(tripFiles))("%s", async (address, { query, type }) => {
    const trip = await TripFixture.make(api, who.people, false);
    const path = `${address.replace("{id}", trip.id)}${query}`;
    const actual: Partial<Record<CredentialKind, string>> = {};
    for (const column of credentialKinds) {
      const answer = await ask(path, column, undefined, "trips:read");
      const isFile = answer.headers.get("content-type")?.startsWith(type) ?? false;
      actual[column] = isFile ? "ok" : outcomeOf(answer, 0, null, "trips:read");
    }
    expect(actual).toEqual(tripRead);
  });

  it(`${calendar} hides whether a secret exists`, async () => {
    const actual: Partial<Record<CredentialKind, string>> = {};
    for (const column of credentialKinds)
      actual[column] = outcomeOf(await ask(calendar.replace("{token}", "unknown"), column), 0, null, "");
    expect(actual).toEqual(openTo(notFound));
  });

  it.each(Object.entries(fileRows))("%s", async (address, row) => {
    const trip = await TripFixture.make(api, who.people, false);
    const path = await row.path(trip);
    const actual: Partial<Record<CredentialKind, string>> = {};
    for (const column of credentialKinds) {
      const authorization = await who.header(column, row.scope);
      const before = await trip.state();
      const response = await fetch(`${api.url}${path}`, {
        method: address.split(" ")[0]?.toUpperCase() as string,
        headers: authorization ? { authorization } : {},
        ...(row.sent ? { body: row.sent } : {}),
      });
      const isBytes = response.headers.get("content-type")?.startsWith("text/plain") ?? false;
      const answer = { status: response.status, headers: response.headers, body: isBytes ? "" : await response.json() };
      actual[column] = isBytes ? "ok" : outcomeOf(answer, row.status ?? 201, null, row.scope);
      if (actual[column] !== "ok") expect(await trip.state()).toEqual(before);
    }
    expect(actual).toEqual(row.cells);
  });

  it(groupRoom, async () => {
    const rooms = await roomConnections(api);
    const { code } = await GroupFixture.make(api, who.people);
    const actual: Partial<Record<CredentialKind, string>> = {};
    for (const column of credentialKinds)
      actual[column] = await rooms.connect(
        `/api/group-trips/${code}/room`,
        await who.header(column, "group_trips:read"),
      );
    await rooms.close();
    expect(actual).toEqual(inGroup);
  });
});

/** tRPC for all verbs, REST for those with a path, task endpoint and tools for capabilities. */
function surfacesOf({ verb, path }: RoutedVerb): Surface[] {
  const surfaces = [trpcSurface(verb, path)];
  if (verb.rest) surfaces.push(restSurface(verb, verb.rest));
  if (!verb.capability) return surfaces;
  const agents = [agentSurface("/api/agent/task", "capability", verb), agentSurface("/api/mcp/tools", "name", verb)];
  return [...surfaces, ...agents, mcpSurface(verb)];
}

function onEverySurface<Of extends Subject>(name: string, row: Case<Of>): void {
  const walked = routedVerbs().find((it) => it.verb.name === verbOf(name));
  if (!walked) return;
  afterAll(() => who.forget());
  it.each(surfacesOf(walked))("$name", async (surface) => {
    expect(await answers(walked, row, surface)).toEqual(cellsOf(walked.verb, row));
    expect(api.faults).toEqual([]);
  });
}

/**
 * The outcomes of all credentials. Refused calls share one subject and must leave it unchanged; a change that succeeds
 * has its own.
 */
async function answers<Of extends Subject>(
  { verb }: RoutedVerb,
  row: Case<Of>,
  surface: Surface,
): Promise<Partial<Record<CredentialKind, string>>> {
  const scope = verb.audience.includes(":") ? (verb.audience as Scope) : undefined;
  const cells = cellsOf(verb, row);
  const ask = async (column: CredentialKind, args: object) =>
    surface.outcome(await surface.send(api, await who.header(column, scope), args));
  const succeeds = (column: CredentialKind) => cells[column] === "ok" || cells[column] === "proposed";
  const actual: Partial<Record<CredentialKind, string>> = {};

  const shared = await row.make();
  const args = await row.args(shared);
  const before = await shared.state();
  const refused = credentialKinds.filter((it) => !succeeds(it));
  const askAll = (columns: readonly CredentialKind[]) =>
    Promise.all(
      columns.map(async (it) => {
        actual[it] = await ask(it, args);
      }),
    );
  await askAll(refused);
  if (JSON.stringify(await shared.state()) !== JSON.stringify(before))
    for (const column of refused) actual[column] += ", and one of these changed something";

  const successful = credentialKinds.filter(succeeds);
  if (verb.kind === "query") {
    await askAll(successful);
    return actual;
  }
  for (const column of successful) {
    const subject = await row.make();
    const sent = await row.args(subject);
    const before = await subject.state();
    actual[column] = await ask(column, sent);
    if (actual[column] === "proposed") expect(await subject.state()).toEqual(before && withOneMore(before));
  }
  return actual;
}

const cellsOf = <Of extends Subject>(verb: RoutedVerb["verb"], row: Case<Of>): Cells =>
  withApproval(verb, row.cells ?? derivedCells(verb));

/** A trip with a new proposal. */
function withOneMore(trip: object): object {
  const { edits, proposals, pending } = trip as TripState;
  return { ...trip, edits: edits + 1, proposals: proposals + 1, pending: pending + 1 };
}

async function ask(address: string, column: CredentialKind, body?: object, scope?: Scope) {
  const [method, path] = address.split(" ") as [string, string];
  const authorization = await who.header(column, scope);
  return api.send(method.toUpperCase(), path, { headers: authorization ? { authorization } : {}, body });
}

/** The verb of a row: the first word of its name. */
function verbOf(name: string): string {
  return name.split(" ")[0] as string;
}

function addressesOf(paths: Readonly<Record<string, object>>): string[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toLowerCase()} ${path}`),
  );
}
