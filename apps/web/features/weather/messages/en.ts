/** The forecast of a day. */
export default {
  of: "{place}: {weather}",
  chance: "{chance}% chance of rain",
  advice: "Rain is likely. Instead of {title}: {instead}.",
  source: "Forecast of {time} by <source>{name}</source>",
} as const;
