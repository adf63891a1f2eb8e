import { insertGuest } from "@caravan/core/identity/guests";
import { sessionSeconds } from "@caravan/core/identity/sessions";
import { forbidden } from "@caravan/core/kernel/errors";
import { sqlOf } from "@caravan/db/sql";
import { sendJson } from "../http/read-body.ts";
import type { CredentialRequest } from "../request-context.ts";
import { nextAuthCookies } from "./cookies.ts";
import { resolveCredential } from "./resolve-credential.ts";
import { isSameOrigin } from "./same-origin.ts";
import { startSessionOf } from "./session-token.ts";
import { signInVisit } from "./sign-in-visit.ts";

/** The most guests from one network in an hour. */
const GUESTS = { limit: 20, seconds: 3600 } as const;

/**
 * Starts the session of a guest, who plans without an account, in the browser that asks for it. Whoever is signed in
 * stays so.
 */
export async function startGuestSession(it: CredentialRequest): Promise<void> {
  const { request, response, options, network, now, credential } = it;
  const { ports, auth } = options;
  const { actor } = await resolveCredential(credential);
  if (!isSameOrigin(request, auth.publicUrl)) throw forbidden("This request did not come from a page of Caravan.");
  if (actor.kind === "anonymous") {
    await ports.throttle.take(`guest:${network}`, GUESTS.limit, GUESTS.seconds);
    const userId = await insertGuest(sqlOf(ports.database), ports, now);
    const visit = signInVisit(request, response, network, auth.publicUrl);
    const { sessionToken: secret } = await startSessionOf(ports, visit, userId, "guest");
    const { name, options: cookie } = nextAuthCookies(auth.publicUrl).sessionToken;
    const secure = cookie.secure ? "; Secure" : "";
    const attributes = `Path=/; Max-Age=${sessionSeconds}; HttpOnly; SameSite=Lax${secure}`;
    response.appendHeader("set-cookie", `${name}=${secret}; ${attributes}`);
  }
  sendJson(response, 200, { success: true });
}
