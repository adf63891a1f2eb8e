import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { warningsWire } from "../wire/trip.ts";
import { groupFor } from "./access.ts";
import { presentPreferences } from "./group-people.ts";
import { preferenceWarnings } from "./preference-warnings.ts";
import { groupPreferences, unknownFieldWarnings } from "./preferences-input.ts";
import { savePreferences } from "./save-preferences.ts";
import { joinUrl } from "./trip-code.ts";
import { codeEcho, preferencesWire } from "./wire.ts";

export const submitGroupPreferences = command({
  name: "submit_group_preferences",
  description:
    "Says what your person prefers; only the keys that are sent change, and {} stands by what was said. Only dates, destination and budget are reconciled by alignment.",
  audience: "group_trips:write",
  approval: "refused",
  capability: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found"],
  examples: [
    {
      trip_code: "K7MPQ2XW",
      preferences: {
        dates: {
          ideal_start: "2030-05-03",
          ideal_end: "2030-05-07",
          flexibility_days: 2,
          blackout_dates: ["2030-05-09"],
        },
        destination: { top_choices: ["Lisbon, Portugal"], veto: ["Rome, Italy"] },
        budget: { min: 300, max: 800 },
      },
    },
  ],
  input: z.object({ trip_code: f.tripCode, preferences: groupPreferences }),
  output: z.object({ preferences: preferencesWire, ...codeEcho, warnings: warningsWire }),
  rest: { method: "PUT", path: "/api/group-trips/{trip_code}/preferences" },
  async run(ctx, input) {
    const { userId } = signedIn(ctx.actor);
    const group = await groupFor(ctx, input.trip_code, "member", "shared");
    const preferences = await savePreferences(ctx, group, input.preferences);
    if (preferences.budget?.ignored && input.preferences.budget !== undefined) ctx.effects.warnings.push(budgetIgnored);
    const { dates, destination } = input.preferences;
    const said = { dates: dates ? preferences.dates : null, destination: destination ? preferences.destination : null };
    ctx.effects.warnings.push(...preferenceWarnings(said, ctx.now), ...unknownFieldWarnings(input.preferences));
    await recordRoomEvent(ctx, groupRoom(group.id), "group.changed", { group_trip_id: group.id, user_id: userId });
    const presented = presentPreferences({ userId, preferences }, userId);
    if (!presented) throw new Error("an answer was kept and is not there");
    return { preferences: presented, trip_code: group.code, join_url: joinUrl(ctx.ports.publicUrl, group.code) };
  },
});

const budgetIgnored = {
  code: "budget_ignored",
  message: "A budget is an object such as {min: 300, max: 800}. What you sent is not one and was ignored.",
  path: "preferences.budget",
};
