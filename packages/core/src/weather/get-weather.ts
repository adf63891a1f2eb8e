import { addDays, todayIn } from "@caravan/domain/calendar";
import * as f from "@caravan/domain/fields";
import type { TripDocument } from "@caravan/domain/trip/document";
import { stopsOfDay } from "@caravan/domain/trip/trip-stops";
import { type DayWeather, forecastDays, isWet, skies, skyOf } from "@caravan/domain/weather/day-weather";
import { swapForRain } from "@caravan/domain/weather/swap-for-rain";
import { z } from "zod";
import { cachedPlacesForTrip } from "../destinations/places-for-trip.ts";
import { tripFor } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import type { WeatherSource } from "../kernel/ports.ts";
import { rareByRest } from "../kernel/without-tool.ts";

const dayWire = z.object({
  itinerary_id: f.id,
  date: z.string(),
  place: z.string().meta({ description: "The stop whose weather it is" }),
  sky: z.enum(skies),
  words: z.string(),
  low: z.number().meta({ description: "Degrees Celsius" }),
  high: z.number(),
  rain_chance: z.number().nullable().meta({ description: "Percent" }),
  rain_mm: z.number().nullable(),
  wet: z.boolean().meta({ description: "Rain is likely" }),
  if_wet: z
    .object({ activity_id: f.id, title: z.string(), instead: z.string() })
    .nullable()
    .meta({ description: "On a wet day: a stop outdoors and its alternative indoors" }),
  fetched_at: z.string(),
});

export const getWeather = query({
  name: "get_weather",
  description:
    "The forecast for the days of a trip that it reaches, today and 15 more, at the stop of each day and by its calendar. Nothing waits for the source: days that are not known yet are missing, and `pending` says that a later call may have them.",
  audience: "trips:read",
  withoutTool: rareByRest,
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({
    days: z.array(dayWire),
    pending: z.boolean(),
    source: z.object({ name: z.string(), url: z.string() }).nullable().meta({ description: "To be named beside it" }),
  }),
  rest: { method: "GET", path: "/api/trips/{id}/weather", params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document: trip } = await tripFor(ctx, input.trip_id, "viewer");
    const { weather } = ctx.ports;
    const wanted = trip.status === "cancelled" ? [] : daysWithin(trip, ctx.now);
    if (!weather || wanted.length === 0) return { days: [], pending: false, source: null };
    const found = await forecasts(weather, wanted);
    const known = wanted.flatMap(({ day, stop, zone, key }) => {
      const { kept } = found.get(key) ?? { kept: null };
      const of = kept?.days.find((it) => it.date === day.date);
      return of && kept ? [{ day, stop, zone, of, at: kept.at }] : [];
    });
    const settings = new Map((await cachedPlacesForTrip(ctx, trip)).map((it) => [it.id, it.setting]));
    const offered = new Set<string>();
    const days = known.map(({ day, stop, of, at }) => {
      const wet = isWet(of);
      const swap = wet ? swapForRain(day.activities, (id) => settings.get(id ?? ""), offered) : undefined;
      if (swap) offered.add(swap.dry.title);
      return {
        ...{ itinerary_id: day.id, date: day.date, place: stop.destination },
        ...presentWeather(of),
        wet,
        if_wet: swap ? { activity_id: swap.stop.id, title: swap.stop.title, instead: swap.dry.title } : null,
        fetched_at: at.toISOString(),
      };
    });
    return { days, pending: [...found.values()].some((it) => it.asking), source: weather.attribution };
  },
});

/** The days of a trip that a forecast of today reaches, each with its stop; today is the stop's. */
function daysWithin(trip: TripDocument, now: Date) {
  return trip.days.flatMap((day) => {
    const { sleeps: stop } = stopsOfDay(trip, day.date);
    const { lat, lng } = stop;
    const zone = stop.timezone ?? trip.timezone;
    if (lat === null || lng === null || zone === null) return [];
    const today = todayIn(zone, now);
    if (day.date < today || day.date >= addDays(today, forecastDays)) return [];
    return [{ day, stop, zone, point: { lat, lng }, key: `${lat},${lng},${zone}` }];
  });
}

/** One forecast for each place. */
async function forecasts(weather: WeatherSource, wanted: ReturnType<typeof daysWithin>) {
  const places = new Map(wanted.map((it) => [it.key, it]));
  const found = [...places.values()].map(
    async ({ key, point, zone }) => [key, await weather.forecast(point, zone)] as const,
  );
  return new Map(await Promise.all(found));
}

function presentWeather({ code, low, high, rainChance, rainMm }: DayWeather) {
  // The source keeps no day without a sky.
  const { sky, words } = skyOf(code) ?? { sky: "cloudy" as const, words: "" };
  return { sky, words, low, high, rain_chance: rainChance, rain_mm: rainMm };
}
