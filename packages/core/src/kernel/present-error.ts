import type { DomainError } from "./errors.ts";
import { word } from "./word.ts";

/** An error on the wire: its texts in the language of whoever asked. */
export const presentError = ({ code, said, details }: DomainError) => ({
  code,
  message: word(said),
  details: details.map((it) => ({ ...it, message: word(it.message) })),
});
