import type { IncomingMessage, ServerResponse } from "node:http";
import { type PhotoFile, photoOfPath } from "@caravan/domain/pictures/photo-address";

/**
 * Answers requests for photographs that are on this disk. None is fetched for a request: `get_photo` does that, in the
 * background. They are public, and their addresses name their content.
 *
 * @returns whether the request is for a photograph, and is being answered
 */
export function photoImages(
  read: (file: PhotoFile) => Promise<Uint8Array | undefined>,
  report: (fault: unknown) => void,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const path = request.url?.split("?", 1)[0] ?? "";
    if (!path.startsWith("/photos/")) return false;
    const file = photoOfPath(path);
    const refuse = (status: number, words: string) => {
      response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
      response.end(`${words}\n`);
    };
    const nothing = () => refuse(404, "There is no photograph at this address.");
    if (!file || (request.method !== "GET" && request.method !== "HEAD")) nothing();
    else
      read(file).then(
        (bytes) => (bytes ? send(request, response, file, bytes) : nothing()),
        (error) => {
          report(error);
          refuse(503, "The photograph could not be read. Try again later.");
        },
      );
    return true;
  };
}

function send(request: IncomingMessage, response: ServerResponse, { id, width, format }: PhotoFile, bytes: Uint8Array) {
  const tag = `"${id.slice(0, 12)}-${width}-${format}"`;
  const headers = {
    "cache-control": "public, max-age=31536000, immutable",
    etag: tag,
    // It is an image and nothing else, also when its address is opened as a page.
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  };
  if (request.headers["if-none-match"]?.includes(tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, "content-type": `image/${format}`, "content-length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
}
