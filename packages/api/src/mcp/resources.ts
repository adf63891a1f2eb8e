import { authorize } from "@caravan/core/kernel/actor";
import type { Call } from "@caravan/core/kernel/execute";
import { tripMarkdown } from "@caravan/core/wire/markdown/trip-markdown";
import type { RoomEventType } from "@caravan/domain/trip/room-event";
import {
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
} from "@modelcontextprotocol/server";
import { toDomainError } from "../http/error-response.ts";
import { readProfile, readProposals, readTrip, readTrips, type SummaryWire } from "./read-trips.ts";

const MARKDOWN = "text/markdown";
const JSON_TYPE = "application/json";
const PAGE = 50;
const WEEK_MS = 7 * 86_400_000;

export const tripUri = (tripId: string) => `caravan://trips/${tripId}`;
export const tripTemplate = tripUri("{trip_id}");
const jsonTemplate = `${tripTemplate}/json`;
const proposalsTemplate = `${tripTemplate}/proposals`;
const tripPattern = /^caravan:\/\/trips\/([^/]+?)(?:\/(json|proposals))?$/;

/** The trip of a resource; undefined for other resources. */
export const tripOfUri = (uri: string): string | undefined => tripPattern.exec(uri)?.[1]?.toLowerCase();

/** Whether what happened in the room of a trip changes this resource of it. */
export function isChangedBy(uri: string, type: RoomEventType): boolean {
  const isAboutProposals = type.startsWith("proposal.") || type === "comments.changed";
  return type === "trip.deleted" || uri.endsWith("/proposals") === isAboutProposals;
}

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
      {
        uriTemplate: proposalsTemplate,
        name: "trip_proposals",
        title: "Proposals on a trip",
        description: "What waits and what was decided or said in the last week, as list_proposals returns it.",
        mimeType: JSON_TYPE,
      },
    ],
  };
}

export async function readResource(call: Call, uri: string): Promise<ReadResourceResult> {
  if (uri === profile.uri) return { contents: [{ uri, mimeType: MARKDOWN, text: await readProfile(call) }] };
  const [, tripId, part] = tripPattern.exec(uri) ?? [];
  if (tripId === undefined) throw new ResourceNotFoundError(uri);
  if (part === "proposals") {
    const since = new Date(call.now.getTime() - WEEK_MS).toISOString();
    const proposals = await orNotFound(uri, readProposals(call, tripId, since));
    return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(proposals) }] };
  }
  const trip = await orNotFound(uri, readTrip(call, tripId));
  return {
    contents: [
      part === "json"
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
