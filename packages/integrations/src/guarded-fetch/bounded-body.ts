import type { IncomingMessage } from "node:http";
import { FetchRefused } from "@caravan/core/kernel/ports";

/**
 * The body, or a refusal as soon as it is larger than `most` bytes, by what is declared or by what comes; with `cut` its
 * beginning instead of a refusal, and no more is read than that. Nothing is
 * decompressed, since a small body can unfold into a large one; servers that compress unasked are refused.
 */
export async function boundedBody(response: IncomingMessage, most: number, cut = false): Promise<Uint8Array> {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  if (encoding !== "" && encoding !== "identity") throw new FetchRefused("The answer is compressed.");
  const tooLarge = () => new FetchRefused(`The answer is larger than ${Math.floor(most / 1024)} KB.`);
  if (!cut && Number(response.headers["content-length"] ?? 0) > most) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most && !cut) throw tooLarge();
    chunks.push(size > most ? chunk.subarray(0, chunk.length - (size - most)) : chunk);
    if (size >= most && cut) break;
  }
  return Buffer.concat(chunks);
}
