import { expect, it } from "vitest";
import { rainAdvice, readsFahrenheit, temperatures, weatherWords } from "./weather-words.ts";

const day = {
  itinerary_id: "d1",
  date: "2027-05-03",
  place: "Lisbon",
  sky: "showers" as const,
  words: "Rain showers",
  low: 11.6,
  high: 17.2,
  rain_chance: 72,
  rain_mm: 5,
  wet: true,
  if_wet: { activity_id: "a1", title: "Jardim da Estrela", instead: "Basílica da Estrela" },
  fetched_at: "2027-05-01T10:00:00Z",
};

it("writes temperatures in the units of the person's region", () => {
  expect(temperatures(day, ["de-DE", "en-US"])).toBe("12–17 °C");
  expect(temperatures(day, ["en-US"])).toBe("53–63 °F");
  expect(temperatures(day, ["en", "not a language", "en-US"])).toBe("53–63 °F");
  expect(temperatures({ low: -4.4, high: -0.2 }, [])).toBe("-4 to 0 °C");
  expect(temperatures({ low: 20.1, high: 20.4 }, [])).toBe("20 °C");
  expect(readsFahrenheit(["es-PR"])).toBe(true);
});

it("says sky, temperatures and rain, and what to do on a wet day", () => {
  expect(weatherWords(day, [])).toBe("Rain showers, 12–17 °C, 72% chance of rain");
  expect(weatherWords({ ...day, rain_chance: 10 }, [])).toBe("Rain showers, 12–17 °C");
  expect(rainAdvice(day)).toBe("Rain is likely. Instead of Jardim da Estrela: Basílica da Estrela.");
  expect(rainAdvice({ ...day, if_wet: null })).toBeNull();
});
