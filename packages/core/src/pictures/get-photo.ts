import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../kernel/define.ts";
import { photoSubject } from "./photo-subject.ts";

export const getPhoto = query({
  name: "get_photo",
  description:
    "A freely licensed photograph of a place or destination of our own list, with its author and licence. Nothing waits for the source: without a photograph there is the drawn cover, and `pending` says that a later call may have one. Its files are `/photos/{photo_id}/{320|640|1280}.{avif|webp}`.",
  audience: "anyone",
  withoutTool: "shown by a page",
  rateLimit: { key: "get-photo", limit: 600, seconds: 60, counts: "account" },
  input: z.object({ of: f.opaque.meta({ description: "A place_id, such as lisbon/belem-tower, or a city_id" }) }),
  output: z.object({
    photo: z
      .object({
        photo_id: z.string(),
        author: z.string().nullable(),
        licence: z.string(),
        licence_url: z.string().nullable(),
        page_url: z.string().meta({ description: "About the photograph, at its source" }),
      })
      .nullable(),
    pending: z.boolean(),
  }),
  rest: { method: "GET", path: "/api/photos" },
  async run(ctx, input) {
    const subject = ctx.ports.photos && photoSubject(input.of);
    if (!ctx.ports.photos || !subject) return { photo: null, pending: false };
    const { photo, asking } = await ctx.ports.photos.find(subject);
    if (!photo) return { photo: null, pending: asking };
    const { id, author, licence, licenceUrl, page } = photo;
    return {
      photo: { photo_id: id, author, licence, licence_url: licenceUrl, page_url: page },
      pending: false,
    };
  },
});
