/** What stands below the languages that a reader may choose. */
export default {
  "clock-12": "12-hour clock",
  "clock-24": "24-hour clock",
  imperial: "Miles and °F",
  metric: "Kilometres and °C",
} as const;
