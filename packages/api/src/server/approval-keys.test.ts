import type { Verb } from "@caravan/core/kernel/define";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ZodObject } from "zod";
import { tableContents } from "../../../core/test/table-contents.ts";
import { BookingFixture } from "../../test/access-matrix/booking-fixture.ts";
import { bookingRows } from "../../test/access-matrix/booking-rows.ts";
import { type Credentials, credentials } from "../../test/access-matrix/credentials.ts";
import { derivedArguments } from "../../test/access-matrix/derived-row.ts";
import { documentFileRows } from "../../test/access-matrix/document-rows.ts";
import { person } from "../../test/access-matrix/expected-outcomes.ts";
import { GroupFixture } from "../../test/access-matrix/group-fixture.ts";
import { groupRows } from "../../test/access-matrix/group-rows.ts";
import { confirmationFileRows } from "../../test/access-matrix/segment-rows.ts";
import { trpcSurface } from "../../test/access-matrix/surfaces.ts";
import { TripFixture } from "../../test/access-matrix/trip-fixture.ts";
import { tripRows } from "../../test/access-matrix/trip-rows.ts";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { fixedConfirmationReader } from "../../test/fixed-confirmation-reader.ts";
import { uploads } from "../rest/uploads.ts";
import { type RoutedVerb, routedVerbs } from "../router.ts";

let api: TestApi;
let who: Credentials;

beforeAll(async () => {
  api = await startApi({ ports: { confirmations: fixedConfirmationReader } });
  who = await credentials(api);
});
afterAll(() => api.close());

/** The commands that a key can call; those in person or without an account are not for agents. */
const isForKeys = ({ kind, audience }: Verb) =>
  kind === "command" && (audience.includes(":") || audience === "signed_in");
const byKeys = routedVerbs().filter(({ verb }) => isForKeys(verb));
const all = [...byKeys.map((it) => it.verb), ...uploads.filter(isForKeys)];

describe("a key that needs approval", () => {
  it("applies nothing that destroys something, but for its own webhook", () => {
    const applied = all.filter((it) => it.approval === "applies" && it.hints.destructive);
    expect(applied.map((it) => it.name)).toEqual(["delete_webhook"]);
  });

  it("is refused or proposes where a verb changes a plan", () => {
    const applied = all.filter(
      (it) => it.approval === "applies" && "expected_revision" in (it.input as ZodObject).shape,
    );
    expect(applied.map((it) => it.name)).toEqual([]);
  });
});

/** Internal records that any call may change, and what belongs to the key itself. */
const bookkeeping = new Set([
  "webhooks",
  "webhook_deliveries",
  "api_keys",
  "rate_counters",
  "rooms",
  "room_events",
  "idempotent_calls",
  "room_tickets",
]);
/** Counters next to a traveller's settings; they only say that something is new. */
const counters: Readonly<Record<string, readonly string[]>> = {
  concierges: ["context_revision", "asked_at", "evaluated_at"],
  // Advice is stored with the candidate, and locks nothing in.
  place_candidates: ["advice", "updated_at"],
  confirmation_sources: ["trip_id", "saved_at", "expires_at", "file_key"],
  proposals: ["status", "decided_at", "decided_by_id"],
};

type Case = () => Promise<() => Promise<number>>;

function caseOf({ verb, path }: RoutedVerb): Case {
  const send = async (args: object) => {
    const surface = trpcSurface(verb, path);
    const asked = await who.header("askingOwnerKey", undefined);
    const answer = await surface.send(api, asked, args);
    return answer.status;
  };
  const group = groupRows[verb.name];
  if (group)
    return async () => {
      const args = await group.args(await GroupFixture.make(api, who.people));
      return () => send(args);
    };
  const booking = bookingRows[verb.name];
  if (booking)
    return async () => {
      const args = booking.args(await BookingFixture.make(api, who.people));
      return () => send(args);
    };
  const row = tripRows[verb.name];
  return async () => {
    const trip = await TripFixture.make(api, who.people, row?.planned ?? false);
    const args = row ? await row.args(trip) : await derivedArguments(verb, trip);
    return () => send(args);
  };
}

const fileCases = Object.entries({ ...documentFileRows, ...confirmationFileRows }).filter(
  ([, it]) => it.sent && it.cells !== person,
);
const cases: readonly (readonly [name: string, approval: Verb["approval"], make: Case])[] = [
  ...byKeys.map((it) => [it.verb.name, it.verb.approval, caseOf(it)] as const),
  ...fileCases.map(
    ([address, row]) =>
      [
        address,
        "applies",
        async () => {
          const path = await row.path(await TripFixture.make(api, who.people, false));
          const authorization = (await who.header("askingOwnerKey", row.scope)) ?? "";
          return async () =>
            (await fetch(`${api.url}${path}`, { method: "POST", headers: { authorization }, body: row.sent ?? null }))
              .status;
        },
      ] as const,
  ),
];

describe("with a key that needs approval", () => {
  it.each(cases)("%s changes nothing that exists", async (name, approval, make) => {
    const call = await make();
    const before = await tableContents(api.database);
    const status = await call();
    const after = await tableContents(api.database);
    // There is no proposal of its own to withdraw.
    const refused = approval === "refused" || name === "reject_proposal";
    // There is no webhook to try out.
    const isVain = name === "test_webhook";
    expect([status, status < 300]).toEqual([status, !refused && !isVain]);
    const changed: string[] = [];
    for (const [table, kept] of before) {
      if (bookkeeping.has(table)) continue;
      const now = after.get(table);
      for (const [id, row] of kept) {
        const differs = Object.keys(row).filter((it) => JSON.stringify(row[it]) !== JSON.stringify(now?.get(id)?.[it]));
        const real = differs.filter((it) => !counters[table]?.includes(it));
        if (real.length > 0) changed.push(`${table}: ${now?.has(id) ? real.join(", ") : "deleted"}`);
      }
      // A refused call adds no rows, and a proposed one only its proposal.
      const added = [...(now?.keys() ?? [])].filter((id) => !kept.has(id)).length;
      // The refusal itself is recorded.
      const isNote = table === "audit_log";
      const mayAdd =
        approval === "applies" ||
        isNote ||
        (!refused && (["proposals", "edit_log"].includes(table) || name === "create_trip"));
      if (added > 0 && !mayAdd) changed.push(`${table}: ${added} added`);
    }
    expect(changed).toEqual([]);
    expect(api.faults).toEqual([]);
  });
});
