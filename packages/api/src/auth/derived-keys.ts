import { createHmac } from "node:crypto";

/** Separate keys for separate purposes, all derived from `AUTH_SECRET`. */
export function derivedKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(createHmac("sha256", secret).update(`caravan:${purpose}`).digest());
}

/** Hashes a value that is too short for a plain hash: without the key nobody can try values against the database. */
export function keyedHash(secret: string, purpose: string): (text: string) => string {
  const key = derivedKey(secret, purpose);
  return (text) => createHmac("sha256", key).update(text).digest("hex");
}
