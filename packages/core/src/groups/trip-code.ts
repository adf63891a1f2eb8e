import { randomInt } from "node:crypto";

const LENGTH = 8;
/** Without characters that are misheard or misread: I, O, 0 and 1. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Forty random bits: unguessable behind a rate limit, and short enough to be read out. */
export function newTripCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Where somebody who got the code by a link goes. */
export const joinUrl = (publicUrl: string, code: string) => `${publicUrl}/join/${code}`;
