export { DayWeatherDetails } from "./day-weather-details.tsx";
export { SkyIcon } from "./sky-icon.tsx";
export { useTripWeather, type WeatherOfDay } from "./use-trip-weather.ts";
export { rainAdvice, weatherWords } from "./weather-words.ts";
