import { statement, t } from "@caravan/db/sql";
import { z } from "zod";
import { listKeys } from "../agents/list-keys.ts";
import { listBookings } from "../bookings/list-bookings.ts";
import { listChecklists } from "../checklists/list-checklists.ts";
import { listComments } from "../comments/list-comments.ts";
import { listPlaceComments } from "../comments/list-place-comments.ts";
import { listDocuments } from "../documents/list-documents.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { listExpenses } from "../expenses/list-expenses.ts";
import { getGroupTrip } from "../groups/get-group-trip.ts";
import { listGroupTrips } from "../groups/list-group-trips.ts";
import { getAccount } from "../identity/get-account.ts";
import { listPasskeys } from "../identity/list-passkeys.ts";
import { listSessions } from "../identity/list-sessions.ts";
import { listInbox } from "../inbox/list-inbox.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { query } from "../kernel/define.ts";
import { DomainError } from "../kernel/errors.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { getPreferenceProfile } from "../preferences/get-preference-profile.ts";
import { getUserPreferences } from "../preferences/get-user-preferences.ts";
import { listPushSubscriptions } from "../push/list-subscriptions.ts";
import { listItinerarySegments } from "../segments/list-itinerary-segments.ts";
import { listTrash } from "../trash/list-trash.ts";
import { getTrip } from "../trips/get-trip.ts";

const tripIds = statement(
  "export-trips",
  `select m.trip_id as id from members m join trips t on t.id = m.trip_id
    where m.user_id = $1 and t.trashed_at is null order by m.created_at, m.trip_id`,
  [t.uuid],
  { id: t.uuid },
);

const anything = z.record(z.string(), z.unknown());

export const exportAccount = query({
  name: "export_account",
  description:
    "Everything that this person has here, as one JSON document: account, preferences, all trips with plan, documents, money and history, bookings, groups, keys, devices. Files of documents are named by their addresses.",
  audience: "person",
  withoutTool: decidesAccess,
  errors: ["recent_sign_in_needed"],
  rateLimit: { key: "export-account", limit: 6, seconds: 3600, counts: "account" },
  audit: { event: "account_exported" },
  input: z.object({}),
  output: z.object({
    exported_at: z.string(),
    account: anything,
    preferences: anything,
    preference_profile: z.string(),
    trips: z.array(anything),
    bookings: z.array(anything),
    group_trips: z.array(anything),
    inbox: z.array(anything),
    trash: z
      .array(anything)
      .meta({ description: "What was deleted and can be restored; restored, it is in the next export" }),
    api_keys: z.array(anything),
    passkeys: z.array(anything),
    sessions: z.array(anything),
    push_subscriptions: z.array(anything),
  }),
  rest: { method: "GET", path: "/api/users/me/export" },
  async run(ctx) {
    requireRecentSignIn(ctx);
    const trips = [];
    for (const { id } of await ctx.sql.rows(tripIds, [signedIn(ctx.actor).userId]))
      trips.push(...(await unlessGone(tripOf(ctx, id))));
    const groups = [];
    for (const { trip_code } of (await listGroupTrips.run(ctx, {}, undefined)).group_trips)
      groups.push(...(await unlessGone(groupOf(ctx, trip_code))));
    return {
      exported_at: ctx.now.toISOString(),
      account: (await getAccount.run(ctx, {}, undefined)).user,
      preferences: (await getUserPreferences.run(ctx, {}, undefined)).preferences,
      preference_profile: (await getPreferenceProfile.run(ctx, {}, undefined)).markdown,
      trips,
      bookings: await pages(async (cursor) => {
        const page = await listBookings.run(ctx, { limit: 100, ...cursor }, undefined);
        return { items: page.bookings, next: page.next_cursor };
      }),
      group_trips: groups,
      inbox: await pages(async (cursor) => {
        const page = await listInbox.run(ctx, { limit: 100, ...cursor }, undefined);
        return { items: page.items, next: page.next_cursor };
      }),
      trash: await pages(async (cursor) => {
        const page = await listTrash.run(ctx, { limit: 100, ...cursor }, undefined);
        return { items: page.items, next: page.next_cursor };
      }),
      api_keys: (await listKeys.run(ctx, {}, undefined)).keys,
      passkeys: (await listPasskeys.run(ctx, {}, undefined)).passkeys,
      sessions: (await listSessions.run(ctx, {}, undefined)).sessions,
      push_subscriptions: (await listPushSubscriptions.run(ctx, {}, undefined)).subscriptions,
    };
  },
});

/** What is deleted while the export reads it is left out. */
async function unlessGone<T>(reading: Promise<T>): Promise<T[]> {
  try {
    return [await reading];
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return [];
    throw error;
  }
}

async function tripOf(ctx: Context, trip_id: string): Promise<Record<string, unknown>> {
  const it = { trip_id };
  return {
    ...(await getTrip.run(ctx, getTrip.input.parse(it), undefined)),
    ...(await listItinerarySegments.run(ctx, it, undefined)),
    ...(await listDocuments.run(ctx, listDocuments.input.parse(it), undefined)),
    ...(await listExpenses.run(ctx, it, undefined)),
    ...(await listChecklists.run(ctx, it, undefined)),
    comments: await pages(async (cursor) => {
      const page = await listComments.run(ctx, { ...it, limit: 100, ...cursor }, undefined);
      return { items: page.comments, next: page.next_cursor };
    }),
    history: await pages(async (cursor) => {
      const page = await getEditLog.run(ctx, { ...it, limit: 100, ...cursor }, undefined);
      return { items: page.entries, next: page.next_cursor };
    }),
  };
}

async function groupOf(ctx: Context, trip_code: string): Promise<Record<string, unknown>> {
  return {
    ...(await getGroupTrip.run(ctx, getGroupTrip.input.parse({ trip_code }), undefined)).group_trip,
    comments: await pages(async (cursor) => {
      const page = await listPlaceComments.run(ctx, { trip_code, limit: 100, ...cursor }, undefined);
      return { items: page.comments, next: page.next_cursor };
    }),
  };
}

/** All pages of a list. */
async function pages<Item>(
  read: (from: { cursor?: string }) => Promise<{ items: readonly Item[]; next?: string | null | undefined }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let next: string | null | undefined;
  do {
    const page = await read(next ? { cursor: next } : {});
    all.push(...page.items);
    next = page.next;
  } while (next);
  return all;
}
