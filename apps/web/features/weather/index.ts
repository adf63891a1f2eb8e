export { DayWeatherDetails } from "./day-weather-details.tsx";
export { rainAdvice, SkyIcon, weatherWords } from "./sky.tsx";
export { useTripWeather, type WeatherOfDay } from "./use-trip-weather.ts";
