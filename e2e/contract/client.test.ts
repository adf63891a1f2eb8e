import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../packages/client/src/cli/run.ts";
import {
  addActivity,
  applyChanges,
  CaravanError,
  createClient,
  getTrip,
  isProposed,
  listTrips,
  pages,
  signIn,
} from "../../packages/client/src/index.ts";
import { fromRoot } from "../../tools/project.ts";
import { baseURL } from "../support/address.ts";
import { expect, test } from "../support/contract.ts";
import { call, type SignedInPerson, send } from "../support/people.ts";
import { day, makeTrip } from "../support/trips.ts";

const scopes = ["trips:read", "trips:write"];

/** The person decides as soon as the code is shown. */
async function keyBy(who: SignedInPerson, decision: object = { decision: "approve", scopes }) {
  const decided: Promise<void>[] = [];
  const signedIn = await signIn({
    baseUrl: baseURL,
    agentName: "Library client",
    scopes,
    onCode: ({ userCode }) => decided.push(decide(who, userCode, decision)),
  });
  await Promise.all(decided);
  return signedIn;
}

async function decide(who: SignedInPerson, code: string, decision: object): Promise<void> {
  const { request } = await call(who, "accessRequests.lookUp", { code });
  await call(who, "accessRequests.decide", { request_id: request.id, ...decision });
}

test("the client signs in, reads, changes and is told of proposals", async ({ ana }) => {
  const trip = await makeTrip(ana.token);
  const { key, scopes: granted, asksFirst } = await keyBy(ana, { decision: "approve", scopes, mode: "propose" });
  expect([granted, asksFirst]).toEqual([scopes, true]);
  const client = createClient({ baseUrl: baseURL, key });
  const found: string[] = [];
  for await (const page of pages(client, listTrips, { limit: 1 })) found.push(...page.trips.map((it) => it.id));
  expect(found).toContain(trip.id);
  const proposed = await client.call(addActivity, { trip_id: trip.id, title: "Fado" });
  expect(isProposed(proposed) && proposed.review_url).toContain(trip.id);
  const own = createClient({ baseUrl: baseURL, key: ana.token });
  const changed = await own.call(applyChanges, {
    trip_id: trip.id,
    changes: [{ op: "day.set", itinerary_id: trip.itinerary[0].id, after: { notes: "Slow" } }],
  });
  expect(isProposed(changed)).toBe(false);
  const { trip: read } = await own.call(getTrip, { trip_id: trip.id, view: "plan" });
  expect(read.itinerary?.[0]?.notes).toBe("Slow");
});

test("the client says why it got no key, and why a call was refused", async ({ ana }) => {
  await expect(keyBy(ana, { decision: "deny" })).rejects.toMatchObject({ code: "access_denied" });
  const client = createClient({ baseUrl: baseURL, key: "cvn_wrong" });
  const refused = await client.call(listTrips, {}).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CaravanError);
  expect(refused).toMatchObject({ status: 401 });
});

test("a repeated call with the same Idempotency-Key changes nothing more", async ({ ana }) => {
  const trip = await makeTrip(ana.token);
  const client = createClient({ baseUrl: baseURL, key: ana.token });
  const add = () =>
    client.call(addActivity, { trip_id: trip.id, title: "Fado" }, { idempotencyKey: `fado-${trip.id}` });
  expect(await add()).toEqual(await add());
  const { trip: read } = await client.call(getTrip, { trip_id: trip.id, view: "plan" });
  expect(read.itinerary?.flatMap((it) => it.activities)).toHaveLength(1);
});

/** The command line with a home of its own. */
function commandLine(env: Readonly<Record<string, string>> = {}, onNote: (line: string) => void = () => undefined) {
  const home = mkdtempSync(join(tmpdir(), "caravan-"));
  return async (...argv: string[]) => {
    const said: string[] = [];
    const noted: string[] = [];
    const files: Buffer[] = [];
    const status = await run(argv, {
      env: { XDG_CONFIG_HOME: home, ...env },
      say: (line) => said.push(line),
      note: (line) => {
        noted.push(line);
        onNote(line);
      },
      write: (bytes) => files.push(Buffer.from(bytes)),
    });
    return { status, said: said.join("\n"), noted: noted.join("\n"), file: Buffer.concat(files).toString(), home };
  };
}

test("the command line does a whole errand", async ({ ana }) => {
  const decided: Promise<void>[] = [];
  const caravan = commandLine({}, (line) => {
    const [, code] = /code=([\w-]+)/.exec(line) ?? [];
    if (code) decided.push(decide(ana, code, { decision: "approve", scopes }));
  });
  expect(await caravan("list")).toMatchObject({ status: 1, noted: expect.stringContaining("caravan login") });
  const { status, said, home } = await caravan("login", "--url", baseURL, "--scopes", scopes.join(" "));
  await Promise.all(decided);
  expect([status, said]).toEqual([0, expect.stringContaining("trips:read, trips:write")]);
  expect(statSync(join(home, "caravan/credentials.json")).mode & 0o777).toBe(0o600);
  const planned = await caravan("plan", "Lisbon", day(1), day(2), "--wishes", "We love tiles", "--json");
  const { id, title } = JSON.parse(planned.said).trip;
  expect((await caravan("list")).said).toContain(title);
  expect(JSON.parse((await caravan("list", "--json")).said).trips).toContainEqual(expect.objectContaining({ id }));
  expect((await caravan("add", id, "Fado", "--date", day(1), "--time", "23:00")).said).toBe("Added Fado at 23:00.");
  expect((await caravan("show", id.slice(0, 30))).said).toMatch(/23:00 {2}Fado/);
  const checked = await caravan("check", id, "--json");
  const { findings } = JSON.parse(checked.said);
  expect(checked.status).toBe(findings.some((it: { severity: string }) => it.severity === "error") ? 2 : 0);
  expect((await caravan("share", id, "--days", "2")).said).toContain("/shared/");
  expect((await caravan("export", id)).file).toContain("Fado");
  const out = join(home, "trip.ics");
  await caravan("export", id, "--format", "ics", "--out", out);
  expect(readFileSync(out, "utf8")).toContain("BEGIN:VCALENDAR");
  expect((await caravan("logout")).status).toBe(0);
  expect((await caravan("list")).status).toBe(1);
});

test("the command line says what is wrong, on the error stream and by its status", async ({ ana }) => {
  const caravan = commandLine({ CARAVAN_URL: baseURL, CARAVAN_KEY: ana.token });
  await makeTrip(ana.token, { destination: "Porto" });
  await makeTrip(ana.token, { destination: "Porto" });
  const wrong = (...argv: string[]) => caravan(...argv).then(({ status, said, noted }) => [status, said, noted]);
  expect(await wrong("show", "Porto")).toEqual([1, "", expect.stringMatching(/^Several trips fit "Porto":\n {2}/)]);
  expect(await wrong("show", "Atlantis")).toEqual([1, "", expect.stringContaining("No trip of yours")]);
  expect(await wrong("fly")).toEqual([1, "", expect.stringContaining('no command "fly"')]);
  expect(await wrong("plan", "Lisbon")).toEqual([1, "", expect.stringMatching(/^Usage: caravan plan/)]);
  expect(await wrong("plan", "Lisbon", "2020-01-01", "2020-01-02")).toEqual([
    1,
    "",
    expect.stringContaining("start_date"),
  ]);
  expect((await send("GET", "/api/trips", { token: ana.token })).status).toBe(200);
});

test("the package that is published runs with nothing beside it", () => {
  const out = mkdtempSync(join(tmpdir(), "caravan-client-"));
  const tsc = fromRoot("node_modules/typescript/bin/tsc");
  const project = fromRoot("packages/client/tsconfig.build.json");
  const built = spawnSync(process.execPath, [tsc, "-p", project, "--outDir", out], { encoding: "utf8" });
  expect([built.status, built.stdout]).toEqual([0, ""]);
  const help = spawnSync(process.execPath, [join(out, "cli/main.js"), "--help"], { encoding: "utf8", cwd: out });
  expect([help.status, help.stderr]).toEqual([0, ""]);
  expect(help.stdout).toContain("caravan <command>");
});
