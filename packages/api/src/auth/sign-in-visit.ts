import type { IncomingMessage, ServerResponse } from "node:http";
import type { Visit } from "@caravan/core/identity/sessions";
import { randomToken } from "@caravan/core/kernel/secrets";
import { header } from "../http/read-body.ts";
import { cookieName, cookieValue, sessionCookie } from "./cookies.ts";

/** The request of a sign-in. */
export interface SignInVisit {
  readonly visit: Visit;
  /** The secret of this browser's session so far. */
  readonly earlierSession: string | undefined;
  /** Sets the cookie that identifies this browser later, also after signing out. */
  rememberBrowser(): void;
}

const BROWSER_SECONDS = 400 * 86_400;

export function signInVisit(
  request: IncomingMessage,
  response: ServerResponse,
  network: string,
  publicUrl: string,
): SignInVisit {
  const name = cookieName("caravan-browser", publicUrl);
  const known = cookieValue(request.headers.cookie, name);
  const browser = known !== undefined && /^[\w-]{43}$/.test(known) ? known : randomToken();
  return {
    visit: { network, userAgent: header(request, "user-agent") ?? null, browser },
    earlierSession: sessionCookie(request.headers.cookie, publicUrl),
    rememberBrowser() {
      const attributes = `Path=/; Max-Age=${BROWSER_SECONDS}; HttpOnly; SameSite=Lax${publicUrl.startsWith("https:") ? "; Secure" : ""}`;
      response.appendHeader("set-cookie", `${name}=${browser}; ${attributes}`);
    },
  };
}
