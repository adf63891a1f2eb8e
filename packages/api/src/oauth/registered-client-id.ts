import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { derivedKey, type SecretRing, withAnySecret } from "../auth/derived-keys.ts";
import type { Client } from "./client.ts";

const TYPE = "client-registration+jwt";
const claims = z.object({ name: z.string(), redirect_uris: z.array(z.string()) });
const keyOf = (secret: string) => derivedKey(secret, "client-registration");

/**
 * A client id is the signed registration itself. Anybody may register, so anybody could fill a table of registrations.
 * The id is not secret and does not expire; it stays valid as long as the secret that signed it is in the ring.
 */
export function registrationId({ name, redirectUris }: Client, secrets: SecretRing, now: Date): Promise<string> {
  return (
    new SignJWT({ name, redirect_uris: redirectUris })
      .setProtectedHeader({ alg: "HS256", typ: TYPE })
      // Equal registrations still get different ids.
      .setJti(randomUUID())
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .sign(keyOf(secrets[0]))
  );
}

/** Undefined for ids that we did not issue. */
export async function readRegistration(clientId: string, secrets: SecretRing): Promise<Client | undefined> {
  const verified = await withAnySecret(secrets, (secret) =>
    jwtVerify(clientId, keyOf(secret), { algorithms: ["HS256"], typ: TYPE }),
  ).catch(() => undefined);
  const read = claims.safeParse(verified?.payload);
  return read.success ? { name: read.data.name, redirectUris: read.data.redirect_uris } : undefined;
}
