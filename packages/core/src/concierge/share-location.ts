import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { looseSample } from "./sample.ts";

export const shareLocation = command({
  name: "share_location",
  description:
    "Shares where the caller is, with nobody but their own concierge, for half an hour: sending it is the consent. Only the newest sample is kept.",
  audience: "trips:write",
  errors: ["not_found", "invalid_location"],
  input: z.object({ trip_id: f.id, ...looseSample }),
  output: z.object({ context_revision: z.number(), expires_at: z.string() }),
  rest: { method: "POST", path: "/api/trips/{id}/concierge/location", params: { id: "trip_id" } },
  async run() {
    throw new Error("not built yet");
  },
});
