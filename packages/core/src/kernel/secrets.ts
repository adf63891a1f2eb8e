import { hash, randomBytes } from "node:crypto";

/** The prefix of API keys, so that they can be told from tokens and found by secret scanners. */
export const keyPrefix = "cvn_";

/** 256 random bits in 43 URL-safe characters. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Secrets with that many random bits need no salt; the database stores only the hash. */
export function hashSecret(secret: string): string {
  return hash("sha256", secret);
}
