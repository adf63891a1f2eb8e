import { type Sending, sendFile, useRunMutation } from "@/features/api-client/index.ts";
import type { DocumentKind, TripDocument } from "./types.ts";

export interface NewDocument {
  readonly tripId: string;
  readonly file: File;
  readonly kind: DocumentKind;
  readonly isPrivate: boolean;
}

/** Uploads a file to a trip. Rejects with what `domainError` reads, or with the signal's reason. */
export function useUploadDocument() {
  const run = useRunMutation();
  return async (document: NewDocument, sending: Sending): Promise<TripDocument> => {
    const mutationFn = () => sendFile<{ document: TripDocument }>(addressOf(document), document.file, sending);
    return (await run({ mutationKey: [["documents", "upload"]], mutationFn }, undefined)).document;
  };
}

function addressOf({ tripId, file, kind, isPrivate }: NewDocument): string {
  const query = new URLSearchParams({ name: file.name, kind, private: String(isPrivate) });
  return `/api/trips/${encodeURIComponent(tripId)}/documents?${query}`;
}
