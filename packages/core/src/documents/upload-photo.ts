import { statement, t } from "@caravan/db/sql";
import { largestFile } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { detectFileKind, type FileKind, fileForms } from "@caravan/domain/files/detect-file-kind";
import { cleanFileName } from "@caravan/domain/files/file-name";
import { z } from "zod";
import { requireRole, requireRoleLocked } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { upload } from "../kernel/define.ts";
import { DomainError, notFound } from "../kernel/errors.ts";
import { requireNoApproval } from "../kernel/propose-or-apply.ts";
import { addDocument, storeErrors, storeFile } from "./add-document.ts";
import { coverOfTrip, setCover } from "./covers.ts";
import { refuseOverQuota } from "./quotas.ts";
import { documentFor } from "./store.ts";
import { documentWire, presentDocument } from "./wire.ts";

const decoded: readonly FileKind[] = ["jpeg", "png", "webp", "gif"];

const findStop = statement("photo-stop", "select id from activities where id = $1 and trip_id = $2", [t.uuid, t.uuid], {
  id: t.uuid,
});

export const uploadPhoto = upload({
  name: "upload_trip_photo",
  description:
    "Keeps a photo with a trip or one of its stops, or as the cover of the trip. It is stored as a WebP of at most 2048 pixels a side, without what the camera wrote into it: no place, no time, no device.",
  audience: "trips:write",
  guests: false,
  approval: "applies",
  logged: true,
  errors: ["not_found", "forbidden", "unsupported_media_type", "documents_full", "quota_reached", ...storeErrors],
  input: z.object({
    trip_id: f.id,
    activity_id: f.id.optional().meta({ description: "The stop that it belongs to" }),
    cover: z
      .boolean()
      .default(false)
      .meta({ description: "Shown at the head of the trip instead of the cover so far" }),
  }),
  output: z.object({ document: documentWire }),
  path: "/api/trips/{id}/photos",
  params: { id: "trip_id" },
  status: 201,
  types: decoded.map((it) => fileForms[it].contentType),
  mostBytes: largestFile,
  async prepare(ctx, { trip_id, file }) {
    await requireRole(ctx, trip_id, "editor");
    const reading = detectFileKind(file.bytes, file.name);
    if (!reading.ok) throw unusable(reading.why);
    if (!decoded.includes(reading.kind)) throw unusable("is not a JPEG, PNG, WebP or GIF picture.");
    const bytes = await ctx.ports.pictures.photo(file.bytes, signedIn(ctx.actor).userId);
    if (!bytes) throw unusable("is smaller than 80 pixels, damaged, or too large to be read.");
    await refuseOverQuota(ctx, trip_id, bytes.byteLength);
    return { name: photoName(file.name), file: await storeFile(ctx, { bytes, contentType: "image/webp" }) };
  },
  async run(ctx, { trip_id: tripId, activity_id, cover }, { name, file }) {
    await requireRoleLocked(ctx, tripId, "editor");
    const activityId = activity_id ?? null;
    if (activityId !== null && (await ctx.sql.rows(findStop, [activityId, tripId])).length === 0)
      throw notFound("activity");
    if (cover) {
      if (await coverOfTrip(ctx.sql, tripId)) requireNoApproval(ctx, "A cover of this trip");
      await setCover(ctx.sql, tripId, null);
    }
    const { id } = await addDocument(ctx, {
      ...{ tripId, name, kind: "photo", private: false, file, text: null },
      ...{ activityId, cover },
    });
    return { document: presentDocument(ctx, await documentFor(ctx, id)) };
  },
});

/** What a photo is called that was sent under another name. */
export function photoName(sent: string): string {
  const name = (cleanFileName(sent) ?? "Photo").replace(/\.[a-z]{3,4}$/i, "");
  return `${name || "Photo"}.webp`;
}

function unusable(why: string): DomainError {
  return new DomainError("unsupported", "unsupported_media_type", `The file ${why}`, [{ path: "file", message: why }]);
}
