import Negotiator from "negotiator";
import { isLanguage, type Language } from "./language.ts";

/** @param header of an HTTP request, `Accept-Language`. @returns the reader's first choice among those offered, or undefined */
export function acceptedLanguage(header: string | undefined, offered: readonly Language[]): Language | undefined {
  if (!header) return undefined;
  const [first] = new Negotiator({ headers: { "accept-language": header } }).languages([...offered]);
  // "*" accepts all: no choice.
  return isLanguage(first) && !/^\s*\*/.test(header) ? first : undefined;
}

/** @returns the region of the first language there that has one, "US" of `en-US`; undefined without */
export function acceptedRegion(header: string | undefined): string | undefined {
  if (!header) return undefined;
  for (const tag of new Negotiator({ headers: { "accept-language": header } }).languages()) {
    const [, region] = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag) ?? [];
    if (region) return region.toUpperCase();
  }
  return undefined;
}
