import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  of: "{place} : {weather}",
  chance: "{chance} % de risque de pluie",
  advice: "Il va probablement pleuvoir. Au lieu de {title} : {instead}.",
  source: "Prévisions du {time} par <source>{name}</source>",
} satisfies Translation<typeof en>;
