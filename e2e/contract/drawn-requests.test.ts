import fc from "fast-check";
import { writtenOut } from "../../packages/api/test/written-out.ts";
import { expect, type Json, test } from "../support/contract.ts";
import { type Operation, operationsOf, RequestDrawer } from "../support/drawn-requests.ts";
import { answersOf } from "../support/openapi-answers.ts";
import { type Answer, key, send } from "../support/people.ts";

const requests = Number(process.env.FUZZ_REQUESTS ?? 400);
const seed = Number(process.env.FUZZ_SEED ?? fc.readConfigureGlobal().seed ?? 1);

const reads = ["trips:read", "bookings:read", "preferences:read", "group_trips:read"];
const writes = ["trips:write", "bookings:write", "group_trips:write"];

/** Addresses that would sign the callers out, or that allow only a few calls. */
const left = /^\/api\/(?:auth|account|session)\b|api-keys|users\/me\/(?:sessions|password|email|account)|\/admin\b/;

test(`${requests} random requests are answered as the OpenAPI document says`, { timeout: 7_200_000 }, async ({
  ana,
  bo,
}) => {
  const document: Json = writtenOut((await send("GET", "/api/openapi/all")).body);
  const wrong = answersOf(document);
  const drawer = new RequestDrawer(document, seed);
  const operations = operationsOf(document).filter(({ path }) => !left.test(path));
  const tokens: (string | undefined)[] = [
    ...[ana.token, ana.token, ana.token, ana.token],
    await key(ana.token, [...reads, ...writes]),
    await key(ana.token, [...reads, ...writes], { mode: "propose" }),
    ...[bo.token, await key(bo.token, ["trips:read"])],
    ...[undefined, "cvn_unknown", "not.a.token"],
  ];
  const faults = new Map<string, string>();
  const statuses = new Map<number, number>();
  const ask = async (it: Operation) => {
    const drawn = drawer.draw(it);
    const token = drawer.chance(0.9) ? drawer.one(tokens.slice(0, 6)) : drawer.one(tokens);
    const { method, path, headers, body } = drawn;
    let answer: Answer;
    try {
      answer = await send(method, path, { token, headers, ...(body === undefined ? {} : { raw: body }) });
    } catch (error) {
      faults.set(`${it.method} ${it.path} threw`, `${String(error)} ${JSON.stringify(drawn)}`);
      return;
    }
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status < 300) drawer.learn(answer.body);
    const fault = wrong(it.method, it.path, answer);
    if (fault !== null)
      faults.set(`${it.method} ${it.path} ${fault.slice(0, 60)}`, `${fault}\n  ${JSON.stringify(drawn).slice(0, 700)}`);
  };
  // First create trips, groups and bookings; then call everything in random order, a few at a time.
  const first = operations.filter(
    ({ path, method }) => method === "post" && /^\/api\/(?:trips|group-trips|bookings)$/.test(path),
  );
  for (let round = 0; round < 3; round++) for (const it of first) await ask(it);
  for (let sent = 0; sent < requests; sent += 4)
    await Promise.all(Array.from({ length: 4 }, () => ask(drawer.one(operations))));
  console.log(
    `seed ${seed}: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status} x ${count}`)
      .join(", ")}`,
  );
  const list = [...faults].map(([where, what]) => `${where}\n  ${what}`);
  expect(list.join("\n\n"), `replay with FUZZ_SEED=${seed} FUZZ_REQUESTS=${requests}`).toBe("");
  // A minimum of accepted requests, because refused ones prove little.
  const understood = [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0);
  expect(understood).toBeGreaterThan(requests / 10);
});
