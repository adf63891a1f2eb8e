import { createHmac } from "node:crypto";

/** Separate keys for separate purposes, all from the one `AUTH_SECRET`. */
export function derivedKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(createHmac("sha256", secret).update(`caravan:${purpose}`).digest());
}
