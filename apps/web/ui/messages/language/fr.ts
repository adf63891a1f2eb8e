import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "clock-12": "Format 12 heures",
  "clock-24": "Format 24 heures",
  imperial: "Miles et °F",
  metric: "Kilomètres et °C",
} satisfies Translation<typeof en>;
