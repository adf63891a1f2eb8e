import { z } from "zod";
import { knownBookings } from "../bookings/known-bookings.ts";
import { signedIn } from "../kernel/actor.ts";
import { upload } from "../kernel/define.ts";
import { importPreviewWire, presentImport, presentUndated } from "./present.ts";
import { importErrors, importTypes, largestImport, readFile } from "./read-file.ts";
import { planChoices, tripOfImport } from "./trip-of-import.ts";

export const previewImport = upload({
  name: "preview_import",
  description:
    "What import_trip would make of a file: the days with their activities, and what is left out and why. Stores nothing.",
  audience: "trips:write",
  guests: false,
  approval: "applies",
  hints: { destructive: false, idempotent: true },
  errors: importErrors,
  input: planChoices,
  output: z.object({ preview: importPreviewWire }),
  path: "/api/trips/import/preview",
  types: importTypes,
  mostBytes: largestImport,
  async prepare(ctx, { file, ...choices }) {
    const reading = await readFile(ctx, file);
    return { reading, made: await tripOfImport(ctx, reading, choices) };
  },
  async run(ctx, _, { reading, made }) {
    if (made === null) return { preview: presentUndated(reading) };
    const { elsewhere } = await knownBookings(ctx, made.file);
    return { preview: presentImport(made, signedIn(ctx.actor).userId, elsewhere) };
  },
});
