import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { findAgentByKey } from "../../packages/core/src/agents/api-key.ts";
import { subscribers } from "../../packages/core/src/composition.ts";
import { tripForChange } from "../../packages/core/src/kernel/access.ts";
import type { Agent } from "../../packages/core/src/kernel/actor.ts";
import type { Context } from "../../packages/core/src/kernel/context.ts";
import { summaryColumns } from "../../packages/core/src/kernel/history.ts";
import { loadDocument, type StoredTrip } from "../../packages/core/src/kernel/load-trip.ts";
import { saveChange } from "../../packages/core/src/kernel/save-trip.ts";
import { createDatabase } from "../../packages/db/src/client.ts";
import { sqlOf, transaction } from "../../packages/db/src/sql.ts";
import type { Activity, TripDocument } from "../../packages/domain/src/trip/document.ts";
import { blankActivity } from "../../packages/domain/src/trip/new-activity.ts";
import { dayOf, said } from "../../packages/domain/src/words/sentence.ts";
import { ready } from "./ready.ts";

/**
 * The same work without a framework: node:http, the service's own store functions, and answers of the same content. No
 * validation, limits, rules or presentation.
 */
const database = createDatabase(process.env.DATABASE_URL as string, { poolSize: Number(process.env.DATABASE_POOL) });

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    // The load generator stops with requests still running.
    if (response.destroyed) return;
    console.error(error);
    response.writeHead(500).end();
  });
});
ready(server);
process.on("SIGTERM", () => process.exit(0));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const hash = createHash("sha256").update(String(request.headers.authorization).slice("Bearer ".length)).digest("hex");
  const agent = await findAgentByKey(hash, { database }, new Date());
  if (!agent) return send(response, 401, {});
  const tripId = String(request.url).slice("/api/trips/".length, "/api/trips/".length + 36);
  if (request.method === "GET") {
    const stored = await loadDocument(sqlOf(database), tripId, agent.userId);
    return stored ? send(response, 200, { success: true, trip: stored.document }) : send(response, 404, {});
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const sent = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Sent;
  const changed = await transaction(database, async (sql) => {
    const stored = await tripForChange({ sql, actor: agent } as Context, tripId, "editor", undefined);
    const change = addition(stored, sent, agent);
    await saveChange(sql, subscribers.trip_changed, change);
    return change;
  });
  const [{ activity }] = changed.patch;
  send(response, 201, { success: true, activity, revision: changed.next.revision, edit_id: changed.entry.id });
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
  response.end(text);
}

interface Sent {
  readonly title: string;
  readonly day_number: number;
  readonly [field: string]: unknown;
}

/** Adds one activity at the end of its day. */
function addition(stored: StoredTrip, sent: Sent, agent: Agent) {
  const { document } = stored;
  const day = document.days[sent.day_number - 1] as TripDocument["days"][number];
  const activity = {
    ...blankActivity(sent.title),
    id: randomUUID(),
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
  } as Activity;
  const now = new Date();
  const at = { dayId: day.id, after: day.activities.at(-1)?.id ?? null };
  const days = document.days.map((it) => (it === day ? { ...it, activities: [...it.activities, activity] } : it));
  const add = { op: "activity.add", activity, at } as const;
  return {
    stored,
    next: { ...document, days, revision: document.revision + 1, updatedAt: now.toISOString() },
    patch: [add] as const,
    room: `trip:${document.id}`,
    carriesOut: null,
    entry: {
      id: randomUUID(),
      action: "add_activity",
      ...summaryColumns(said`Added "${sent.title}" on ${dayOf(day.date)}`),
      userId: agent.userId,
      agentName: agent.agentName,
      apiKeyId: agent.keyId,
      inverse: [{ ...add, op: "activity.remove" } as const],
      reverts: [],
      proposalId: null,
      now,
    },
  };
}
