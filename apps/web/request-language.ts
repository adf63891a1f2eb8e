import type { IncomingMessage } from "node:http";
import { acceptedLanguage } from "@caravan/languages/accepted-language";
import type { Language } from "@caravan/languages/language";

/** Holds the chosen language of this browser, for a year. */
const languageCookie = "caravan-language";

const yearSeconds = 365 * 86_400;

export const languageCookieOf = (language: string): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;

/**
 * The language that was chosen in this browser, else the first one that the browser asks for, else the installation's
 * first. Only languages that the installation offers count.
 */
export function languageOf(
  { headers }: Pick<IncomingMessage, "headers">,
  offered: readonly [Language, ...Language[]],
): Language {
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z-]+)`, "i").exec(headers.cookie ?? "")?.[1];
  return offered.find((it) => it === chosen) ?? acceptedLanguage(headers["accept-language"], offered) ?? offered[0];
}
