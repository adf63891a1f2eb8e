/**
 * Where the browser goes with the answer to a request that came from it. What the client's address already carries stays
 * as it was written; `iss` lets a client that talks to several services see whose answer it is (RFC 9207).
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
