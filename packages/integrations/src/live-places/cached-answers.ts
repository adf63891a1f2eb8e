import type { LiveDestination, MapPlace } from "@caravan/core/kernel/ports";
import type { Candidate } from "@caravan/domain/places/candidate";
import { z } from "zod";

const point = { lat: z.number(), lng: z.number() };
const spans = z.array(z.string());

/** The schema of cached answers. A row that does not match was written by another version and is ignored. */
export const cachedDestinations: z.ZodType<LiveDestination[]> = z.array(
  z.object({ name: z.string(), country: z.string().nullable(), countryCode: z.string().nullable(), ...point }),
);

export const cachedMapPlaces: z.ZodType<MapPlace[]> = z.array(
  z.object({
    name: z.string(),
    address: z.string().nullable(),
    ...point,
    category: z.enum(["food", "sight", "activity", "shopping", "nature", "nightlife"]).nullable(),
    tags: z.array(z.string()),
    visitMinutes: z.number().nullable(),
    isStay: z.boolean(),
  }),
);

export const cachedPlaces: z.ZodType<Candidate[]> = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    localName: z.string().nullable(),
    category: z.enum(["food", "sight", "activity", "shopping", "nature", "nightlife"]),
    tags: z.array(z.string()),
    ...point,
    neighborhood: z.string(),
    fame: z.literal([1, 2, 3]).nullable(),
    visitMinutes: z.number(),
    hours: z.object({ mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans }).nullable(),
    priceLevel: z.number().nullable(),
    entryPrice: z.null(),
    bookingAdvised: z.boolean().nullable(),
    stepFree: z.enum(["yes", "partial", "no"]).nullable(),
    setting: z.enum(["indoor", "outdoor", "both"]),
    goodFor: z.array(z.enum(["morning", "midday", "afternoon", "evening", "night"])),
    meals: z.array(z.enum(["breakfast", "lunch", "dinner"])),
    diets: z.array(z.enum(["vegetarian", "vegan", "halal", "kosher", "gluten-free"])),
    bestMonths: z.null(),
    onlyDaysKnown: z.literal(false),
    insight: z.null(),
    dayTrip: z.null(),
    base: z.null(),
    verified: z.literal(false),
    provenance: z.literal("gazetteer"),
    wantedBy: z.array(z.string()).max(0),
  }),
);
