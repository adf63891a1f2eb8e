import { z } from "zod";

/**
 * What the wire says of a sample, without refusing anything: what is wrong with one is said with 422, as the interface wants,
 * and not with the 400 of a body that is not understood. What is missing is wrong too.
 */
export const looseSample = {
  latitude: z.unknown().optional().meta({ type: "number", minimum: -90, maximum: 90, description: "WGS 84 degrees" }),
  longitude: z.unknown().optional().meta({ type: "number", minimum: -180, maximum: 180 }),
  accuracy_m: z.unknown().optional().meta({ type: "number", minimum: 0, maximum: 5000, description: "Metres" }),
  captured_at: z.unknown().optional().meta({
    type: "string",
    format: "date-time",
    description: "When it was taken: at most 10 minutes ago, and not in the future",
  }),
};

/** What follows a sample by itself is no consent: somebody who stopped on another device has stopped. */
export const renewal = z
  .boolean()
  .optional()
  .meta({ description: "True: refused unless a location is shared already; for samples that nobody asked for" });

/** For those who read the schema: it takes calls without them, and refuses them. */
export const neededOfSample = ["latitude", "longitude", "captured_at"];
