import { createHash, createHmac, type Hash, type Hmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FileStore } from "@caravan/core/kernel/ports";
import { SignatureV4 } from "@smithy/signature-v4";
import { checkedKey } from "./storage-key.ts";

export interface S3Settings {
  /** The server's address, with a path where it has one; the bucket is appended (path style). */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly timeoutMs?: number;
}

/** The time for a file of the largest size over a slow line. */
const PATIENCE_MS = 20_000;
/** We store nothing larger; anything larger is not ours. */
const MOST_BYTES = 64 * 1_048_576;
const MOST_OF_ANSWER = 4096;
const PAUSE_MS = 300;

/** Files in a bucket of Amazon S3 or a compatible server: MinIO, Garage, Ceph, R2. */
export function s3Store(settings: S3Settings): FileStore {
  const base = new URL(settings.endpoint);
  const { region, bucket, accessKeyId, secretAccessKey, timeoutMs = PATIENCE_MS } = settings;
  const credentials = { accessKeyId, secretAccessKey };
  // S3 signs the path as it is, without escaping it a second time.
  const signer = new SignatureV4({ service: "s3", region, credentials, sha256: Sha256, uriEscapePath: false });

  const once = async (method: Method, key: string, body?: Uint8Array, contentType?: string): Promise<Response> => {
    const path = `${base.pathname.replace(/\/$/, "")}/${bucket}/${key}`;
    const { headers } = await signer.sign({
      method,
      protocol: base.protocol,
      hostname: base.hostname,
      path,
      headers: { host: base.host, ...(contentType ? { "content-type": contentType } : {}) },
      ...(body ? { body } : {}),
    });
    // Only for the signature; `fetch` sends the header.
    const { host: _, ...sent } = headers;
    return fetch(new URL(path, base), {
      method,
      headers: sent,
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
  /** All three calls are idempotent, so temporary errors are retried once. */
  const call = async (method: Method, name: string, body?: Uint8Array, contentType?: string): Promise<Response> => {
    const key = checkedKey(name);
    const first = await once(method, key, body, contentType).catch((error: unknown) => error);
    if (first instanceof Response && first.status !== 429 && first.status < 500) return first;
    if (first instanceof Response) await first.body?.cancel();
    await wait(PAUSE_MS);
    return once(method, key, body, contentType).catch((error: unknown) => {
      throw new Error(`the file store did not answer ${method}: ${causeOf(error)}`);
    });
  };
  return {
    async put(key, bytes, contentType) {
      const answer = await call("PUT", key, bytes, contentType);
      if (!answer.ok) throw await refusal("PUT", answer);
      await answer.body?.cancel();
    },
    async get(key) {
      const answer = await call("GET", key);
      if (answer.ok) return read(answer, MOST_BYTES);
      const fault = await refusal("GET", answer);
      if (fault.code === "NoSuchKey") return null;
      throw fault;
    },
    async delete(key) {
      const answer = await call("DELETE", key);
      if (!answer.ok) {
        const fault = await refusal("DELETE", answer);
        if (fault.code !== "NoSuchKey") throw fault;
      } else await answer.body?.cancel();
    },
  };
}

type Method = "PUT" | "GET" | "DELETE";

class Refusal extends Error {
  /** The error code of S3, such as `NoSuchBucket`. */
  readonly code: string;
  constructor(method: Method, status: number, code: string) {
    super(`the file store answered ${method} with ${status} ${code}`.trimEnd());
    this.code = code;
  }
}

/** Only the error code is logged: the message may quote the request and its signer. */
async function refusal(method: Method, answer: Response): Promise<Refusal> {
  const text = Buffer.from(await read(answer, MOST_OF_ANSWER).catch(() => new Uint8Array())).toString("utf8");
  return new Refusal(method, answer.status, /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? "");
}

async function read(answer: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Error("the file store answered with more than we ever put there");
    chunks.push(chunk);
  }
  const announced = answer.headers.get("content-length");
  if (announced !== null && Number(announced) !== size) throw new Error("the file store broke off in the middle");
  return Buffer.concat(chunks);
}

const causeOf = (error: unknown): string => {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
};

/** SHA-256 for the signer, with the platform's own implementation. */
class Sha256 {
  private readonly secret: Uint8Array | string | undefined;
  private hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.secret = typeof secret === "string" || secret === undefined ? secret : bytesOf(secret);
    this.hash = this.fresh();
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    if (typeof data === "string") this.hash.update(data, "utf8");
    else this.hash.update(bytesOf(data));
  }
  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }
  reset(): void {
    this.hash = this.fresh();
  }
  private fresh(): Hash | Hmac {
    return this.secret === undefined ? createHash("sha256") : createHmac("sha256", this.secret);
  }
}

function bytesOf(data: ArrayBuffer | ArrayBufferView): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
