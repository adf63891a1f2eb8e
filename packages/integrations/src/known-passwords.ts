import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const knownPasswordsFile = join(import.meta.dirname, "../data/known-passwords.txt");

/**
 * Twelve hex digits of the SHA-256 of the lower-cased password: enough to distinguish a few thousand from all others.
 */
export const passwordMark = (password: string): string =>
  createHash("sha256").update(password.toLowerCase()).digest("hex").slice(0, 12);

let known: ReadonlySet<string> | undefined;

/** Whether a password is on the list of leaked passwords that attackers try first. Sends no request. */
export function isKnownPassword(password: string): boolean {
  known ??= new Set(readFileSync(knownPasswordsFile, "utf8").split("\n").filter(Boolean));
  return known.has(passwordMark(password));
}
