import { randomBytes } from "node:crypto";
import { createDatabase } from "../packages/db/src/client.ts";
import { type Answer, type Planner, startPlanner } from "./agents/planner.ts";
import { printFigures } from "./support/figures.ts";
import { withPostgres } from "./support/postgres.ts";

/**
 * What an agent has to read: the bytes of documents and of each common answer, by REST and by the Model Context
 * Protocol, and roughly how many tokens they are. `npm run bench -- agents`. Fails when one is over its limit; sizes do
 * not depend on the machine, so this is the same in the smallest form.
 */
const KB = 1000;
/** Of English text and JSON in the usual tokenizers. */
const BYTES_A_TOKEN = 4;
const tooLarge: string[] = [];
const rows: { answer: string; status: number; bytes: number; tokens: number; limit: number; verdict: string }[] = [];

const secret = randomBytes(24).toString("base64url");

await withPostgres(async ({ url, dataDir }) => {
  const database = createDatabase(url);
  const server = { database, secret, publicUrl: "http://localhost:3000" };
  await using it = await startPlanner(server, { DATABASE_URL: url, DATA_DIR: dataDir, AUTH_SECRET: secret });
  await readDocuments(it.planner);
  await workOnATrip(it.planner);
  await database.close();
});
printFigures(rows);
if (tooLarge.length > 0) throw new Error(`too large: ${tooLarge.join("; ")}`);

/** Records one answer. @param limit the most bytes that it may have */
function weigh(answer: string, { status, text }: Answer, limit: number): void {
  const bytes = Buffer.byteLength(text);
  if (status >= 400) throw new Error(`${answer} answered ${status}: ${text.slice(0, 300)}`);
  const fits = bytes <= limit;
  if (!fits) tooLarge.push(`${answer} (${bytes} of ${limit} bytes)`);
  rows.push({
    answer,
    status,
    bytes,
    tokens: Math.round(bytes / BYTES_A_TOKEN),
    limit,
    verdict: fits ? "reached" : "missed",
  });
}

async function readDocuments({ rest, protocol }: Planner): Promise<void> {
  weigh("/llms.txt", await rest("GET", "/llms.txt"), 3 * KB);
  weigh("/auth.md", await rest("GET", "/auth.md"), 6 * KB);
  weigh("/api/openapi.json", await rest("GET", "/api/openapi.json"), 150 * KB);
  weigh("/api/agent/capabilities", await rest("GET", "/api/agent/capabilities"), 75 * KB);
  weigh("/api/agent-manifest", await rest("GET", "/api/agent-manifest"), 25 * KB);
  weigh("/api/mcp/tools", await rest("GET", "/api/mcp/tools"), 52 * KB);
  weigh("tools/list", await protocol("tools/list"), 45 * KB);
  weigh("prompts/list", await protocol("prompts/list"), 3 * KB);
  weigh("resources/templates/list", await protocol("resources/templates/list"), KB);
  weigh("/agents.md", await rest("GET", "/agents.md"), 6.5 * KB);
}

async function workOnATrip({ rest, tool, asking, protocol }: Planner): Promise<void> {
  const wanted = {
    destination: "Lisbon",
    start_date: "2030-05-03",
    end_date: "2030-05-06",
    travelers: 2,
    interests: ["food", "museums"],
  };
  weigh("whoami, tool", await tool("whoami"), KB);
  weigh("list_trips, empty", await tool("list_trips"), KB);
  const made = await rest("POST", "/api/trips", wanted);
  weigh("create_trip, REST", made, 40 * KB);
  const trip = made.body.trip;
  const at = `/api/trips/${trip.id}`;
  weigh("create_trip, tool", await tool("create_trip", wanted), 40 * KB);
  weigh("list_trips", await rest("GET", "/api/trips"), 2 * KB);
  weigh("get_trip, REST", await rest("GET", at), 40 * KB);
  weigh("get_trip, tool", await tool("get_trip", { trip_id: trip.id }), 40 * KB);
  weigh("update_trip of a title, REST", await rest("PUT", at, { title: "Tiles and tascas" }), 2 * KB);
  weigh("update_trip of a title, tool", await tool("update_trip", { trip_id: trip.id, title: "Tiles" }), 2 * KB);
  const [first, second] = trip.itinerary;
  const dinner = first.activities.at(-1);
  weigh("update_activity, REST", await rest("PUT", `${at}/activities/${dinner.id}`, { start_time: "20:30" }), 2 * KB);
  weigh(
    "update_activity, tool",
    await tool("update_activity", { trip_id: trip.id, activity_id: dinner.id, start_time: "20:00" }),
    2 * KB,
  );
  weigh("add_activity, tool", await tool("add_activity", { trip_id: trip.id, title: "Fado", day_number: 2 }), 2 * KB);
  const moves = second.activities.slice(0, 2).map((one: { id: string }) => ({
    op: "activity.move",
    activity_id: one.id,
    to: { itinerary_id: first.id },
  }));
  weigh("apply_changes, tool", await tool("apply_changes", { trip_id: trip.id, changes: moves }), 2 * KB);
  weigh("list_activities, tool", await tool("list_activities", { trip_id: trip.id }), 40 * KB);
  weigh("get_edit_log, tool", await tool("get_edit_log", { trip_id: trip.id }), 6 * KB);
  weigh("get_trip_overview, REST", await rest("GET", `${at}/overview`), 6 * KB);
  weigh("get_trip_overview, tool", await tool("get_trip_overview", { trip_id: trip.id }), 7 * KB);
  const inWords = await tool("check_trip", { trip_id: trip.id, include_patches: false });
  weigh("check_trip without patches, tool", inWords, 4 * KB);
  const asText = { trip_id: trip.id, view: "markdown" };
  weigh("get_trip as Markdown, tool", await tool("get_trip", asText), 7 * KB);
  weigh("a day as Markdown, REST", await rest("GET", `${at}?view=markdown&day_number=2`), 2 * KB);
  weigh("check_trip as Markdown, REST", await rest("GET", `${at}/findings?view=markdown`), 3 * KB);
  weigh("money, REST", await rest("GET", `${at}/expenses/summary`), 4 * KB);
  weigh("money as Markdown, REST", await rest("GET", `${at}/expenses/summary?view=markdown`), 2 * KB);
  weigh("share_trip, tool", await tool("share_trip", { action: "create", trip_id: trip.id }), KB);
  const hotel = { kind: "hotel", provider: "Casa do Largo", start: "2030-05-03T15:00", end: "2030-05-06T11:00" };
  weigh("segments, tool", await tool("segments", { action: "add", trip_id: trip.id, ...hotel }), 3 * KB);
  weigh("check_trip, REST", await rest("GET", `${at}/findings`), 8 * KB);
  weigh("search_places, tool", await tool("search_places", { trip_id: trip.id, q: "hotel" }), 6 * KB);
  weigh("explanation, REST", await rest("GET", `${at}/explanation`), 40 * KB);
  const asker = await asking();
  const asked = await asker.tool("update_activity", { trip_id: trip.id, activity_id: dinner.id, start_time: "19:30" });
  weigh("update_activity of an asking key", asked, 3 * KB);
  const out = first.activities.map((one: { id: string }) => ({ op: "activity.remove", activity_id: one.id }));
  weigh(
    "a day cleared by an asking key",
    await asker.tool("apply_changes", { trip_id: trip.id, changes: out }),
    4 * KB,
  );
  const anew = await asker.tool("regenerate_itinerary", { trip_id: trip.id, day_number: 3, wishes: "a day in Sintra" });
  weigh("a day planned anew by an asking key", anew, 8 * KB);
  weigh("list_proposals, tool", await asker.tool("list_proposals", { trip_id: trip.id }), 12 * KB);
  const proposals = `caravan://trips/${trip.id}/proposals`;
  weigh("resources/read of the proposals", await asker.protocol("resources/read", { uri: proposals }), 14 * KB);
  weigh("resources/read of the trip", await protocol("resources/read", { uri: `caravan://trips/${trip.id}` }), 14 * KB);
  const messages = await protocol("prompts/get", { name: "review_trip", arguments: { trip_id: trip.id } });
  weigh("prompts/get of a review", messages, 16 * KB);
  weigh("set a webhook, REST", await rest("PUT", "/api/agent/webhook", { url: "https://hooks.example.com/" }), KB);
  weigh("the webhook and its deliveries, REST", await rest("GET", "/api/agent/webhook"), 8 * KB);
  weigh("regenerate_itinerary, tool", await tool("regenerate_itinerary", { trip_id: trip.id, day_number: 2 }), 40 * KB);
}
