import { accountHeader } from "./account-header.ts";
import { ResponseError } from "./domain-error.ts";

export interface Sending {
  readonly signal: AbortSignal;
  /** The part that has been sent, from 0 to 1. */
  readonly onProgress: (sent: number) => void;
}

/**
 * Sends a file as the body of a POST. By XMLHttpRequest, since fetch does not report the progress of an upload. Rejects
 * with what `domainError` reads, or with the signal's reason.
 */
export function sendFile<Answer>(address: string, file: File, { signal, onProgress }: Sending): Promise<Answer> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open("POST", address);
    request.responseType = "json";
    // The server detects the type from the bytes; browsers name many types differently.
    request.setRequestHeader("content-type", "application/octet-stream");
    for (const [name, value] of Object.entries(accountHeader())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    request.upload.onload = () => onProgress(1);
    request.onload = () => {
      const answer = request.response ?? {};
      if (answer.success) resolve(answer);
      else reject(ResponseError.of(request.status, answer));
    };
    request.onerror = () => reject(new TypeError("the file could not be sent"));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener("abort", stop);
    signal.addEventListener("abort", stop);
    request.send(file);
  });
}
