import { authorize } from "@caravan/core/kernel/actor";
import type { Call } from "@caravan/core/kernel/execute";
import {
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
} from "@modelcontextprotocol/server";
import { toDomainError } from "../http/error-response.ts";
import { readProfile, readTrip, readTrips, type SummaryWire } from "./read-trips.ts";
import { tripMarkdown } from "./trip-markdown.ts";

const MARKDOWN = "text/markdown";
const JSON_TYPE = "application/json";
const PAGE = 50;

export const tripUri = (tripId: string) => `caravan://trips/${tripId}`;
export const tripTemplate = tripUri("{trip_id}");
const jsonTemplate = `${tripTemplate}/json`;
const tripPattern = /^caravan:\/\/trips\/([^/]+?)(\/json)?$/;

const profile: Resource = {
  uri: "caravan://preferences",
  name: "preferences",
  title: "Travel preferences",
  description: "What is known of the traveler's tastes and needs. Read it before planning.",
  mimeType: MARKDOWN,
};

/** The profile and the caller's trips, in pages; without what the key has no scope for. */
export async function listResources(call: Call, cursor: string | undefined): Promise<ListResourcesResult> {
  const { trips, next_cursor } = await readTrips(call, { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) });
  return {
    resources: [...(cursor === undefined && mayReadProfile(call) ? [profile] : []), ...trips.map(resourceOf)],
    ...(next_cursor === null ? {} : { nextCursor: next_cursor }),
  };
}

function mayReadProfile({ actor }: Call): boolean {
  try {
    authorize(actor, "preferences:read");
    return true;
  } catch (error) {
    if (toDomainError(error)) return false;
    throw error;
  }
}

function resourceOf(trip: SummaryWire): Resource {
  return {
    uri: tripUri(trip.id),
    name: trip.id,
    title: trip.title,
    description: `${trip.destination}, ${trip.start_date} to ${trip.end_date}, ${trip.status}`,
    mimeType: MARKDOWN,
  };
}

export function listTemplates(): ListResourceTemplatesResult {
  return {
    resourceTemplates: [
      {
        uriTemplate: tripTemplate,
        name: "trip",
        title: "A trip",
        description: "The days of a trip with times, notes and the ids that tools take.",
        mimeType: MARKDOWN,
      },
      {
        uriTemplate: jsonTemplate,
        name: "trip_json",
        title: "A trip as JSON",
        description: "The same with every field, as get_trip returns it.",
        mimeType: JSON_TYPE,
      },
    ],
  };
}

export async function readResource(call: Call, uri: string): Promise<ReadResourceResult> {
  if (uri === profile.uri) return { contents: [{ uri, mimeType: MARKDOWN, text: await readProfile(call) }] };
  const [, tripId, asJson] = tripPattern.exec(uri) ?? [];
  if (tripId === undefined) throw new ResourceNotFoundError(uri);
  const trip = await orNotFound(uri, readTrip(call, tripId));
  return {
    contents: [
      asJson
        ? { uri, mimeType: JSON_TYPE, text: JSON.stringify(trip) }
        : { uri, mimeType: MARKDOWN, text: tripMarkdown(trip) },
    ],
  };
}

/** The same error for a stranger's trip, an unknown one and an invalid id. */
async function orNotFound<Value>(uri: string, reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    const kind = toDomainError(error)?.kind;
    if (kind === "missing" || kind === "invalid") throw new ResourceNotFoundError(uri);
    throw error;
  }
}
