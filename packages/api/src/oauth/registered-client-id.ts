import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { derivedKey } from "../auth/derived-keys.ts";
import type { Client } from "./client.ts";

const TYPE = "client-registration+jwt";
const claims = z.object({ name: z.string(), redirect_uris: z.array(z.string()) });
const keyOf = (secret: string) => derivedKey(secret, "client-registration");

/**
 * The id of a client is its registration, signed: anybody may register, so a table of registrations would be one that
 * anybody may fill. It needs no secrecy and never ends.
 */
export function registrationId({ name, redirectUris }: Client, secret: string, now: Date): Promise<string> {
  return (
    new SignJWT({ name, redirect_uris: redirectUris })
      .setProtectedHeader({ alg: "HS256", typ: TYPE })
      // Two that say the same of themselves are still two.
      .setJti(randomUUID())
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .sign(keyOf(secret))
  );
}

/** Undefined for what we did not give out. */
export async function readRegistration(clientId: string, secret: string): Promise<Client | undefined> {
  const verified = await jwtVerify(clientId, keyOf(secret), { algorithms: ["HS256"], typ: TYPE }).catch(
    () => undefined,
  );
  const read = claims.safeParse(verified?.payload);
  return read.success ? { name: read.data.name, redirectUris: read.data.redirect_uris } : undefined;
}
