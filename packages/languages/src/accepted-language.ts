import Negotiator from "negotiator";
import { isLanguage, type Language } from "./language.ts";

/** @param header of an HTTP request, `Accept-Language`. @returns the reader's first choice among those offered, or undefined */
export function acceptedLanguage(header: string | undefined, offered: readonly Language[]): Language | undefined {
  if (!header) return undefined;
  const [first] = new Negotiator({ headers: { "accept-language": header } }).languages([...offered]);
  // "*" accepts all: no choice.
  return isLanguage(first) && !/^\s*\*/.test(header) ? first : undefined;
}
