import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { blankActivity } from "../../packages/domain/src/trip/new-activity.ts";
import { ready } from "./ready.ts";
import { serviceStatements } from "./statements.ts";

/**
 * What the same work costs without us: node:http and pg, the service's own SQL, answers of the same content, and nothing
 * else. No validation, no permissions beyond the join, no limits, no edit history beyond the row that the SQL writes.
 */
interface Row {
  id: string;
  [column: string]: unknown;
  dayRows: { id: string; date: string; notes: string }[];
  activityRows: { id: string; dayId: string | null; rank: string }[];
}

// In the order of the save statement.
const fields = [
  "title",
  "destination",
  "startDate",
  "endDate",
  "travelers",
  "interests",
  "travelStyle",
  "accommodationType",
  "budgetPerPerson",
  "totalBudget",
  "currency",
  "status",
  "notes",
  "cityId",
  "lat",
  "lng",
  "timezone",
];

const { findKey, lockTrip, loadTrip, saveTrip } = await serviceStatements();
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL as string,
  max: Number(process.env.DATABASE_POOL),
});

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    // The load hangs up in the middle of what is under way when its time is over.
    if (response.destroyed) return;
    console.error(error);
    response.writeHead(500).end();
  });
});
ready(server);
process.on("SIGTERM", () => process.exit(0));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const hash = createHash("sha256").update(String(request.headers.authorization).slice("Bearer ".length)).digest("hex");
  const found = await pool.query<{ id: string; user_id: string; agent_name: string }>({
    ...findKey,
    values: [hash, new Date()],
  });
  const key = found.rows[0];
  if (!key) return send(response, 401, {});
  const tripId = String(request.url).slice("/api/trips/".length, "/api/trips/".length + 36);
  if (request.method === "GET") {
    const { rows } = await pool.query<Row>({ ...loadTrip, values: [tripId, key.user_id] });
    return rows[0] ? send(response, 200, { success: true, trip: documentOf(rows[0]) }) : send(response, 404, {});
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const sent = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Sent;
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query({ ...lockTrip, values: [tripId, key.user_id] });
    const { rows } = await client.query<Row>({ ...loadTrip, values: [tripId, key.user_id] });
    const { values, activity, revision, editId } = change(rows[0] as Row, sent, key);
    await client.query({ ...saveTrip, values });
    await client.query("commit");
    send(response, 201, { success: true, activity, revision, edit_id: editId });
  } finally {
    client.release();
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
  response.end(text);
}

function documentOf({ dayRows, activityRows, ...trip }: Row) {
  const byDay = new Map<string | null, object[]>(dayRows.map((day) => [day.id, []]));
  for (const activity of activityRows) byDay.get(activity.dayId)?.push(activity);
  return { ...trip, itinerary: dayRows.map((day) => ({ ...day, activities: byDay.get(day.id) })) };
}

interface Sent {
  readonly title: string;
  readonly day_number: number;
  readonly [field: string]: unknown;
}

/** The values of the save statement for one activity at the end of its day. */
function change(trip: Row, sent: Sent, key: { id: string; user_id: string; agent_name: string }) {
  const day = trip.dayRows[sent.day_number - 1] as Row["dayRows"][number];
  const last = trip.activityRows.findLast((it) => it.dayId === day.id);
  const activity = {
    ...blankActivity(sent.title),
    id: randomUUID(),
    dayId: day.id,
    rank: `${last?.rank ?? "a"}V`,
    description: sent.description ?? null,
    activityType: sent.activity_type,
    startTime: sent.start_time ?? null,
    endTime: sent.end_time ?? null,
    location: sent.location ?? null,
    address: sent.address ?? null,
    estimatedCost: String(sent.estimated_cost),
    notes: sent.notes ?? null,
    lat: sent.lat ?? null,
    lng: sent.lng ?? null,
  };
  const revision = Number(trip.revision) + 1;
  const now = new Date();
  const editId = randomUUID();
  const at = { dayId: day.id, after: last?.id ?? null };
  const values = [
    trip.id,
    [],
    [],
    "[]",
    JSON.stringify([activity]),
    ...fields.map((name) => trip[name]),
    revision,
    now,
    editId,
    "add_activity",
    `Added "${sent.title}" on ${day.date}`,
    key.user_id,
    key.agent_name,
    key.id,
    JSON.stringify([{ op: "activity.add", activity, at }]),
    JSON.stringify([{ op: "activity.remove", activity, at }]),
    [],
    null,
    `trip:${trip.id}`,
    JSON.stringify({
      trip_id: trip.id,
      revision,
      edit_id: editId,
      user_id: key.user_id,
      day_ids: [],
      activity_ids: [activity.id],
    }),
  ];
  return { values, activity, revision, editId };
}
