import { plainFormats } from "./clock.ts";
import { type ChosenFormats, type Formats, formatChoices } from "./formats.ts";
import type { Language } from "./language.ts";
import type { Reader } from "./texts.ts";

/** Of readers whose region is unknown: Japanese calendars begin with Sunday. */
const ofLanguage = (language: Language): Formats => ({ ...plainFormats, ...(language === "ja" && { week: "sunday" }) });

const milesRegions = new Set("AS,GB,GU,LR,MM,MP,PR,UM,US,VI".split(","));
const fahrenheitRegions = new Set("AS,BS,BZ,FM,GU,KY,LR,MH,MP,PR,PW,UM,US,VI".split(","));

/**
 * How somebody reads clocks, calendars and measures.
 *
 * @param region such as "US"; undefined: not known
 */
export function formatsOf(chosen: ChosenFormats, language: Language, region: string | undefined): Formats {
  return { ...(region === undefined ? ofLanguage(language) : ofRegion(language, region)), ...chosen };
}

function ofRegion(language: Language, region: string): Formats {
  const locale = new Intl.Locale(`${language}-${region}`) as Intl.Locale & {
    getHourCycles(): readonly string[];
    getWeekInfo(): { readonly firstDay: number };
  };
  const [cycle = "h23"] = locale.getHourCycles();
  const { firstDay } = locale.getWeekInfo();
  return {
    clock: cycle === "h12" || cycle === "h11" ? "12" : "24",
    week: firstDay === 7 ? "sunday" : firstDay === 6 ? "saturday" : "monday",
    distance: milesRegions.has(region) ? "mi" : "km",
    temperature: fahrenheitRegions.has(region) ? "f" : "c",
  };
}

/** Only what can be chosen, of a cookie or of a column. */
export function readFormats(it: unknown): ChosenFormats {
  if (typeof it !== "object" || it === null) return {};
  const given = it as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(formatChoices).flatMap(([key, choices]) =>
      choices.some((choice) => choice === given[key]) ? [[key, given[key]]] : [],
    ),
  );
}

/** A language alone stands for a reader of whom nothing else is known. */
export const readerIn = (it: Language | Reader): Reader =>
  typeof it === "string" ? { language: it, formats: formatsOf({}, it, undefined) } : it;
