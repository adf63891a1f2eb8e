import { randomCode } from "../kernel/random-code.ts";

/** Forty random bits: unguessable behind a rate limit, and short enough to dictate. */
export function newTripCode(): string {
  return randomCode(8);
}

/** The page for somebody who got the code as a link. */
export const joinUrl = (publicUrl: string, code: string) => `${publicUrl}/join/${code}`;
