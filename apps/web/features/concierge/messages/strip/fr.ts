import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  todaySentence: "Aujourd’hui.",
  "strip.see": "Voyez ce qu’il y a maintenant et ensuite.",
  "strip.trouble": "Quelque chose ne va pas. Voyez ce qui aiderait.",
  "strip.at": "{what} à {time}.",
  "strip.leaveNow": "{what} à {time}, partez maintenant.",
  "strip.leaveBy": "{what} à {time}, partez avant {leave}.",
  "strip.time": "Voyez que faire de votre temps.",
  "strip.until": "{what} jusqu’à {time}.",
  "until.in": "dans {time}",
  "until.ago": "il y a {time}",
  tomorrow: "demain",
  "until.now": "maintenant",
} satisfies Translation<typeof en>;
