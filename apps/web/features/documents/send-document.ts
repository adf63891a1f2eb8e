import { type Sending, sendFile } from "@/features/api-client/send-file.ts";
import type { DocumentKind, TripDocument } from "./types.ts";

export interface NewDocument {
  readonly tripId: string;
  readonly file: File;
  readonly kind: DocumentKind;
  readonly isPrivate: boolean;
}

/** Keeps a file with a trip. */
export async function sendDocument(
  { tripId, file, kind, isPrivate }: NewDocument,
  sending: Sending,
): Promise<TripDocument> {
  const query = new URLSearchParams({ name: file.name, kind, private: String(isPrivate) });
  const address = `/api/trips/${encodeURIComponent(tripId)}/documents?${query}`;
  return (await sendFile<{ document: TripDocument }>(address, file, sending)).document;
}
