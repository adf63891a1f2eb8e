import { sqlOf } from "@caravan/db/sql";
import { scopes } from "@caravan/domain/scopes";
import { describe, expect, it } from "vitest";
import { createPerson, run, setUp } from "../../test/context.ts";
import { tableContents } from "../../test/table-contents.ts";
import { addActivity } from "../activities/add-activity.ts";
import { reactToPlace } from "../board/react-to-place.ts";
import { submitGroupInspiration } from "../board/submit-group-inspiration.ts";
import { addSegment } from "../bookings/add-segment.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import { createBooking } from "../bookings/create-booking.ts";
import { removeSegment } from "../bookings/remove-segment.ts";
import { updateBooking } from "../bookings/update-booking.ts";
import { updateSegment } from "../bookings/update-segment.ts";
import { updateConciergeSettings } from "../concierge/update-concierge-settings.ts";
import { addTextDocument } from "../documents/add-text-document.ts";
import { updateDocument } from "../documents/update-document.ts";
import { addExpense } from "../expenses/add-expense.ts";
import { deleteExpense } from "../expenses/delete-expense.ts";
import { setTripRate } from "../expenses/set-trip-rate.ts";
import { updateExpense } from "../expenses/update-expense.ts";
import { createGroupTrip } from "../groups/create-group-trip.ts";
import { joinGroupTrip } from "../groups/join-group-trip.ts";
import { submitGroupPreferences } from "../groups/submit-group-preferences.ts";
import type { Agent } from "../kernel/actor.ts";
import { handOverTrip } from "../members/hand-over-trip.ts";
import { setUserPreference } from "../preferences/set-user-preference.ts";
import { updateUserPreferences } from "../preferences/update-user-preferences.ts";
import { createShare } from "../sharing/create-share.ts";
import { createTrip } from "../trips/create-trip.ts";
import { createKey } from "./create-key.ts";
import { revertKeyEdits } from "./revert-key-edits.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

/** Tables without a trigger, and why nothing is lost by that. */
const exempt: Readonly<Record<string, string>> = {
  trips: "the plan has its edit log; a deleted trip is noted",
  days: "the plan has its edit log",
  activities: "the plan has its edit log",
  edit_log: "the log itself",
  removed_activities: "ids of what the log can bring back",
  proposals: "pending ones are rejected, approved ones are edits of the log",
  key_writes: "the notes themselves",
  api_keys: "keys are for people; a key is only extended to a trip that it made",
  push_subscriptions: "ends with the key that saved it",
  webhooks: "ends with its key",
  webhook_deliveries: "tells what happened",
  confirmation_sources: "a reading waits a day; saved, it is the evidence of segments that are noted",
  resource_subscriptions: "tells a client what has changed, for a week",
  room_tickets: "good once, for half a minute",
  rooms: "counts events",
  room_events: "tells what happened",
  idempotent_calls: "repeats an answer for a day",
  rate_counters: "counts calls",
  code_guesses: "counts wrong codes",
  live_answers: "belongs to nobody",
  plan_words: "what a model wrote of a plan; it ends when the days that it is about change",
  loose_files: "files that wait to be deleted",
  outgoing_mails: "mails that wait for the mail server",
  kept_secrets: "the installation's own",
  audit_log: "tells what happened",
  // Written only by people in their own session, never by an agent.
  ...Object.fromEntries(
    [
      "users",
      "accounts",
      "sessions",
      "verification_tokens",
      "email_codes",
      "totp_secrets",
      "passkeys",
      "passkey_challenges",
      "person_pictures",
      "access_requests",
      "invitations",
      "calendar_feeds",
      "comment_reactions",
      "member_limits",
      "installation_settings",
      "legal_texts",
    ].map((it) => [it, "only people write it"]),
  ),
  inbox_items: "written by the job that tells people what happened; goes with its subject",
  inbox_settings: "only people write it",
  inbound_addresses: "only people write it",
  inbound_mails: "only the mail server writes it",
};

it("covers every table that a key can write, or says why not", async () => {
  const rows = (await sqlOf(database).unchecked(
    "noted-tables",
    `select c.relname::text as name, exists (
       select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'note_key_write' and t.tgtype & 28 = 28) as noted
       from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like '\\_prisma%'
      order by 1`,
    [],
  )) as { name: string; noted: boolean }[];
  expect(rows.filter((it) => it.noted === it.name in exempt).map((it) => it.name)).toEqual([]);
});

async function newAgent(): Promise<Agent> {
  const { key } = await run(createKey, ports, ana, { agent_name: "Planner", scopes: [...scopes] });
  const { userId, name } = ana;
  const keyId = key.id;
  return { kind: "agent", userId, name, agentName: "Planner", keyId, scopes: key.scopes, mode: "apply", tripIds: [] };
}

const takeBack = (keyId: string, more: { preview?: boolean; trip_id?: string } = {}) =>
  run(revertKeyEdits, ports, ana, { key_id: keyId, ...more });

async function newTrip(): Promise<string> {
  const dates = { start_date: "2030-05-03", end_date: "2030-05-06", skip_ai_generation: true };
  return (await run(createTrip, ports, ana, { destination: "Lisbon", ...dates })).trip.id;
}

const hotel = () => ({
  destination: { name: "Hotel Avenida", city: "Lisbon" },
  dates: { start: "2030-05-03", end: "2030-05-04" },
  guests: { adults: 2 },
  preferences: { confirmation_number: crypto.randomUUID(), price: 100, currency: "EUR" },
});

/** Rows of every kind that exist before the key is used. */
async function ownThings() {
  const trip_id = await newTrip();
  const ben = await createPerson(database, "Ben");
  const { booking } = await run(createBooking, ports, ana, { ...hotel(), trip_id });
  const { booking: other } = await run(createBooking, ports, ana, { ...hotel(), trip_id });
  const { segment } = await run(addSegment, ports, ana, { trip_id, kind: "train", train_number: "ICE 1" });
  const { segment: second } = await run(addSegment, ports, ana, { trip_id, kind: "train", train_number: "ICE 2" });
  const dinner = { trip_id, title: "Dinner", amount: 42.5, date: "2030-05-03" };
  const { expense } = await run(addExpense, ports, ana, dinner);
  const { expense: taxi } = await run(addExpense, ports, ana, { ...dinner, title: "Taxi" });
  const { document } = await run(addTextDocument, ports, ana, { trip_id, name: "Door", text: "1234" });
  const { group_trip } = await run(createGroupTrip, ports, ben, { title: "Six" });
  const { trip_code } = group_trip;
  const { candidates } = await run(submitGroupInspiration, ports, ben, {
    trip_code,
    place: { name: "Time Out Market" },
  });
  await run(updateUserPreferences, ports, ana, { interests: ["art"] });
  return {
    trip_id,
    ben,
    booking,
    other,
    segment,
    second,
    expense,
    taxi,
    document,
    trip_code,
    candidate: candidates[0],
  };
}

type Things = Awaited<ReturnType<typeof ownThings>>;

/** Adds, changes, cancels and deletes something of every kind. */
async function meddle(agent: Agent, it: Things): Promise<void> {
  const { trip_id, trip_code } = it;
  await run(createBooking, ports, agent, { ...hotel(), trip_id });
  await run(updateBooking, ports, agent, { booking_id: it.booking.id, notes: "Late", preferences: { price: 90 } });
  await run(updateBooking, ports, agent, { booking_id: it.booking.id, notes: "Later" });
  await run(cancelBooking, ports, agent, { booking_id: it.other.id });
  await run(addSegment, ports, agent, { trip_id, kind: "meeting", title: "Review" });
  await run(updateSegment, ports, agent, { segment_id: it.segment.id, train_number: "ICE 9" });
  await run(removeSegment, ports, agent, { segment_id: it.second.id });
  await run(addExpense, ports, agent, { trip_id, title: "Museum", amount: 12, date: "2030-05-04" });
  await run(updateExpense, ports, agent, { expense_id: it.expense.id, amount: 1 });
  await run(deleteExpense, ports, agent, { expense_id: it.taxi.id });
  await run(setTripRate, ports, agent, { trip_id, currency: "USD", rate: 0.9 });
  await run(addTextDocument, ports, agent, { trip_id, name: "Wi-Fi", text: "Guest ".repeat(200) });
  await run(updateDocument, ports, agent, { trip_id, document_id: it.document.id, name: "Key" });
  await run(createShare, ports, agent, { trip_id });
  await run(updateUserPreferences, ports, agent, { interests: ["food"] });
  await run(setUserPreference, ports, agent, { type: "pacing", value: "slow" });
  await run(updateConciergeSettings, ports, agent, { trip_id, max_detour_minutes: 5 });
  await run(createGroupTrip, ports, agent, { title: "Another" });
  await run(joinGroupTrip, ports, agent, { trip_code });
  await run(submitGroupPreferences, ports, agent, { trip_code, preferences: { budget: { max: 800 } } });
  await run(reactToPlace, ports, agent, { trip_code, candidate_id: it.candidate?.id as string, vote: "in" });
  await run(submitGroupInspiration, ports, agent, { trip_code, place: { name: "LX Factory" } });
  await run(addActivity, ports, agent, { trip_id, title: "Castle" });
}

/** Tables that only record what happened, and columns with times. */
const telling = [
  "edit_log",
  "removed_activities",
  "rooms",
  "room_events",
  "api_keys",
  "key_writes",
  "loose_files",
  "audit_log",
];
async function contents() {
  const tables = [...(await tableContents(database))].filter(([name]) => !telling.includes(name));
  const row = ({ updated_at: _, revision: __, context_revision: ___, ...rest }: Readonly<Record<string, unknown>>) =>
    rest;
  return Object.fromEntries(
    tables.map(([name, rows]) => [name, Object.fromEntries([...rows].sort().map(([id, it]) => [id, row(it)]))]),
  );
}

describe("revoke and undo", () => {
  it("restores every table to the state before the key wrote, and the preview reports the same", async () => {
    const [agent, things] = [await newAgent(), await ownThings()];
    const before = await contents();
    await meddle(agent, things);
    const between = await contents();
    const preview = await takeBack(agent.keyId, { preview: true });
    expect(await contents()).toEqual(between);
    const { records, trips } = await takeBack(agent.keyId);
    expect(records).toEqual(preview.records);
    expect(records.kept).toEqual([]);
    expect(trips.map((it) => it.taken_back.length)).toEqual([1]);
    expect(await contents()).toEqual(before);
    const kinds = new Set(records.taken_back.map((it) => `${it.kind} ${it.action}`));
    for (const kind of ["booking added", "booking changed", "expense deleted", "vote added", "preferences changed"])
      expect(kinds).toContain(kind);
    const again = await takeBack(agent.keyId);
    expect([again.records, again.trips]).toEqual([{ taken_back: [], kept: [] }, []]);
  });

  it("keeps rows that somebody has changed or built on since, as a whole, and says why", async () => {
    const [agent, things] = [await newAgent(), await ownThings()];
    const { trip_id } = things;
    const { expense } = await run(addExpense, ports, agent, {
      trip_id,
      title: "Museum",
      amount: 12,
      date: "2030-05-04",
    });
    await run(updateExpense, ports, ana, { expense_id: expense.id, amount: 14 });
    const { group_trip } = await run(createGroupTrip, ports, agent, { title: "Ours" });
    await run(joinGroupTrip, ports, things.ben, { trip_code: group_trip.trip_code });
    const { segment } = await run(addSegment, ports, agent, { trip_id, kind: "train", train_number: "ICE 5" });
    await run(addActivity, ports, ana, { trip_id, title: "Platform" });
    await database.prisma.activity.updateMany({ where: { tripId: trip_id }, data: { segmentId: segment.id } });
    await run(setUserPreference, ports, agent, { type: "pacing", value: "fast" });
    const { records } = await takeBack(agent.keyId);
    expect(records.taken_back.map((it) => it.kind)).toEqual(["preference"]);
    expect(new Set(records.kept.map((it) => `${it.kind}: ${it.because}`))).toEqual(
      new Set([
        "expense: changed_since",
        "group trip: in_use",
        "membership of a group: in_use",
        "segment: in_use",
        "booking: in_use",
      ]),
    );
    // The group of Ben still has its creator.
    expect(await database.prisma.groupMember.count({ where: { groupId: group_trip.id } })).toBe(2);
  });

  it("changes nothing where its person is no longer an editor, and only what is on the named trip", async () => {
    const agent = await newAgent();
    const [trip_id, other] = [await newTrip(), await newTrip()];
    const museum = { title: "Museum", amount: 12, date: "2030-05-04" };
    await run(addExpense, ports, agent, { trip_id, ...museum });
    await run(addExpense, ports, agent, { trip_id: other, ...museum });
    const only = await takeBack(agent.keyId, { trip_id: other });
    expect(only.records.taken_back.map((it) => it.trip_id)).toEqual([other]);
    await database.prisma.member.updateMany({
      where: { tripId: trip_id, userId: ana.userId },
      data: { role: "viewer" },
    });
    const { records } = await takeBack(agent.keyId);
    expect(records).toMatchObject({ taken_back: [], kept: [{ kind: "expense", because: "no_access" }] });
  });

  it("removes nobody from a trip that its person no longer owns", async () => {
    const agent = await newAgent();
    const { group_trip } = await run(createGroupTrip, ports, ana, { title: "Ours" });
    const [ben, cleo] = [await createPerson(database, "Ben"), await createPerson(database, "Cleo")];
    for (const it of [ben, cleo]) await run(joinGroupTrip, ports, it, { trip_code: group_trip.trip_code });
    const planned = { start_date: "2030-05-03", end_date: "2030-05-05", skip_ai_generation: true };
    const groupTripCode = group_trip.trip_code;
    const { trip } = await run(createTrip, ports, agent, { destination: "Lisbon", ...planned, groupTripCode });
    await run(handOverTrip, ports, ana, { trip_id: trip.id, user_id: ben.userId });
    const { records } = await takeBack(agent.keyId);
    expect(records.kept).toContainEqual(
      expect.objectContaining({ kind: "membership of a trip", because: "no_access" }),
    );
    expect(await database.prisma.member.count({ where: { tripId: trip.id } })).toBe(3);
  });

  it("records no writes of people", async () => {
    const before = await database.prisma.keyWrite.count();
    await ownThings();
    expect(await database.prisma.keyWrite.count()).toBe(before);
  });
});
