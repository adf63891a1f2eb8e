"use client";

import { SkyIcon, type WeatherOfDay, weatherWords } from "@/features/weather/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatTemperatures } from "@/ui/format-temperatures.ts";

export { DayWeatherDetails } from "@/features/weather/index.ts";

interface DaySkyProps {
  sky: WeatherOfDay;
  /** The id of the forecast in words, which a press shows. */
  detailsId: string;
  open: boolean;
  onPress: () => void;
}

/** The forecast of a day, in its heading. */
export function DaySky({ sky, detailsId, open, onPress }: DaySkyProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={detailsId}
      onClick={onPress}
      className={classNames(
        "tap -my-2 flex items-center gap-1.5 whitespace-nowrap rounded-control px-1.5 text-sm hover:text-ink",
        sky.wet ? "text-ink" : "text-muted",
      )}
    >
      <span className="sr-only">{weatherWords(sky)}</span>
      <SkyIcon sky={sky.sky} className="size-4.5 shrink-0" />
      <span aria-hidden="true" className="tabular-nums">
        {formatTemperatures(sky.low, sky.high)}
      </span>
    </button>
  );
}
