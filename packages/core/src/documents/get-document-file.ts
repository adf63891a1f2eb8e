import { hash } from "node:crypto";
import * as f from "@caravan/domain/fields";
import { type FileKind, fileForms, fileKinds } from "@caravan/domain/files/detect-file-kind";
import { nameForDownload } from "@caravan/domain/files/file-name";
import { z } from "zod";
import { download } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { documentFor } from "./store.ts";

/** Types that browsers show without running anything. */
const shown: readonly FileKind[] = ["pdf", "png", "jpeg", "webp", "gif", "text"];

export const getDocumentFile = download({
  name: "get_document_file",
  description: "The file of a document, as it was sent.",
  audience: "trips:read",
  errors: ["not_found"],
  input: z.object({ document_id: f.id }),
  path: "/api/documents/{id}/file",
  params: { id: "document_id" },
  types: fileKinds.map((it) => fileForms[it].contentType),
  async run(ctx, { document_id }) {
    const document = await documentFor(ctx, document_id);
    const kind = fileKinds.find((it) => fileForms[it].contentType === document.content_type) ?? "text";
    const bytes =
      document.file_key === null ? Buffer.from(document.text ?? "") : await ctx.ports.files.get(document.file_key);
    if (!bytes) throw notFound("file");
    return {
      type: kind === "text" ? "text/plain; charset=utf-8" : document.content_type,
      bytes,
      name: nameForDownload(document.name, fileForms[kind].extensions),
      inline: shown.includes(kind),
      // Asked for each time, so that a shared browser shows nothing of it after a sign-out.
      tag: hash("sha256", `${document.id} ${document.name}`, "base64url"),
    };
  },
});
