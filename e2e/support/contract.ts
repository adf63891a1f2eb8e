import { test as base, expect } from "@playwright/test";
import { type Answer, inDays, key, person, type SignedInPerson, send, task } from "./people.ts";

// biome-ignore lint/suspicious/noExplicitAny: an untyped wire is the point of a contract test
export type Json = Record<string, any>;

/** The first day of {@link makeTrip}'s trips, and the days after it. */
export const day = (number: number) => inDays(29 + number);

/** A trip of three empty days. */
export async function makeTrip(token: string, more: Json = {}): Promise<Json> {
  const body = { destination: "Lisbon", start_date: day(1), end_date: day(3), skip_ai_generation: true, ...more };
  const made = await send("POST", "/api/trips", { token, body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.trip;
}

export async function addActivity(token: string, tripId: string, more: Json = {}): Promise<Json> {
  const made = await send("POST", `/api/trips/${tripId}/activities`, { token, body: { title: "A walk", ...more } });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.activity;
}

export async function readTrip(token: string, tripId: string): Promise<Json> {
  const read = await send("GET", `/api/trips/${tripId}`, { token });
  expect(read.status, JSON.stringify(read.body)).toBe(200);
  return read.body.trip;
}

/** Makes `guest` a member by an invitation, as people do. */
export async function invite(owner: SignedInPerson, guest: SignedInPerson, tripId: string, role: "editor" | "viewer") {
  const made = await send("POST", `/api/trips/${tripId}/invitations`, { token: owner.token, body: { role } });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const token = made.body.url.split("/").at(-1);
  const joined = await send("POST", `/api/invitations/${token}/accept`, { token: guest.token, body: {} });
  expect(joined.body, JSON.stringify(joined.body)).toMatchObject({ success: true, trip_id: tripId, role });
}

/** The result of a task that must go well. */
export async function run(token: string, capability: string, args?: Json): Promise<Json> {
  const answer = await task(token, capability, args);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body).toEqual({ success: true, result: expect.any(Object) });
  return answer.body.result;
}

/** "Error body for capability and REST failures", and nothing beside it. */
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

interface People {
  readonly ana: SignedInPerson;
  /** Knows nobody here until invited. */
  readonly bo: SignedInPerson;
}

/** Two people for each worker, since an account is slow on purpose, and a fresh trip of Ana's for each test that wants one. */
export const test = base.extend<{ trip: Json; freshKey: (scopes: string[], more?: Json) => Promise<string> }, People>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, here nothing
  ana: [async ({}, use) => use(await person("Ana")), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  bo: [async ({}, use) => use(await person("Bo")), { scope: "worker" }],
  trip: async ({ ana }, use) => use(await makeTrip(ana.token)),
  freshKey: async ({ ana }, use) => use((scopes, more) => key(ana.token, scopes, more)),
});

export { expect };
