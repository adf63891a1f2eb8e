import { formatClauses, formatRange } from "@/ui/format.ts";
import { t } from "./messages/index.ts";
import type { WeatherOfDay } from "./use-trip-weather.ts";

/** Where people measure in Fahrenheit. */
const fahrenheitRegions = new Set(["US", "LR", "BS", "BZ", "KY", "PW", "FM", "MH", "PR", "GU", "VI"]);

/** Whether somebody with these languages reads Fahrenheit: by the region of the first that has one. */
export function readsFahrenheit(languages: readonly string[]): boolean {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language);
      if (region) return fahrenheitRegions.has(region);
    } catch {
      // Not a language tag.
    }
  }
  return false;
}

/** "12–17 °C", or what it is in Fahrenheit. */
export function temperatures({ low, high }: Pick<WeatherOfDay, "low" | "high">, languages: readonly string[]): string {
  const inFahrenheit = readsFahrenheit(languages);
  const degrees = (celsius: number) => String(Math.round(inFahrenheit ? celsius * 1.8 + 32 : celsius) + 0);
  const [from, to] = [degrees(low), degrees(high)];
  const isBelow = `${from}${to}`.includes("-");
  const both = from === to ? from : isBelow ? t("below", { from, to }) : formatRange(from, to);
  return `${both} °${inFahrenheit ? "F" : "C"}`;
}

/** "Rain showers, 12–17 °C, 70% chance of rain". */
export function weatherWords(of: WeatherOfDay, languages: readonly string[]): string {
  const words = [of.words, temperatures(of, languages)];
  const chance = Math.round(of.rain_chance ?? 0);
  return formatClauses(chance < 20 ? words : [...words, t("chance", { chance: String(chance) })]);
}

/** What to do instead on a wet day; null when there is nothing to say. */
export function rainAdvice({ if_wet: plan }: WeatherOfDay): string | null {
  return plan && t("advice", { title: plan.title, instead: plan.instead });
}
