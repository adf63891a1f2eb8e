import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  add: "Station hinzufügen",
  text: "Die Tage späterer Stationen verschieben sich, und die Reise wird länger.",
  anyway: "Trotzdem hinzufügen",
  save: "Hinzufügen",
  unknown:
    "„{name}“ kennen wir nicht. Du kannst es trotzdem hinzufügen; die Tage dort bekommen dann Ideen statt konkreter Orte.",
  where: "Wohin",
  noWhere: "Wo möchtest du Station machen?",
  placeholder: "Florenz, Porto, Kyoto …",
  nights: "Nächte",
  when: "Wann",
  first: "Zuerst",
  after: "Nach {name}",
} satisfies Translation<typeof en>;
