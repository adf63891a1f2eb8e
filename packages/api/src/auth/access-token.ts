import { jwtVerify, SignJWT } from "jose";
import { derivedKey, type SecretRing, withAnySecret } from "./derived-keys.ts";

const AUDIENCE = "caravan";
export const TOKEN_SECONDS = 3600;

/** A bearer token for scripts of a signed-in person. It expires with the session at the latest. */
export async function issueAccessToken(options: {
  secrets: SecretRing;
  issuer: string;
  userId: string;
  sessionId: string;
  now: Date;
}): Promise<string> {
  const issued = Math.floor(options.now.getTime() / 1000);
  return new SignJWT({ sid: options.sessionId })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setIssuer(options.issuer)
    .setAudience(AUDIENCE)
    .setSubject(options.userId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + TOKEN_SECONDS)
    .sign(derivedKey(options.secrets[0], "bearer"));
}

/** The user and session of a valid token. Rejects when it is forged or expired. */
export async function verifyAccessToken(
  token: string,
  options: { secrets: SecretRing; issuer: string; now: Date },
): Promise<{ readonly userId: string; readonly sessionId: string }> {
  const { payload } = await withAnySecret(options.secrets, (secret) =>
    jwtVerify(token, derivedKey(secret, "bearer"), {
      algorithms: ["HS256"],
      issuer: options.issuer,
      audience: AUDIENCE,
      currentDate: options.now,
      requiredClaims: ["sub", "exp", "sid"],
    }),
  );
  return { userId: payload.sub as string, sessionId: String(payload.sid) };
}
