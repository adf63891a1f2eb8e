import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "clock-12": "12-Stunden-Uhr",
  "clock-24": "24-Stunden-Uhr",
  imperial: "Meilen und °F",
  metric: "Kilometer und °C",
} satisfies Translation<typeof en>;
