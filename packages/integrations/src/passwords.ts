import type { Ports } from "@caravan/core/kernel/ports";
import { hash, verify } from "@node-rs/argon2";
import { isKnownPassword } from "./known-passwords.ts";

/** argon2id with the library's defaults (19 MiB, 2 passes), off the event loop. */
export const passwords: Ports["passwords"] = {
  hash: (password) => hash(password),
  verify: (stored, password) => verify(stored, password),
  isKnown: isKnownPassword,
};
