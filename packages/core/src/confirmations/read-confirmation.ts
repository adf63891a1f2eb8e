import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { reviewedByEye } from "../kernel/without-tool.ts";
import { nothingRecognised, extractConfirmation as read } from "./extract-confirmation.ts";
import { presentConfirmation } from "./present.ts";
import { saveSource } from "./save-source.ts";
import { confirmationWire } from "./wire.ts";

export const readConfirmation = command({
  name: "read_confirmation",
  description:
    "Reads a confirmation without putting it on a trip: what was recognised, the words that say so, and where it would go. It waits a day for save_confirmation.",
  audience: "trips:write",
  withoutTool: reviewedByEye,
  guests: false,
  approval: "applies",
  errors: ["nothing_recognised", "unreadable"],
  input: z.object({ text: f.confirmationText }),
  output: z.object({ confirmation: confirmationWire }),
  rest: { method: "POST", path: "/api/confirmations", status: 201 },
  async prepare(ctx, input) {
    const found = await read(ctx, { origin: "text", text: input.text });
    if (found.reading.segments.length === 0) throw nothingRecognised();
    return found;
  },
  async run(ctx, _input, found) {
    const source = await saveSource(ctx, found, { origin: "text", file: null });
    return { confirmation: await presentConfirmation(ctx, source) };
  },
});
