import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  todaySentence: "Hoy.",
  "strip.see": "Mira qué hay ahora y después.",
  "strip.trouble": "Algo no encaja. Mira qué ayudaría.",
  "strip.at": "{what} a las {time}.",
  "strip.leaveNow": "{what} a las {time}, sal ya.",
  "strip.leaveBy": "{what} a las {time}, sal antes de las {leave}.",
  "strip.time": "Mira qué puedes hacer con tu tiempo.",
  "strip.until": "{what} hasta las {time}.",
  "until.in": "dentro de {time}",
  "until.ago": "hace {time}",
  tomorrow: "mañana",
  "until.now": "ahora",
} satisfies Translation<typeof en>;
