import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";

export const dismissImport = command({
  name: "dismiss_import",
  description: "Takes a failed import off the board.",
  audience: "group_trips:write",
  hints: { destructive: true, idempotent: true },
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode, import_id: f.id }),
  output: z.object({ dismissed: z.literal(true) }),
  rest: {
    method: "DELETE",
    path: "/api/group-trips/{trip_code}/imports/{importId}",
    params: { importId: "import_id" },
  },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
