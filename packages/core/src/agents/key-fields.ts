import * as f from "@caravan/domain/fields";
import { z } from "zod";

/** What a person allows a key, in the verbs that make keys and change them. */

export const keyMode = z.enum(["apply", "propose"]).meta({ description: "propose: its changes need approval" });
export const keyTrips = z.array(f.id).max(100).meta({ description: "Only these trips; empty means all" });
export const changesAnHour = z.number().int().min(1).max(10_000);
export const mostTrips = z.number().int().min(0).max(1000);
export const keyDays = z.number().int().min(1).max(3650);

/** Without a limit when left out. */
export const keyLimitsInput = {
  changes_an_hour: changesAnHour.optional().meta({ description: "Without a limit when left out" }),
  most_trips: mostTrips.optional().meta({
    description: "How many trips it may make; without a limit when left out",
  }),
};
