import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  earlier: "Plus tôt",
  later: "Plus tard",
  chooseEnd: "À partir du {start}. Choisissez maintenant le dernier jour.",
} satisfies Translation<typeof en>;
