import { test as base, expect } from "vitest";
import { type Answer, key, person, type SignedInPerson, task } from "./people.ts";
import { type Json, makeTrip } from "./trips.ts";

/** Runs a task that must succeed, and returns its result. */
export async function run(token: string, capability: string, args?: Json): Promise<Json> {
  const answer = await task(token, capability, args);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body).toEqual({ success: true, result: expect.any(Object) });
  return answer.body.result;
}

/** "Error body for capability and REST failures", with no other fields. */
export function expectError(answer: Answer, status: number, code: string, path?: string): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  expect(answer.body).toEqual({
    success: false,
    error: { code, message: expect.stringMatching(/\S/), details: expect.any(Array) },
  });
  if (path !== undefined) {
    const named = expect.objectContaining({ path, message: expect.any(String) });
    expect(answer.body.error.details).toContainEqual(named);
  }
}

export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Fixtures {
  readonly $worker: {
    readonly ana: SignedInPerson;
    /** A stranger to all trips until invited. */
    readonly bo: SignedInPerson;
  };
  readonly $test: {
    readonly trip: Json;
    readonly freshKey: FreshKey;
  };
}
type FreshKey = (scopes: string[], more?: Json) => Promise<string>;

/**
 * Two people for each worker, because sign-up is slow on purpose, and a new trip of Ana's for each test that asks for
 * one.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the pattern names the fixtures that are used, here none
  ana: [async ({}, use) => use(await person("Ana")), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  bo: [async ({}, use) => use(await person("Bo")), { scope: "worker" }],
  trip: async ({ ana }, use) => use(await makeTrip(ana.token)),
  freshKey: async ({ ana }: { ana: SignedInPerson }, use: (it: FreshKey) => Promise<void>) =>
    use((scopes, more) => key(ana.token, scopes, more)),
});

export { beforeAll, describe, vi } from "vitest";
export { addActivity, day, invite, type Json, makeTrip, readTrip } from "./trips.ts";
export { expect };
