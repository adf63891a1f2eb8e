import { LONGEST_SHOWN_TEXT, textPreview } from "@caravan/domain/files/text-preview";
import { foldAccents } from "@caravan/domain/fold-text";
import type { TripDocument } from "@/features/api-client/index.ts";

export type DocumentKind = TripDocument["kind"];

/** What the server would find, as far as names tell: for when it cannot be asked. */
export function filterDocuments<Document extends Pick<TripDocument, "name" | "kind">>(
  documents: readonly Document[],
  words: string,
  kind: DocumentKind | null,
): readonly Document[] {
  return documents.filter((it) => (kind === null || it.kind === kind) && folded(it.name).includes(folded(words)));
}

const folded = (text: string) => foldAccents(text).toLowerCase();

/** The name of a file in what the server says of an answer; null when it says none (RFC 6266). */
export function fileNameInHeader(disposition: string | undefined): string | null {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? "")?.[1];
  try {
    return extended ? decodeURIComponent(extended) : null;
  } catch {
    return null;
  }
}

/** No character takes more bytes than that for each unit of its string. */
const mostOfUnit = 3;
const byteOrderMark = 3;

/** What the file of a written document says, or how it begins, as the server has it. */
export function textPreviewIn(bytes: ArrayBuffer): { readonly text: string; readonly text_cut: boolean } {
  const enough = bytes.slice(0, (LONGEST_SHOWN_TEXT + 1) * mostOfUnit + byteOrderMark);
  return textPreview(new TextDecoder().decode(enough));
}
