import { LONGEST_SHOWN_TEXT, textPreview } from "@caravan/domain/files/text-preview";
import { foldAccents } from "@caravan/domain/fold-text";
import type { TripDocument } from "@/features/api-client/index.ts";
import {
  fileAddress,
  isReachable,
  type KeptBytes,
  keptBytes,
  useKeptFiles,
  useReachable,
} from "@/features/offline/index.ts";
import { pageAccount } from "@/ui/page-account.ts";
import { download, saveBlob } from "@/ui/save-file.ts";
import { toast } from "@/ui/toast.ts";
import { usePageAccount } from "@/ui/use-page-account.ts";
import { t } from "./messages/index.ts";

/** How a file can be opened at the moment. */
export interface DocumentFile {
  /** For every element of the page that shows it. */
  readonly href: string;
  readonly previewHref: string;
  readonly isOnDevice: boolean;
  /** False when it needs a connection and there is none. */
  readonly opens: boolean;
}

/** How the files of a trip can be opened. */
export function useFiles(tripId: string): (document: TripDocument) => DocumentFile {
  const account = usePageAccount();
  const reachable = useReachable();
  const kept = useKeptFiles(tripId);
  return ({ id }) => ({
    href: fileAddress(id, "file", account),
    previewHref: fileAddress(id, "preview", account),
    isOnDevice: kept?.has(id) ?? false,
    // Until the device was read, all files count as available.
    opens: reachable || (kept?.has(id) ?? true),
  });
}

/**
 * Saves the file for the person. Without a connection the page itself saves the copy on this device, because browsers do
 * not ask the service worker for downloads.
 */
export async function saveFile({ id, name }: TripDocument): Promise<void> {
  if (isReachable()) return download(fileAddress(id, "file", null), "");
  const account = pageAccount();
  const kept = account === null ? null : await keptBytes(account, id).catch(() => null);
  if (!kept) return void toast({ title: t("needsConnection", { name }), tone: "danger" });
  saveBlob(asFile(kept), fileNameInHeader(kept.headers["content-disposition"]) ?? name);
}

/** A blob address with a type that browsers do not open. */
const asFile = ({ bytes }: KeptBytes) => new Blob([bytes], { type: "application/octet-stream" });

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
