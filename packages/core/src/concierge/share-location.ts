import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { DomainError } from "../kernel/errors.ts";
import { aboutDevice } from "../kernel/without-tool.ts";
import { lockOwnConcierge } from "./access.ts";
import { expiryOf, sampleOf } from "./location-sample.ts";
import { saveLocation } from "./store.ts";

/**
 * Accepts any sample: errors are 422, as the interface wants, and not the 400 of an invalid body. Missing fields are
 * errors too.
 */
const looseSample = {
  latitude: z.unknown().optional().meta({ type: "number", minimum: -90, maximum: 90, description: "WGS 84 degrees" }),
  longitude: z.unknown().optional().meta({ type: "number", minimum: -180, maximum: 180 }),
  accuracy_m: z.unknown().optional().meta({ type: "number", minimum: 0, maximum: 5000, description: "Metres" }),
  captured_at: z.unknown().optional().meta({
    type: "string",
    format: "date-time",
    description: "When it was taken: at most 10 minutes ago, and not in the future",
  }),
};

/** A background sample is not a consent: sharing may have been stopped on another device. */
const renewal = z
  .boolean()
  .optional()
  .meta({ description: "True: refused unless a location is shared already; for samples sent in the background" });

/** For the published schema only: calls without them are accepted and then refused with 422. */
const neededOfSample = ["latitude", "longitude", "captured_at"];

export const shareLocation = command({
  name: "share_location",
  description:
    "Shares where the caller is, with nobody but their own concierge, for half an hour: sending it is the consent. Only the newest sample is kept.",
  audience: "trips:write",
  approval: "refused",
  withoutTool: aboutDevice,
  errors: ["not_found", "invalid_location", "location_not_shared"],
  input: z.object({ trip_id: f.id, ...looseSample, renewal }).meta({ required: ["trip_id", ...neededOfSample] }),
  output: z.object({ context_revision: z.number(), expires_at: z.string() }),
  rest: { method: "POST", path: "/api/trips/{id}/concierge/location", params: { id: "trip_id" } },
  async run(ctx, input) {
    const row = await lockOwnConcierge(ctx, input.trip_id);
    const sample = sampleOf(input, ctx.now);
    if (input.renewal && !row.locationSharing) throw notShared();
    const { capturedAt } = row;
    // Samples may arrive out of order: only the newest counts.
    if (capturedAt !== null && capturedAt >= sample.capturedAt)
      return { context_revision: row.contextRevision, expires_at: expiryOf(capturedAt).toISOString() };
    const expiresAt = expiryOf(sample.capturedAt);
    const revision = await saveLocation(ctx.sql, row, sample, expiresAt);
    return { context_revision: revision, expires_at: expiresAt.toISOString() };
  },
});

const notShared = () =>
  new DomainError(
    "unprocessable",
    "location_not_shared",
    "Sharing was stopped, perhaps on another device. Send a sample without renewal to start it again.",
  );
