import { ensureAccount } from "@caravan/core/identity/accounts";
import { accountOfSubject, linkSubject } from "@caravan/core/identity/provider-accounts";
import type { Ports } from "@caravan/core/kernel/ports";
import { sqlOf } from "@caravan/db/sql";
import { email as emailField } from "@caravan/domain/fields";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";

export interface ProviderConfig {
  readonly issuer: string;
  readonly audience: string;
  /** Defaults to the issuer's well-known address. */
  readonly jwksUrl: string | undefined;
}

/** Without symmetric algorithms and `none`: a provider's public key must never be used as a shared secret. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** Verifies tokens of an outside identity provider and finds or creates their account. */
export function identityProviderVerifier(config: ProviderConfig, ports: Pick<Ports, "database">) {
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
async function accountOf(payload: JWTPayload, issuer: string, ports: Pick<Ports, "database">, now: Date) {
  const sql = sqlOf(ports.database);
  const subject = { provider: issuer, subject: payload.sub as string };
  const known = await accountOfSubject(sql, subject);
  if (known !== undefined) return known;
  const address = emailField.safeParse(payload.email);
  if (!address.success || payload.email_verified !== true) return undefined;
  const name = typeof payload.name === "string" ? payload.name.slice(0, 120) : null;
  const user = { id: crypto.randomUUID(), email: address.data, name, kind: "person", verified: now, now } as const;
  const { id } = await ensureAccount(sql, user);
  await linkSubject(sql, { ...subject, userId: id, type: "oidc" });
  return id;
}
