import { Cloud, CloudDrizzle, CloudFog, CloudLightning, CloudRain, CloudSnow, CloudSun, Sun } from "lucide-react";
import { formatClauses } from "@/ui/format.ts";
import { formatTemperatures } from "@/ui/format-temperatures.ts";
import { t } from "./messages/index.ts";
import type { WeatherOfDay } from "./use-trip-weather.ts";

const icons = {
  clear: Sun,
  partly_cloudy: CloudSun,
  cloudy: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  showers: CloudRain,
  snow: CloudSnow,
  storm: CloudLightning,
} as const;

export function SkyIcon({ sky, className }: { sky: WeatherOfDay["sky"]; className?: string }) {
  const Icon = icons[sky];
  return <Icon aria-hidden="true" className={className} />;
}

/** "Rain showers, 12–17 °C, 70% chance of rain". */
export function weatherWords(of: WeatherOfDay): string {
  const words = [of.words, formatTemperatures(of.low, of.high)];
  const chance = Math.round(of.rain_chance ?? 0);
  return formatClauses(chance < 20 ? words : [...words, t("chance", { chance: String(chance) })]);
}

/** What to do instead on a wet day; null when there is nothing to say. */
export function rainAdvice({ if_wet: plan }: WeatherOfDay): string | null {
  return plan && t("advice", { title: plan.title, instead: plan.instead });
}
