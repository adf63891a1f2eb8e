import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { download } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { shownPicture } from "./shown-picture.ts";
import { documentFor } from "./store.ts";
import { hasPreview } from "./wire.ts";

export const getDocumentPreview = download({
  name: "get_document_preview",
  description: "A small WebP of a document that is a picture.",
  audience: "trips:read",
  errors: ["not_found"],
  input: z.object({ document_id: f.id }),
  path: "/api/documents/{id}/preview",
  params: { id: "document_id" },
  types: ["image/webp"],
  async run(ctx, { document_id }) {
    const { file_key, content_type } = await documentFor(ctx, document_id);
    if (file_key === null || !hasPreview(content_type)) throw notFound("preview");
    const small = await shownPicture(ctx, "thumbnail", file_key);
    if (!small) throw notFound("preview");
    return { type: "image/webp", bytes: small };
  },
});
