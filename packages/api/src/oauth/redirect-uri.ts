export const MOST_REDIRECT_URIS = 10;
const LONGEST = 512;
/** An application on the person's own machine, which may listen on any free port (RFC 8252, 7.3). */
const loopback = /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?(?=[/?]|$)/;
/** An application with its own scheme. RFC 8252 wants a reversed domain name, but editors use a single word. */
const privateUse = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:|^(?<word>[a-z][a-z0-9+-]*):\/\//;
/** Schemes that browsers or operating systems handle themselves. */
const taken = new Set(
  "about blob chrome content data file filesystem ftp ftps http https intent jar javascript mailto res resource vbscript view-source ws wss".split(
    " ",
  ),
);

export const isLoopback = (uri: string): boolean => loopback.test(uri);

/** Whether a redirect URI is allowed: https, this machine, or an application's own scheme. */
export function isRedirectUri(uri: string): boolean {
  if (uri.length > LONGEST || !/^[\x21-\x7e]+$/.test(uri) || /[#"<>\\^`{|}]/.test(uri)) return false;
  const url = URL.parse(uri);
  if (!url || url.username + url.password !== "") return false;
  if (uri.startsWith("https://")) return true;
  if (loopback.test(uri)) return true;
  const own = privateUse.exec(uri);
  const word = own?.groups?.word ?? "";
  return own !== null && !taken.has(word) && !/^(?:ms|search)-/.test(word);
}

/** Compared as strings; loopback addresses may differ in the port. */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  if (registered.includes(uri)) return true;
  if (!loopback.test(uri) || !isRedirectUri(uri)) return false;
  const anyPort = (it: string) => it.replace(loopback, "http://$1");
  return registered.some((it) => loopback.test(it) && anyPort(it) === anyPort(uri));
}
