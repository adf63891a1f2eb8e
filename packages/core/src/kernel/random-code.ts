import { randomInt } from "node:crypto";

/** Without letters and digits that are easily confused: I, O, 0 and 1. Each character has five random bits. */
export const codeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Random characters for people to read and type. */
export function randomCode(length: number, alphabet = codeLetters): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}
