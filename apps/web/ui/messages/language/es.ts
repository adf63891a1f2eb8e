import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "clock-12": "Formato de 12 horas",
  "clock-24": "Formato de 24 horas",
  imperial: "Millas y °F",
  metric: "Kilómetros y °C",
} satisfies Translation<typeof en>;
