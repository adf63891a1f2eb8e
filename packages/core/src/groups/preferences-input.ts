import * as f from "@caravan/domain/fields";
import type { Warning } from "@caravan/domain/trip/warning";
import { z } from "zod";
import { publishedAs } from "../kernel/define.ts";

const dates = z
  .looseObject({
    ideal_start: f.calendarDate.optional(),
    ideal_end: f.calendarDate.optional(),
    flexibility_days: f.flexibilityDays
      .default(0)
      .meta({ description: "By how many days start and end may each move" }),
    blackout_dates: f.blackoutDates.default([]).meta({ description: "Days that must not be in the trip" }),
  })
  .refine((it) => (it.ideal_start === undefined) === (it.ideal_end === undefined), {
    path: ["ideal_end"],
    error: "ideal_start and ideal_end go together",
  })
  .refine((it) => it.ideal_start === undefined || it.ideal_end === undefined || it.ideal_end >= it.ideal_start, {
    path: ["ideal_end"],
    error: "must be on or after ideal_start",
  });

const destination = z.looseObject({
  top_choices: f.destinationNames.default([]).meta({ description: "City, Country; best first" }),
  veto: f.destinationNames.default([]),
});

const budget = z
  .looseObject({
    min: f.amount.optional(),
    max: f.amount.optional(),
    private: z.boolean().default(false).meta({ description: "Others see only the overlap of all budgets" }),
  })
  .refine((it) => it.min === undefined || it.max === undefined || Number(it.max) >= Number(it.min), {
    path: ["max"],
    error: "must be at least min",
  });

// The objects are loose so that misspelt keys reach unknownFieldWarnings, which names them; they are not stored.

/**
 * A member's preferences. Each key that is sent replaces the stored one, `null` clears it, and a missing key stays. A
 * budget that is not an object counts as not stated, with a warning.
 */
export const groupPreferences = z.looseObject({
  dates: dates.nullable().optional(),
  destination: destination.nullable().optional(),
  budget: publishedAs(z.union([budget, z.number(), z.string().max(200), z.boolean(), z.array(z.unknown()).max(50)]), {
    type: "object",
    properties: {
      min: { type: "number", minimum: 0 },
      max: { type: "number", minimum: 0 },
      private: { type: "boolean", description: "Others see only the overlap of all budgets" },
    },
  })
    .nullable()
    .optional(),
  accommodation: f.accommodationWish.nullable().optional(),
  activities: f.interests.nullable().optional(),
});
export type GroupPreferencesInput = z.output<typeof groupPreferences>;

const inner = { dates: dates.shape, destination: destination.shape, budget: budget.shape } as const;
const MOST_WARNINGS = 20;

/** Warnings about unknown keys, which are ignored: "start" for "ideal_start" should be noticed. */
export function unknownFieldWarnings(preferences: GroupPreferencesInput): Warning[] {
  const strange = strangeIn("preferences", preferences, groupPreferences.shape);
  for (const [key, shape] of Object.entries(inner)) {
    const value = preferences[key];
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      strange.push(...strangeIn(`preferences.${key}`, value, shape));
  }
  return strange.slice(0, MOST_WARNINGS);
}

function strangeIn(path: string, value: object, known: object): Warning[] {
  return Object.keys(value)
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => ({
      code: "unknown_field",
      message: `"${key.slice(0, 80)}" is not a field here and was ignored.`,
      path: `${path}.${key.slice(0, 80)}`,
    }));
}
