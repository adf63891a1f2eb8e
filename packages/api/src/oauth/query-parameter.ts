import { invalidRequest } from "./oauth-error.ts";
import { boundedText } from "./request-parameters.ts";

/**
 * A query parameter; undefined when missing or empty.
 *
 * @throws invalid_request when it was sent twice (RFC 6749, 3.1)
 */
export function singleParameter(query: URLSearchParams, name: string, longest?: number): string | undefined {
  const [value, ...others] = query.getAll(name);
  if (others.length > 0) throw invalidRequest(`${name} was sent more than once.`);
  if (value === undefined || value === "") return undefined;
  return boundedText(name, value, longest);
}
