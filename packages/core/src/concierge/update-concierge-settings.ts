import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { DomainError } from "../kernel/errors.ts";
import { aboutDevice } from "../kernel/without-tool.ts";
import { lockOwnConcierge } from "./access.ts";
import { presentSettings } from "./present.ts";
import { type Settings, saveSettings } from "./store.ts";
import { settingsWire } from "./wire.ts";

const input = z.object({
  trip_id: f.id,
  monitoring: z.boolean().optional(),
  transport_mode: f.transportMode.nullable().optional(),
  transport_mode_confirmed: z.boolean().optional(),
  quiet_hours: f.quietHours.nullable().optional(),
  location_sharing: z.boolean().optional(),
  max_detour_minutes: f.maxDetourMinutes.optional(),
});

export const updateConciergeSettings = command({
  name: "update_concierge_settings",
  description:
    "Changes how the concierge watches over the caller's own day on a trip. Monitoring needs a confirmed transport mode; switching sharing off clears the location.",
  audience: "trips:write",
  approval: "refused",
  withoutTool: aboutDevice,
  errors: ["not_found", "transport_mode_unconfirmed"],
  hints: { destructive: false, idempotent: true },
  input,
  output: z.object({ settings: settingsWire, context_revision: z.number() }),
  rest: { method: "PATCH", path: "/api/trips/{id}/concierge/settings", params: { id: "trip_id" } },
  async run(ctx, { trip_id, ...sent }) {
    const row = await lockOwnConcierge(ctx, trip_id);
    const next = settingsAfter(row, sent);
    if (next.monitoring && !next.transportModeConfirmed)
      throw new DomainError(
        "unprocessable",
        "transport_mode_unconfirmed",
        "Monitoring needs to know how you get around: choose a transport mode and confirm it.",
        [{ path: "transport_mode_confirmed", message: "must be true for a transport mode while monitoring is on" }],
      );
    const isSame = settingNames.every((name) => next[name] === row[name]);
    const revision = isSame ? row.contextRevision : await saveSettings(ctx.sql, row, next);
    return { settings: presentSettings(next), context_revision: revision };
  },
});

const settingNames = [
  "monitoring",
  "transportMode",
  "transportModeConfirmed",
  "quietStart",
  "quietEnd",
  "locationSharing",
  "maxDetourMinutes",
] as const satisfies (keyof Settings)[];

/** The settings with the given changes. Another transport mode is unconfirmed until somebody confirms it. */
function settingsAfter(row: Settings, sent: Omit<z.output<typeof input>, "trip_id">): Settings {
  const transportMode = sent.transport_mode === undefined ? row.transportMode : sent.transport_mode;
  const stands = row.transportModeConfirmed && transportMode === row.transportMode;
  const quiet = sent.quiet_hours === undefined ? { start: row.quietStart, end: row.quietEnd } : sent.quiet_hours;
  return {
    monitoring: sent.monitoring ?? row.monitoring,
    transportMode,
    transportModeConfirmed: transportMode !== null && (sent.transport_mode_confirmed ?? stands),
    quietStart: quiet?.start ?? null,
    quietEnd: quiet?.end ?? null,
    locationSharing: sent.location_sharing ?? row.locationSharing,
    maxDetourMinutes: sent.max_detour_minutes ?? row.maxDetourMinutes,
  };
}
