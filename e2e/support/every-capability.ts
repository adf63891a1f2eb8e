import { expect } from "vitest";
import { send } from "./people.ts";
import { day, type Json } from "./trips.ts";

export type Caller = (name: string, args?: Json) => Promise<Json>;

const resultOf = async (token: string, path: string, body: Json): Promise<Json> => {
  const answer = await send("POST", path, { token, body });
  expect(answer.status, `${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`).toBe(200);
  expect(answer.body).toEqual({ success: true, result: expect.any(Object) });
  return answer.body.result;
};

export const taskCaller =
  (token: string): Caller =>
  (name, args) =>
    resultOf(token, "/api/agent/task", { capability: name, ...(args ? { arguments: args } : {}) });

export const toolCaller =
  (token: string): Caller =>
  (name, args) =>
    resultOf(token, "/api/mcp/tools", { name, ...(args ? { arguments: args } : {}) });

/** What of an answer is the same in every walk: warnings depend on the plan, and a new plan on the id of its trip. */
const comparable: Record<string, (result: Json) => Json> = {
  create_trip: ({ warnings: _, ...planned }) => planned,
  regenerate_itinerary: ({ warnings: _, trip: { itinerary: __, ...trip }, ...planned }) => ({ ...planned, trip }),
};

/**
 * Calls every capability once, on a new trip, and returns the results by name. Capabilities without a step here are
 * called with their own first example.
 */
export async function callEveryCapability(call: Caller): Promise<Map<string, Json>> {
  const results = new Map<string, Json>();
  const step: Caller = async (name, args) => {
    const result = await call(name, args);
    results.set(name, comparable[name]?.(result) ?? result);
    return result;
  };
  const { capabilities } = await step("describe_capabilities");
  await step("get_schema", { capability: "get_trip" });
  const { trip } = await step("create_trip", { destination: "Lisbon", start_date: day(1), end_date: day(3) });
  const trip_id = trip.id;
  await step("list_trips", { limit: 1 });
  await step("update_trip", { trip_id, title: "A", end_date: day(4) });
  const { activity } = await step("add_activity", { trip_id, title: "B", date: day(2), start_time: "10:00" });
  await step("update_activity", { trip_id, activity_id: activity.id, title: "C", day_number: 1 });
  await step("update_day_notes", { trip_id, day_number: 1, notes: "D" });
  const { edit_id } = await call("update_trip", { trip_id, title: "H" });
  await step("undo", { trip_id, edit_id });
  for (const title of ["F", "G"])
    await call("add_activity", { trip_id, title, date: day(4), start_time: "03:00", duration_minutes: 30 });
  const { findings } = await step("check_trip", { trip_id });
  const { code, activity_ids, day_ids } = findings.find((it: Json) => it.code === "overlap");
  await step("apply_fix", { trip_id, code, activity_ids, day_ids });
  await step("list_activities", { trip_id });
  await step("get_trip", { trip_id });
  await step("delete_activity", { trip_id, activity_id: activity.id });
  await step("regenerate_itinerary", { trip_id });
  // On the trip, the answer would depend on its plan.
  await step("search_places", { action: "get", place_id: "lisbon/belem-tower" });
  const suggest = (title: string) => call("update_trip", { trip_id, title, notes: "F", propose: true });
  const proposals = [await suggest("E"), await suggest("G")].map((it) => it.proposal_id);
  await step("list_proposals", { trip_id });
  await step("reject_proposal", { trip_id, proposal_id: proposals[0] });
  await step("approve_proposal", { trip_id, proposal_id: proposals[1] });
  await step("get_edit_log", { trip_id });
  await walkBookings(step);
  await walkRecords(step, trip_id);
  await step("update_user_preferences", { interests: ["art"], travel_style: "comfort" });
  await step("get_user_preferences");
  await step("set_user_preference", { type: "pacing", value: "slow" });
  await step("get_preference_profile");
  await walkGroup(step);
  await walkTrash(step);
  for (const { name, examples } of capabilities as Json[])
    if (!results.has(name)) await step(name, { ...examples[0], trip_id });
  return results;
}

async function walkBookings(step: Caller): Promise<void> {
  const dates = { start: day(1), end: day(3) };
  const { booking } = await step("create_booking", {
    destination: { name: "Hotel Faro", city: "Faro" },
    dates,
    guests: { adults: 2 },
    preferences: { kind: "stay", price: 480, currency: "EUR" },
  });
  await step("get_booking", { booking_id: booking.id });
  await step("list_bookings");
  await step("check_availability", { dates });
}

/** Calls the capabilities of bookings, segments, documents, expenses and proposals. */
async function walkRecords(step: Caller, trip_id: string): Promise<void> {
  const text = `Booking reference: K3X9QF\nFlight TP 1351\nDeparture: Lisbon (LIS) ${day(1)} 09:40\nArrival: London Heathrow (LHR) ${day(1)} 12:25`;
  await step("ingest_confirmation", { trip_id, text });
  await step("list_itinerary_segments", { trip_id });
  await step("get_trip_document", { trip_id });
  await step("get_trip_expense_summary", { trip_id });
  const list = { action: "create", trip_id, kind: "todo", items: [{ text: "Passports" }] };
  const { checklist } = await step("checklists", list);
  await step("checklists", { action: "update", checklist_id: checklist.id, done: [checklist.items[0].id] });
}

/** Restores what `walkGroup` deleted. */
async function walkTrash(step: Caller): Promise<void> {
  const { items } = await step("trash");
  await step("trash", { action: "restore", kind: items[0].kind, id: items[0].id });
}

async function walkGroup(step: Caller): Promise<void> {
  const { trip_code } = await step("create_group_trip", { title: "A", destination_options: ["Lisbon, Portugal"] });
  await step("list_group_trips");
  await step("join_group_trip", { trip_code });
  const preferences = { dates: { ideal_start: day(1), ideal_end: day(3) }, budget: { max: 900 } };
  await step("submit_group_preferences", { trip_code, preferences });
  await step("get_group_trip", { trip_code });
  const place = { name: "Time Out Market", city: "Lisbon", category: "food" };
  const { candidates } = await step("submit_group_inspiration", { trip_code, place });
  const candidate_id = candidates[0].id;
  await step("react_to_place", { trip_code, candidate_id, vote: "out", reason: "Too loud" });
  await step("update_place_candidate", { trip_code, candidate_id, action: "edit", blurb: "By the river" });
  await step("get_group_board", { trip_code });
  await step("run_alignment", { trip_code });
  await step("get_alignment", { trip_code });
  await step("delete_group_trip", { trip_code });
}

/**
 * The structure of a value: its keys at all depths. The items of an array are merged into one, because two plans leave
 * different fields empty.
 */
export function shape(value: unknown): unknown {
  if (Array.isArray(value)) return [value.map(shape).reduce(merged, "value")];
  if (value === null || typeof value !== "object") return "value";
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, shape(it)]));
}

function merged(a: unknown, b: unknown): unknown {
  if (a === "value") return b;
  if (b === "value") return a;
  if (Array.isArray(a) && Array.isArray(b)) return [merged(a[0], b[0])];
  const [left, right] = [a as Json, b as Json];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return Object.fromEntries([...keys].map((key) => [key, merged(left[key] ?? "value", right[key] ?? "value")]));
}
