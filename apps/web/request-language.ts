import type { IncomingMessage } from "node:http";
import { acceptedLanguage } from "@caravan/languages/accepted-language";
import { isLanguage, type Language } from "@caravan/languages/language";

/** Holds the chosen language of this browser, for a year. */
export const languageCookie = "caravan-language";

/** The language that was chosen in this browser, else the first one that the browser asks for, else English. */
export function languageOf({ headers }: Pick<IncomingMessage, "headers">): Language {
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z-]+)`, "i").exec(headers.cookie ?? "")?.[1];
  return isLanguage(chosen) ? chosen : (acceptedLanguage(headers["accept-language"]) ?? "en");
}
