import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FileRow } from "./document-rows.ts";
import * as c from "./expected-outcomes.ts";

/** A trip file of version 1, as it was written when that was the newest. */
const file = new Uint8Array(readFileSync(join(import.meta.dirname, "../../../domain/test/files/trip-1.json")));

/** The paths that take a file with a trip, which becomes the caller's own. */
export const importFileRows: Readonly<Record<string, FileRow>> = {
  "post /api/trips/import/preview": {
    ...{ cells: c.withScope, scope: "trips:write", sent: file, status: 200 },
    path: () => "/api/trips/import/preview?name=trip.json",
  },
  "post /api/trips/import": {
    ...{ cells: c.withScope, scope: "trips:write", sent: file },
    path: () => "/api/trips/import?name=trip.json",
  },
};
