import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { upload } from "../kernel/define.ts";
import { importPreviewWire, presentImport } from "./present.ts";
import { importErrors, importTypes, largestImport, readFile } from "./read-file.ts";

export const previewImport = upload({
  name: "preview_import",
  description:
    "What import_trip would make of a file: the days with their activities, and what is left out and why. Stores nothing.",
  audience: "trips:write",
  guests: false,
  approval: "applies",
  hints: { destructive: false, idempotent: true },
  errors: importErrors,
  input: z.object({}),
  output: z.object({ preview: importPreviewWire }),
  path: "/api/trips/import/preview",
  types: importTypes,
  mostBytes: largestImport,
  prepare: (ctx, { file }) => readFile(ctx, file),
  async run(ctx, _, reading) {
    return { preview: presentImport(reading, signedIn(ctx.actor).userId) };
  },
});
