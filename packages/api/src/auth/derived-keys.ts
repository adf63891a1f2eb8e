import { createHmac } from "node:crypto";
import { errors as joseErrors } from "jose";

/** `AUTH_SECRET`, which signs, and the ones before it, whose signatures are still good. */
export type SecretRing = readonly [current: string, ...earlier: string[]];

/** Separate keys for separate purposes, all derived from `AUTH_SECRET`. */
export function derivedKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(createHmac("sha256", secret).update(`caravan:${purpose}`).digest());
}

/** Hashes a value that is too short for a plain hash: without the key nobody can try values against the database. */
export function keyedHash(secret: string, purpose: string): (text: string) => string {
  const key = derivedKey(secret, purpose);
  return (text) => createHmac("sha256", key).update(text).digest("hex");
}

/** Checks a signature with each secret of the ring. Rejects as the check does with the last one. */
export async function withAnySecret<T>(secrets: SecretRing, check: (secret: string) => Promise<T>): Promise<T> {
  const [current, ...earlier] = secrets;
  let attempt = check(current);
  for (const secret of earlier) {
    attempt = attempt.catch((error) => {
      if (error instanceof joseErrors.JWSSignatureVerificationFailed) return check(secret);
      throw error;
    });
  }
  return attempt;
}
