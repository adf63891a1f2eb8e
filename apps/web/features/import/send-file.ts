import type { Confirmation } from "./types.ts";

export interface SendWatch {
  readonly signal: AbortSignal;
  /** 0 to 1 of what has been sent. */
  readonly onProgress: (sent: number) => void;
}

const taken: ReadonlySet<string> = new Set(["application/pdf", "message/rfc822", "text/calendar", "text/plain"]);

/**
 * Sends a file to be read. By XMLHttpRequest, since fetch does not tell how much has been sent. Rejects with what
 * `domainError` reads, or with the signal's reason.
 */
export function sendFile(file: File, { signal, onProgress }: SendWatch): Promise<Confirmation> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open("POST", `/api/confirmations/file?name=${encodeURIComponent(file.name)}`);
    request.responseType = "json";
    // Browsers disagree about what a mail is called; the server looks at the bytes anyway.
    request.setRequestHeader("content-type", taken.has(file.type) ? file.type : "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    request.upload.onload = () => onProgress(1);
    request.onload = () => {
      const { confirmation, error } = request.response ?? {};
      if (confirmation) resolve(confirmation);
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
