import { accountHeader, type TripDocument } from "@/features/api-client/index.ts";
import { isOfGateway } from "../gateway.ts";
import { type FilePart, fileAddress } from "../worker-contract.ts";
import type { KeptBytes } from "./database.ts";

const mostMs = 120_000;
const mostOfPreview = 500_000;

/** Headers that are kept with a file, so that it is served as safely as by the server. */
const kept = [
  "content-type",
  "content-disposition",
  "content-security-policy",
  "cross-origin-resource-policy",
  "x-content-type-options",
];

/** The file of a document; null when it is missing or has another size or type. Rejects when no file can be fetched now. */
export async function fetchFile({ id, size, content_type }: TripDocument): Promise<KeptBytes | null> {
  const file = await fetchPart(id, "file", size);
  return file?.bytes.byteLength === size && typeOf(file) === content_type ? file : null;
}

/** The preview of a document; null where there is none. */
export async function fetchPreview({ id, preview_url }: TripDocument): Promise<KeptBytes | null> {
  if (preview_url === null) return null;
  const preview = await fetchPart(id, "preview", mostOfPreview);
  return preview && typeOf(preview) === "image/webp" ? preview : null;
}

async function fetchPart(id: string, part: FilePart, most: number): Promise<KeptBytes | null> {
  // Not by the pages' address: the worker would answer with the file that is to be replaced. No cache either.
  const answer = await fetch(fileAddress(id, part, null), {
    headers: accountHeader(),
    cache: "no-store",
    redirect: "error",
    signal: AbortSignal.timeout(mostMs),
  });
  if (answer.status === 401 || answer.status === 429 || isOfGateway(answer.status))
    throw new Error(`a file was answered with ${answer.status}`);
  const headers = Object.fromEntries(kept.flatMap((name) => pairOf(name, answer.headers.get(name))));
  // Our answers always have these; the sign-in page of a network does not.
  const isOurs = answer.ok && "content-security-policy" in headers && headers["x-content-type-options"] === "nosniff";
  const bytes = isOurs ? await bytesOf(answer, most) : null;
  if (!bytes) await answer.body?.cancel().catch(() => undefined);
  return bytes && { bytes, headers };
}

const pairOf = (name: string, value: string | null) => (value === null ? [] : [[name, value] as const]);

const typeOf = ({ headers }: KeptBytes) => headers["content-type"]?.split(";")[0]?.trim();

/** Null for more than `most`. */
async function bytesOf({ body }: Response, most: number): Promise<ArrayBuffer | null> {
  const reader = body?.getReader();
  if (!reader) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.byteLength;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  return new Blob(chunks).arrayBuffer();
}
