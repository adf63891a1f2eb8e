/** The name that next-auth gives its session cookie; the prefix makes browsers insist on TLS. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Secure-next-auth.session-token" : "next-auth.session-token";
}

/** The session token of a Cookie header; a long one comes in numbered pieces. */
export function sessionCookie(header: string | undefined, publicUrl: string): string | undefined {
  if (header === undefined) return undefined;
  const name = sessionCookieName(publicUrl);
  const pieces: [number, string][] = [];
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    const key = part.slice(0, at).trim();
    if (key === name) return part.slice(at + 1).trim();
    if (key.startsWith(`${name}.`)) pieces.push([Number(key.slice(name.length + 1)), part.slice(at + 1).trim()]);
  }
  if (pieces.length === 0) return undefined;
  return pieces
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value)
    .join("");
}
