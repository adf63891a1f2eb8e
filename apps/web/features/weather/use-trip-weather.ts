import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type ApiOutputs, type Trip, useApi } from "@/features/api-client/index.ts";

type Weather = ApiOutputs["trips"]["weather"];
export type WeatherOfDay = Weather["days"][number];

const HOUR_MS = 3_600_000;
const SOON_MS = 2500;
/** A source that has not answered by then will not soon. */
const MOST_TRIES = 4;
/** How far a forecast reaches, with a day for clocks that are ahead. */
const REACH_MS = 17 * 24 * HOUR_MS;

/** The forecast of a trip by date, empty while unknown. The page does not wait for it, and no other trip asks. */
export function useTripWeather(trip: Trip): {
  readonly byDate: ReadonlyMap<string, WeatherOfDay>;
  readonly source: Weather["source"];
} {
  const isNear =
    Date.parse(trip.start_date) < Date.now() + REACH_MS && Date.parse(trip.end_date) > Date.now() - 2 * 24 * HOUR_MS;
  const { data } = useQuery({
    ...useApi().trips.weather.queryOptions({ trip_id: trip.id }),
    enabled: isNear && trip.status !== "cancelled",
    staleTime: HOUR_MS,
    refetchInterval: ({ state }) => (state.data?.pending && state.dataUpdateCount < MOST_TRIES ? SOON_MS : HOUR_MS),
  });
  return useMemo(
    () => ({ byDate: new Map(data?.days.map((it) => [it.date, it])), source: data?.source ?? null }),
    [data],
  );
}
