import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  earlier: "Früher",
  later: "Später",
  chooseEnd: "Ab {start}. Wähle jetzt den letzten Tag.",
} satisfies Translation<typeof en>;
