import type { DocumentKind, TripDocument } from "./types.ts";

/** What the server would find, as far as names tell: for when it cannot be asked. */
export function fitting<Document extends Pick<TripDocument, "name" | "kind">>(
  documents: readonly Document[],
  words: string,
  kind: DocumentKind | null,
): readonly Document[] {
  return documents.filter((it) => (kind === null || it.kind === kind) && folded(it.name).includes(folded(words)));
}

/** Without regard to case and accents. */
const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
