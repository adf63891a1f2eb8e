import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, data: string) => createHmac("sha256", key).update(data).digest();

interface Kept {
  readonly bytes: Buffer;
  readonly type: string;
}

/** A bucket with S3's protocol, which calculates and compares every signature itself. */
export async function s3Server({ bucket = "files", secret = "s3cr3t", region = "eu-lantern-1" } = {}) {
  const kept = new Map<string, Kept>();
  const asked: string[] = [];
  /** Faults for the next calls, one each, instead of an answer. */
  const mishaps: ("500" | "hang" | "reset" | "short" | "redirect" | "slow-down")[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    asked.push(`${request.method} ${request.url}`);
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { "content-type": "application/xml" })
        .end(`<Error><Code>${code}</Code><AWSAccessKeyId>AKIATEST</AWSAccessKeyId></Error>`);
    const mishap = mishaps.shift();
    if (mishap === "500") return refuse(500, "InternalError");
    if (mishap === "slow-down") return refuse(503, "SlowDown");
    if (mishap === "hang") return;
    if (mishap === "reset") return request.socket.destroy();
    if (mishap === "redirect") return response.writeHead(307, { location: "http://127.0.0.1:9/" }).end();
    const fault = faultOf(request, body, { secret, region });
    if (fault) return refuse(403, fault);
    const [, inBucket, ...rest] = (request.url as string).split("/");
    const key = rest.join("/");
    if (inBucket !== bucket) return refuse(404, "NoSuchBucket");
    if (request.method === "PUT") {
      kept.set(key, { bytes: body, type: request.headers["content-type"] ?? "" });
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === "DELETE") {
      kept.delete(key);
      return response.writeHead(204).end();
    }
    const it = kept.get(key);
    if (!it) return refuse(404, "NoSuchKey");
    response.writeHead(200, { "content-length": it.bytes.length, "content-type": it.type });
    if (mishap === "short") {
      response.write(it.bytes.subarray(0, 10));
      return setTimeout(() => request.socket.destroy(), 20);
    }
    return response.end(it.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    settings: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region,
      bucket,
      accessKeyId: "AKIATEST",
      secretAccessKey: secret,
    },
    kept,
    asked,
    mishaps,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** AWS Signature Version 4, implemented from its description. */
function faultOf(
  request: IncomingMessage,
  body: Buffer,
  { secret, region }: { secret: string; region: string },
): string | null {
  const said =
    /^AWS4-HMAC-SHA256 Credential=AKIATEST\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    );
  if (!said) return "AccessDenied";
  const [, day, signedRegion, names, signature] = said as unknown as string[];
  const at = String(request.headers["x-amz-date"]);
  if (signedRegion !== region || !at.startsWith(day as string)) return "AuthorizationHeaderMalformed";
  if (!["host", "x-amz-date", "x-amz-content-sha256"].every((it) => names?.split(";").includes(it)))
    return "AccessDenied";
  if (request.headers["x-amz-content-sha256"] !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const headers = (names as string).split(";").map((it) => `${it}:${String(request.headers[it]).trim()}\n`);
  const canonical = [request.method, request.url, "", headers.join(""), names, sha256(body)].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", at, scope, sha256(canonical)].join("\n");
  const key = [day as string, region, "s3", "aws4_request"].reduce<Buffer | string>(
    (it, part) => hmac(it, part),
    `AWS4${secret}`,
  );
  return hmac(key, toSign).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}
