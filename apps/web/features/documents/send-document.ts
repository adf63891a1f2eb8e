import type { DocumentKind, TripDocument } from "./types.ts";

export interface Sending {
  readonly tripId: string;
  readonly file: File;
  readonly kind: DocumentKind;
  readonly isPrivate: boolean;
  readonly signal: AbortSignal;
  /** 0 to 1 of what has been sent. */
  readonly onProgress: (sent: number) => void;
}

/**
 * Sends a file to be kept. By XMLHttpRequest, since fetch does not tell how much has been sent. Rejects with what
 * `domainError` reads, or with the signal's reason.
 */
export function sendDocument({ tripId, file, kind, isPrivate, signal, onProgress }: Sending): Promise<TripDocument> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const query = new URLSearchParams({ name: file.name, kind, private: String(isPrivate) });
    request.open("POST", `/api/trips/${encodeURIComponent(tripId)}/documents?${query}`);
    request.responseType = "json";
    // What it is, the server tells from its bytes; browsers disagree about what half of these are called.
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    request.onload = () => {
      const { document, error } = request.response ?? {};
      if (document) resolve(document);
      else reject(refused(request.status, error));
    };
    request.onerror = () => reject(new TypeError("the file could not be sent"));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener("abort", stop);
    signal.addEventListener("abort", stop);
    request.send(file);
  });
}

/** Shaped like an error of the tRPC client, so that one reader does for both. */
function refused(status: number, domain: unknown): Error {
  return Object.assign(new Error(`the server answered ${status}`), {
    data: { httpStatus: status, ...(domain ? { domain } : {}) },
  });
}
