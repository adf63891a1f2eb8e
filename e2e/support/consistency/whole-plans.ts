import { type Answer, send, task } from "../people.ts";
import { bodyOf, day, type Json } from "../trips.ts";
import { type Editors, settled } from "./doors.ts";

/** The ways in which a plan becomes another trip; `edited json` has lengths that nothing else agrees with. */
export const carriers = ["copy", "template", "json", "edited json", "ics", "gpx", "kml", "csv"] as const;
export type Carrier = (typeof carriers)[number];

const fileTypes = {
  "edited json": "application/json",
  json: "application/json",
  ics: "text/calendar",
  gpx: "application/gpx+xml",
  kml: "application/vnd.google-earth.kml+xml",
  csv: "text/csv",
} as const;

/** Makes another trip of this one; null when nothing of it can be carried over. */
export async function carryOver({ owner, tripId }: Editors, carrier: Carrier): Promise<string | null> {
  const { token } = owner;
  const body = { start_date: day(10) };
  if (carrier === "copy") return made(await send("POST", `/api/trips/${tripId}/copy`, { token, body }));
  if (carrier === "template") {
    const share = await send("POST", `/api/trips/${tripId}/shares`, { token, body: { template: true } });
    const link = new URL(bodyOf(share, 201).share.url).pathname.split("/").at(-1);
    return made(await send("POST", `/api/public/trips/${link}/copy`, { token, body }));
  }
  const format = carrier === "edited json" ? "json" : carrier;
  const file = await send("GET", `/api/trips/${tripId}/export?format=${format}`, { token });
  const text = typeof file.body === "string" ? file.body : JSON.stringify(file.body);
  const raw = carrier === "edited json" ? text.replaceAll(/"duration_minutes":\d+/g, '"duration_minutes":400') : text;
  const choices = format === "json" ? "" : `&start_date=${day(1)}&end_date=${day(5)}&destination=Lisbon`;
  return made(
    await send("POST", `/api/trips/import?name=trip.${format}${choices}`, {
      token,
      raw,
      headers: { "content-type": fileTypes[carrier] },
    }),
  );
}

const made = (answer: Answer): string | null => settled(answer).body.trip?.id ?? null;

export async function duplicateDay(
  { tripId, owner, agentKey }: Editors,
  verb: "rest" | "task",
  fromNumber: number,
  toNumber: number,
): Promise<void> {
  const days = { day_number: fromNumber, to_day_number: toNumber };
  if (verb === "rest")
    settled(await send("POST", `/api/trips/${tripId}/days/duplicate`, { token: owner.token, body: days }));
  else settled(await task(agentKey, "duplicate_day", { trip_id: tripId, ...days }));
}

/** Chooses one of the plans that are offered for a day. */
export async function replanDay({ tripId, owner: { token } }: Editors, dayId: string, which: number): Promise<void> {
  const path = `/api/trips/${tripId}/days/${dayId}/plans`;
  const { choices = [] } = settled(await send("GET", path, { token })).body;
  const choice = choices[which % Math.max(1, choices.length)]?.choice;
  if (choice) settled(await send("POST", path, { token, body: { choice } }));
}

/** Chooses one of the replacements that are offered for an activity. */
export async function replaceActivity({ tripId, owner: { token } }: Editors, id: string, which: number): Promise<void> {
  const path = `/api/trips/${tripId}/activities/${id}`;
  const { choices = [] } = settled(await send("GET", `${path}/replacements`, { token })).body;
  const choice = choices[which % Math.max(1, choices.length)]?.choice;
  if (choice) settled(await send("POST", `${path}/replace`, { token, body: { choice } }));
}

const places = ["lisbon/belem-tower", "lisbon/national-coach-museum", "lisbon/praca-do-comercio"];

export async function addPlace({ tripId, owner: { token } }: Editors, dayNumber: number, which: number): Promise<void> {
  const body: Json = { place_id: places[which % places.length], day_number: dayNumber };
  settled(await send("POST", `/api/trips/${tripId}/places`, { token, body }));
}
