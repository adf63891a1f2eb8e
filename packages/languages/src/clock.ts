import type { Formats } from "./formats.ts";
import type { Language } from "./language.ts";

/** Apart from the choices, because every page has them. */
export const plainFormats: Formats = { clock: "24", week: "monday", distance: "km", temperature: "c" };

const clockOf = /([01]\d|2[0-4])(:[0-5]\d)/g;
/** A text of clock times alone, such as "09:00–12:30, 14:00–18:00". */
const onlyClocks = /^(?:(?:[01]\d|2[0-4]):[0-5]\d(?:–|, |$))+$/;
/** Of the morning and of the afternoon. */
const halves: Readonly<Record<Language, string>> = {
  en: "am|pm",
  de: "AM|PM",
  es: "a. m.|p. m.",
  fr: "AM|PM",
  ja: "午前|午後",
};

/** "14:30" or "2:30 pm". @param text clock times `HH:MM`, or a span or list of them; another text is returned unchanged */
export function clockIn(text: string, { clock }: Pick<Formats, "clock">, language: Language): string {
  if (clock === "24" || !onlyClocks.test(text)) return text;
  return text.replace(clockOf, (_, written, minute) => {
    const hour = written % 24;
    const half = halves[language].split("|")[hour < 12 ? 0 : 1];
    // Noon is 午後0:00.
    return language === "ja" ? `${half}${hour % 12}${minute}` : `${hour % 12 || 12}${minute} ${half}`;
  });
}
