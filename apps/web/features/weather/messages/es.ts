import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  of: "{place}: {weather}",
  chance: "{chance} % de probabilidad de lluvia",
  advice: "Es probable que llueva. En lugar de {title}: {instead}.",
  source: "Previsión del {time}, de <source>{name}</source>",
} satisfies Translation<typeof en>;
