import { statement, t } from "@caravan/db/sql";
import { largestFile } from "@caravan/domain/field-choices";
import { detectFileKind, type FileKind, fileForms } from "@caravan/domain/files/detect-file-kind";
import { z } from "zod";
import { holdRoomInAccount } from "../documents/quotas.ts";
import { signedIn } from "../kernel/actor.ts";
import { upload } from "../kernel/define.ts";
import { DomainError } from "../kernel/errors.ts";
import { personPictureAddress, removePicture } from "./person-pictures.ts";

const decoded: readonly FileKind[] = ["jpeg", "png", "webp", "gif"];

const keep = statement(
  "person-picture-keep",
  `insert into person_pictures (user_id, version, picture, created_at) values ($1, $2, $3, $4)
   on conflict (user_id) do update set version = excluded.version, picture = excluded.picture, created_at = excluded.created_at`,
  [t.uuid, t.uuid, t.bytes, t.timestamp],
);

export const uploadAccountPicture = upload({
  name: "upload_account_picture",
  description:
    "Replaces the picture by which others see this person. Its middle is stored as a square WebP of 256 pixels, without what the camera wrote into it.",
  audience: "person",
  errors: ["unsupported_media_type", "quota_reached"],
  rateLimit: { key: "account-picture", limit: 30, seconds: 3600, counts: "account" },
  input: z.object({}),
  output: z.object({ picture: z.string().meta({ description: "Its address" }) }),
  path: "/api/users/me/picture",
  status: 201,
  types: decoded.map((it) => fileForms[it].contentType),
  mostBytes: largestFile,
  async prepare(ctx, { file }) {
    const reading = detectFileKind(file.bytes, file.name);
    if (!reading.ok) throw unusable(reading.why);
    if (!decoded.includes(reading.kind)) throw unusable("is not a JPEG, PNG, WebP or GIF picture.");
    const bytes = await ctx.ports.pictures.portrait(file.bytes, signedIn(ctx.actor).userId);
    if (!bytes) throw unusable("is smaller than 80 pixels, damaged, or too large to be read.");
    return bytes;
  },
  async run(ctx, _, bytes) {
    const { userId } = signedIn(ctx.actor);
    // The one so far makes room.
    await ctx.sql.rows(removePicture, [userId]);
    await holdRoomInAccount(ctx, bytes.byteLength);
    const version = ctx.newId();
    await ctx.sql.rows(keep, [userId, version, bytes, ctx.now]);
    return { picture: personPictureAddress(userId, version) };
  },
});

function unusable(why: string): DomainError {
  return new DomainError("unsupported", "unsupported_media_type", `The file ${why}`, [{ path: "file", message: why }]);
}
