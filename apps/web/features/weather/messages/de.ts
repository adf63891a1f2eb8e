import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  of: "{place}: {weather}",
  chance: "Regenwahrscheinlichkeit {chance} %",
  advice: "Es wird wahrscheinlich regnen. Statt {title}: {instead}.",
  source: "Vorhersage vom {time} von <source>{name}</source>",
} satisfies Translation<typeof en>;
