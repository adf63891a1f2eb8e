import { findByEmail } from "@caravan/core/identity/accounts";
import { verifyPasskeySignIn } from "@caravan/core/identity/passkey-sign-in";
import { sessionSeconds, type Visit } from "@caravan/core/identity/sessions";
import { verifySignIn } from "@caravan/core/identity/sign-in";
import { hasSecondFactor } from "@caravan/core/identity/totp";
import { refusalOf } from "@caravan/core/installation/sign-up-policy";
import { recordFailure } from "@caravan/core/kernel/audit-log";
import { DomainError } from "@caravan/core/kernel/errors";
import type { Ports } from "@caravan/core/kernel/ports";
import { sqlOf } from "@caravan/db/sql";
import { email } from "@caravan/domain/fields";
import type { NextAuthOptions } from "next-auth";
import CredentialsModule from "next-auth/providers/credentials";
import EmailModule from "next-auth/providers/email";
import { z } from "zod";
import { commonJsDefault } from "./commonjs-default.ts";
import { nextAuthCookies } from "./cookies.ts";
import { nextAuthAdapter } from "./next-auth-adapter.ts";
import { accountForProvider } from "./provider-sign-in.ts";
import { endSessionByToken, sessionToken, startSessionOf } from "./session-token.ts";
import { LINK_MINUTES, sendSignInLink } from "./sign-in-link.ts";
import { type Client, gitHub, google, isAddressProved, type OpenIdClient, openIdConnect } from "./sign-in-providers.ts";
import type { SignInVisit } from "./sign-in-visit.ts";

const Credentials = commonJsDefault(CredentialsModule);
const Email = commonJsDefault(EmailModule);

export interface IdentityConfig {
  readonly secret: string;
  readonly publicUrl: string;
  readonly google: Client | undefined;
  readonly github: Client | undefined;
  readonly oidc: OpenIdClient | undefined;
  readonly report: (error: unknown) => void;
}

/** Accepts any text. An invalid address has no account, so it fails like a wrong password. */
const typedCredentials = z
  .object({ email: z.string().max(1000), password: z.string().max(1000), code: z.string().max(100).optional() })
  .transform((it) => ({ ...it, email: it.email.trim().toLowerCase().slice(0, 254) }));

/** Sign-in for people: password always, magic link, Google, GitHub and OIDC where they are configured. */
export function authOptions(config: IdentityConfig, ports: Ports, visit: SignInVisit): NextAuthOptions {
  const { publicUrl, secret } = config;
  return {
    secret,
    // The JWT strategy, because next-auth allows passwords with no other; its token is the secret of a stored session.
    session: { strategy: "jwt", maxAge: sessionSeconds },
    jwt: sessionToken(ports),
    events: { signOut: ({ token }) => endSessionByToken(ports, token, visit.visit.network) },
    pages: { signIn: "/sign-in", error: "/sign-in", verifyRequest: "/sign-in?sent=1" },
    useSecureCookies: publicUrl.startsWith("https:"),
    cookies: nextAuthCookies(publicUrl),
    adapter: nextAuthAdapter(ports, visit.visit.network),
    providers: [
      Credentials({
        name: "Password",
        credentials: {
          email: { label: "Email", type: "email" },
          password: { label: "Password", type: "password" },
          code: {},
        },
        async authorize(typed) {
          const given = typedCredentials.safeParse(typed);
          if (!given.success) return null;
          const found = await verifySignIn(ports, given.data, visit.visit).catch(rateLimitedInWords);
          if (found === "second_factor") throw new Error("SecondFactor");
          return found;
        },
      }),
      Credentials({
        id: "passkey",
        name: "Passkey",
        credentials: { answer: {} },
        async authorize(typed) {
          const sent = z.object({ answer: z.string().max(20_000) }).safeParse(typed);
          if (!sent.success) return null;
          return verifyPasskeySignIn(ports, sent.data.answer, visit.visit).catch(rateLimitedInWords);
        },
      }),
      ...(ports.mailer.configured
        ? [
            Email({
              from: "Caravan",
              server: {},
              maxAge: LINK_MINUTES * 60,
              normalizeIdentifier(address) {
                const { data } = email.safeParse(address);
                if (data === undefined) throw new Error("not an e-mail address");
                return data;
              },
              sendVerificationRequest: ({ identifier, url }) =>
                sendSignInLink(ports, { email: identifier, url, visit: visit.visit }, config.report),
            }),
          ]
        : []),
      ...(config.google ? [google(config.google)] : []),
      ...(config.github ? [gitHub(config.github)] : []),
      ...(config.oidc ? [openIdConnect(config.oidc)] : []),
    ],
    callbacks: {
      jwt: ({ token, user, account }) =>
        user && account ? startSessionOf(ports, visit, user.id, account.provider) : token,
      async signIn({ user, account, email: asked }) {
        // Requests for a link get the same answer for everybody; whether one is sent is decided later.
        if (account?.type === "credentials" || asked?.verificationRequest) return true;
        const { data: address } = email.safeParse(user.email);
        if (!account || address === undefined) return false;
        if (account.type === "email") {
          const holder = await findByEmail(sqlOf(ports.database), address);
          if (!holder) return mayEnter(ports, { email: address, proved: true, method: account.provider }, visit.visit);
          if (holder.kind !== "person" || holder.disabledAt !== null)
            return refused(ports, visit.visit, account.provider, "disabled", holder.id);
          // A link is one factor. With a second one, people sign in with password and code.
          return (await hasSecondFactor(ports, holder.id)) ? "/sign-in?error=SecondFactorNeeded" : true;
        }
        const { provider, providerAccountId: subject } = account;
        const person = {
          provider,
          subject,
          email: address,
          emailVerified: isAddressProved(user),
          type: "oauth" as const,
        };
        const found = await accountForProvider(ports, person, new Date());
        if (found === "refused") {
          await refused(ports, visit.visit, provider, "not_linked");
          return "/sign-in?error=OAuthAccountNotLinked";
        }
        if (found !== "nobody") return true;
        return mayEnter(ports, { email: address, proved: person.emailVerified, method: provider }, visit.visit);
      },
      redirect({ url, baseUrl }) {
        if (url.startsWith("/") && !url.startsWith("//")) return `${baseUrl}${url}`;
        return URL.canParse(url) && new URL(url).origin === baseUrl ? url : baseUrl;
      },
    },
  };
}

/** Whether somebody without an account may get one by signing in. */
async function mayEnter(
  ports: Ports,
  { method, ...applicant }: { readonly email: string; readonly proved: boolean; readonly method: string },
  visit: Visit,
): Promise<boolean> {
  const refusal = await refusalOf(sqlOf(ports.database), ports, applicant, new Date());
  return refusal === null || refused(ports, visit, method, refusal);
}

async function refused(
  ports: Ports,
  { network }: Visit,
  method: string,
  reason: string,
  userId?: string,
): Promise<false> {
  const source = { actor: { kind: "anonymous" as const }, network, now: new Date() };
  await recordFailure(ports, source, { event: "sign_in", subjectUserId: userId, detail: { method, reason } });
  return false;
}

/** The page recognises this word; next-auth sends nothing else. */
function rateLimitedInWords(error: unknown): never {
  throw error instanceof DomainError && error.kind === "limited" ? new Error("RateLimited") : error;
}
