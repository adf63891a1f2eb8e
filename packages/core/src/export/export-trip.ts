import { calendarFile } from "@caravan/domain/export/calendar-file";
import { gpxFile, kmlFile } from "@caravan/domain/export/map-files";
import { markdownFile } from "@caravan/domain/export/markdown-file";
import { printedTrip } from "@caravan/domain/export/printed-trip";
import type { MemberRole } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { nameForDownload } from "@caravan/domain/files/file-name";
import type { TripDocument } from "@caravan/domain/trip/document";
import { presentTripFile } from "@caravan/domain/trip-file/trip-file";
import { z } from "zod";
import { expenseSheet } from "../expenses/expense-sheet.ts";
import { tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { download } from "../kernel/define.ts";
import { explanationOf } from "../trips/explanation-of-trip.ts";
import { namesOnTrip } from "./names-on-trip.ts";
import { addressOf, planOfTrip } from "./plan-of-trip.ts";
import { tripFileOf } from "./trip-file-of.ts";
import { tripZip } from "./trip-zip.ts";

const formats = ["json", "ics", "gpx", "kml", "md", "csv", "pdf", "zip"] as const;
type Format = (typeof formats)[number];

interface Wanted {
  readonly format: Format;
  readonly notes: boolean;
}

const typeOf: Readonly<Record<Format, string>> = {
  json: "application/json",
  ics: "text/calendar",
  gpx: "application/gpx+xml",
  kml: "application/vnd.google-earth.kml+xml",
  md: "text/markdown",
  csv: "text/csv",
  pdf: "application/pdf",
  zip: "application/zip",
};

export const exportTrip = download({
  name: "export_trip",
  description:
    "A trip as a file. json has everything that you may see of it, for import_trip, and zip the files of its documents besides; the others have the plan: ics for calendars, gpx and kml for maps, md to read and why, csv its money, pdf to print. In the order of time, with what is booked once, and what a traveller should know beside each stop.",
  audience: "trips:read",
  errors: ["not_found", "export_too_large"],
  audit: { event: "trip_exported", about: (it) => ({ subjectId: it.trip_id, detail: { format: it.format } }) },
  input: z.object({
    trip_id: f.id,
    format: z.enum(formats),
    notes: z.boolean().default(true).meta({ description: "Of pdf: with notes and descriptions" }),
  }),
  path: "/api/trips/{id}/export",
  params: { id: "trip_id" },
  types: formats.map((it) => typeOf[it]),
  async run(ctx, { trip_id, format, notes }) {
    const { document: trip, role } = await tripFor(ctx, trip_id, "viewer");
    return {
      type: format === "pdf" || format === "zip" ? typeOf[format] : `${typeOf[format]}; charset=utf-8`,
      bytes: await bytesOf(ctx, trip, role, { format, notes }),
      name: nameForDownload(trip.title, [format]),
      changes: true,
    };
  },
});

async function bytesOf(
  ctx: Context,
  trip: TripDocument,
  role: MemberRole,
  { format, notes }: Wanted,
): Promise<Uint8Array> {
  if (format === "csv") return expenseSheet(ctx, trip);
  if (format === "zip") return tripZip(ctx, trip);
  if (format === "pdf") return asPdf(ctx, trip, role, notes);
  const text = format === "json" ? await asJson(ctx, trip) : await asPlan(ctx, trip, role, format);
  return Buffer.from(text);
}

async function asPdf(ctx: Context, trip: TripDocument, role: MemberRole, notes: boolean): Promise<Uint8Array> {
  const { plan, attributions } = await planOfTrip(ctx, trip, role);
  const people = await namesOnTrip(ctx, trip.id);
  const printed = printedTrip(trip, plan, {
    ...{ attributions, notes, url: addressOf(ctx, trip), printedOn: ctx.now.toISOString().slice(0, 10) },
    people: people.length > 1 ? people : [],
  });
  return ctx.ports.printer.pdf(printed, signedIn(ctx.actor).userId, ctx.signal);
}

async function asJson(ctx: Context, trip: TripDocument): Promise<string> {
  return JSON.stringify(presentTripFile((await tripFileOf(ctx, trip)).file), null, 1);
}

async function asPlan(
  ctx: Context,
  trip: TripDocument,
  role: MemberRole,
  format: Exclude<Format, "json" | "csv" | "pdf" | "zip">,
): Promise<string> {
  const { plan, attributions } = await planOfTrip(ctx, trip, role);
  switch (format) {
    case "ics":
      return calendarFile({ ...trip, url: addressOf(ctx, trip) }, plan);
    case "gpx":
      return gpxFile(trip.title, plan);
    case "kml":
      return kmlFile(trip.title, plan);
    case "md":
      return markdownFile({ ...trip, attributions }, plan, await explanationOf(ctx, trip));
  }
}
