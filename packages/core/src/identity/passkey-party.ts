import { isIP } from "node:net";
import { DomainError } from "../kernel/errors.ts";

/** The relying party of passkeys: this installation, by its public address. */
export interface PasskeyParty {
  /** The host name, to which browsers bind passkeys. */
  readonly rpId: string;
  readonly origin: string;
}

/** Null where browsers do not support passkeys: on a bare IP address, and without https except on localhost. */
export function passkeyParty(publicUrl: string): PasskeyParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0 || (protocol !== "https:" && !isLocal)) return null;
  return { rpId: hostname, origin };
}

/** @throws conflict `passkeys_unavailable` */
export function requirePasskeyParty(publicUrl: string): PasskeyParty {
  const party = passkeyParty(publicUrl);
  if (party) return party;
  throw new DomainError(
    "conflict",
    "passkeys_unavailable",
    "Passkeys need an https address with a host name: this installation has none.",
  );
}
