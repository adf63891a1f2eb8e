/** Where people go after signing in when they came from nowhere in particular. */
export const homePath = "/trips";

/**
 * A place of ours that `callbackUrl` names, else the trips. Anything that a browser could read as another site
 * (`//host`, `/\host`, a scheme, control characters) is not followed.
 */
export function returnPath(callbackUrl: string | readonly string[] | undefined, ownOrigin?: string): string {
  if (typeof callbackUrl !== "string" || callbackUrl === "") return homePath;
  const base = ownOrigin ?? "http://caravan.invalid";
  // A relative path ("trips") is not a form that we ever write.
  if (!callbackUrl.startsWith("/") && !(ownOrigin && callbackUrl.startsWith(`${ownOrigin}/`))) return homePath;
  if (!URL.canParse(callbackUrl, base)) return homePath;
  const url = new URL(callbackUrl, base);
  if (url.origin !== new URL(base).origin) return homePath;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // "/a/..//host" is ours until it is resolved; what comes out must not begin with two slashes either.
  return path.startsWith("//") ? homePath : path;
}
