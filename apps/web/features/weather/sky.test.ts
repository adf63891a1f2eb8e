import { expect, it } from "vitest";
import { rainAdvice, weatherWords } from "./sky.tsx";

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

it("says sky, temperatures and rain, and what to do on a wet day", () => {
  expect(weatherWords(day)).toBe("Rain showers, 12–17 °C, 72% chance of rain");
  expect(weatherWords({ ...day, rain_chance: 10 })).toBe("Rain showers, 12–17 °C");
  expect(rainAdvice(day)).toBe("Rain is likely. Instead of Jardim da Estrela: Basílica da Estrela.");
  expect(rainAdvice({ ...day, if_wet: null })).toBeNull();
});
