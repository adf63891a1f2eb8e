import { z } from "zod";
import { EVENT_STREAM } from "../rest/event-stream.ts";
import { plannedDayWire, progressWire } from "../rest/plan-events.ts";

type Json = Record<string, unknown>;

const description = [
  "With `Accept: text/event-stream`. Each event has a name and JSON as its data: `progress` (PlanProgress), `day` (PlannedDay; in",
  "the order of the calendar, each once it is final), and last one of `done`, `{status, body}` as JSON would have answered, and",
  "`error`, `{status, body}` with an Error. A fault before the first event is an ordinary answer. Comment lines keep the",
  "connection alive. Closing it cancels, and nothing is stored.",
].join(" ");

/** The event stream as second content type of an operation with progress. */
export function eventContent(): Json {
  const example = 'event: progress\ndata: {"stage":"arranging"}\n\n';
  return { [EVENT_STREAM]: { schema: { type: "string", description }, example } };
}

/** The data of the events; OpenAPI 3.1 cannot say this in a content type. */
export function eventSchemas(): Json {
  return { PlanProgress: schemaOf(progressWire), PlannedDay: schemaOf(plannedDayWire) };
}

function schemaOf(wire: z.ZodType): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(wire, { io: "input" }) as Json;
  return schema;
}
