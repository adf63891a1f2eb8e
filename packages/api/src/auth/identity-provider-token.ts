import { findByEmail } from "@caravan/core/identity/accounts";
import { linkSubject } from "@caravan/core/identity/provider-accounts";
import { refusalOf } from "@caravan/core/installation/sign-up-policy";
import type { Ports } from "@caravan/core/kernel/ports";
import { sqlOf } from "@caravan/db/sql";
import { email as emailField } from "@caravan/domain/fields";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import { accountForProvider, signUp } from "./provider-sign-in.ts";

export interface ProviderConfig {
  readonly issuer: string;
  readonly audience: string;
  /** Defaults to the issuer's well-known address. */
  readonly jwksUrl: string | undefined;
}

/** Without symmetric algorithms and `none`: a provider's public key must never be used as a shared secret. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** Verifies tokens of an outside identity provider and finds or creates their account. */
export function identityProviderVerifier(config: ProviderConfig, ports: Ports) {
  const keys = createRemoteJWKSet(
    new URL(config.jwksUrl ?? `${config.issuer.replace(/\/$/, "")}/.well-known/jwks.json`),
    {
      timeoutDuration: 5000,
    },
  );
  return async (token: string, now: Date): Promise<string | undefined> => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer: config.issuer,
      audience: config.audience,
      currentDate: now,
      requiredClaims: ["sub", "exp"],
    });
    return accountOf(payload, config.issuer, ports, now);
  };
}

/** By provider and subject. A verified address links to the account with that address, or creates one. */
async function accountOf(payload: JWTPayload, issuer: string, ports: Ports, now: Date) {
  const { data: email } = emailField.safeParse(payload.email);
  const emailVerified = payload.email_verified === true;
  const person = { provider: issuer, subject: payload.sub as string, email, emailVerified, type: "oidc" as const };
  const found = await accountForProvider(ports, person, now);
  if (found !== "nobody") return found === "refused" ? undefined : found.id;
  if (email === undefined || !emailVerified) return undefined;
  const sql = sqlOf(ports.database);
  if ((await refusalOf(sql, ports, { email, proved: true }, now)) !== null) return undefined;
  const name = typeof payload.name === "string" ? payload.name.slice(0, 120) : null;
  const made = await signUp(ports, undefined, { email, name, emailVerified: now });
  // Without an inserted row, another call has created the account at the same moment.
  const account = made ?? (await findByEmail(sql, email));
  if (account) await linkSubject(sql, { ...person, userId: account.id });
  return account?.id;
}
