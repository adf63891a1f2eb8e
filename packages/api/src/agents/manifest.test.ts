import { capabilities } from "@caravan/core/agents/capability-wire";
import { limits } from "@caravan/core/agents/common-conventions";
import { errorMeanings, errorsOfAnyCall, isExplained } from "@caravan/core/agents/error-guide";
import { errorStatuses } from "@caravan/core/kernel/error-statuses";
import { DomainError, type ErrorKind } from "@caravan/core/kernel/errors";
import { tripWire } from "@caravan/core/wire/trip";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { errorResponse } from "../http/error-response.ts";
import { MAX_BODY_BYTES } from "../http/read-body.ts";
import { routedVerbs } from "../router.ts";
import { capabilityListing, toolListing } from "./manifest.ts";

const verbs = routedVerbs().flatMap(({ verb }) => (verb.capability ? [verb] : []));
const described = new Map(capabilities(verbs).map((it) => [it.name, it]));

describe.each(verbs)("the capability $name", (verb) => {
  it("has valid examples of arguments", () => {
    expect(verb.examples.length).toBeGreaterThan(0);
    for (const example of verb.examples) {
      expect(verb.input.safeParse(example).error?.issues ?? [], JSON.stringify(example)).toEqual([]);
      // Unknown fields would be ignored.
      const known = Object.keys(described.get(verb.name)?.input_schema.properties ?? {});
      expect(Object.keys(example).filter((field) => !known.includes(field))).toEqual([]);
    }
  });

  it("has a description of one to three sentences", () => {
    expect(verb.description).toMatch(/^[A-Z].{40,400}\.$/);
    expect(verb.description.split(/(?<=\.) /).length).toBeLessThanOrEqual(3);
  });

  it("lists only errors that are explained", () => {
    expect(described.get(verb.name)?.errors.filter((code) => !isExplained(code))).toEqual([]);
  });

  it("names only verbs that agents have", () => {
    const words = verb.description.split(/\W+/);
    expect(routedVerbs().filter((it) => !it.verb.capability && words.includes(it.verb.name))).toEqual([]);
  });
});

describe("one wrong date", () => {
  // Bookings accept any JSON.
  const anything = new Set(["create_booking", "update_booking", "check_availability"]);
  const strict = routedVerbs().filter(({ verb }) => !anything.has(verb.name));
  const dates = strict.flatMap(({ verb }) =>
    verb.examples.flatMap((example) =>
      datesIn(example).map((path) => ({ name: verb.name, verb, example, path, at: path.join(".") })),
    ),
  );
  it("is in examples of many verbs", () => expect(dates.length).toBeGreaterThan(2));

  it.each(dates)("is reported as one error: $at of $name", ({ verb, example, path, at }) => {
    for (const wrong of ["2026-13-45", "2026-02-30", "soon"]) {
      const issues = verb.input.safeParse(withValue(example, path, wrong)).error?.issues ?? [];
      expect(issues.map((it) => it.path.join("."))).toEqual([at]);
    }
  });
});

/** The paths of calendar dates in arguments. */
function datesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === "string") return /^\d{4}-\d{2}-\d{2}$/.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, it]) => datesIn(it, [...path, key]));
}

function withValue(value: unknown, [key, ...rest]: readonly string[], wrong: string): unknown {
  if (key === undefined) return wrong;
  const inside = (value as Record<string, unknown>)[key];
  if (Array.isArray(value)) return value.map((it, index) => (String(index) === key ? withValue(it, rest, wrong) : it));
  return { ...(value as object), [key]: withValue(inside, rest, wrong) };
}

describe("the common conventions of all capabilities", () => {
  it("explain the statuses of the transport", () => {
    const { internal, ...kinds } = errorStatuses;
    for (const [kind, { status }] of Object.entries(kinds)) {
      const fact = new DomainError(kind as ErrorKind, "a_code", "A fact.");
      expect(errorResponse(fact, () => {}).status, kind).toBe(status);
    }
    expect(errorResponse(new Error("unforeseen"), () => {}).status).toBe(internal.status);
    const told = Object.fromEntries(errorMeanings([...errorsOfAnyCall, "not_found"]).map((it) => [it.code, it.status]));
    expect(told).toMatchObject({ validation_failed: 400, not_found: 404, rate_limited: 429, internal: 500 });
  });

  it("say of every value what it may be, with one type, as all clients understand it", () => {
    const wrong: string[] = [];
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== "object" || node === null) return;
      const { anyOf, type } = node as { anyOf?: object[]; type?: unknown };
      if (Array.isArray(type) || anyOf?.some((it) => Object.keys(it).length === 0)) wrong.push(path);
      for (const [key, it] of Object.entries(node)) visit(it, `${path}.${key}`);
    };
    for (const { name, inputSchema } of toolListing().tools) visit(inputSchema, name);
    expect(wrong).toEqual([]);
  });

  it("are short", () => {
    const each = (it: object) => JSON.stringify(it).length / toolListing().tools.length;
    expect(each(toolListing()) * 40).toBeLessThan(60_000);
    expect(each(capabilityListing()) * 40).toBeLessThan(60_000);
  });
});

describe("the limits in the manifest", () => {
  let api: TestApi;
  beforeAll(async () => {
    // All calls within one minute, whenever this runs.
    vi.useFakeTimers({ toFake: ["Date"] });
    api = await startApi({ limits: true });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await api.close();
  });

  it("are the ones that apply", async () => {
    expect(limits.body_bytes).toBe(MAX_BODY_BYTES);
    const ana = await api.person("Ana");
    const { secret } = await api.key(ana.token, { scopes: ["trips:read"] });
    const call = () =>
      api.send("POST", "/api/agent/task", { token: secret, body: { capability: "get_schema", arguments: {} } });
    const answers = await Promise.all(Array.from({ length: limits.requests_per_minute + 40 }, call));
    expect(answers.filter((it) => it.status === 200)).toHaveLength(limits.requests_per_minute);
    expect(answers.filter((it) => it.body.error?.code === "rate_limited")).toHaveLength(40);
  });
});

describe("verbs that answer a trip", () => {
  const answering = routedVerbs().flatMap(({ verb }) =>
    (verb.output as unknown as { shape?: { trip?: unknown } }).shape?.trip === tripWire ? [verb] : [],
  );
  it("are many", () => expect(answering.length).toBeGreaterThan(8));

  it.each(answering)("$name takes a view and fields, and has a usual view", (verb) => {
    expect(verb.view).toBeDefined();
    expect(Object.keys(capabilities([{ ...verb, capability: true }])[0]?.input_schema.properties ?? {})).toEqual(
      expect.arrayContaining(["view", "fields"]),
    );
  });
});
