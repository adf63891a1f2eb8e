import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const knownPasswordsFile = join(import.meta.dirname, "../data/known-passwords.txt");

/** Twelve digits of the SHA-256, in any case of letters: enough to tell a few thousand from all others. */
export const passwordMark = (password: string): string =>
  createHash("sha256").update(password.toLowerCase()).digest("hex").slice(0, 12);

let known: ReadonlySet<string> | undefined;

/** Whether a password is on the list of those that leaked and are tried first. Nothing is asked of anybody. */
export function isKnownPassword(password: string): boolean {
  known ??= new Set(readFileSync(knownPasswordsFile, "utf8").split("\n").filter(Boolean));
  return known.has(passwordMark(password));
}
