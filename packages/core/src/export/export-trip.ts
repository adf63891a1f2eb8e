import { calendarFile } from "@caravan/domain/export/calendar-file";
import { gpxFile, kmlFile } from "@caravan/domain/export/map-files";
import { markdownFile } from "@caravan/domain/export/markdown-file";
import * as f from "@caravan/domain/fields";
import { nameForDownload } from "@caravan/domain/files/file-name";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { download } from "../kernel/define.ts";
import { addressOf, planOfTrip } from "./plan-of-trip.ts";

const formats = ["ics", "gpx", "kml", "md"] as const;

const typeOf: Readonly<Record<(typeof formats)[number], string>> = {
  ics: "text/calendar",
  gpx: "application/gpx+xml",
  kml: "application/vnd.google-earth.kml+xml",
  md: "text/markdown",
};

export const exportTrip = download({
  name: "export_trip",
  description:
    "The plan of a trip as a file: ics for calendars, gpx and kml for maps, md to read. In the order of time, with what is booked once, and what a traveller should know beside each stop.",
  audience: "trips:read",
  errors: ["not_found"],
  input: z.object({ trip_id: f.id, format: z.enum(formats) }),
  path: "/api/trips/{id}/export",
  params: { id: "trip_id" },
  types: formats.map((it) => typeOf[it]),
  async run(ctx, { trip_id, format }) {
    const { document: trip, role } = await tripFor(ctx, trip_id, "viewer");
    const { plan, attributions } = await planOfTrip(ctx, trip, role);
    const files = {
      ics: () => calendarFile({ ...trip, url: addressOf(ctx, trip) }, plan),
      gpx: () => gpxFile(trip.title, plan),
      kml: () => kmlFile(trip.title, plan),
      md: () => markdownFile({ ...trip, attributions }, plan),
    };
    return {
      type: `${typeOf[format]}; charset=utf-8`,
      bytes: Buffer.from(files[format]()),
      name: nameForDownload(trip.title, [format]),
      changes: true,
    };
  },
});
