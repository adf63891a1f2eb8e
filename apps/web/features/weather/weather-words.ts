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
  const [from, to] = [low, high].map((it) => String(Math.round(inFahrenheit ? it * 1.8 + 32 : it) + 0));
  const both = from === to ? from : `${from}${from?.startsWith("-") || to?.startsWith("-") ? " to " : "–"}${to}`;
  return `${both} °${inFahrenheit ? "F" : "C"}`;
}

/** "Rain showers, 12–17 °C, 70% chance of rain". */
export function weatherWords(of: WeatherOfDay, languages: readonly string[]): string {
  const chance = of.rain_chance !== null && of.rain_chance >= 20 && `${Math.round(of.rain_chance)}% chance of rain`;
  return [of.words, temperatures(of, languages), chance].filter(Boolean).join(", ");
}

/** What to do instead on a wet day; null when there is nothing to say. */
export function rainAdvice({ if_wet: plan }: WeatherOfDay): string | null {
  return plan && `Rain is likely. Instead of ${plan.title}: ${plan.instead}.`;
}
