import { randomInt } from "node:crypto";

const LENGTH = 8;
/** Without characters that are easily confused: I, O, 0 and 1. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Forty random bits: unguessable behind a rate limit, and short enough to dictate. */
export function newTripCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** The page for somebody who got the code as a link. */
export const joinUrl = (publicUrl: string, code: string) => `${publicUrl}/join/${code}`;
