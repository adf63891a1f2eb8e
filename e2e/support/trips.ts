import {
  addActivity as addActivityVerb,
  type CreateTripInput,
  createClient,
  createTrip,
  getTrip,
} from "../../packages/client/src/index.ts";
import { baseURL } from "./address.ts";
import { type Answer, inDays, type SignedInPerson, send } from "./people.ts";

// biome-ignore lint/suspicious/noExplicitAny: contract tests assert untyped answers
export type Json = Record<string, any>;

/** The date of a day of {@link makeTrip}'s trips. */
export const day = (number: number) => inDays(29 + number);

/** The body of an answer; throws unless it has this status. */
export function bodyOf(answer: Answer, status: number): Json {
  if (answer.status !== status)
    throw new Error(`answered ${answer.status} and not ${status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A test sees the first answer. */
const clientOf = (token: string) => createClient({ baseUrl: baseURL, key: token, retries: { most: 0 } });

/** Creates a trip of three days, empty unless `more` says otherwise. */
export async function makeTrip(token: string, more: Json = {}): Promise<Json> {
  const input: CreateTripInput = {
    destination: "Lisbon",
    start_date: day(1),
    end_date: day(3),
    skip_ai_generation: true,
    view: "full",
    ...more,
  };
  return ((await clientOf(token).call(createTrip, input)) as Json).trip;
}

export async function addActivity(token: string, tripId: string, more: Json = {}): Promise<Json> {
  const input = { trip_id: tripId, title: "A walk", ...more };
  return ((await clientOf(token).call(addActivityVerb, input)) as Json).activity;
}

export async function readTrip(token: string, tripId: string): Promise<Json> {
  return (await clientOf(token).call(getTrip, { trip_id: tripId, view: "full" })).trip;
}

/** Makes `guest` a member with an invitation link. */
export async function invite(owner: SignedInPerson, guest: SignedInPerson, tripId: string, role: "editor" | "viewer") {
  const made = await send("POST", `/api/trips/${tripId}/invitations`, { token: owner.token, body: { role } });
  const token = bodyOf(made, 201).url.split("/").at(-1);
  const joined = await send("POST", `/api/invitations/${token}/accept`, { token: guest.token, body: {} });
  const { success, trip_id, role: given } = joined.body;
  if (!(success === true && trip_id === tripId && given === role))
    throw new Error(`accepting an invitation as ${role} answered ${JSON.stringify(joined.body)}`);
}
