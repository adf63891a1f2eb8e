/**
 * The redirect URI with the answer to an authorization request. Its own query is kept as it is; `iss` tells a client of
 * several services whose answer it is (RFC 9207).
 */
export function authorizationRedirect(
  uri: string,
  answer: { readonly code: string } | { readonly error: string },
  more: { readonly state: string | null; readonly iss: string },
): string {
  const { state, iss } = more;
  const parameters = new URLSearchParams({ ...answer, ...(state === null ? {} : { state }), iss });
  return `${uri}${uri.includes("?") ? "&" : "?"}${parameters}`;
}
