/** Where people go after signing in when no page sent them. */
export const homePath = "/trips";

/** Sign-in that leads back to a path of ours. */
export const signInHref = (returnTo: string) => `/sign-in?callbackUrl=${encodeURIComponent(returnTo)}`;

/**
 * The path of ours in `callbackUrl`, else the trips. Anything that a browser could read as another site (`//host`,
 * `/\host`, a scheme, control characters) is not followed.
 */
export function returnPath(callbackUrl: string | readonly string[] | undefined, ownOrigin?: string): string {
  if (typeof callbackUrl !== "string" || callbackUrl === "") return homePath;
  const base = ownOrigin ?? "http://caravan.invalid";
  // We never write a relative path ("trips").
  if (!callbackUrl.startsWith("/") && !(ownOrigin && callbackUrl.startsWith(`${ownOrigin}/`))) return homePath;
  if (!URL.canParse(callbackUrl, base)) return homePath;
  const url = new URL(callbackUrl, base);
  if (url.origin !== new URL(base).origin) return homePath;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // "/a/..//host" is a path of ours until it is resolved; the result must not begin with two slashes either.
  return path.startsWith("//") ? homePath : path;
}
