import { randomInt } from "node:crypto";

const PREFIX = "CVN";
const LENGTH = 4;
/** Without characters that are easily confused: I, O, 0 and 1. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A code that a person types, without the prefix. */
export function newUserCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** In the form that is shown: `CVN-AB2C`. */
export function formatUserCode(code: string): string {
  return `${PREFIX}-${code}`;
}

/** The code in a text, in any case, with or without prefix, spaces and dashes; undefined when there is none. */
export function readUserCode(typed: string): string | undefined {
  const bare = typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
  const code = bare.length === PREFIX.length + LENGTH && bare.startsWith(PREFIX) ? bare.slice(PREFIX.length) : bare;
  return code.length === LENGTH && [...code].every((it) => ALPHABET.includes(it)) ? code : undefined;
}
