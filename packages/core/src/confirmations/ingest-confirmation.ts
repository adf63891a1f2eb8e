import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { extractConfirmation, nothingRecognised } from "./extract-confirmation.ts";
import { presentSaved } from "./present.ts";
import { saveReading } from "./save-reading.ts";
import { saveSource } from "./save-source.ts";
import { savedWire } from "./wire.ts";

export const ingestConfirmation = command({
  name: "ingest_confirmation",
  description:
    "Reads a confirmation mail (flights, trains, stays, cars, meetings, in many languages; changes and cancellations too) and keeps its segments on the given trip, else on the one that fits, else on a new one. Paste it whole. The same mail twice changes nothing; what the text does not state stays empty.",
  audience: "trips:write",
  guests: false,
  approval: "applies",
  capability: true,
  logged: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden", "nothing_recognised", "no_dates", "unreadable", "segments_full"],
  examples: [
    {
      text: "Booking reference: K3X9QF\nFlight TP 1351\nLisbon (LIS) 3 May 2030 09:40\nLondon Heathrow (LHR) 3 May 2030 12:25\nPassenger: Ana Martins",
    },
  ],
  input: z.object({
    text: f.confirmationText.meta({
      description: "The whole mail as plain text, HTML source or a calendar file",
    }),
    trip_id: f.id.optional().meta({ description: "Store the segments on this trip, whatever its dates" }),
  }),
  output: savedWire,
  async prepare(ctx, input) {
    if (input.trip_id !== undefined) await requireRole(ctx, input.trip_id, "editor");
    const read = await extractConfirmation(ctx, { origin: "text", text: input.text });
    if (read.reading.segments.length === 0) throw nothingRecognised();
    return read;
  },
  async run(ctx, input, read) {
    const source = await saveSource(ctx, read, { origin: "text", file: null });
    const wanted = read.reading.segments.map((segment) => ({ segment, corrected: [] }));
    const where = input.trip_id === undefined ? "fitting" : { tripId: input.trip_id };
    return presentSaved(ctx, source, await saveReading(ctx, source, wanted, where));
  },
});
