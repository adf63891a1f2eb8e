import { addActivity, expect, expectError, invite, type Json, readTrip, test } from "../support/contract.ts";
import type { SignedInPerson } from "../support/people.ts";
import { person, send } from "../support/people.ts";

type Role = "owner" | "editor" | "viewer" | "stranger";

/** What each role may do on a trip; other members get 403, strangers 404. */
const table: readonly [what: string, method: string, path: string, body: Json | undefined, may: readonly Role[]][] = [
  ["read the trip", "GET", "", undefined, ["owner", "editor", "viewer"]],
  ["list activities", "GET", "/activities", undefined, ["owner", "editor", "viewer"]],
  ["read the edit log", "GET", "/edits", undefined, ["owner", "editor", "viewer"]],
  ["read findings", "GET", "/findings", undefined, ["owner", "editor", "viewer"]],
  ["read why the plan is as it is", "GET", "/explanation", undefined, ["owner", "editor", "viewer"]],
  ["list members", "GET", "/members", undefined, ["owner", "editor", "viewer"]],
  ["get a ticket for the room", "POST", "/room/ticket", {}, ["owner", "editor", "viewer"]],
  ["change the trip", "PUT", "", { title: "New" }, ["owner", "editor"]],
  ["regenerate", "POST", "/regenerate", {}, ["owner", "editor"]],
  ["replan one day", "POST", "/regenerate", { day_number: 1 }, ["owner", "editor"]],
  ["ask for something else", "POST", "/activities/{activity}/replace", {}, ["owner", "editor"]],
  ["add a known place", "POST", "/places", { place_id: "lisbon/praca-do-comercio" }, ["owner", "editor"]],
  ["add an activity", "POST", "/activities", { title: "New" }, ["owner", "editor"]],
  ["change an activity", "PUT", "/activities/{activity}", { title: "New" }, ["owner", "editor"]],
  ["delete an activity", "DELETE", "/activities/{activity}", undefined, ["owner", "editor"]],
  ["make a public link", "POST", "/shares", {}, ["owner", "editor"]],
  ["list public links", "GET", "/shares", undefined, ["owner", "editor"]],
  ["invite", "POST", "/invitations", { role: "viewer" }, ["owner"]],
  ["list invitations", "GET", "/invitations", undefined, ["owner"]],
  ["delete the trip", "DELETE", "", undefined, ["owner"]],
];

for (const role of ["owner", "editor", "viewer", "stranger"] as const) {
  for (const [what, method, path, body, may] of table) {
    const allowed = may.includes(role);
    test(`5. Roles on a trip: ${role} ${allowed ? "may" : "may not"} ${what}`, async ({ ana, bo, trip }) => {
      const actors: Readonly<Record<Role, SignedInPerson>> = { owner: ana, editor: bo, viewer: bo, stranger: bo };
      const who = actors[role];
      const activity = await addActivity(ana.token, trip.id);
      if (role === "editor" || role === "viewer") await invite(ana, bo, trip.id, role);
      const before = await readTrip(ana.token, trip.id);
      const address = `/api/trips/${trip.id}${path.replace("{activity}", activity.id)}`;
      const answer = await send(method, address, { token: who.token, ...(body ? { body } : {}) });
      if (allowed) {
        expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
        expect(answer.body.success).toBe(true);
        return;
      }
      if (role === "stranger") expectError(answer, 404, "not_found");
      else expectError(answer, 403, "forbidden");
      expect(await readTrip(ana.token, trip.id)).toEqual(before);
    });
  }
}

test("5. Roles: a trip contains the reader's own role", async ({ ana, bo, trip }) => {
  await invite(ana, bo, trip.id, "editor");
  expect([(await readTrip(ana.token, trip.id)).role, (await readTrip(bo.token, trip.id)).role]).toEqual([
    "owner",
    "editor",
  ]);
});

test("5. Roles: an invitation raises a viewer to editor and never lowers a role", async ({ ana, bo, trip }) => {
  await invite(ana, bo, trip.id, "viewer");
  await invite(ana, bo, trip.id, "editor");
  const again = await send("POST", `/api/trips/${trip.id}/invitations`, { token: ana.token, body: { role: "viewer" } });
  const token = again.body.url.split("/").at(-1);
  const joined = await send("POST", `/api/invitations/${token}/accept`, { token: bo.token, body: {} });
  expect(joined.body).toMatchObject({ role: "editor", already_member: true });
});

test("5. Roles: nobody can be invited as owner", async ({ ana, trip }) => {
  const answer = await send("POST", `/api/trips/${trip.id}/invitations`, { token: ana.token, body: { role: "owner" } });
  expectError(answer, 400, "validation_failed", "role");
});

test("5. Roles: without mail nobody is invited by address; a revoked or invented invitation is 404", async ({
  ana,
  bo,
  trip,
}) => {
  const eve = await person("Eve");
  const make = (body: Json) =>
    send("POST", `/api/trips/${trip.id}/invitations`, { token: ana.token, body: { role: "viewer", ...body } });
  const accept = (who: SignedInPerson, url: string) =>
    send("POST", `/api/invitations/${url.split("/").at(-1)}/accept`, { token: who.token, body: {} });
  expectError(await make({ email: eve.email }), 400, "validation_failed", "email");
  const mine = await make({});
  expect((await accept(eve, mine.body.url)).status).toBe(200);
  const revoked = await make({});
  await send("DELETE", `/api/trips/${trip.id}/invitations/${revoked.body.invitation.id}`, { token: ana.token });
  expectError(await accept(bo, revoked.body.url), 404, "not_found");
  expectError(await accept(bo, "/made-up"), 404, "not_found");
});

test("5. Roles: the owner changes roles and removes members; a removed member gets 404 at the next call", async ({
  ana,
  bo,
  trip,
}) => {
  await invite(ana, bo, trip.id, "viewer");
  const member = `/api/trips/${trip.id}/members/${bo.id}`;
  expectError(await send("PATCH", member, { token: bo.token, body: { role: "editor" } }), 403, "forbidden");
  expect((await send("PATCH", member, { token: ana.token, body: { role: "editor" } })).body.member.role).toBe("editor");
  await addActivity(bo.token, trip.id);
  expect((await send("DELETE", member, { token: ana.token })).body).toEqual({ success: true, removed: true });
  expectError(await send("GET", `/api/trips/${trip.id}`, { token: bo.token }), 404, "not_found");
  const self = await send("DELETE", `/api/trips/${trip.id}/members/${ana.id}`, { token: ana.token });
  expectError(self, 409, "owner_stays");
});
