import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { download } from "../define.ts";
import { notFound } from "../errors.ts";
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
  async run(scene, { document_id }) {
    const { file_key, content_type } = await documentFor(scene, document_id);
    if (file_key === null || !hasPreview(content_type)) throw notFound("preview");
    const bytes = await scene.ports.files.get(file_key);
    const small = bytes && (await scene.ports.pictures.thumbnail(bytes));
    if (!small) throw notFound("preview");
    return { type: "image/webp", bytes: small };
  },
});
