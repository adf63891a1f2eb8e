import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { coverOfTrip } from "../documents/covers.ts";
import { shownPicture } from "../documents/shown-picture.ts";
import { sharedTripVersion } from "../kernel/access.ts";
import { download } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";

export const getSharedCover = download({
  name: "get_shared_cover",
  description: "The own cover of the trip behind a public link, where the link shows it.",
  audience: "anyone",
  errors: ["not_found"],
  input: z.object({ token: f.opaque }),
  path: "/api/public/trips/{token}/cover",
  params: {},
  types: ["image/webp"],
  async run(ctx, { token }) {
    const { id, showsCover } = await sharedTripVersion(ctx, token);
    const cover = showsCover ? await coverOfTrip(ctx.sql, id) : undefined;
    // Made anew, because a document that was chosen as the cover still says where it was taken.
    const bytes = cover && (await shownPicture(ctx, "photo", cover.file_key));
    if (!cover || !bytes) throw notFound("cover");
    return { type: "image/webp", bytes, tag: cover.id };
  },
});
