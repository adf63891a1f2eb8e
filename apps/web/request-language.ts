import type { IncomingMessage } from "node:http";
import { acceptedLanguage, acceptedRegion } from "@caravan/languages/accepted-language";
import { type ChosenFormats, formatChoices } from "@caravan/languages/formats";
import type { Language } from "@caravan/languages/language";
import { formatsOf, readFormats } from "@caravan/languages/reader";
import type { Reader } from "@caravan/languages/texts";

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

/** Holds how values are written for this browser's reader: a choice or "-" for each of `formatChoices`. */
const formatsCookie = "caravan-formats";
const formatKeys = Object.keys(formatChoices) as (keyof typeof formatChoices)[];

export const formatsCookieOf = (chosen: ChosenFormats): string =>
  `${formatsCookie}=${formatKeys.map((it) => chosen[it] ?? "-").join(".")}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;

export function chosenFormats({ headers }: Pick<IncomingMessage, "headers">): ChosenFormats {
  const [, text = ""] = new RegExp(`(?:^|;\\s*)${formatsCookie}=([a-z0-9.-]+)`).exec(headers.cookie ?? "") ?? [];
  const values = text.split(".");
  return readFormats(Object.fromEntries(formatKeys.map((it, index) => [it, values[index]])));
}

/** Whom the answer is for. Programs, which come with a key, get the same clock and measures everywhere. */
export function readerOf(
  request: Pick<IncomingMessage, "headers">,
  offered: readonly [Language, ...Language[]],
): Reader {
  const language = languageOf(request, offered);
  if (request.headers.authorization) return { language, formats: formatsOf({}, language, undefined) };
  const region = acceptedRegion(request.headers["accept-language"]);
  return { language, formats: formatsOf(chosenFormats(request), language, region) };
}
