import { DomainError } from "@caravan/core/errors";
import type { Special } from "../http/specials.ts";

/** A message of the Model Context Protocol, from somebody with a credential. */
export async function serveMcp(_it: Special, _message: Record<string, unknown>): Promise<void> {
  throw new DomainError("unavailable", "unavailable", "Not there yet.");
}
