import type { Ports } from "@caravan/core/kernel/ports";
import { createTrip } from "@caravan/core/trips/create-trip";
import { updateTrip } from "@caravan/core/trips/update-trip";
import { getWeather } from "@caravan/core/weather/get-weather";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { now, run, setUp } from "../../../core/test/context.ts";
import { faults, json } from "../../test/osm-server.ts";
import { openMeteoForecast, sourceServer } from "../../test/source-server.ts";
import { AnswerCache } from "../live-sources/answer-cache.ts";
import { SourceClient } from "../live-sources/source-client.ts";
import { openMeteo } from "./open-meteo.ts";

const { database, outside, ana } = await setUp();
let source: Awaited<ReturnType<typeof sourceServer>>;
let ports: Ports;

/** The clock of `run` says the 21st of November, noon. */
const today = "2026-11-21";
const codes = [0, 63, 3, 95, ...Array.from({ length: 12 }, () => 1)];

beforeEach(async () => {
  source = await sourceServer(() => json(openMeteoForecast(today, codes)));
  const config = { url: source.url, timeoutSeconds: 2, userAgent: "Caravan/1.0 (+https://trips.example.com)" };
  ports = { ...outside.ports, weather: openMeteo(config, new SourceClient(0), new AnswerCache(database)) };
  await database.pool.query("delete from live_answers");
});
afterEach(() => source.close());

const plan = async (destination: string, start_date: string, end_date: string, more: object = {}) =>
  (await run(createTrip, ports, ana, { destination, start_date, end_date, skip_ai_generation: true, ...more })).trip;
const weatherOf = (trip: { id: string }) => run(getWeather, ports, ana, { trip_id: trip.id });
const arrived = async (trip: { id: string }) => {
  await expect.poll(async () => (await weatherOf(trip)).pending).toBe(false);
  return weatherOf(trip);
};

describe("get_weather", () => {
  it("answers without waiting for the source, and has the days when they have arrived", async () => {
    const trip = await plan("Lisbon", today, "2026-11-23");
    source.state.answer = () => (response) =>
      void setTimeout(() => json(openMeteoForecast(today, codes))(response), 300);
    expect(await weatherOf(trip)).toMatchObject({ days: [], pending: true, source: { name: "Open-Meteo" } });
    const { days } = await arrived(trip);
    expect(days.map((it) => [it.date, it.sky, it.words, it.wet])).toEqual([
      ["2026-11-21", "clear", "Clear", false],
      ["2026-11-22", "rain", "Rain", true],
      ["2026-11-23", "cloudy", "Overcast", false],
    ]);
    expect(days[0]).toMatchObject({ itinerary_id: trip.itinerary[0]?.id, place: "Lisbon", low: 11.4, high: 17.2 });
    expect(source.asked).toHaveLength(1);
  });

  it("sends only the town, its zone and no dates", async () => {
    const trip = await plan("Lisbon", "2026-11-25", "2026-11-26");
    await arrived(trip);
    const [{ url, userAgent } = { url: new URL("x:"), userAgent: "" }] = source.asked;
    expect(url.pathname).toBe("/v1/forecast");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      latitude: "38.7",
      longitude: "-9.1",
      daily: "weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max,precipitation_sum",
      timezone: "Europe/Lisbon",
      forecast_days: "16",
    });
    expect(userAgent).toBe("Caravan/1.0 (+https://trips.example.com)");
  });

  it("has each day at its stop and by the calendar of the stop, and asks for each place once", async () => {
    const stops = [{ destination: "Tokyo", nights: 1 }, { destination: "Honolulu" }];
    const trip = await plan("Tokyo and Honolulu", "2026-11-21", "2026-11-23", { stops });
    source.state.answer = (url) =>
      json(openMeteoForecast("2026-11-21", url.href.includes("Tokyo") ? [2, 2] : [0, 0, 0]));
    const { days } = await arrived(trip);
    expect(days.map((it) => [it.date, it.place, it.sky])).toEqual([
      ["2026-11-21", "Tokyo", "partly_cloudy"],
      ["2026-11-22", "Honolulu", "clear"],
      ["2026-11-23", "Honolulu", "clear"],
    ]);
    expect(source.asked).toHaveLength(2);
    expect(now.toISOString()).toBe("2026-11-21T12:00:00.000Z");
  });

  it("has an indoor alternative on a wet day where the plan has one", async () => {
    const dates = { start_date: "2026-11-21", end_date: "2026-11-24" };
    const { trip } = await run(createTrip, ports, ana, { destination: "Lisbon", ...dates, interests: ["parks"] });
    source.state.answer = () => json(openMeteoForecast(today, [63, 63, 63, 63]));
    const plans = (await arrived(trip)).days.flatMap((it) => it.if_wet ?? []);
    expect(plans.length).toBeGreaterThan(0);
    const stops = new Map(trip.itinerary.flatMap((day) => day.activities).map((it) => [it.id, it]));
    for (const { activity_id, title, instead } of plans) {
      expect(stops.get(activity_id)?.title).toBe(title);
      expect(stops.get(activity_id)?.alternatives.map((it) => it.title)).toContain(instead);
    }
  });

  it("asks for no trip out of reach, cancelled or over, and does nothing when switched off", async () => {
    const far = await plan("Lisbon", "2027-05-01", "2027-05-03");
    const cancelled = await plan("Lisbon", today, "2026-11-23");
    await run(updateTrip, ports, ana, { trip_id: cancelled.id, status: "cancelled" });
    const nothing = { days: [], pending: false, source: null };
    expect(await weatherOf(far)).toEqual(nothing);
    expect(await weatherOf(cancelled)).toEqual(nothing);
    const soon = await plan("Lisbon", today, "2026-11-23");
    expect(await run(getWeather, outside.ports, ana, { trip_id: soon.id })).toEqual(nothing);
    expect(source.asked).toEqual([]);
  });

  it("keeps a forecast for all, shows it while the source is down, and not when it is a day old", async () => {
    const trip = await plan("Lisbon", today, "2026-11-23");
    await arrived(trip);
    source.state.answer = () => faults["gateway time-out"] as never;
    await database.pool.query("update live_answers set expires_at = now() - interval '1 minute'");
    expect((await weatherOf(trip)).days).toHaveLength(3);
    await database.pool.query("update live_answers set fetched_at = now() - interval '25 hours'");
    expect((await weatherOf(trip)).days).toEqual([]);
  });

  it.each([
    ...Object.entries(faults).filter(([name]) => name !== "no answer at all"),
    ["columns of different kinds", json({ daily: { time: ["2026-11-21"], weather_code: ["rain"] } })],
    ["days without numbers", json(openMeteoForecast(today, [null, null]))],
    [
      "weather that no place on earth has",
      json({ daily: { time: [today], weather_code: [0], temperature_2m_max: [900], temperature_2m_min: [20] } }),
    ],
  ] as const)("says nothing after %s", async (_name, fault) => {
    const trip = await plan("Lisbon", today, "2026-11-23");
    source.state.answer = () => fault;
    expect(await weatherOf(trip)).toMatchObject({ days: [], pending: true });
    await expect.poll(() => source.asked.length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await database.pool.query("select * from live_answers")).rows).toEqual([]);
  });
});
