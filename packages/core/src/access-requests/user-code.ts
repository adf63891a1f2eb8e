import { codeLetters, randomCode } from "../kernel/random-code.ts";

const PREFIX = "CVN";
const LENGTH = 4;

/** A code that a person types, without the prefix. */
export function newUserCode(): string {
  return randomCode(LENGTH);
}

/** In the form that is shown: `CVN-AB2C`. */
export function formatUserCode(code: string): string {
  return `${PREFIX}-${code}`;
}

/** The code in a text, in any case, with or without prefix, spaces and dashes; undefined when there is none. */
export function readUserCode(typed: string): string | undefined {
  const bare = typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
  const code = bare.length === PREFIX.length + LENGTH && bare.startsWith(PREFIX) ? bare.slice(PREFIX.length) : bare;
  return code.length === LENGTH && [...code].every((it) => codeLetters.includes(it)) ? code : undefined;
}
