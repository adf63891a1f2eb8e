import { describe, expect, it } from "vitest";
import { answerKey } from "./database.ts";
import { isKept, stateWithoutPlace } from "./kept-answers.ts";

describe("keys of kept answers", () => {
  it("are the same for every component", () => {
    const asked = answerKey("trips.list", { limit: 24 });
    expect(answerKey("trips.list", { limit: 24, cursor: undefined, direction: "forward" })).toBe(asked);
    expect(answerKey("trips.list", { cursor: null, limit: 24 })).toBe(asked);
    expect(answerKey("history.list", { trip_id: "a", limit: 30 })).toBe(
      answerKey("history.list", { limit: 30, trip_id: "a" }),
    );
  });

  it("differ when the input changes the answer", () => {
    expect(answerKey("trips.get", { trip_id: "a" })).not.toBe(answerKey("trips.get", { trip_id: "b" }));
    expect(answerKey("trips.list", { limit: 24, cursor: "x" })).not.toBe(answerKey("trips.list", { limit: 24 }));
    expect(answerKey("documents.list", { trip_id: "a", search: "visa" })).not.toBe(
      answerKey("documents.list", { trip_id: "a" }),
    );
  });
});

it("keeps no secrets: keys, links and sessions are fetched again", () => {
  for (const path of ["keys.list", "shares.list", "invitations.list", "account.me", "inbound.address", "push.list"])
    expect([path, isKept(path, {})]).toEqual([path, false]);
});

it("keeps all documents of a trip, but no searches among them", () => {
  const asked = (of: object) => isKept("documents.list", { trip_id: "a", ...of });
  expect([asked({}), asked({ search: "" }), asked({ search: "visa" }), asked({ kind: "ticket" })]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("keeps the last state of a day without the location, and nothing of an answer without a state", () => {
  const state = { settings: { monitoring: true }, location: { latitude: 38.7101, longitude: -9.1367 } };
  const kept = stateWithoutPlace({ changed: true, trip_revision: 3, context_revision: 7, state });
  expect(kept).toMatchObject({ trip_revision: 3, state: { settings: { monitoring: true }, location: null } });
  expect(JSON.stringify(kept)).not.toContain("38.71");
  expect(stateWithoutPlace({ changed: false, state: null })).toBeNull();
  expect(answerKey("concierge.state", { trip_id: "a", trip_revision: 3, context_revision: 7 })).toBe(
    answerKey("concierge.state", { trip_id: "a" }),
  );
});
