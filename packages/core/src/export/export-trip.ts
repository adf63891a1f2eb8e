import type { PlanFileTask } from "@caravan/domain/export/plan-file";
import { printedTrip } from "@caravan/domain/export/printed-trip";
import type { MemberRole } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { nameForDownload } from "@caravan/domain/files/file-name";
import type { TripDocument } from "@caravan/domain/trip/document";
import { currentFormats } from "@caravan/languages/texts";
import { z } from "zod";
import { expenseSheet } from "../expenses/expense-sheet.ts";
import { tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { download, type FileBytes } from "../kernel/define.ts";
import { explanationOf } from "../trips/explanation-of-trip.ts";
import { namesOnTrip } from "./names-on-trip.ts";
import { addressOf, tripToWrite } from "./plan-of-trip.ts";
import { tripFileOf } from "./trip-file-of.ts";
import { tripJson } from "./trip-json.ts";
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
): Promise<FileBytes> {
  if (format === "csv") return expenseSheet(ctx, trip);
  if (format === "zip") return tripZip(ctx, trip);
  if (format === "pdf") return asPdf(ctx, trip, role, notes);
  if (format === "json") return asJson(ctx, trip);
  return Buffer.from(await asPlan(ctx, trip, role, format));
}

async function asJson(ctx: Context, trip: TripDocument): Promise<FileBytes> {
  const parts: Uint8Array[] = [];
  for await (const part of tripJson((await tripFileOf(ctx, trip)).file)) parts.push(part);
  return parts;
}

async function asPdf(ctx: Context, trip: TripDocument, role: MemberRole, notes: boolean): Promise<Uint8Array> {
  const { toWrite, attributions } = await tripToWrite(ctx, trip, role);
  const { userId } = signedIn(ctx.actor);
  const people = await namesOnTrip(ctx, trip.id);
  const plan = await ctx.ports.planFiles.write({ kind: "entries", ...toWrite }, userId, ctx.signal);
  const printed = printedTrip(trip, plan, {
    ...{ attributions, notes, url: addressOf(ctx, trip), printedOn: ctx.now.toISOString().slice(0, 10) },
    people: people.length > 1 ? people : [],
    distance: currentFormats().distance,
  });
  return ctx.ports.printer.pdf(printed, userId, ctx.signal);
}

async function asPlan(
  ctx: Context,
  trip: TripDocument,
  role: MemberRole,
  kind: Exclude<Format, "json" | "csv" | "pdf" | "zip">,
): Promise<string> {
  const { toWrite, attributions } = await tripToWrite(ctx, trip, role);
  const write = <Task extends PlanFileTask>(task: Task) =>
    ctx.ports.planFiles.write(task, signedIn(ctx.actor).userId, ctx.signal);
  switch (kind) {
    case "ics":
      return write({ kind, ...toWrite, url: addressOf(ctx, trip) });
    case "md":
      return write({ kind, ...toWrite, attributions, told: await explanationOf(ctx, trip) });
    default:
      return write({ kind, ...toWrite });
  }
}
