import { domainError } from "@/features/api-client/domain-error.ts";
import { sendDocument } from "@/features/documents/send-document.ts";

/** Keeps a file among the documents of the trip. */
export async function uploadReceipt(tripId: string, file: File): Promise<{ id: string } | { failed: string }> {
  const sending = { signal: new AbortController().signal, onProgress: () => undefined };
  try {
    return await sendDocument({ tripId, file, kind: "receipt", isPrivate: false }, sending);
  } catch (error) {
    return { failed: domainError(error).message };
  }
}
