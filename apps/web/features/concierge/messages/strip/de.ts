import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  todaySentence: "Heute.",
  "strip.see": "Sieh, was jetzt und gleich ansteht.",
  "strip.trouble": "Etwas passt nicht. Sieh, was helfen würde.",
  "strip.at": "{what} um {time}.",
  "strip.leaveNow": "{what} um {time}, jetzt losgehen.",
  "strip.leaveBy": "{what} um {time}, losgehen bis {leave}.",
  "strip.time": "Sieh, was du mit deiner Zeit machen könntest.",
  "strip.until": "{what} bis {time}.",
  "until.in": "in {time}",
  "until.ago": "vor {time}",
  tomorrow: "morgen",
  "until.now": "jetzt",
} satisfies Translation<typeof en>;
