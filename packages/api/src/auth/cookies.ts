/**
 * On https with the prefix that makes browsers insist on TLS, the path "/" and no domain, so that no other host of the
 * domain can set the cookie (RFC 6265bis, 4.1.3.2).
 */
export function cookieName(name: string, publicUrl: string): string {
  return publicUrl.startsWith("https:") ? `__Host-${name}` : name;
}

const SESSION = "next-auth.session-token";
const SIGN_IN_SECONDS = 15 * 60;

/** All cookies of next-auth, under our names. */
export function nextAuthCookies(publicUrl: string) {
  const cookie = (name: string, maxAge?: number) => ({
    name: cookieName(name, publicUrl),
    options: {
      httpOnly: true,
      sameSite: "lax" as const,
      path: "/",
      secure: publicUrl.startsWith("https:"),
      ...(maxAge === undefined ? {} : { maxAge }),
    },
  });
  return {
    sessionToken: cookie(SESSION),
    callbackUrl: cookie("next-auth.callback-url"),
    csrfToken: cookie("next-auth.csrf-token"),
    pkceCodeVerifier: cookie("next-auth.pkce.code_verifier", SIGN_IN_SECONDS),
    state: cookie("next-auth.state", SIGN_IN_SECONDS),
    nonce: cookie("next-auth.nonce"),
  };
}

/** The secret of the session in a Cookie header. */
export function sessionCookie(header: string | undefined, publicUrl: string): string | undefined {
  return cookieValue(header, cookieName(SESSION, publicUrl)) || undefined;
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(";") ?? []) {
    const at = part.indexOf("=");
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
