import { importJWK, jwtVerify } from "jose";

/** RFC 8292: a token for this service, signed with the key that is sent with it, and valid for at most a day. */
export async function checkVapid(
  authorization: string | undefined,
  origin: string,
): Promise<{ publicKey: string; subject: string }> {
  const [, token, publicKey] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? "") ?? [];
  if (token === undefined || publicKey === undefined) throw new Error("VAPID: there is no token");
  const point = Buffer.from(publicKey, "base64url");
  if (point.length !== 65 || point[0] !== 4) throw new Error("VAPID: the key is no uncompressed point");
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const key = await importJWK({ kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) }, "ES256");
  const { payload } = await jwtVerify(token, key, {
    audience: origin,
    algorithms: ["ES256"],
    requiredClaims: ["aud", "exp", "sub"],
  }).catch((error: Error) => {
    throw new Error(`VAPID: ${error.message}`);
  });
  if ((payload.exp ?? 0) > Date.now() / 1000 + 86_400) throw new Error("VAPID: the token lives longer than a day");
  return { publicKey, subject: payload.sub as string };
}
