import { createHmac } from "node:crypto";
import { type SecretBox, secretBox } from "@caravan/core/kernel/secret-box";
import { errors as joseErrors } from "jose";

/** `AUTH_SECRET`: the current one, which signs, and earlier ones, whose signatures are still accepted. */
export type SecretRing = readonly [current: string, ...earlier: string[]];

/** Separate keys for separate purposes, all derived from `AUTH_SECRET`. */
export function derivedKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(createHmac("sha256", secret).update(`caravan:${purpose}`).digest());
}

/** Encrypts with the first secret of the ring, and decrypts with any of them. */
export function secretBoxOf([current, ...earlier]: SecretRing): SecretBox {
  const keyOf = (secret: string) => derivedKey(secret, "stored-secrets");
  return secretBox([keyOf(current), ...earlier.map(keyOf)]);
}

/** Hashes a value that is too short for a plain hash: without the key nobody can try values against the database. */
export function keyedHash(secret: string, purpose: string): (text: string) => string {
  const key = derivedKey(secret, purpose);
  return (text) => createHmac("sha256", key).update(text).digest("hex");
}

/** Checks a signature with each secret. Rejects with the error of the last one when none fits. */
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
