import { findByEmail } from "@caravan/core/identity/accounts";
import { sessionSeconds } from "@caravan/core/identity/sessions";
import { verifySignIn } from "@caravan/core/identity/sign-in";
import type { Ports } from "@caravan/core/kernel/ports";
import { sqlOf } from "@caravan/db/sql";
import { email } from "@caravan/domain/fields";
import type { NextAuthOptions } from "next-auth";
import CredentialsModule from "next-auth/providers/credentials";
import EmailModule from "next-auth/providers/email";
import GitHubModule from "next-auth/providers/github";
import GoogleModule from "next-auth/providers/google";
import { z } from "zod";
import { commonJsDefault } from "./commonjs-default.ts";
import { nextAuthAdapter } from "./next-auth-adapter.ts";
import { sessionCookieName } from "./session-cookie.ts";
import { endSessionByToken, sessionToken, startSessionOf } from "./session-token.ts";
import type { SignInVisit } from "./sign-in-visit.ts";

const Credentials = commonJsDefault(CredentialsModule);
const Email = commonJsDefault(EmailModule);
const GitHub = commonJsDefault(GitHubModule);
const Google = commonJsDefault(GoogleModule);

interface Client {
  readonly id: string;
  readonly secret: string;
}

export interface IdentityConfig {
  readonly secret: string;
  readonly publicUrl: string;
  readonly signUpOpen: boolean;
  readonly google: Client | undefined;
  readonly github: Client | undefined;
  readonly oidc: (Client & { readonly issuer: string; readonly name: string }) | undefined;
  /** Called before a password is checked; throws after too many attempts. */
  readonly throttleSignIn: (email: string) => Promise<void>;
}

/** Anybody may send anything. An address that is none has no account, so it fails like a wrong password. */
const typedCredentials = z.object({ email: z.string().max(1000), password: z.string().max(1000) }).transform((it) => ({
  email: it.email.trim().toLowerCase().slice(0, 254),
  password: it.password,
}));

/** Sign-in for people: password always, magic link, Google, GitHub and OIDC where they are configured. */
export function authOptions(config: IdentityConfig, ports: Ports, visit: SignInVisit): NextAuthOptions {
  const { publicUrl, secret } = config;
  return {
    secret,
    // The strategy with which passwords are possible; what it takes for a JWT is the secret of a stored session.
    session: { strategy: "jwt", maxAge: sessionSeconds },
    jwt: sessionToken(ports),
    events: { signOut: ({ token }) => endSessionByToken(ports, token) },
    pages: { signIn: "/sign-in", error: "/sign-in", verifyRequest: "/sign-in?sent=1" },
    useSecureCookies: publicUrl.startsWith("https:"),
    cookies: {
      sessionToken: {
        name: sessionCookieName(publicUrl),
        options: { httpOnly: true, sameSite: "lax", path: "/", secure: publicUrl.startsWith("https:") },
      },
    },
    adapter: nextAuthAdapter(sqlOf(ports.database)),
    providers: [
      Credentials({
        name: "Password",
        credentials: { email: { label: "Email", type: "email" }, password: { label: "Password", type: "password" } },
        async authorize(typed) {
          const given = typedCredentials.safeParse(typed);
          if (!given.success) return null;
          await config.throttleSignIn(given.data.email);
          return verifySignIn(ports, given.data);
        },
      }),
      ...(ports.mailer.configured
        ? [
            Email({
              from: "Caravan",
              server: {},
              maxAge: 15 * 60,
              normalizeIdentifier(address) {
                const { data } = email.safeParse(address);
                if (data === undefined) throw new Error("not an e-mail address");
                return data;
              },
              sendVerificationRequest: ({ identifier, url }) =>
                ports.mailer.send({
                  to: identifier,
                  subject: "Sign in to Caravan",
                  text: `Open this link within 15 minutes to sign in:\n\n${url}\n\nIf you did not ask for it, ignore this mail.\n`,
                }),
            }),
          ]
        : []),
      ...(config.google ? [Google({ clientId: config.google.id, clientSecret: config.google.secret })] : []),
      ...(config.github ? [GitHub({ clientId: config.github.id, clientSecret: config.github.secret })] : []),
      ...(config.oidc
        ? [
            {
              id: "oidc",
              name: config.oidc.name,
              type: "oauth" as const,
              wellKnown: `${config.oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
              authorization: { params: { scope: "openid email profile" } },
              idToken: true,
              checks: ["pkce" as const, "state" as const],
              clientId: config.oidc.id,
              clientSecret: config.oidc.secret,
              profile: (claims: { sub: string; name?: string; email?: string }) => ({
                id: claims.sub,
                name: claims.name ?? null,
                email: claims.email ?? null,
              }),
            },
          ]
        : []),
    ],
    callbacks: {
      jwt: ({ token, user, account }) =>
        user && account ? startSessionOf(ports, visit, user.id, account.provider) : token,
      async signIn({ user, account }) {
        if (account?.provider === "credentials" || config.signUpOpen) return true;
        // Sign-up is closed: other providers sign in existing accounts only.
        const address = email.safeParse(user.email);
        if (!address.success) return false;
        return (await findByEmail(sqlOf(ports.database), address.data))?.kind === "person";
      },
      redirect({ url, baseUrl }) {
        if (url.startsWith("/") && !url.startsWith("//")) return `${baseUrl}${url}`;
        return URL.canParse(url) && new URL(url).origin === baseUrl ? url : baseUrl;
      },
    },
  };
}
