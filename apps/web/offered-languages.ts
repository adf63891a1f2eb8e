import { type Language, languages } from "@caravan/languages/language";

/** The languages that this installation offers, for pages: they share only the environment with server.ts. */
export function offeredLanguages(): readonly Language[] {
  const offered = process.env.CARAVAN_LANGUAGES?.split(",") ?? [];
  return languages.filter((it) => offered.includes(it));
}
