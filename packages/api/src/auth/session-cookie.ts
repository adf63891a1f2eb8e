/** The name that next-auth gives its session cookie; the prefix makes browsers insist on TLS. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Secure-next-auth.session-token" : "next-auth.session-token";
}

/** The secret of the session in a Cookie header. */
export function sessionCookie(header: string | undefined, publicUrl: string): string | undefined {
  return cookieValue(header, sessionCookieName(publicUrl)) || undefined;
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(";") ?? []) {
    const at = part.indexOf("=");
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
