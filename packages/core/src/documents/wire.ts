import * as f from "@caravan/domain/fields";
import { textPreview } from "@caravan/domain/files/text-preview";
import { z } from "zod";
import type { Context } from "../kernel/context.ts";
import type { DocumentRow, OpenedDocument } from "./store.ts";

export const documentWire = z.object({
  id: f.id,
  trip_id: f.id,
  name: z.string(),
  kind: f.documentKind,
  private: z.boolean().meta({ description: "Visible only to the person who uploaded it" }),
  content_type: z.string().meta({ description: "Detected from the file, whatever the sender declared" }),
  size: z.number().int().meta({ description: "In bytes" }),
  url: z.string().meta({ description: "Address of the file, for the same credential" }),
  preview_url: z.string().nullable().meta({ description: "A small WebP, for pictures only" }),
  activity_id: f.id.nullable().meta({ description: "The stop of a photo" }),
  cover: z.boolean().meta({ description: "Whether it is the picture at the head of the trip" }),
  uploaded_by: z.object({ user_id: f.id, name: z.string().nullable() }),
  created_at: z.string(),
  updated_at: z.string(),
});

export const readDocumentWire = z.object({
  ...documentWire.shape,
  text: z.string().nullable().meta({ description: "Its text; null when the file cannot be read as text" }),
  text_cut: z.boolean().meta({ description: "text is only the beginning; url has all of it" }),
});

/** Kinds with a preview. HEIC, which Apple's phones make, is not among them. */
const pictures = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);
export const hasPreview = (contentType: string): boolean => pictures.has(contentType);

export function presentDocument(ctx: Context, row: DocumentRow): z.input<typeof documentWire> {
  const address = `${ctx.ports.publicUrl}/api/documents/${row.id}`;
  return {
    id: row.id,
    trip_id: row.trip_id,
    name: row.name,
    kind: row.kind,
    private: row.private,
    content_type: row.content_type,
    size: row.bytes,
    url: `${address}/file`,
    preview_url: hasPreview(row.content_type) ? `${address}/preview` : null,
    activity_id: row.activity_id,
    cover: row.cover,
    uploaded_by: { user_id: row.uploaded_by_id, name: row.uploaded_by_name },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The full text can be downloaded from the address. */
export function presentRead(ctx: Context, row: OpenedDocument): z.input<typeof readDocumentWire> {
  const shown = row.text === null ? { text: null, text_cut: false } : textPreview(row.text);
  return { ...presentDocument(ctx, row), ...shown };
}
