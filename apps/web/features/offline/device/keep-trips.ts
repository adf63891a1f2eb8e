import { coverPath, seedOf } from "@caravan/domain/pictures/cover-address";
import { photoPath } from "@caravan/domain/pictures/photo-address";
import { type Trip, type TripSummary, tripsPerPage, type useApiClient } from "@/features/api-client/index.ts";
import { isReachable } from "../connection.ts";
import { askWorker } from "../worker.ts";
import { pagesOfTrip } from "../worker-contract.ts";
import type { KeptTrip } from "./database.ts";
import { keptTrips, noteKept, noteOnly } from "./use-kept.ts";

type Client = ReturnType<typeof useApiClient>;

const mostPages = 3;
const freshMs = 15 * 60_000;

/**
 * Reads every trip that is on or begins soon, so that it can be read later without a connection, and has the worker keep
 * its pages. The answers are kept on their way through the client (kept-link.ts).
 */
export async function keepComingTrips(client: Client, account: string, now: Date): Promise<void> {
  const trips = comingTrips(await listed(client), now);
  const known = new Map((await keptTrips(account)).map((it) => [it.id, it]));
  await noteOnly(account, new Set(trips.map((it) => it.id)));
  await client.documents.covers.query({});
  await askWorker({ type: "keep-pages", paths: ["/trips"] });
  for (const trip of trips) {
    if (!isReachable()) return;
    const before = known.get(trip.id);
    const pages = pagesOfTrip(trip.id);
    if (before && before.pages.length > 0 && now.getTime() - before.at < freshMs) continue;
    const at = Date.now();
    const plan = await readAll(client, trip.id);
    // Without its pictures, a trip can still be kept.
    await keepPicturesOf(client, plan).catch(() => undefined);
    const kept = (await askWorker<string[]>({ type: "keep-pages", paths: pages })) ?? [];
    await noteKept(account, noteOf(trip, at, kept));
  }
}

async function listed(client: Client): Promise<readonly TripSummary[]> {
  const all: TripSummary[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await client.trips.list.query({ limit: tripsPerPage, ...(cursor && { cursor }) });
    all.push(...answer.trips);
    if (!answer.next_cursor) break;
    cursor = answer.next_cursor;
  }
  return all;
}

/** The requests of the pages of a trip, in one batch. */
async function readAll(client: Client, trip_id: string): Promise<Trip> {
  const of = { trip_id };
  const reading = { ...of, limit: 30 };
  const [{ trip }] = await Promise.all([
    client.trips.get.query(of),
    client.trips.check.query(of),
    client.trips.explain.query(of),
    client.segments.list.query(of),
    client.documents.list.query(of),
    client.expenses.list.query(of),
    client.expenses.summary.query(of),
    client.members.list.query(of),
    client.history.list.query(reading),
  ]);
  if (trip.role !== "viewer") await client.proposals.list.query(of);
  const { city_id } = trip.place;
  if (city_id !== null) await client.destinations.labels.query({ city_id });
  // Without the concierge's state, the plan can still be kept.
  await client.concierge.state.query(of).catch(() => undefined);
  return trip;
}

function noteOf({ id, title, destination, start_date, end_date }: TripSummary, at: number, pages: string[]): KeptTrip {
  return { id, title, destination, start_date, end_date, at, pages };
}

const daysAhead = 30;
const mostTrips = 12;

type Dated = Pick<TripSummary, "start_date" | "end_date">;

/** The trips that are on or begin within thirty days, nearest first. One day more on both sides, for all time zones. */
export function comingTrips<Trip extends Dated>(trips: readonly Trip[], now: Date): readonly Trip[] {
  const [from, until] = [dateIn(now, -1), dateIn(now, daysAhead + 1)];
  return trips
    .filter((it) => it.end_date >= from && it.start_date <= until)
    .sort((a, b) => a.start_date.localeCompare(b.start_date))
    .slice(0, mostTrips);
}

function dateIn(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Of one trip; a plan of weeks has more stops. */
const mostPhotos = 40;

/**
 * Has the worker keep the covers of a trip, and the photographs of its destination and of the places in its plan that are
 * known already, one size of each. Photos of its members are documents and kept with those (keep-files.ts).
 */
async function keepPicturesOf(client: Client, trip: Trip): Promise<void> {
  const answers = await Promise.all(picturedIn(trip).map((of) => client.pictures.photo.query({ of })));
  const photos = answers.flatMap(({ photo }) =>
    photo ? [photoPath({ id: photo.photo_id, width: 640, format: "webp" })] : [],
  );
  await askWorker({ type: "keep-pictures", addresses: [...coversOf(trip), ...photos] });
}

/** The ids of our own list in a plan: its destination, then its places in their order. */
function picturedIn({ place, itinerary }: Trip): readonly string[] {
  const places = itinerary.flatMap((day) => day.activities.map((it) => it.place_id));
  const listed = [place.city_id, ...places].filter((it) => it !== null).filter((it) => !it.includes(":"));
  return [...new Set(listed)].slice(0, mostPhotos);
}

function coversOf({ place: { lat, lng }, destination }: Trip): readonly string[] {
  const at = lat === null || lng === null ? null : { lat, lng };
  const seed = seedOf(destination);
  return (["card", "banner"] as const).map((shape) => coverPath({ shape, kind: "trip", at, seed }));
}
