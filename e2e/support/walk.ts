import { expect } from "@playwright/test";
import type { Covered } from "./capabilities.ts";
import { day, type Json } from "./contract.ts";
import { send } from "./people.ts";

export type Caller = (name: Covered, args?: Json) => Promise<Json>;

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

/** Calls every covered capability once, on a trip of its own, and gives their results by name. */
export async function callAll(call: Caller): Promise<Map<Covered, Json>> {
  const results = new Map<Covered, Json>();
  const step: Caller = async (name, args) => {
    const result = await call(name, args);
    results.set(name, result);
    return result;
  };
  await step("describe_capabilities");
  await step("get_schema", { capability: "get_trip" });
  const { trip } = await step("create_trip", { destination: "Lisbon", start_date: day(1), end_date: day(3) });
  const trip_id = trip.id;
  await step("list_trips", { limit: 1 });
  await step("update_trip", { trip_id, title: "A", end_date: day(4) });
  const { activity } = await step("add_activity", { trip_id, title: "B", date: day(2), start_time: "10:00" });
  await step("update_activity", { trip_id, activity_id: activity.id, title: "C", day_number: 1 });
  await step("update_day_notes", { trip_id, day_number: 1, notes: "D" });
  await step("list_activities", { trip_id });
  await step("get_trip", { trip_id });
  await step("delete_activity", { trip_id, activity_id: activity.id });
  await step("regenerate_itinerary", { trip_id });
  await step("get_edit_log", { trip_id });
  await step("update_user_preferences", { interests: ["art"], travel_style: "comfort" });
  await step("get_user_preferences");
  await step("set_user_preference", { type: "pacing", value: "slow" });
  await step("get_preference_profile");
  return results;
}

/** The shape of a value: keys and kinds, arrays by the kinds of their items. Schemas themselves are compared as they are. */
export function shape(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kinds = new Map(value.map((it) => [JSON.stringify(shape(it)), shape(it)]));
    return [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, kind]) => kind);
  }
  if (value === null) return "null";
  if (typeof value !== "object") return typeof value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, it]) => [key, shape(it)]));
}
