import type { WeatherSource } from "@caravan/core/kernel/ports";
import { townPoint } from "@caravan/domain/places/town-point";
import { type DayWeather, forecastDays, skyOf } from "@caravan/domain/weather/day-weather";
import { z } from "zod";
import type { AnswerCache } from "../live-sources/answer-cache.ts";
import { ServiceFault } from "../live-sources/fetch-from-source.ts";
import { deadlineIn, type SourceClient } from "../live-sources/source-client.ts";

export interface WeatherConfig {
  readonly url: string;
  readonly timeoutSeconds: number;
  readonly userAgent: string;
}

const FRESH_DAYS = 3 / 24;
/** An older forecast is no forecast. */
const OLDEST_MS = 24 * 3_600_000;

const shape: z.ZodType<DayWeather[]> = z.array(
  z.object({
    date: z.string(),
    code: z.number(),
    low: z.number(),
    high: z.number(),
    rainChance: z.number().nullable(),
    rainMm: z.number().nullable(),
  }),
);

/** Open-Meteo: https://open-meteo.com/en/docs. Data under CC BY 4.0, free for non-commercial use. */
export function openMeteo(config: WeatherConfig, client: SourceClient, answers: AnswerCache): WeatherSource {
  return {
    attribution: { name: "Open-Meteo", url: "https://open-meteo.com/" },
    async forecast(point, zone) {
      const { lat, lng } = townPoint(point);
      const key = `weather/1/${lat.toFixed(1)},${lng.toFixed(1)}/${zone}`;
      const { kept, asking } = await answers.keptWhileAsking(key, shape, async () => {
        const deadline = deadlineIn(config.timeoutSeconds * 1000);
        const request = { url: addressOf(config.url, lat, lng, zone), userAgent: config.userAgent };
        return { value: await client.ask(request, deadline, readForecast), days: FRESH_DAYS };
      });
      const isUsable = kept !== undefined && Date.now() - kept.fetchedAt.getTime() < OLDEST_MS;
      return { kept: isUsable ? { days: kept.value, at: kept.fetchedAt } : null, asking };
    },
  };
}

/** Always the whole reach of the forecast, because the dates of a trip are nobody's business. */
function addressOf(url: string, lat: number, lng: number, zone: string): URL {
  const address = new URL(`${url.replace(/\/+$/, "")}/v1/forecast`);
  const query = {
    latitude: lat.toFixed(1),
    longitude: lng.toFixed(1),
    daily: "weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max,precipitation_sum",
    timezone: zone,
    forecast_days: String(forecastDays),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address;
}

const values = z.array(z.number().nullable());
const answer = z.object({
  daily: z.object({
    time: z.array(z.iso.date()).max(forecastDays),
    weather_code: values,
    temperature_2m_max: values,
    temperature_2m_min: values,
    precipitation_probability_max: values.optional(),
    precipitation_sum: values.optional(),
  }),
});

/** Days without a known sky or plausible temperatures are left out. */
function readForecast(body: unknown): DayWeather[] {
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw new ServiceFault("the source answered something else than a forecast");
  const { daily } = parsed.data;
  const days = daily.time.flatMap((date, index): DayWeather[] => {
    const code = daily.weather_code[index] ?? null;
    const low = daily.temperature_2m_min[index] ?? null;
    const high = daily.temperature_2m_max[index] ?? null;
    if (code === null || skyOf(code) === null || low === null || high === null) return [];
    if (low > high || low < -90 || high > 65) return [];
    const rainChance = within(daily.precipitation_probability_max?.[index], 100);
    const rainMm = within(daily.precipitation_sum?.[index], 2000);
    return [{ date, code, low, high, rainChance, rainMm }];
  });
  if (days.length === 0) throw new ServiceFault("the source answered a forecast without days");
  return days;
}

function within(value: number | null | undefined, most: number): number | null {
  return value === null || value === undefined || value < 0 || value > most ? null : value;
}
