import Negotiator from "negotiator";
import { isLanguage, type Language, languages } from "./language.ts";

/** @param header of an HTTP request, `Accept-Language`. @returns the reader's first choice among ours, or undefined */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  const [first] = new Negotiator({ headers: { "accept-language": header } }).languages([...languages]);
  // "*" accepts all: no choice.
  return isLanguage(first) && !/^\s*\*/.test(header) ? first : undefined;
}
