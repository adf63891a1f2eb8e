import { LONGEST_SHOWN_TEXT, textPreview } from "@caravan/domain/files/text-preview";
import { foldAccents } from "@caravan/domain/fold-text";
import type { TripDocument } from "@/features/api-client/index.ts";

export type DocumentKind = TripDocument["kind"];

/** A search in names, for when the server cannot be reached. */
export function filterDocuments<Document extends Pick<TripDocument, "name" | "kind">>(
  documents: readonly Document[],
  words: string,
  kind: DocumentKind | null,
): readonly Document[] {
  return documents.filter((it) => (kind === null || it.kind === kind) && folded(it.name).includes(folded(words)));
}

const folded = (text: string) => foldAccents(text).toLowerCase();

/** The file name in the header of an answer; null when there is none (RFC 6266). */
export function fileNameInHeader(disposition: string | undefined): string | null {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? "")?.[1];
  try {
    return extended ? decodeURIComponent(extended) : null;
  } catch {
    return null;
  }
}

/** No character takes more bytes for each UTF-16 unit. */
const mostOfUnit = 3;
const byteOrderMark = 3;

/** The text of a written document or its beginning, in the server's form. */
export function textPreviewIn(bytes: ArrayBuffer): { readonly text: string; readonly text_cut: boolean } {
  const enough = bytes.slice(0, (LONGEST_SHOWN_TEXT + 1) * mostOfUnit + byteOrderMark);
  return textPreview(new TextDecoder().decode(enough));
}
