export const MOST_REDIRECT_URIS = 10;
const LONGEST = 512;
/** An application on the person's own machine, which may listen on any free port (RFC 8252, 7.3). */
const loopback = /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?(?=[/?]|$)/;
/**
 * An application with its own scheme: a reversed domain name, which has a dot (RFC 8252, 7.1). A single word may be a
 * scheme that a browser or an operating system handles itself, so none is accepted.
 */
const privateUse = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:/;

export const isLoopback = (uri: string): boolean => loopback.test(uri);

/** Whether a redirect URI is allowed: https, this machine, or an application's own scheme. */
export function isRedirectUri(uri: string): boolean {
  if (uri.length > LONGEST || !/^[\x21-\x7e]+$/.test(uri) || /[#"<>\\^`{|}]/.test(uri)) return false;
  const url = URL.parse(uri);
  if (!url || url.username + url.password !== "") return false;
  if (uri.startsWith("https://")) return true;
  if (loopback.test(uri)) return true;
  return privateUse.test(uri);
}

/** Compared as strings; loopback addresses may differ in the port. */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  if (registered.includes(uri)) return true;
  if (!loopback.test(uri) || !isRedirectUri(uri)) return false;
  const anyPort = (it: string) => it.replace(loopback, "http://$1");
  return registered.some((it) => loopback.test(it) && anyPort(it) === anyPort(uri));
}
