import { expect, test } from "vitest";
import { approvalOf, grantProblem, initialGrant, reachesTrips, withScope } from "./grant.ts";

const id = "5f0c3a52-6f0e-4d7e-9a54-0d8c1d4f6a11";
const asked = ["trips:write", "trips:read", "bookings:write", "bookings:read"] as const;

test("grants only read scopes unless a person ticks more", () => {
  expect(approvalOf(id, initialGrant(asked))).toEqual({
    request_id: id,
    decision: "approve",
    scopes: ["trips:read", "bookings:read"],
    mode: "apply",
    trip_ids: [],
    expires_in_days: 90,
  });
});

test("sends ticked scopes in the order of the interface, with approval and without expiry", () => {
  const grant = initialGrant(asked);
  const more = { ...withScope(grant, "trips:write", true), needsApproval: true, lifetime: "never" };
  const approval = approvalOf(id, more);
  expect(approval).toMatchObject({ scopes: ["trips:read", "trips:write", "bookings:read"], mode: "propose" });
  expect(approval).not.toHaveProperty("expires_in_days");
});

test('sends "needs approval" only when the person chose it', () => {
  expect(approvalOf(id, initialGrant(asked)).mode).toBe("apply");
  expect(approvalOf(id, { ...initialGrant(asked), needsApproval: true }).mode).toBe("propose");
});

test("sends only limits that a person chose", () => {
  const grant = initialGrant(asked);
  expect(approvalOf(id, grant)).not.toHaveProperty("changes_an_hour");
  expect(approvalOf(id, { ...grant, limits: { changes: "20", trips: "0" } })).toMatchObject({
    changes_an_hour: 20,
    most_trips: 0,
  });
});

test("limits the key to chosen trips", () => {
  expect(approvalOf(id, { ...initialGrant(asked), tripIds: [id] }).trip_ids).toEqual([id]);
});

test("refuses no scope, no trip and too many trips before sending", () => {
  const grant = initialGrant(asked);
  expect(grantProblem(grant)).toBeNull();
  expect(grantProblem(initialGrant(["trips:write"]))).toMatch(/at least one thing/);
  expect(grantProblem({ ...grant, tripIds: [] })).toMatch(/at least one trip/);
  const many = Array.from({ length: 101 }, (_, index) => String(index));
  expect(grantProblem({ ...grant, tripIds: many })).toMatch(/at most 100/);
});

test("offers to choose trips when the request includes trips", () => {
  expect(reachesTrips(["bookings:read"])).toBe(true);
  expect(reachesTrips(["preferences:read", "group_trips:write"])).toBe(false);
});
