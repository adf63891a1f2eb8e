import { setTimeout as sleep } from "node:timers/promises";
import { type SignedInPerson, send } from "./people.ts";
import { cityInDaytime } from "./today.ts";
import { addActivity, bodyOf, type Json, makeTrip } from "./trips.ts";

/** Creates a trip that is on now, with three activities in the next hours. */
export async function tripToday(token: string): Promise<Json> {
  const here = cityInDaytime();
  const trip = await makeTrip(token, { destination: here.city, start_date: here.today, end_date: here.tomorrow });
  for (const [title, from] of [
    ["Old library", 20],
    ["Flower market", 110],
    ["Harbour walk", 200],
  ] as const) {
    const times = { start_time: here.clock(from), end_time: here.clock(from + 60) };
    await addActivity(token, trip.id, { title, day_number: 1, priority: title === "Harbour walk" ? 2 : 6, ...times });
  }
  return trip;
}

/** Reports that the person is an hour late, and waits for a recommendation. */
export async function waitForRecommendation(who: SignedInPerson, trip: Json): Promise<Json> {
  const body = { client_event_id: crypto.randomUUID(), kind: "running_late", minutes: 60 };
  bodyOf(await send("POST", `/api/trips/${trip.id}/concierge/events`, { token: who.token, body }), 202);
  for (const until = Date.now() + 20_000; Date.now() < until; await sleep(20)) {
    const answer = await send("GET", `/api/trips/${trip.id}/concierge/state`, { token: who.token });
    const found = bodyOf(answer, 200).state.recommendations.find((it: Json) => it.status === "open");
    if (found) return found;
  }
  throw new Error("nothing was recommended within 20 seconds");
}
