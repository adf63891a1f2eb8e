import { keptResults } from "@caravan/core/kernel/kept-results";
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

interface Verified {
  readonly userId: string;
  readonly sessionId: string;
}

const MOST_KEPT = 5000;
const verified = new WeakMap<SecretRing, ReturnType<typeof keptResults<Verified & { readonly expires: number }>>>();

/**
 * The user and session of a valid token. Rejects when it is forged or expired. A signature is verified once: the library
 * does it on the threads that also write files, so that reads would wait for uploads.
 */
export async function verifyAccessToken(
  token: string,
  options: { secrets: SecretRing; issuer: string; now: Date },
): Promise<Verified> {
  const kept = verified.get(options.secrets) ?? keptResults(MOST_KEPT, () => 1);
  verified.set(options.secrets, kept);
  const known = await kept(`${options.issuer} ${token}`, () => verify(token, options));
  const isOver = known.expires <= options.now.getTime() / 1000;
  const { userId, sessionId } = isOver ? await verify(token, options) : known;
  return { userId, sessionId };
}

async function verify(token: string, options: { secrets: SecretRing; issuer: string; now: Date }) {
  const { payload } = await withAnySecret(options.secrets, (secret) =>
    jwtVerify(token, derivedKey(secret, "bearer"), {
      algorithms: ["HS256"],
      issuer: options.issuer,
      audience: AUDIENCE,
      currentDate: options.now,
      requiredClaims: ["sub", "exp", "sid"],
    }),
  );
  return { userId: payload.sub as string, sessionId: String(payload.sid), expires: payload.exp as number };
}
