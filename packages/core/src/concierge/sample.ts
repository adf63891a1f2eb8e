import { z } from "zod";

/**
 * What the wire says of a sample, without refusing anything: what is wrong with one is said with 422, as the interface wants,
 * and not with the 400 of a body that is not understood.
 */
export const looseSample = {
  latitude: z.unknown().meta({ type: "number", minimum: -90, maximum: 90, description: "WGS 84 degrees" }),
  longitude: z.unknown().meta({ type: "number", minimum: -180, maximum: 180 }),
  accuracy_m: z.unknown().optional().meta({ type: "number", minimum: 0, maximum: 5000, description: "Metres" }),
  captured_at: z.unknown().meta({
    type: "string",
    format: "date-time",
    description: "When it was taken: at most 10 minutes ago, and not in the future",
  }),
};
