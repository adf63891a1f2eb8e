import { Cloud, CloudDrizzle, CloudFog, CloudLightning, CloudRain, CloudSnow, CloudSun, Sun } from "lucide-react";
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
