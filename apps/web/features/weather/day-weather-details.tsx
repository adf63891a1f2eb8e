import { formatInstant } from "@/ui/format.ts";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "./messages/index.ts";
import { rainAdvice, SkyIcon, weatherWords } from "./sky.tsx";
import type { WeatherOfDay } from "./use-trip-weather.ts";

interface DayWeatherDetailsProps {
  id: string;
  weather: WeatherOfDay;
  source: { readonly name: string; readonly url: string } | null;
}

/** The forecast of a day in words, with what to do when it rains, and where it is from. */
export function DayWeatherDetails({ id, weather, source }: DayWeatherDetailsProps) {
  const advice = rainAdvice(weather);
  return (
    <div id={id} className="flex gap-3 rounded-card bg-raised px-4 py-3 text-[0.9375rem] shadow-card">
      <SkyIcon sky={weather.sky} className="mt-0.5 size-5 shrink-0" />
      <div className="wrap-anywhere min-w-0">
        <p>
          {t("of", {
            place: weather.place.split(",")[0] ?? "",
            weather: weatherWords(weather),
          })}
        </p>
        {advice && <p className="mt-1">{advice}</p>}
        {source && (
          <p className="mt-1 text-faint text-sm">
            {richText(
              t.parts("source", {
                time: formatInstant(weather.fetched_at),
                name: source.name,
                source: (words) => (
                  <a href={source.url} className="underline underline-offset-2" target="_blank" rel="noreferrer">
                    {words}
                  </a>
                ),
              }),
            )}
          </p>
        )}
      </div>
    </div>
  );
}
