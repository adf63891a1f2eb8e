import GitHubModule, { type GithubProfile } from "next-auth/providers/github";
import GoogleModule, { type GoogleProfile } from "next-auth/providers/google";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { commonJsDefault } from "./commonjs-default.ts";

const GitHub = commonJsDefault(GitHubModule);
const Google = commonJsDefault(GoogleModule);

export interface Client {
  readonly id: string;
  readonly secret: string;
}

export interface OpenIdClient extends Client {
  readonly issuer: string;
  readonly name: string;
}

/** Claims of OpenID Connect. */
interface Claims {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: unknown;
}

/**
 * A person of a provider, for the adapter and the callbacks. We decide ourselves whether the address counts as
 * verified.
 */
const personOf = ({ sub, name, email, email_verified }: Claims) => ({
  id: sub,
  name: name ?? null,
  email: email?.toLowerCase() ?? null,
  addressProved: email_verified === true,
});

export const isAddressProved = (person: object): boolean => "addressProved" in person && person.addressProved === true;

export const google = ({ id, secret }: Client): OAuthConfig<GoogleProfile> =>
  Google<GoogleProfile>({ clientId: id, clientSecret: secret, profile: (it) => personOf(it) });

/** GitHub lists several addresses; the primary one is used, with GitHub's word on whether it is verified. */
export const gitHub = ({ id, secret }: Client): OAuthConfig<GithubProfile> =>
  GitHub({
    clientId: id,
    clientSecret: secret,
    userinfo: {
      url: "https://api.github.com/user",
      async request({ client, tokens }) {
        const token = tokens.access_token ?? "";
        const profile = await client.userinfo(token);
        const answer = await fetch("https://api.github.com/user/emails", {
          headers: { authorization: `token ${token}` },
        });
        const emails = answer.ok
          ? ((await answer.json()) as { email: string; primary: boolean; verified: boolean }[])
          : [];
        const primary = emails.find((it) => it.primary);
        return {
          ...profile,
          email: primary?.email ?? profile.email,
          email_verified: primary?.verified === true,
        } as never;
      },
    },
    profile: (it) => ({
      ...personOf({ sub: String(it.id), name: it.name ?? it.login, ...(it.email && { email: it.email }) }),
      addressProved: "email_verified" in it && it.email_verified === true,
    }),
  });

export const openIdConnect = ({ id, secret, issuer, name }: OpenIdClient): OAuthConfig<Claims> => ({
  id: "oidc",
  name,
  type: "oauth",
  wellKnown: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
  authorization: { params: { scope: "openid email profile" } },
  idToken: true,
  checks: ["pkce", "state"],
  clientId: id,
  clientSecret: secret,
  profile: personOf,
});
